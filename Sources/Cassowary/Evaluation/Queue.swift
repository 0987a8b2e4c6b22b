/// What is to be computed, by label: a list for each.
///
/// Its nodes are variables, and subproblems as `-1 - subproblem`; each is linked with the next by whoever puts it in.
struct Queue {
  /// For each label the first node in the queue, or ``none``.
  private var heads = Slots()
  /// A bit for each label that has a node.
  private var filled = Table<UInt64>()
  /// No label below 64 times this has a node.
  private var lowestWord = 0

  /// Above all labels that ever had a node.
  var labelLimit: Int { heads.count }

  mutating func makeUnique() { (heads, filled) = (heads.unshared(), filled.unshared()) }

  /// No node.
  static let none = Int32.min

  /// Puts a node before all others of its label.
  ///
  /// - Returns: the node that comes after it.
  @inline(__always)
  mutating func push(_ node: Int32, label: Int32) -> Int32 {
    let label = Int(label)
    if label >= heads.count { makeRoom(for: label) }
    let next = heads[label]
    heads[label] = node
    filled[label &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: label)
    lowestWord = min(lowestWord, label &>> 6)
    return next
  }

  @inline(never)
  private mutating func makeRoom(for label: Int) {
    let count = max(64, (label + 64) / 64 * 64, 2 * heads.count)
    while heads.count < count { heads.append(Self.none) }
    while filled.count < count / 64 { filled.append(0) }
  }

  /// The first node of the lowest label.
  @inline(__always)
  mutating func first() -> (node: Int32, label: Int)? {
    while lowestWord < filled.count {
      let word = filled[lowestWord]
      if word != 0 {
        let label = lowestWord &<< 6 | word.trailingZeroBitCount
        return (heads[label], label)
      }
      lowestWord &+= 1
    }
    return nil
  }

  @inline(__always)
  mutating func drop(label: Int, next: Int32) {
    heads[label] = next
    if next == Self.none { filled[label &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: label)) }
  }
}
