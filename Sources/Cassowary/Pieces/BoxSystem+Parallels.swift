/// Conditions about the same sum of classes.
///
/// A required inequality is a row with a class more, for what it leaves over. Another condition whose sum is a multiple of that row's is
/// about what is left over, and about nothing else: a bound, hard or soft. So two texts on one baseline, both above the bottom of their
/// row, are one row and a bound, and a gap that is at least 8, and 8 if possible, is one row and a soft bound.
extension BoxSystem {
  struct Parallel {
    /// The one that became a row, and how often its sum goes into this one's.
    var condition: Int
    var factor: Double
    /// The classes of this one, as it was written.
    var written: Range<Int>
  }

  /// Lets a condition speak of what a row leaves over, if its sum is a multiple of that row's.
  ///
  /// - Parameter rows: those of inequalities, by the sums of their classes; the first of each.
  /// - Returns: whether there is such a row.
  mutating func findParallel(to index: Int, in rows: [UInt64: Int]) -> Bool {
    let written = conditions[index].entries
    if written.count < 2 || rows.isEmpty { return false }
    guard let row = rows[sumOfClasses(in: written)].map({ self.rows[$0] }),
      case .condition(let condition) = row.side,
      let factor = factor(written, of: row.entries.dropLast())
    else { return false }
    let slack = entries[row.entries.upperBound - 1]
    conditions[index].parallel = Parallel(condition: condition, factor: factor, written: written)
    conditions[index].entries = entries.count..<entries.count + 1
    entries.append(Entry(unknown: slack.unknown, coefficient: -factor * slack.coefficient))
    return true
  }

  /// The same for all orders of the same classes, and hardly for others.
  func sumOfClasses(in range: Range<Int>) -> UInt64 {
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
