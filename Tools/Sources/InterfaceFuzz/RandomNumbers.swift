/// The generator SplitMix64: a seed gives the same numbers on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value &>> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value &>> 31)
  }

  /// A random number from 0 to `count - 1`.
  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func oneIn(_ count: Int) -> Bool { index(count) == 0 }

  mutating func one<Element>(of list: [Element]) -> Element { list[index(list.count)] }
}
