/// Conditions about the same sum of classes.
///
/// A required inequality is a row with a class more, for what it leaves over. Another condition whose sum is a multiple of that row's is
/// about what is left over, and about nothing else: a bound, or a wish. So two texts on one baseline, both above the bottom of their row,
/// are one row and a bound, and a gap that is at least 8 and wishes to be 8 is one row and a wish.
extension BoxSystem {
  /// Rows of inequalities by the classes that they are about, the first of each.
  struct Parallels {
    fileprivate var rows: [UInt64: Int32] = [:]
  }

  mutating func note(row: Int, about range: Range<Int>, in parallels: inout Parallels) {
    let classes = sum(ofClasses: range)
    if parallels.rows[classes] == nil { parallels.rows[classes] = Int32(row) }
  }

  /// Lets a condition speak of what a row leaves over, if its sum is a multiple of that row's.
  ///
  /// - Parameter range: the entries of the condition.
  /// - Returns: whether there is such a row.
  mutating func joinParallel(
    _ index: Int,
    _ range: Range<Int>,
    _ parallels: Parallels
  ) -> Bool {
    if range.count < 2 || parallels.rows.isEmpty { return false }
    guard let row = parallels.rows[sum(ofClasses: range)].map(Int.init),
      case .condition(let base) = rows[row].side,
      let factor = factor(range, of: rows[row].entries.dropLast())
    else { return false }
    let slack = entries[rows[row].entries.upperBound - 1]
    conditions[index].base = (base, factor)
    conditions[index].written = range
    let start = entries.count
    entries.append(Entry(unknown: slack.unknown, coefficient: -factor * slack.coefficient))
    conditions[index].entries = start..<entries.count
    return true
  }

  /// The same for all orders of the same classes, and hardly for others.
  private func sum(ofClasses range: Range<Int>) -> UInt64 {
    entries[range].reduce(0) { $0 &+ UInt32(bitPattern: $1.unknown).scrambled }
  }

  /// How often one sum is another; nil if it is no multiple.
  private func factor(_ range: Range<Int>, of other: Range<Int>) -> Double? {
    if range.count != other.count { return nil }
    var factor = 0.0
    for entry in entries[range] {
      guard let own = entries[other].first(where: { $0.unknown == entry.unknown }) else {
        return nil
      }
      if factor == 0 { factor = entry.coefficient / own.coefficient }
      if entry.coefficient != factor * own.coefficient { return nil }
    }
    return factor
  }
}
