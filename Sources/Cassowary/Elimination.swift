/// As many independent equalities as there are unknowns, solved once for all right-hand sides.
///
/// Gaussian elimination on sparse rows: always the shortest row, and in it the unknown that the fewest other rows have, as
/// Markowitz proposed (Management Science 3, 1957), among coefficients that are not small beside the row's others.
struct Elimination: Sendable {
  struct Entry {
    var unknown: UInt32
    var coefficient: Double
  }

  /// Takes `factor` times a row's right-hand side from another's.
  private struct Step {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A row that gives an unknown once those of later pivots are there.
  private struct Pivot {
    var row: Int32
    var unknown: Int32
    var inverse: Double
    var rest: Range<Int32>
  }

  private var steps: [Step] = []
  private var pivots: [Pivot] = []
  private var rest: [Entry] = []
  /// The rows that follow from the others.
  private(set) var unused: [Int] = []

  /// - Parameter rows: their entries ascend by unknown.
  /// - Returns: nil if the rows leave an unknown open, or if they fill up too much to be worth it.
  init?(_ rows: [[Entry]], unknownCount: Int) {
    var rows = rows
    var isOpen = [Bool](repeating: true, count: rows.count)
    var holders = [[Int32]](repeating: [], count: unknownCount)
    var counts = [Int](repeating: 0, count: unknownCount)
    var budget = 64
    // By length, the shortest last; a row stands in it again whenever its length has changed.
    var byLength: [[Int32]] = []
    func file(_ row: Int, _ length: Int) {
      while byLength.count <= length { byLength.append([]) }
      byLength[length].append(Int32(row))
    }
    for (index, row) in rows.enumerated().reversed() {
      budget += 8 * row.count
      for entry in row {
        holders[Int(entry.unknown)].append(Int32(index))
        counts[Int(entry.unknown)] += 1
      }
      file(index, row.count)
    }

    var scratch: [Entry] = []
    var shortest = 0
    while pivots.count < unknownCount {
      while shortest < byLength.count && byLength[shortest].isEmpty { shortest += 1 }
      if shortest == byLength.count { return nil }
      let index = Int(byLength[shortest].removeLast())
      let row = rows[index]
      if !isOpen[index] || row.count != shortest || row.isEmpty { continue }
      let largest = row.reduce(0) { max($0, $1.coefficient.magnitude) }
      var chosen: Entry?
      for entry in row where entry.coefficient.magnitude >= 0.05 * largest {
        if let best = chosen, counts[Int(best.unknown)] <= counts[Int(entry.unknown)] { continue }
        chosen = entry
      }
      guard let pivot = chosen else { return nil }
      isOpen[index] = false
      for entry in row { counts[Int(entry.unknown)] -= 1 }
      let start = Int32(rest.count)
      for entry in row where entry.unknown != pivot.unknown { rest.append(entry) }
      pivots.append(
        Pivot(
          row: Int32(index),
          unknown: Int32(pivot.unknown),
          inverse: 1 / pivot.coefficient,
          rest: start..<Int32(rest.count)
        )
      )
      for holder in holders[Int(pivot.unknown)] where isOpen[Int(holder)] {
        let target = Int(holder)
        guard let own = rows[target].first(where: { $0.unknown == pivot.unknown }) else { continue }
        let factor = own.coefficient / pivot.coefficient
        steps.append(Step(target: holder, source: Int32(index), factor: factor))
        Self.subtract(row, times: factor, from: rows[target], except: pivot.unknown, into: &scratch)
        budget -= scratch.count
        if budget < 0 { return nil }
        for entry in rows[target] { counts[Int(entry.unknown)] -= 1 }
        for entry in scratch {
          counts[Int(entry.unknown)] += 1
          if !rows[target].contains(where: { $0.unknown == entry.unknown }) {
            holders[Int(entry.unknown)].append(holder)
          }
        }
        swap(&rows[target], &scratch)
        file(target, rows[target].count)
        shortest = min(shortest, rows[target].count)
      }
    }
    unused = isOpen.indices.filter { isOpen[$0] }
  }

  private static func subtract(
    _ row: [Entry],
    times factor: Double,
    from target: [Entry],
    except eliminated: UInt32,
    into result: inout [Entry]
  ) {
    result.removeAll(keepingCapacity: true)
    var (left, right) = (0, 0)
    while left < target.count || right < row.count {
      if right == row.count
        || (left < target.count && target[left].unknown < row[right].unknown)
      {
        result.append(target[left])
        left += 1
        continue
      }
      var entry = row[right]
      entry.coefficient *= -factor
      right += 1
      if left < target.count && target[left].unknown == entry.unknown {
        entry.coefficient = Row.sum(target[left].coefficient, entry.coefficient)
        left += 1
      }
      if entry.unknown != eliminated && entry.coefficient != 0 { result.append(entry) }
    }
  }

  /// - Parameters:
  ///   - sides: the right-hand sides by row; arbitrary afterwards.
  ///   - values: the unknowns' values.
  func solve(_ sides: inout [Double], into values: inout [Double]) {
    for step in steps {
      sides[Int(step.target)] = Row.sum(
        sides[Int(step.target)],
        -step.factor * sides[Int(step.source)]
      )
    }
    for pivot in pivots.reversed() {
      var side = sides[Int(pivot.row)]
      for place in pivot.rest {
        let entry = rest[Int(place)]
        side = Row.sum(side, -entry.coefficient * values[Int(entry.unknown)])
      }
      values[Int(pivot.unknown)] = side * pivot.inverse
    }
  }
}
