/// A triangular basis of unknowns for as many rows as can hold at once.
///
/// A row with one unknown left takes that, and the only row that is left of an unknown takes it, as in a factorization; nothing fills in.
/// Where there are neither, the unknown with the most rows is kept out of the basis: one of these rows finds no unknown then.
/// An unknown that has a value of its own is kept out, too, as long as no row that comes before that value needs it (Bixby,
/// *Implementing the simplex method: the initial basis*, ORSA Journal on Computing 4, 1992).
struct CrashBasis {
  /// The rank of an unknown that may enter for any row, and of a row that is not served with the others.
  static let last = Int32.max

  /// For each row the unknown that is basic for it; -1 if it is the row's activity.
  private(set) var unknowns: [Int32]

  private let matrix: SparseMatrix
  /// For each row when it is served.
  private let rowRanks: [Int32]
  private let unknownRanks: [Int32]
  /// The unknowns that a row may take: neither basic nor kept out.
  private var isActive: [Bool]
  private var isWaiting: [Bool]
  private var rowCounts: [Int32]
  private var columnCounts: [Int32]
  private var rowsToLook: [Int32] = []
  private var columnsToLook: [Int32] = []
  /// Whether a row that is solved depends on an unknown that is kept out.
  private var isUsed: [Bool]

  /// - Parameters:
  ///   - rowRanks: for each row when it is served; ``last`` if it is not now.
  ///   - unknownRanks: for each unknown when the condition that gives it a value of its own is served; ``last`` if none does, and -1 if it
  ///     cannot move.
  init(_ matrix: SparseMatrix, rowRanks: [Int32], unknownRanks: [Int32]) {
    self.matrix = matrix
    (self.rowRanks, self.unknownRanks) = (rowRanks, unknownRanks)
    unknowns = [Int32](repeating: -1, count: matrix.rows.count)
    isActive = unknownRanks.map { $0 == Self.last }
    isWaiting = [Bool](repeating: false, count: matrix.rows.count)
    rowCounts = [Int32](repeating: 0, count: matrix.rows.count)
    columnCounts = [Int32](repeating: 0, count: matrix.columns.count)
    isUsed = unknownRanks.map { $0 < 0 }
    serve((0..<matrix.rows.count).filter { rowRanks[$0] < Self.last })
  }

  /// Lets rows take an unknown each, as far as there are any left: those with the rank ``last`` only one without a value of its own.
  mutating func serve(_ rows: [Int]) {
    for row in rows {
      isWaiting[row] = true
      for entry in matrix.rows[row] where isActive[entry.index] {
        rowCounts[row] += 1
        columnCounts[entry.index] += 1
      }
      if rowCounts[row] < 2 { rowsToLook.append(Int32(row)) }
    }
    for column in 0..<matrix.columns.count where columnCounts[column] == 1 {
      columnsToLook.append(Int32(column))
    }
    let counts = columnCounts
    let byCount = (0..<matrix.columns.count).filter { isActive[$0] }
      .sorted { (counts[$0], $0) > (counts[$1], $1) }
    var next = 0
    while true {
      if let column = columnsToLook.popLast() {
        takeRow(of: Int(column))
      } else if let row = rowsToLook.popLast() {
        takeUnknown(of: Int(row))
      } else if next < byCount.count {
        keepOut(byCount[next])
        next += 1
      } else {
        return
      }
    }
  }

  /// Makes an unknown basic for the only row that waits for it.
  private mutating func takeRow(of column: Int) {
    if !isActive[column] || columnCounts[column] != 1 { return }
    for entry in matrix.columns[column] where isWaiting[entry.index] {
      let row = entry.index
      if entry.value.magnitude < leastPivot(ofRow: row) { return keepOut(column) }
      isActive[column] = false
      take(column, row)
      return
    }
  }

  /// Makes the only unknown that a row has left basic for it, or one that is kept out and served later.
  private mutating func takeUnknown(of row: Int) {
    if !isWaiting[row] || rowCounts[row] > 1 { return }
    var found: Int?
    let leastPivot = leastPivot(ofRow: row)
    for entry in matrix.rows[row] {
      let column = entry.index
      if entry.value.magnitude < leastPivot { continue }
      if isActive[column] {
        found = column
        break
      }
      if isUsed[column] || unknownRanks[column] <= rowRanks[row] { continue }
      if let other = found, unknownRanks[other] >= unknownRanks[column] { continue }
      found = column
    }
    if let found {
      if isActive[found] { deactivate(found) }
      for entry in matrix.rows[row] { isUsed[entry.index] = true }
      take(found, row)
    } else {
      leave(row)
    }
  }

  private mutating func take(_ column: Int, _ row: Int) {
    unknowns[row] = Int32(column)
    leave(row)
  }

  private mutating func leave(_ row: Int) {
    isWaiting[row] = false
    for entry in matrix.rows[row] where isActive[entry.index] {
      columnCounts[entry.index] -= 1
      if columnCounts[entry.index] == 1 { columnsToLook.append(Int32(entry.index)) }
    }
  }

  private mutating func keepOut(_ column: Int) {
    if isActive[column] && columnCounts[column] > 0 { deactivate(column) }
  }

  private mutating func deactivate(_ column: Int) {
    isActive[column] = false
    for entry in matrix.columns[column] where isWaiting[entry.index] {
      rowCounts[entry.index] -= 1
      if rowCounts[entry.index] < 2 { rowsToLook.append(Int32(entry.index)) }
    }
  }

  /// A smaller coefficient is no pivot.
  private func leastPivot(ofRow row: Int) -> Double {
    0.1 * (matrix.rows[row].lazy.map(\.value.magnitude).max() ?? 0)
  }
}
