/// Finds known names that are similar to a misspelt one.
enum Spelling {
  /// The names within an edit distance, the nearest first; names of equal distance keep their order.
  ///
  /// - Parameter slips: the maximum edit distance.
  static func nearest(to name: String, among names: some Sequence<String>, slips: Int) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(60))
    return names.map { ($0, distance(wanted, Array($0.lowercased().unicodeScalars))) }
      .filter { $0.1 <= slips }
      .enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// The name that is most similar to an unknown name of a file; nil if none is within an edit distance of 1 for names of less than
  /// six characters, and 2 for longer ones.
  static func meant(by name: String, among names: some Sequence<String>) -> String? {
    if name.unicodeScalars.count > 60 { return nil }
    return nearest(
      to: name,
      among: names.sorted(),
      slips: name.unicodeScalars.count < 6 ? 1 : 2
    ).first
  }

  /// The edit distance: the number of insertions, deletions, substitutions and transpositions of neighbours.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
