extension Elimination {
  /// Rows in a form that keeps only what is there, for any number of unknowns.
  struct Rows {
    private struct Record: BitwiseCopyable {
      /// Where its entries are, ascending by unknown.
      var start: Int
      var end: Int
      var isOpen = true

      var places: Range<Int> { start..<end }
    }

    private struct Column: BitwiseCopyable {
      /// The list of at least all rows that have the unknown, or -1.
      var holders: Int32 = -1
      /// How many open ones do.
      var count: Int32 = 0
    }

    /// A row in a list.
    private struct Link: BitwiseCopyable {
      var row: Int32
      var next: Int32
    }

    /// Of all rows as they were written, and as they became.
    private var entries = Table<Entry>()
    private var rows = Table<Record>()
    private var columns = Table<Column>()
    private var links = Table<Link>()
    /// For each length a list; a row stands in one again whenever its length has changed.
    private var waiting = Slots()
    private var shortest = 0
    /// How many entries may still be written before it is not worth it.
    fileprivate var budget: Int

    init(_ written: [Entry], _ ends: [Int], _ unknownCount: Int) {
      budget = 64 + 8 * written.count
      entries.reserve(2 * written.count)
      rows.reserve(ends.count)
      columns.reserve(unknownCount)
      links.reserve(2 * (written.count + ends.count))
      for _ in 0..<unknownCount { columns.append(Column()) }
      for entry in written { entries.append(entry) }
      var start = 0
      for end in ends {
        rows.append(Record(start: start, end: end))
        sort(rows.count - 1)
        for place in start..<end {
          hold(entries[place].unknown, in: rows.count - 1)
          columns[Int(entries[place].unknown)].count += 1
        }
        start = end
      }
      for row in rows.indices.reversed() { file(row) }
    }

    private mutating func sort(_ row: Int) {
      let places = rows[row].places
      let isSorted = places.dropFirst().allSatisfy {
        entries[$0 - 1].unknown <= entries[$0].unknown
      }
      if isSorted { return }
      var part = UnsafeMutableBufferPointer(rebasing: entries.pointer[places])
      part.sort { $0.unknown < $1.unknown }
    }

    fileprivate var open: [Int] { rows.indices.filter { rows[$0].isOpen } }

    private mutating func file(_ row: Int) {
      let length = rows[row].places.count
      while waiting.count <= length { waiting.append(-1) }
      links.append(Link(row: Int32(row), next: waiting[length]))
      waiting[length] = Int32(links.count - 1)
      shortest = min(shortest, length)
    }

    private mutating func hold(_ unknown: Int32, in row: Int) {
      links.append(Link(row: Int32(row), next: columns[Int(unknown)].holders))
      columns[Int(unknown)].holders = Int32(links.count - 1)
    }

    /// Takes the shortest of the rows that wait; those without entries are passed over.
    fileprivate mutating func takeShortest() -> Int? {
      while shortest < waiting.count {
        let first = waiting[shortest]
        if first < 0 {
          shortest += 1
          continue
        }
        let link = links[Int(first)]
        waiting[shortest] = link.next
        let row = rows[Int(link.row)]
        if row.isOpen && row.places.count == shortest && shortest > 0 { return Int(link.row) }
      }
      return nil
    }

    fileprivate func forEachEntry(of row: Int, _ body: (Entry) -> Void) {
      for place in rows[row].places { body(entries[place]) }
    }

    /// The unknown that the fewest other rows have, of several the one whose rows are shortest.
    fileprivate func rarest(of row: Int) -> Entry? {
      var largest = 0.0
      for place in rows[row].places { largest = max(largest, entries[place].coefficient.magnitude) }
      var best: (entry: Entry, length: Int?)?
      for place in rows[row].places {
        let entry = entries[place]
        let isFair = entry.coefficient.magnitude >= Elimination.fairness * largest
        if !isFair && !isLargest(entry) { continue }
        guard let rival = best else {
          best = (entry, nil)
          continue
        }
        let count = columns[Int(entry.unknown)].count
        let difference = count - columns[Int(rival.entry.unknown)].count
        if difference > 0 || difference == 0 && count > Self.few { continue }
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
      if columns[Int(entry.unknown)].count > Self.few { return false }
      var link = columns[Int(entry.unknown)].holders
      while link >= 0 {
        let row = rows[Int(links[Int(link)].row)]
        link = links[Int(link)].next
        if !row.isOpen { continue }
        for place in row.places where entries[place].unknown == entry.unknown {
          if entries[place].coefficient.magnitude > entry.coefficient.magnitude { return false }
        }
      }
      return true
    }

    /// Up to how many rows are looked at to tell two unknowns apart.
    private static let few = 8

    /// How long the open rows are together that have an unknown.
    private func length(of unknown: Int32) -> Int {
      var length = 0
      var link = columns[Int(unknown)].holders
      while link >= 0 {
        let row = rows[Int(links[Int(link)].row)]
        if row.isOpen { length += row.places.count }
        link = links[Int(link)].next
      }
      return length
    }

    /// Takes an unknown of one row out of all others that are open.
    fileprivate mutating func eliminate(
      _ pivot: Entry,
      of row: Int,
      note: (_ target: Int32, _ factor: Double) -> Void
    ) {
      rows[row].isOpen = false
      count(row, -1)
      var link = columns[Int(pivot.unknown)].holders
      while link >= 0 {
        let target = Int(links[Int(link)].row)
        link = links[Int(link)].next
        guard rows[target].isOpen,
          let place = rows[target].places.first(where: { entries[$0].unknown == pivot.unknown })
        else { continue }
        let factor = entries[place].coefficient / pivot.coefficient
        note(Int32(target), factor)
        count(target, -1)
        subtract(row, times: factor, from: target, except: pivot.unknown)
        count(target, 1)
        budget -= rows[target].places.count
        file(target)
      }
    }

    private mutating func count(_ row: Int, _ change: Int32) {
      for place in rows[row].places { columns[Int(entries[place].unknown)].count += change }
    }

    private mutating func subtract(
      _ source: Int,
      times factor: Double,
      from target: Int,
      except eliminated: Int32
    ) {
      let (own, other) = (rows[target], rows[source])
      let start = entries.count
      entries.reserve(own.places.count + other.places.count)
      var (left, right) = (own.start, other.start)
      while left < own.end || right < other.end {
        if right == other.end
          || (left < own.end && entries[left].unknown < entries[right].unknown)
        {
          entries.append(entries[left])
          left += 1
          continue
        }
        var entry = entries[right]
        entry.coefficient *= -factor
        right += 1
        if left < own.end && entries[left].unknown == entry.unknown {
          entry.coefficient = Double.sum(entries[left].coefficient, entry.coefficient)
          left += 1
        } else {
          hold(entry.unknown, in: target)
        }
        if entry.unknown != eliminated && entry.coefficient != 0 { entries.append(entry) }
      }
      (rows[target].start, rows[target].end) = (start, entries.count)
    }
  }

  /// Solves for all unknowns.
  ///
  /// - Returns: false if the rows leave one open.
  mutating func eliminateSparse(_ entries: [Entry], _ ends: [Int], _ unknownCount: Int) -> Bool {
    var rows = Rows(entries, ends, unknownCount)
    while pivotCount < unknownCount {
      guard let index = rows.takeShortest() else { return false }
      guard let pivot = rows.rarest(of: index) else { return false }
      eliminate(pivot, of: index, in: &rows)
      if rows.budget < 0 { return false }
    }
    unused = rows.open
    return true
  }

  private mutating func eliminate(_ pivot: Entry, of index: Int, in rows: inout Rows) {
    rows.forEachEntry(of: index) { if $0.unknown != pivot.unknown { note(input: $0) } }
    note(pivot: pivot, of: index)
    rows.eliminate(pivot, of: index) { target, factor in
      note(step: factor, from: Int32(index), to: target)
    }
  }
}
