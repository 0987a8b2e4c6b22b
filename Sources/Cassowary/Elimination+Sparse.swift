extension Elimination {
  /// Rows in a form that keeps only what is there, for any number of unknowns.
  struct Rows {
    fileprivate(set) var rows: [[Entry]] = []
    /// For each unknown at least all rows that have it, and how many open ones do.
    private var holders: [[Int32]]
    private var counts: [Int]
    fileprivate var isOpen: [Bool] = []
    /// By length; a row stands in it again whenever its length has changed.
    private var byLength: [[Int32]] = []
    private var shortest = 0
    private var scratch: [Entry] = []
    /// How many entries may still be written before it is not worth it.
    fileprivate var budget: Int

    init(_ entries: [Entry], _ ends: [Int], _ unknownCount: Int) {
      holders = [[Int32]](repeating: [], count: unknownCount)
      counts = [Int](repeating: 0, count: unknownCount)
      budget = 64 + 8 * entries.count
      var start = 0
      for end in ends {
        rows.append(entries[start..<end].sorted { $0.unknown < $1.unknown })
        isOpen.append(true)
        start = end
      }
      for index in rows.indices.reversed() {
        for entry in rows[index] {
          holders[Int(entry.unknown)].append(Int32(index))
          counts[Int(entry.unknown)] += 1
        }
        file(index)
      }
    }

    /// The rows that are left and say something.
    var left: [(row: Int, entries: [Entry])] {
      rows.indices.filter { isOpen[$0] && !rows[$0].isEmpty }.map { ($0, rows[$0]) }
    }

    /// Lets the rows that are left be looked at once more.
    mutating func refile() {
      for index in rows.indices.reversed() where isOpen[index] { file(index) }
    }

    private mutating func file(_ row: Int) {
      let length = rows[row].count
      while byLength.count <= length { byLength.append([]) }
      byLength[length].append(Int32(row))
      shortest = min(shortest, length)
    }

    /// Takes the shortest of the rows that wait; those without entries are passed over.
    fileprivate mutating func takeShortest() -> Int? {
      while shortest < byLength.count {
        guard let index = byLength[shortest].popLast() else {
          shortest += 1
          continue
        }
        let row = Int(index)
        if isOpen[row] && rows[row].count == shortest && shortest > 0 { return row }
      }
      return nil
    }

    /// The unknown that the fewest other rows have, of those that may be divided by; of several the one whose rows are shortest.
    fileprivate func rarest(of row: Int, among isEligible: (Int32) -> Bool) -> Entry? {
      let largest = rows[row].reduce(0) { max($0, $1.coefficient.magnitude) }
      var best: (entry: Entry, length: Int?)?
      for entry in rows[row] where isEligible(entry.unknown) {
        let isFair = entry.coefficient.magnitude >= Elimination.fairness * largest
        if !isFair && !isLargest(entry) { continue }
        guard let rival = best else {
          best = (entry, nil)
          continue
        }
        let difference = counts[Int(entry.unknown)] - counts[Int(rival.entry.unknown)]
        if difference > 0 || difference == 0 && counts[Int(entry.unknown)] > Self.few { continue }
        if difference < 0 {
          best = (entry, nil)
          continue
        }
        let length = rival.length ?? self.length(of: rival.entry.unknown)
        let own = self.length(of: entry.unknown)
        best = own < length ? (entry, own) : (rival.entry, length)
      }
      return best?.entry
    }

    /// Whether no open row has more of an unknown: then no row is taken from another more than once over.
    ///
    /// A sum of many, such as the gaps of a row, may have little of each.
    private func isLargest(_ entry: Entry) -> Bool {
      if counts[Int(entry.unknown)] > Self.few { return false }
      return holders[Int(entry.unknown)].allSatisfy { holder in
        guard isOpen[Int(holder)] else { return true }
        let other = rows[Int(holder)].first { $0.unknown == entry.unknown }
        return (other?.coefficient.magnitude ?? 0) <= entry.coefficient.magnitude
      }
    }

    /// Up to how many rows are looked at to tell two unknowns apart.
    private static let few = 8

    /// How long the open rows are together that have an unknown.
    private func length(of unknown: Int32) -> Int {
      holders[Int(unknown)].reduce(0) { $0 + (isOpen[Int($1)] ? rows[Int($1)].count : 0) }
    }

    /// Takes an unknown of one row out of all others that are open.
    fileprivate mutating func eliminate(
      _ pivot: Entry,
      of row: Int,
      note: (_ target: Int32, _ factor: Double) -> Void
    ) {
      let source = rows[row]
      isOpen[row] = false
      for entry in source { counts[Int(entry.unknown)] -= 1 }
      for holder in holders[Int(pivot.unknown)] where isOpen[Int(holder)] {
        let target = Int(holder)
        guard let place = rows[target].firstIndex(where: { $0.unknown == pivot.unknown }) else {
          continue
        }
        let factor = rows[target][place].coefficient / pivot.coefficient
        note(holder, factor)
        for entry in rows[target] { counts[Int(entry.unknown)] -= 1 }
        subtract(source, times: factor, from: target, except: pivot.unknown)
        for entry in rows[target] { counts[Int(entry.unknown)] += 1 }
        budget -= rows[target].count
        file(target)
      }
    }

    private mutating func subtract(
      _ row: [Entry],
      times factor: Double,
      from index: Int,
      except eliminated: Int32
    ) {
      scratch.removeAll(keepingCapacity: true)
      let target = rows[index]
      var (left, right) = (0, 0)
      while left < target.count || right < row.count {
        if right == row.count
          || (left < target.count && target[left].unknown < row[right].unknown)
        {
          scratch.append(target[left])
          left += 1
          continue
        }
        var entry = row[right]
        entry.coefficient *= -factor
        right += 1
        if left < target.count && target[left].unknown == entry.unknown {
          entry.coefficient = Double.sum(target[left].coefficient, entry.coefficient)
          left += 1
        } else {
          holders[Int(entry.unknown)].append(Int32(index))
        }
        if entry.unknown != eliminated && entry.coefficient != 0 { scratch.append(entry) }
      }
      swap(&rows[index], &scratch)
    }
  }

  /// Solves for all unknowns.
  ///
  /// - Returns: false if the rows leave one open.
  mutating func eliminateSparse(_ entries: [Entry], _ ends: [Int], _ unknownCount: Int) -> Bool {
    var rows = Rows(entries, ends, unknownCount)
    while pivotCount < unknownCount {
      guard let index = rows.takeShortest() else { return false }
      guard let pivot = rows.rarest(of: index, among: { _ in true }) else { return false }
      eliminate(pivot, of: index, in: &rows)
      if rows.budget < 0 { return false }
    }
    unused = rows.isOpen.indices.filter { rows.isOpen[$0] }
    return true
  }

  /// Solves for as many unknowns as it can without tying others together: rows of one or two unknowns for one of them, longer
  /// ones only for unknowns that nothing else is said of.
  ///
  /// - Parameter isFree: whether nothing else is said of an unknown; false afterwards for those that another is solved by
  ///   of which something is.
  /// - Returns: false if they fill up too much to be worth it; what is left are rows of three unknowns or more.
  mutating func reduce(_ rows: inout Rows, _ isFree: inout [Bool]) -> Bool {
    while let index = rows.takeShortest() {
      let row = rows.rows[index]
      guard
        let pivot = rows.rarest(of: index, among: { isFree[Int($0)] })
          ?? (row.count < 3 ? rows.rarest(of: index, among: { _ in true }) : nil)
      else { continue }
      if row.count == 2 && !isFree[Int(pivot.unknown)] {
        for entry in row { isFree[Int(entry.unknown)] = false }
      }
      eliminate(pivot, of: index, in: &rows)
      if rows.budget < 0 { return false }
    }
    return true
  }

  private mutating func eliminate(_ pivot: Entry, of index: Int, in rows: inout Rows) {
    for entry in rows.rows[index] where entry.unknown != pivot.unknown { note(input: entry) }
    note(pivot: pivot, of: index)
    rows.eliminate(pivot, of: index) { target, factor in
      note(step: factor, from: Int32(index), to: target)
    }
  }
}
