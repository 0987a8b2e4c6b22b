/// A required constraint that cannot hold, by slots.
struct Contradiction: Equatable {
  var leftOut: Int32
  /// Ascending by rank.
  var members: [Int32]
  var domains: [Int32]
  /// Whether the members are its set, and not just constraints that it cannot hold with.
  var isFinal = false
}

/// What is left out, and why: one contradiction for each constraint.
struct Contradictions {
  private var all: [Contradiction] = []
  private var places: [Int32: Int] = [:]
  private var isChanged = false

  var indices: Range<Int> { all.indices }
  /// Whether a set may be still to be found.
  private(set) var hasProvisional = false

  subscript(index: Int) -> Contradiction { all[index] }

  mutating func insert(_ contradiction: Contradiction) {
    isChanged = true
    if !contradiction.isFinal { hasProvisional = true }
    places[contradiction.leftOut] = all.count
    all.append(contradiction)
  }

  /// - Complexity: O(1); the order of the others may change.
  mutating func remove(leftOut constraint: Int32) {
    guard let place = places.removeValue(forKey: constraint) else { return }
    isChanged = true
    let last = all.removeLast()
    if place == all.count { return }
    all[place] = last
    places[last.leftOut] = place
  }

  /// What is left out because of a constraint, apart from that itself.
  func citing(_ constraint: Int32) -> [Int32] {
    all.filter { $0.leftOut != constraint && $0.members.contains(constraint) }.map(\.leftOut)
  }

  /// Notes that the members of a contradiction are its set, or the set that they are replaced by.
  mutating func finalize(_ index: Int, _ better: Contradiction?) {
    isChanged = true
    if let better { all[index] = better }
    all[index].isFinal = true
  }

  mutating func noteAllFinal() { hasProvisional = false }

  /// Whether anything came, went or changed since the last call.
  mutating func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }
}
