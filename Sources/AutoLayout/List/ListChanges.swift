/// A batch of changes of a list's sections and rows.
///
/// As in UIKit, deleted and reloaded positions refer to the list before the batch, inserted ones to
/// the list after it.
struct ListChanges {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reconfiguredRows: [IndexPath] = []

  /// Returns the rows to configure again by their positions after the batch.
  func reconfigured(_ origins: [[IndexPath?]]) -> [IndexPath] {
    if reconfiguredRows.isEmpty { return [] }
    let paths = Set(reconfiguredRows)
    var result: [IndexPath] = []
    for (section, rows) in origins.enumerated() {
      for (row, origin) in rows.enumerated() where origin.map(paths.contains) == true {
        result.append(IndexPath(row: row, section: section))
      }
    }
    return result
  }

  /// Returns, for each row of the new list, its position in the old list; nil for a row that is new
  /// or reloaded. The failure is a mismatch between the counts and the changes.
  func origins(
    from old: [Int],
    to new: [Int]
  ) -> Result<[[IndexPath?]], Mismatch> {
    if let missing = missing(from: old, to: new) { return .failure(missing) }
    let gone = Set(deletedSections + movedSections.map(\.from))
    var kept = old.indices.filter { !gone.contains($0) }
    var sections: [Int?] = []
    for section in new.indices {
      if let move = movedSections.first(where: { $0.to == section }) {
        sections.append(move.from)
      } else if insertedSections.contains(section) {
        sections.append(nil)
      } else if kept.isEmpty {
        return .failure(.sections(had: old.count, has: new.count, self))
      } else {
        sections.append(kept.removeFirst())
      }
    }
    if !kept.isEmpty { return .failure(.sections(had: old.count, has: new.count, self)) }
    var result: [[IndexPath?]] = []
    for (section, origin) in sections.enumerated() {
      guard let origin, !reloadedSections.contains(origin) else {
        result.append(Array(repeating: nil, count: new[section]))
        continue
      }
      guard let rows = rows(of: origin, count: old[origin], in: section, count: new[section]) else {
        return .failure(.rows(section: section, had: old[origin], has: new[section], self))
      }
      result.append(rows)
    }
    return .success(result)
  }

  /// Returns a mismatch if a change names a section or row that does not exist, or names a row
  /// twice.
  private func missing(from old: [Int], to new: [Int]) -> Mismatch? {
    let left = movedSections.map(\.from)
    for section in deletedSections + reloadedSections + left where !old.indices.contains(section) {
      return .absent("section \(section)", "before the update")
    }
    for section in insertedSections + movedSections.map(\.to) where !new.indices.contains(section) {
      return .absent("section \(section)", "after the update")
    }
    func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.count == 2 && counts.indices.contains(path.section) && path.row >= 0
        && path.row < counts[path.section]
    }
    let leaving = deletedRows + reloadedRows + movedRows.map(\.from)
    for path in leaving where !exists(path, old) {
      return .absent("row \(path.listDescription)", "before the update")
    }
    for path in insertedRows + movedRows.map(\.to) where !exists(path, new) {
      return .absent("row \(path.listDescription)", "after the update")
    }
    var known: Set<IndexPath> = []
    var knownSections: Set<Int> = []
    for section in left where !knownSections.insert(section).inserted {
      return .twice("section \(section)")
    }
    for path in leaving where !known.insert(path).inserted {
      return .twice("row \(path.listDescription)")
    }
    return nil
  }

  private func rows(
    of origin: Int,
    count oldCount: Int,
    in section: Int,
    count newCount: Int
  ) -> [IndexPath?]? {
    var arrived: [Int: IndexPath?] = [:]
    for path in insertedRows where path.section == section { arrived[path.row] = .some(nil) }
    for move in movedRows where move.to.section == section {
      arrived[move.to.row] = .some(move.from)
    }
    let left = Set((deletedRows + movedRows.map(\.from)).filter { $0.section == origin }.map(\.row))
    let reloaded = Set(reloadedRows.filter { $0.section == origin }.map(\.row))
    var kept = (0..<oldCount).filter { !left.contains($0) }[...]
    var result: [IndexPath?] = []
    for row in 0..<newCount {
      if let origin = arrived[row] {
        result.append(origin)
      } else if let row = kept.popFirst() {
        result.append(reloaded.contains(row) ? nil : IndexPath(row: row, section: origin))
      } else {
        return nil
      }
    }
    return kept.isEmpty ? result : nil
  }

  /// A contradiction between the changes and the counts before and after them.
  enum Mismatch: Error {
    case sections(had: Int, has: Int, ListChanges)
    case rows(section: Int, had: Int, has: Int, ListChanges)
    /// The missing section or row, and the time at which it should exist.
    case absent(String, String)
    case twice(String)

    var description: String {
      switch self {
      case .absent(let what, let time): "there is no \(what) \(time)"
      case .twice(let what): "\(what) is deleted, reloaded or moved twice"
      case .sections(let had, let has, let changes):
        "it had \(had) sections and has \(has), with \(changes.insertedSections.count) inserted and "
          + "\(changes.deletedSections.count) deleted"
      case .rows(let section, let had, let has, let changes):
        "section \(section) had \(had) rows and has \(has), with "
          + "\(changes.insertedRows.filter { $0.section == section }.count) inserted and "
          + "\(changes.deletedRows.filter { $0.section == section }.count) deleted"
      }
    }
  }
}
