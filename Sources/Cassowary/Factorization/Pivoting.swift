/// The pivots of a sparse matrix and its LU factors, one pivot for each column. There may be more rows than columns.
///
/// Singleton columns and rows are pivoted first, which needs no arithmetic; the rest in the order of Markowitz with threshold pivoting
/// (Suhl and Suhl, *Computing sparse LU factorizations for large-scale linear programming bases*, ORSA Journal on Computing 2, 1990).
struct Pivoting {
  /// An entry of a row of the active submatrix.
  private struct ActiveEntry {
    var column: Int32
    var value: Double
  }

  /// A pivot smaller than this share of its row's largest entry is not taken in the nucleus.
  private static let threshold = 0.1

  private let matrix: SparseMatrix
  private var rowCount: Int { matrix.rows.count }
  private var columnCount: Int { matrix.columns.count }
  /// A smaller entry is no pivot.
  private let leastPivot: Double
  /// How many entries of rows may be written before elimination is given up.
  var fillLimit = Int.max
  /// The pivots in their order: row, column and value.
  private(set) var rows: [Int32] = []
  private(set) var columns: [Int32] = []
  private(set) var values: [Double] = []
  /// For each pivot the rows from which multiples of its row were subtracted, with the multipliers.
  private(set) var lower = SparseVectors()
  /// For each pivot the entries of U beside it, with their columns.
  private(set) var upper = SparseVectors()

  init(_ matrix: SparseMatrix, leastPivot: Double = 0) {
    (self.matrix, self.leastPivot) = (matrix, leastPivot)
  }

  /// - Returns: whether each column has a pivot.
  mutating func run() -> Bool {
    let (byRow, byColumn) = (matrix.rows, matrix.columns)
    let (rowCount, columnCount) = (rowCount, columnCount)
    var rowCounts = (0..<rowCount).map { Int32(byRow.range($0).count) }
    var columnCounts = (0..<columnCount).map { Int32(byColumn.range($0).count) }
    var isRowActive = [Bool](repeating: true, count: rowCount)
    var isColumnActive = [Bool](repeating: true, count: columnCount)
    pivotSingletons(byColumn, byRow, &columnCounts, &rowCounts, &isRowActive, &isColumnActive)
    if rows.count == columnCount { return true }
    return pivotNucleus((0..<rowCount).filter { isRowActive[$0] }, byRow, isColumnActive)
  }

  /// Pivots on the only entry of a column or row as long as there is one: nothing fills in.
  private mutating func pivotSingletons(
    _ byColumn: SparseVectors,
    _ byRow: SparseVectors,
    _ columnCounts: inout [Int32],
    _ rowCounts: inout [Int32],
    _ isRowActive: inout [Bool],
    _ isColumnActive: inout [Bool]
  ) {
    var columnQueue = (0..<columnCount).filter { columnCounts[$0] == 1 }
    var rowQueue: [Int] = []
    var (nextColumn, nextRow) = (0, 0)
    while true {
      if nextColumn < columnQueue.count {
        let column = columnQueue[nextColumn]
        nextColumn += 1
        if !isColumnActive[column] || columnCounts[column] != 1 { continue }
        guard
          let entry = byColumn[column].first(where: { isRowActive[$0.index] })
        else { continue }
        let row = entry.index
        if entry.value.magnitude < leastPivot { continue }
        isColumnActive[column] = false
        isRowActive[row] = false
        addPivot(row, column, entry.value)
        lower.close()
        for entry in byRow[row] {
          let other = entry.index
          if !isColumnActive[other] { continue }
          upper.append(other, entry.value)
          columnCounts[other] -= 1
          if columnCounts[other] == 1 { columnQueue.append(other) }
        }
        upper.close()
      } else if nextRow < rowQueue.count {
        let row = rowQueue[nextRow]
        nextRow += 1
        if !isRowActive[row] || rowCounts[row] != 1 { continue }
        guard let entry = byRow[row].first(where: { isColumnActive[$0.index] })
        else { continue }
        let column = entry.index
        let pivot = entry.value
        if pivot.magnitude < leastPivot { continue }
        isColumnActive[column] = false
        isRowActive[row] = false
        addPivot(row, column, pivot)
        upper.close()
        for entry in byColumn[column] {
          let other = entry.index
          if !isRowActive[other] { continue }
          lower.append(other, entry.value / pivot)
          rowCounts[other] -= 1
          if rowCounts[other] == 1 { rowQueue.append(other) }
        }
        lower.close()
      } else if nextRow == 0 && rowQueue.isEmpty {
        // Rows have lost the columns pivoted so far only now that they are counted.
        for row in 0..<rowCount where isRowActive[row] {
          rowCounts[row] = 0
          for entry in byRow[row] where isColumnActive[entry.index] {
            rowCounts[row] += 1
          }
          if rowCounts[row] == 1 { rowQueue.append(row) }
        }
        if rowQueue.isEmpty { return }
      } else {
        return
      }
    }
  }

  private mutating func addPivot(_ row: Int, _ column: Int, _ value: Double) {
    rows.append(Int32(row))
    columns.append(Int32(column))
    values.append(value)
  }

  /// Gaussian elimination of what has no singletons: the shortest row first, in it the shortest column whose entry is large enough.
  private mutating func pivotNucleus(
    _ nucleus: [Int],
    _ byRow: SparseVectors,
    _ isColumnActive: [Bool]
  ) -> Bool {
    var active = [[ActiveEntry]](repeating: [], count: rowCount)
    var holders = [[Int32]](repeating: [], count: columnCount)
    var columnCounts = [Int32](repeating: 0, count: columnCount)
    var fill = 0
    for row in nucleus {
      active[row].reserveCapacity(byRow.range(row).count)
      for entry in byRow[row] where isColumnActive[entry.index] {
        active[row].append(ActiveEntry(column: Int32(entry.index), value: entry.value))
        holders[entry.index].append(Int32(row))
        columnCounts[entry.index] += 1
      }
    }
    // Rows by length; one stands in a list again whenever its length has changed.
    var waiting = [[Int32]](repeating: [], count: columnCount + 1)
    for row in nucleus.reversed() { waiting[active[row].count].append(Int32(row)) }
    var position = [Int32](repeating: -1, count: columnCount)
    var shortest = 1
    while rows.count < columnCount {
      if shortest > columnCount { return false }
      guard let row = waiting[shortest].popLast().map({ Int($0) }) else {
        shortest += 1
        continue
      }
      if active[row].count != shortest { continue }
      // A row that is nearly 0 follows from the others.
      guard let chosen = pivot(of: active[row], columnCounts) else { continue }
      let pivotRow = active[row]
      let pivot = pivotRow[chosen]
      addPivot(row, Int(pivot.column), pivot.value)
      for entry in pivotRow {
        columnCounts[Int(entry.column)] -= 1
        if entry.column != pivot.column { upper.append(Int(entry.column), entry.value) }
      }
      upper.close()
      active[row] = []
      let others = holders[Int(pivot.column)]
      holders[Int(pivot.column)] = []
      for other in others {
        let other = Int(other)
        guard let own = active[other].firstIndex(where: { $0.column == pivot.column }) else {
          continue
        }
        let multiplier = active[other][own].value / pivot.value
        active[other].remove(at: own)
        columnCounts[Int(pivot.column)] -= 1
        lower.append(other, multiplier)
        for (index, entry) in active[other].enumerated() {
          position[Int(entry.column)] = Int32(index)
        }
        for entry in pivotRow where entry.column != pivot.column {
          let column = Int(entry.column)
          let change = -multiplier * entry.value
          if position[column] >= 0 {
            let index = Int(position[column])
            active[other][index].value = Double.sum(active[other][index].value, change)
          } else {
            active[other].append(ActiveEntry(column: entry.column, value: change))
            holders[column].append(Int32(other))
            columnCounts[column] += 1
          }
        }
        for entry in active[other] { position[Int(entry.column)] = -1 }
        active[other].removeAll { entry in
          if entry.value != 0 { return false }
          columnCounts[Int(entry.column)] -= 1
          return true
        }
        fill += active[other].count
        waiting[active[other].count].append(Int32(other))
        shortest = max(1, min(shortest, active[other].count))
      }
      lower.close()
      if fill > fillLimit { return false }
    }
    return true
  }

  /// The entry whose column is the shortest, of those that are large enough; nil if none is.
  private func pivot(of row: [ActiveEntry], _ columnCounts: [Int32]) -> Int? {
    let largest = row.reduce(0) { max($0, $1.value.magnitude) }
    if largest < leastPivot { return nil }
    return row.indices.filter { row[$0].value.magnitude >= Self.threshold * largest }
      .min { columnCounts[Int(row[$0].column)] < columnCounts[Int(row[$1].column)] }
  }
}
