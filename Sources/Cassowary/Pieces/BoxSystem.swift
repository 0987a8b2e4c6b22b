/// A piece of a system as unknowns with a range each, and equations that tie few of them at a time.
///
/// Required equalities are eliminated as far as that ties nothing else together. What is left are *classes* of unknowns,
/// `x = factor · class + offset`, each with an interval, and *rows*, equations over three classes or more. As long as no class
/// that is still open is in two rows, each step of the contract leaves such a system, and no simplex is needed:
///
/// - What a row leaves to a class is what its other classes can make up for; they are independent of each other.
/// - A soft bound of a class narrows its interval to the part where it costs least.
/// - Of several about classes of one row there is a price λ of the row, and the best points are those at which each class is
///   where its own cost less λ times its part of the row is least: intervals again. (Duality of separable programs.)
/// - Optional conditions that tie classes together narrow nothing else if all of the level can hold at once: then every best point is one
///   at which they do. They join classes, or become rows.
/// - A row may wait. The best points without it, if it can hold at some of them, are those at which it holds: so it may be
///   said when fewer classes are open. It waits if one of its classes is in another row, and if it has a class that nothing
///   but being at least 0 is said of, which can follow the others.
///
/// If a row cannot hold at last, or cannot be said, the piece is a simplex's. What equalities say does not depend on their
/// right-hand sides, so it is found out once.
struct BoxSystem: Sendable {
  typealias Entry = Elimination.Entry

  /// What an unknown is computed from.
  enum Source: Equatable {
    case nothing
    case ofClass(Int)
    /// From several: it is computed after all others, and nothing is said of it.
    case eliminated
  }

  struct Unknown {
    var domain: Domain
    var source: Source
    var factor: Double
  }

  struct Condition {
    var relation: Relation
    var strength: Strength
    var order: UInt64
    /// Unknowns, as it was written.
    var terms: Range<Int>
    /// The same without what an equation says of it.
    var rest: Rest?
    /// Classes; empty for what is eliminated.
    var entries: Range<Int>
    /// Where its sum is a multiple of a row's: then its entries speak of what the row leaves over.
    var parallel: Parallel?
  }

  /// `Σ terms = factor · side of a row + Σ remaining terms`, but for what is solved for.
  struct Rest {
    var row: Int
    var factor: Double
    var terms: [Entry]
  }

  struct Row {
    var entries: Range<Int>
    var side: Side
    /// Whether one of its classes can follow the others, as far as it comes out at 0 or above.
    var mayFollow = false

    enum Side {
      case equation(Int)
      /// An inequality has a class more, for what it leaves over.
      case condition(Int)
    }
  }

  var unknowns: [Unknown] = []
  var conditions: [Condition] = []
  var terms: [Entry] = []
  var entries: [Entry] = []
  var classCount = 0
  /// For each class the unknown that it is; those of what inequalities leave over come after them.
  var classUnknowns: [Int] = []
  /// The required equalities, by condition, and what they say.
  var equations: [Int] = []
  var elimination = Elimination()
  /// How many steps and pivots of the elimination were done when rests were found; nil if there are none.
  var early: (steps: Int, pivots: Int)?
  var rows: [Row] = []
  /// For each class the rows that it is in.
  var rowsOfClass: [[Int32]] = []
  /// Whether so many classes are in several rows that trying to say them is not worth it.
  private(set) var isTangled = false
  /// Required inequalities about one class, by condition.
  var bounds: [Int] = []
  /// Higher levels first, in a level what came last first.
  var optional: [Int] = []

  /// - Returns: nil if there is too much to eliminate.
  init?(_ system: Subsystem) {
    conditions.reserveCapacity(system.conditions.count)
    entries.reserveCapacity(2 * system.terms.count)
    for condition in system.conditions {
      conditions.append(
        Condition(
          relation: condition.relation,
          strength: condition.strength,
          order: condition.order,
          terms: condition.terms,
          entries: 0..<0
        )
      )
    }
    terms = system.terms.map {
      Entry(unknown: Int32($0.unknown), coefficient: $0.coefficient)
    }
    guard let left = eliminate(system) else { return nil }
    if !setRows(left) { return nil }
    optional = conditions.indices.filter { !conditions[$0].strength.isRequired }
      .sorted(by: system.servedBefore)
  }

  /// - Returns: the equations that are left.
  private mutating func eliminate(_ system: Subsystem) -> [(row: Int, entries: [Entry])]? {
    var isFree = system.unknowns.map { $0.domain == .free }
    var written: [Entry] = []
    var ends: [Int] = []
    written.reserveCapacity(terms.count)
    ends.reserveCapacity(conditions.count)
    for (index, condition) in system.conditions.enumerated() {
      if condition.strength.isRequired && condition.relation == .equal {
        equations.append(index)
        written += terms[condition.terms]
        ends.append(written.count)
      } else {
        for term in terms[condition.terms] { isFree[Int(term.unknown)] = false }
      }
    }
    var rows = Elimination.Rows(written, ends, isFree.count)
    elimination.reserve(pivots: ends.count, rest: written.count, steps: ends.count)
    if !elimination.reduce(&rows, &isFree) { return nil }
    setSources(system)
    if findRests(rows.left) {
      var (further, others) = (elimination, rows.copied())
      others.refile()
      isFree = unspoken(where: { _ in true })
      if further.reduce(&others, &isFree) {
        (elimination, rows) = (further, others)
        setSources(system)
      }
    }
    return rows.left
  }

  private mutating func setSources(_ system: Subsystem) {
    unknowns = system.unknowns.map { Unknown(domain: $0.domain, source: .nothing, factor: 0) }
    classCount = 0
    classUnknowns.removeAll(keepingCapacity: true)
    var isSolved = [Bool](repeating: false, count: unknowns.count)
    elimination.forEachSolved { unknown, _, _ in isSolved[unknown] = true }
    for unknown in unknowns.indices where !isSolved[unknown] {
      unknowns[unknown].source = .ofClass(classCount)
      unknowns[unknown].factor = 1
      classUnknowns.append(unknown)
      classCount += 1
    }
    elimination.forEachSolved { unknown, inverse, inputs in
      guard let input = inputs.first else { return }
      let other = unknowns[Int(input.unknown)]
      unknowns[unknown].source = inputs.count > 1 ? .eliminated : other.source
      unknowns[unknown].factor = -input.coefficient * inverse * other.factor
    }
  }

  private mutating func setRows(_ left: [(row: Int, entries: [Entry])]) -> Bool {
    for (row, entries) in left {
      let start = self.entries.count
      for entry in entries {
        guard case .ofClass(let index) = unknowns[Int(entry.unknown)].source else { return false }
        self.entries.append(Entry(unknown: Int32(index), coefficient: entry.coefficient))
      }
      rows.append(Row(entries: start..<self.entries.count, side: .equation(row)))
    }
    var rowsOfClasses: [UInt64: Int] = [:]
    for index in conditions.indices {
      let condition = conditions[index]
      if condition.strength.isRequired && condition.relation == .equal { continue }
      guard let range = writeEntries(of: said(index)) else { return false }
      conditions[index].entries = range
      if !condition.strength.isRequired { continue }
      if range.count < 2 || findParallel(to: index, in: rowsOfClasses) {
        bounds.append(index)
        continue
      }
      let classes = sumOfClasses(in: range)
      if rowsOfClasses[classes] == nil { rowsOfClasses[classes] = rows.count }
      let slack = condition.relation == .lessThanOrEqual ? 1.0 : -1.0
      entries.append(Entry(unknown: Int32(classCount), coefficient: slack))
      rows.append(Row(entries: range.lowerBound..<entries.count, side: .condition(index)))
      conditions[index].entries = range
      classCount += 1
    }
    for index in conditions.indices where !conditions[index].strength.isRequired {
      _ = findParallel(to: index, in: rowsOfClasses)
    }
    var isSpokenOf = [Bool](repeating: false, count: classCount)
    for condition in conditions {
      for entry in entries[condition.entries] { isSpokenOf[Int(entry.unknown)] = true }
    }
    rowsOfClass = Array(repeating: [], count: classCount)
    for (index, row) in rows.enumerated() {
      for entry in entries[row.entries] { rowsOfClass[Int(entry.unknown)].append(Int32(index)) }
      // What an inequality leaves over is asked for at once: it has a say, or it would not be here.
      guard case .equation = row.side else { continue }
      rows[index].mayFollow = entries[row.entries].contains { !isSpokenOf[Int($0.unknown)] }
    }
    isTangled = tangledCount * 3 > rows.count
    return true
  }

  /// How many classes are in several rows, and stay open as far as can be seen.
  private var tangledCount: Int {
    var hasSoftBound = [Bool](repeating: false, count: classCount)
    for condition in conditions where !condition.strength.isRequired && condition.entries.count == 1
    {
      hasSoftBound[Int(entries[condition.entries.lowerBound].unknown)] = true
    }
    // What is left of other rows, when all is at its soft bounds, are ties.
    var isSize = hasSoftBound
    for unknown in unknowns where unknown.domain == .nonNegative {
      if case .ofClass(let index) = unknown.source { isSize[index] = true }
    }
    let isRow = rows.map { row in
      if row.mayFollow { return false }
      // An inequality of two positions may be said at last, when all sizes are decided.
      let members = entries[row.entries]
      if let slack = members.last, Int(slack.unknown) >= classUnknowns.count {
        let positions = members.dropLast().filter { !isSize[Int($0.unknown)] }
        if positions.count == 2 && positions[0].coefficient + positions[1].coefficient == 0 {
          return false
        }
      }
      return members.count { !hasSoftBound[Int($0.unknown)] } > 2
    }
    return rowsOfClass.indices.count { index in
      !hasSoftBound[index] && rowsOfClass[index].count { isRow[Int($0)] } > 1
    }
  }

  /// Writes the terms of a condition as terms of classes, each once.
  mutating func writeEntries(of terms: ArraySlice<Entry>) -> Range<Int>? {
    let start = entries.count
    for term in terms {
      let unknown = unknowns[Int(term.unknown)]
      switch unknown.source {
      case .nothing: continue
      case .eliminated: return nil
      case .ofClass(let index):
        let coefficient = term.coefficient * unknown.factor
        if let place = entries[start...].firstIndex(where: { $0.unknown == Int32(index) }) {
          entries[place].coefficient = Double.sum(entries[place].coefficient, coefficient)
        } else {
          entries.append(Entry(unknown: Int32(index), coefficient: coefficient))
        }
      }
    }
    for place in entries.indices[start...].reversed() where entries[place].coefficient == 0 {
      entries.remove(at: place)
    }
    return start..<entries.count
  }
}
