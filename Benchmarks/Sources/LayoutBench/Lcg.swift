/// The peers' generator of pseudo-random numbers, so that all engines take the same steps.
package struct Lcg {
  private var state: UInt64

  package init(seed: UInt64 = 12345) { state = seed }

  /// The next number of 31 bits.
  package mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(UInt32(truncatingIfNeeded: state &>> 33))
  }

  package mutating func next(below bound: Int) -> Int { next() % bound }

  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropFirst().reversed() {
      elements.swapAt(index, next(below: index + 1))
    }
  }
}
