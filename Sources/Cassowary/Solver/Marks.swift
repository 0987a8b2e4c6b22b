/// Which slots of a table were met, all forgotten at once.
struct Marks {
  private var rounds: [UInt32] = []
  private var round: UInt32 = 0

  mutating func start(count: Int) {
    if rounds.count < count || round == .max {
      (rounds, round) = ([UInt32](repeating: 0, count: count), 0)
    }
    round += 1
  }

  /// - Returns: whether the slot is met for the first time since the start.
  mutating func meet(_ slot: Int32) -> Bool {
    if rounds[Int(slot)] == round { return false }
    rounds[Int(slot)] = round
    return true
  }

  /// Whether the slot was met since the start.
  func contains(_ slot: UInt32) -> Bool { rounds[Int(slot)] == round }

  mutating func meet(_ slot: UInt32) -> Bool { meet(Int32(bitPattern: slot)) }
}
