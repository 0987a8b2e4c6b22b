import Expectations
import Testing

@testable import Cassowary

@Suite struct CompensatedSumTests {
  @Test func `what rounding takes from a sum comes back when its large parts cancel`() {
    var sum = CompensatedSum()
    for part in [1e17, 1, 0.25, -1e17] { sum.add(part, times: 1) }
    expectEqual(sum.value, 1.25)
  }

  @Test func `what rounding takes from a product is kept`() {
    var sum = CompensatedSum()
    let factor = 1 + 0x1p-30
    sum.add(factor, times: factor)
    sum.add(-1, times: 1)
    sum.add(-0x1p-29, times: 1)
    expectEqual(sum.value, 0x1p-60)
  }
}
