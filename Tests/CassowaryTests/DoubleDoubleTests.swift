import Testing

@testable import Cassowary

@Suite struct DoubleDoubleTests {
  private typealias Number = DoubleDouble

  private let tiny = Number(0x1p-80)

  @Test func `a sum keeps digits that a double would round off`() {
    let sum = Number(1e10) + tiny
    #expect(sum.approximation == 1e10)
    #expect(sum + -Number(1e10) == tiny)
    let exact: Number = Number(0.1) + Number(0.2) + Number(-0.3)
    #expect(exact == Number(0x1p-55))
    let rounded: Double = 0.1 + 0.2 - 0.3
    #expect(rounded == 0x1p-54)
  }

  @Test func `a product of two doubles is exact`() {
    // (2⁵² + 1)² = 2¹⁰⁴ + 2⁵³ + 1
    let factor = Number(0x1p52 + 1)
    #expect(factor * factor + Number(-0x1p104) == Number(0x1p53) + 1)
  }

  @Test func `a quotient times the divisor is the dividend to 30 digits`() {
    var state: UInt64 = 1
    func random() -> Number {
      func part() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(Int64(bitPattern: state) &>> 10)
      }
      return Number(part()) + Number(part() * 0x1p-60)
    }
    for _ in 0..<1000 {
      let (a, b) = (random(), random())
      if b.approximation == 0 { continue }
      let error = (a / b * b + -a).magnitude
      #expect(error <= a.magnitude * 1e-30)
    }
  }

  @Test func `numbers are ordered by their low halves where the high ones are equal`() {
    #expect(Number(1) < Number(1) + tiny)
    #expect(Number(1) + -tiny < Number(1))
    #expect((Number(-1) + -tiny).magnitude == Number(1) + tiny)
    #expect(!(Number(0) < -Number(0)) && !(-Number(0) < Number(0)))
  }

  @Test func `a sum that cancels up to rounding is 0`() {
    #expect(Number.sum(1, Number(-1) + Number(0x1p-100)) == 0)
    #expect(Number.sum(1, Number(-1) + tiny) == tiny)
  }
}
