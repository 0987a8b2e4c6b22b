extension Elimination {
  /// Whether a square of numbers is the fastest.
  static func isDense(rows: Int, unknowns: Int) -> Bool { unknowns <= 8 && rows <= 16 }

  /// A handful of rows as numbers side by side, with a set of bits for each row that is not 0.
  struct Square {
    let rowCount: Int
    let unknownCount: Int
    fileprivate let numbers: UnsafeMutablePointer<Double>
    fileprivate let filled: UnsafeMutablePointer<UInt8>

    fileprivate static func with<Result>(
      _ rowCount: Int,
      _ unknownCount: Int,
      _ body: (Square) -> Result
    ) -> Result {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowCount) { filled in
        withUnsafeTemporaryAllocation(of: Double.self, capacity: rowCount * unknownCount) {
          numbers in
          numbers.initialize(repeating: 0)
          filled.initialize(repeating: 0)
          return body(
            Square(
              rowCount: rowCount,
              unknownCount: unknownCount,
              numbers: numbers.baseAddress!,
              filled: filled.baseAddress!
            )
          )
        }
      }
    }

    /// Gives a coefficient that is not 0 to an unknown that the row has not had so far.
    func set(_ coefficient: Double, _ unknown: Int, of row: Int) {
      numbers[row * unknownCount + unknown] = coefficient
      filled[row] |= 1 &<< UInt8(truncatingIfNeeded: unknown)
    }
  }

  /// - Parameters:
  ///   - rowCount: as many as ``isDense(rows:unknowns:)`` allows, as is `unknownCount`.
  ///   - fill: writes the rows, which are 0 before.
  /// - Returns: nil if the rows leave an unknown open.
  init?(rowCount: Int, unknownCount: Int, fill: (Square) -> Void) {
    self.init()
    let isSolved = Square.with(rowCount, unknownCount) { square in
      fill(square)
      return eliminate(square)
    }
    if !isSolved { return nil }
  }

  /// A square, and what came of it. The next is often the same, as the rows of a list are: it is not eliminated again then.
  struct LastSquare {
    private var rowCount = 0
    private var unknownCount = 0
    private var numbers: [Double] = []
    private var elimination: Elimination?

    /// The same as ``Elimination/init(rowCount:unknownCount:fill:)``.
    mutating func elimination(
      _ rowCount: Int,
      _ unknownCount: Int,
      fill: (Square) -> Void
    ) -> Elimination? {
      Square.with(rowCount, unknownCount) { square in
        fill(square)
        if isLast(square) { return elimination }
        (self.rowCount, self.unknownCount) = (rowCount, unknownCount)
        numbers.removeAll(keepingCapacity: true)
        numbers += UnsafeBufferPointer(start: square.numbers, count: rowCount * unknownCount)
        var made = Elimination()
        elimination = made.eliminate(square) ? made : nil
        return elimination
      }
    }

    private func isLast(_ square: Square) -> Bool {
      if square.rowCount != rowCount || square.unknownCount != unknownCount { return false }
      for place in numbers.indices where numbers[place] != square.numbers[place] { return false }
      return true
    }
  }

  private mutating func eliminate(_ square: Square) -> Bool {
    let (numbers, filled) = (square.numbers, square.filled)
    let (rowCount, unknownCount) = (square.rowCount, square.unknownCount)
    // More than most need; with less room they would grow.
    reserve(pivots: unknownCount, rest: 2 * unknownCount, steps: 2 * unknownCount)
    var isUsed: UInt32 = 0
    for _ in 0..<unknownCount {
      guard let (row, unknown) = square.pivot(isUsed) else { return false }
      isUsed |= 1 &<< UInt32(truncatingIfNeeded: row)
      let own = row * unknownCount
      let coefficient = numbers[own + unknown]
      let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: unknown)
      let others = filled[row] & ~bit
      forEachBit(of: others) { other in
        note(input: Entry(unknown: Int32(other), coefficient: numbers[own + other]))
      }
      note(pivot: Entry(unknown: Int32(unknown), coefficient: coefficient), of: row)
      for target in 0..<rowCount
      where filled[target] & bit != 0 && isUsed &>> UInt32(truncatingIfNeeded: target) & 1 == 0 {
        let place = target * unknownCount
        let factor = numbers[place + unknown] / coefficient
        note(step: factor, from: Int32(row), to: Int32(target))
        var rest = filled[target] & ~bit | others
        forEachBit(of: others) { other in
          let sum = Double.sum(numbers[place + other], -factor * numbers[own + other])
          numbers[place + other] = sum
          if sum == 0 { rest &= ~(1 &<< UInt8(truncatingIfNeeded: other)) }
        }
        filled[target] = rest
      }
    }
    if rowCount > unknownCount {
      unused = (0..<rowCount).filter { isUsed &>> UInt32(truncatingIfNeeded: $0) & 1 == 0 }
    }
    return true
  }
}

extension Elimination.Square {
  /// The shortest row that is not used yet, and in it the unknown that the fewest others have.
  fileprivate func pivot(_ isUsed: UInt32) -> (row: Int, unknown: Int)? {
    var row = -1
    var length = Int.max
    for candidate in 0..<rowCount
    where filled[candidate] != 0 && isUsed &>> UInt32(truncatingIfNeeded: candidate) & 1 == 0 {
      let count = filled[candidate].nonzeroBitCount
      if count >= length { continue }
      (row, length) = (candidate, count)
      if count == 1 { return (row, filled[row].trailingZeroBitCount) }
    }
    if row < 0 { return nil }
    let own = numbers + row * unknownCount
    var largest = 0.0
    forEachBit(of: filled[row]) { largest = max(largest, own[$0].magnitude) }
    var best = (unknown: -1, count: Int.max)
    forEachBit(of: filled[row]) { unknown in
      if own[unknown].magnitude < Elimination.fairness * largest { return }
      var count = 0
      for other in 0..<rowCount where isUsed &>> UInt32(truncatingIfNeeded: other) & 1 == 0 {
        count += Int(filled[other] &>> UInt8(truncatingIfNeeded: unknown) & 1)
      }
      if count < best.count { best = (unknown, count) }
    }
    return (row, best.unknown)
  }
}

@inline(__always)
private func forEachBit(of bits: UInt8, _ body: (Int) -> Void) {
  var bits = bits
  while bits != 0 {
    body(bits.trailingZeroBitCount)
    bits &= bits &- 1
  }
}
