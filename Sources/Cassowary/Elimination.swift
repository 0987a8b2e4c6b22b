/// As many independent equalities as there are unknowns, solved once for all right-hand sides.
///
/// Gaussian elimination: always the shortest row, and in it the unknown that the fewest other rows have, as Markowitz proposed
/// (Management Science 3, 1957), among coefficients that are not small beside the row's others.
struct Elimination: Sendable {
  struct Entry {
    var unknown: Int32
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
    /// Where its other unknowns end in `rest`.
    var end: Int32
  }

  private var steps: [Step] = []
  private var pivots: [Pivot] = []
  private var rest: [Entry] = []
  /// The rows that follow from the others.
  private(set) var unused: [Int] = []

  /// How small a coefficient may be beside its row's others and still be divided by.
  private static let fairness = 0.05

  /// - Parameters:
  ///   - entries: all rows', one row after another.
  ///   - ends: where each row ends.
  /// - Returns: nil if the rows leave an unknown open, or if they fill up too much to be worth it.
  init?(_ entries: [Entry], ends: [Int], unknownCount: Int) {
    let isSolved =
      unknownCount <= 8 && ends.count <= 16
      ? eliminateDense(entries, ends, unknownCount) : eliminateSparse(entries, ends, unknownCount)
    if !isSolved { return nil }
  }

  private mutating func note(pivot row: Int, _ unknown: Int, _ coefficient: Double) {
    pivots.append(
      Pivot(
        row: Int32(row),
        unknown: Int32(unknown),
        inverse: 1 / coefficient,
        end: Int32(rest.count)
      )
    )
  }

  /// For a handful of unknowns a square of numbers is the fastest, with a set of bits for each row that is not 0.
  private mutating func eliminateDense(
    _ entries: [Entry],
    _ ends: [Int],
    _ unknownCount: Int
  ) -> Bool {
    let rowCount = ends.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowCount) { filled in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: rowCount * unknownCount) { square in
        square.initialize(repeating: 0)
        filled.initialize(repeating: 0)
        var start = 0
        for row in 0..<rowCount {
          for place in start..<ends[row] {
            square[row * unknownCount + Int(entries[place].unknown)] = entries[place].coefficient
            filled[row] |= 1 << entries[place].unknown
          }
          start = ends[row]
        }
        return eliminate(square, filled, unknownCount)
      }
    }
  }

  private mutating func eliminate(
    _ square: UnsafeMutableBufferPointer<Double>,
    _ filled: UnsafeMutableBufferPointer<UInt8>,
    _ unknownCount: Int
  ) -> Bool {
    pivots.reserveCapacity(unknownCount)
    var isUsed: UInt32 = 0
    while pivots.count < unknownCount {
      guard let (row, unknown) = Self.pivot(square, filled, unknownCount, isUsed) else {
        return false
      }
      isUsed |= 1 << row
      let own = row * unknownCount
      let coefficient = square[own + unknown]
      let others = filled[row] & ~(1 << unknown)
      forEachBit(of: others) { other in
        rest.append(Entry(unknown: Int32(other), coefficient: square[own + other]))
      }
      note(pivot: row, unknown, coefficient)
      for target in filled.indices
      where isUsed >> target & 1 == 0 && filled[target] >> unknown & 1 == 1 {
        let place = target * unknownCount
        let factor = square[place + unknown] / coefficient
        steps.append(Step(target: Int32(target), source: Int32(row), factor: factor))
        filled[target] = filled[target] & ~(1 << unknown) | others
        forEachBit(of: others) { other in
          let sum = Row.sum(square[place + other], -factor * square[own + other])
          square[place + other] = sum
          if sum == 0 { filled[target] &= ~(1 << other) }
        }
      }
    }
    unused = filled.indices.filter { isUsed >> $0 & 1 == 0 }
    return true
  }

  private static func pivot(
    _ square: UnsafeMutableBufferPointer<Double>,
    _ filled: UnsafeMutableBufferPointer<UInt8>,
    _ unknownCount: Int,
    _ isUsed: UInt32
  ) -> (row: Int, unknown: Int)? {
    var row = -1
    for candidate in filled.indices where isUsed >> candidate & 1 == 0 && filled[candidate] != 0 {
      if row < 0 || filled[candidate].nonzeroBitCount < filled[row].nonzeroBitCount {
        row = candidate
      }
    }
    if row < 0 { return nil }
    var largest = 0.0
    forEachBit(of: filled[row]) {
      largest = max(largest, square[row * unknownCount + $0].magnitude)
    }
    var best = (unknown: -1, count: Int.max)
    forEachBit(of: filled[row]) { unknown in
      if square[row * unknownCount + unknown].magnitude < fairness * largest { return }
      var count = 0
      for other in filled.indices where isUsed >> other & 1 == 0 {
        count += Int(filled[other] >> unknown & 1)
      }
      if count < best.count { best = (unknown, count) }
    }
    return (row, best.unknown)
  }

  private mutating func eliminateSparse(
    _ entries: [Entry],
    _ ends: [Int],
    _ unknownCount: Int
  ) -> Bool {
    var rows: [[Entry]] = []
    var holders = [[Int32]](repeating: [], count: unknownCount)
    var counts = [Int](repeating: 0, count: unknownCount)
    // By length; a row stands in it again whenever its length has changed.
    var byLength: [[Int32]] = []
    func file(_ row: Int, _ length: Int) {
      while byLength.count <= length { byLength.append([]) }
      byLength[length].append(Int32(row))
    }
    var start = 0
    for end in ends {
      rows.append(entries[start..<end].sorted { $0.unknown < $1.unknown })
      start = end
    }
    for index in rows.indices.reversed() {
      for entry in rows[index] {
        holders[Int(entry.unknown)].append(Int32(index))
        counts[Int(entry.unknown)] += 1
      }
      file(index, rows[index].count)
    }

    var isOpen = [Bool](repeating: true, count: rows.count)
    var budget = 64 + 8 * entries.count
    var scratch: [Entry] = []
    var shortest = 0
    while pivots.count < unknownCount {
      while shortest < byLength.count && byLength[shortest].isEmpty { shortest += 1 }
      if shortest == byLength.count { return false }
      let index = Int(byLength[shortest].removeLast())
      let row = rows[index]
      if !isOpen[index] || row.count != shortest || row.isEmpty { continue }
      let largest = row.reduce(0) { max($0, $1.coefficient.magnitude) }
      var chosen: Entry?
      for entry in row where entry.coefficient.magnitude >= Self.fairness * largest {
        if let best = chosen, counts[Int(best.unknown)] <= counts[Int(entry.unknown)] { continue }
        chosen = entry
      }
      guard let pivot = chosen else { return false }
      isOpen[index] = false
      for entry in row {
        counts[Int(entry.unknown)] -= 1
        if entry.unknown != pivot.unknown { rest.append(entry) }
      }
      note(pivot: index, Int(pivot.unknown), pivot.coefficient)
      for holder in holders[Int(pivot.unknown)] where isOpen[Int(holder)] {
        let target = Int(holder)
        guard let own = rows[target].first(where: { $0.unknown == pivot.unknown }) else { continue }
        let factor = own.coefficient / pivot.coefficient
        steps.append(Step(target: holder, source: Int32(index), factor: factor))
        Self.subtract(row, times: factor, from: rows[target], except: pivot.unknown, into: &scratch)
        budget -= scratch.count
        if budget < 0 { return false }
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
    return true
  }

  private static func subtract(
    _ row: [Entry],
    times factor: Double,
    from target: [Entry],
    except eliminated: Int32,
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
  func solve(
    _ sides: UnsafeMutableBufferPointer<Double>,
    into values: UnsafeMutableBufferPointer<Double>
  ) {
    for step in steps {
      sides[Int(step.target)] = Row.sum(
        sides[Int(step.target)],
        -step.factor * sides[Int(step.source)]
      )
    }
    for index in pivots.indices.reversed() {
      let pivot = pivots[index]
      var side = sides[Int(pivot.row)]
      for place in (index == 0 ? 0 : Int(pivots[index - 1].end))..<Int(pivot.end) {
        side = Row.sum(side, -rest[place].coefficient * values[Int(rest[place].unknown)])
      }
      values[Int(pivot.unknown)] = side * pivot.inverse
    }
  }
}

@inline(__always)
private func forEachBit(of bits: UInt8, _ body: (Int) -> Void) {
  var bits = bits
  while bits != 0 {
    body(bits.trailingZeroBitCount)
    bits &= bits - 1
  }
}
