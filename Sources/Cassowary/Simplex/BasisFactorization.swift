/// The LU factors of a sparse basis, and the exchanges of columns since it was factorised.
///
/// The basis *B* has one column for each *place*. Singleton columns and rows are pivoted first, which needs no arithmetic; the rest in
/// the order of Markowitz with threshold pivoting (Suhl and Suhl, *Computing sparse LU factorizations for large-scale linear
/// programming bases*, ORSA Journal on Computing 2, 1990). An exchange of one column adds an eta matrix (the product form).
struct BasisFactorization {
  /// An entry of a row of the active submatrix.
  private struct Entry {
    var place: Int32
    var value: Double
  }

  /// A pivot smaller than this share of its row's largest entry is not taken in the nucleus.
  private static let threshold = 0.1
  private static let leastPivot = 1e-9

  private let size: Int
  /// The pivots in their order: row, place and value.
  private var pivotRows: [Int32] = []
  private var pivotPlaces: [Int32] = []
  private var pivots: [Double] = []
  /// The rows whose multiples were subtracted from others, and the multipliers by row.
  private var lowerRows: [Int32] = []
  private var lower = SparseVectors()
  /// The entries of U beside the pivots: by pivot row, with their places, and by pivot column, with their rows.
  private var upperByRow = SparseVectors()
  private var upperByColumn = SparseVectors()
  private var etaPlaces: [Int32] = []
  private var etaPivots: [Double] = []
  private var etas = SparseVectors()
  private var work: [Double]

  init(size: Int) {
    self.size = size
    work = [Double](repeating: 0, count: size)
  }

  /// Whether so much was exchanged that factorising anew pays.
  var wantsRefactorization: Bool {
    etaPlaces.count >= 100 || etas.indices.count > 3 * (size + upperByRow.indices.count)
  }

  var hasExchanges: Bool { !etaPlaces.isEmpty }
}

// MARK: Factorising

extension BasisFactorization {
  /// Factorises a basis that is given by its columns.
  ///
  /// - Returns: whether it is regular.
  mutating func factorize(
    _ column: (_ place: Int, _ add: (_ row: Int32, _ value: Double) -> Void) -> Void
  ) -> Bool {
    reset()
    var columns = SparseVectors()
    var rowCounts = [Int32](repeating: 0, count: size)
    for place in 0..<size {
      column(place) { row, value in
        columns.append(row, value)
        rowCounts[Int(row)] += 1
      }
      columns.close()
    }
    let rows = columns.transposed(rowCounts)
    var columnCounts = (0..<size).map { Int32(columns.range($0).count) }
    var isRowActive = [Bool](repeating: true, count: size)
    var isPlaceActive = [Bool](repeating: true, count: size)
    pivotSingletons(columns, rows, &columnCounts, &rowCounts, &isRowActive, &isPlaceActive)
    if pivotRows.count < size {
      let nucleus = (0..<size).filter { isRowActive[$0] }
      if !factorizeNucleus(nucleus, rows, isPlaceActive) { return false }
    }
    collectUpperColumns()
    return true
  }

  private mutating func reset() {
    pivotRows.removeAll(keepingCapacity: true)
    pivotPlaces.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    lowerRows.removeAll(keepingCapacity: true)
    lower.removeAll()
    upperByRow.removeAll()
    upperByColumn.removeAll()
    etaPlaces.removeAll(keepingCapacity: true)
    etaPivots.removeAll(keepingCapacity: true)
    etas.removeAll()
  }

  /// Pivots on the only entry of a column or row as long as there is one: nothing fills in.
  private mutating func pivotSingletons(
    _ columns: SparseVectors,
    _ rows: SparseVectors,
    _ columnCounts: inout [Int32],
    _ rowCounts: inout [Int32],
    _ isRowActive: inout [Bool],
    _ isPlaceActive: inout [Bool]
  ) {
    var placeQueue = (0..<size).filter { columnCounts[$0] == 1 }
    var rowQueue: [Int] = []
    var (nextPlace, nextRow) = (0, 0)
    while true {
      if nextPlace < placeQueue.count {
        let place = placeQueue[nextPlace]
        nextPlace += 1
        if !isPlaceActive[place] || columnCounts[place] != 1 { continue }
        guard
          let entry = columns.range(place).first(where: { isRowActive[Int(columns.indices[$0])] })
        else { continue }
        let row = Int(columns.indices[entry])
        if columns.values[entry].magnitude < Self.leastPivot { continue }
        isPlaceActive[place] = false
        isRowActive[row] = false
        addPivot(row, place, columns.values[entry])
        for entry in rows.range(row) {
          let other = Int(rows.indices[entry])
          if !isPlaceActive[other] { continue }
          upperByRow.append(Int32(other), rows.values[entry])
          columnCounts[other] -= 1
          if columnCounts[other] == 1 { placeQueue.append(other) }
        }
        upperByRow.close()
      } else if nextRow < rowQueue.count {
        let row = rowQueue[nextRow]
        nextRow += 1
        if !isRowActive[row] || rowCounts[row] != 1 { continue }
        guard let entry = rows.range(row).first(where: { isPlaceActive[Int(rows.indices[$0])] })
        else { continue }
        let place = Int(rows.indices[entry])
        let pivot = rows.values[entry]
        if pivot.magnitude < Self.leastPivot { continue }
        isPlaceActive[place] = false
        isRowActive[row] = false
        addPivot(row, place, pivot)
        upperByRow.close()
        lowerRows.append(Int32(row))
        for entry in columns.range(place) {
          let other = Int(columns.indices[entry])
          if !isRowActive[other] { continue }
          lower.append(Int32(other), columns.values[entry] / pivot)
          rowCounts[other] -= 1
          if rowCounts[other] == 1 { rowQueue.append(other) }
        }
        lower.close()
      } else if nextRow == 0 && rowQueue.isEmpty {
        // Rows have lost the places pivoted so far only now that they are counted.
        for row in 0..<size where isRowActive[row] {
          rowCounts[row] = 0
          for entry in rows.range(row) where isPlaceActive[Int(rows.indices[entry])] {
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

  private mutating func addPivot(_ row: Int, _ place: Int, _ value: Double) {
    pivotRows.append(Int32(row))
    pivotPlaces.append(Int32(place))
    pivots.append(value)
  }

  /// Gaussian elimination of what has no singletons: the shortest row first, in it the shortest column whose entry is large enough.
  private mutating func factorizeNucleus(
    _ nucleus: [Int],
    _ rows: SparseVectors,
    _ isPlaceActive: [Bool]
  ) -> Bool {
    var active = [[Entry]](repeating: [], count: size)
    var holders = [[Int32]](repeating: [], count: size)
    var columnCounts = [Int32](repeating: 0, count: size)
    for row in nucleus {
      for entry in rows.range(row) where isPlaceActive[Int(rows.indices[entry])] {
        active[row].append(Entry(place: rows.indices[entry], value: rows.values[entry]))
        holders[Int(rows.indices[entry])].append(Int32(row))
        columnCounts[Int(rows.indices[entry])] += 1
      }
    }
    var remaining = nucleus
    var position = [Int32](repeating: -1, count: size)
    while !remaining.isEmpty {
      guard let (index, chosen) = pivot(in: remaining, active, columnCounts) else { return false }
      let row = remaining.remove(at: index)
      let pivotRow = active[row]
      let pivot = pivotRow[chosen]
      addPivot(row, Int(pivot.place), pivot.value)
      for entry in pivotRow {
        columnCounts[Int(entry.place)] -= 1
        if entry.place != pivot.place { upperByRow.append(entry.place, entry.value) }
      }
      upperByRow.close()
      active[row] = []
      let others = holders[Int(pivot.place)]
      holders[Int(pivot.place)] = []
      let firstMultiplier = lower.indices.count
      for other in others {
        let other = Int(other)
        guard let own = active[other].firstIndex(where: { $0.place == pivot.place }) else {
          continue
        }
        let multiplier = active[other][own].value / pivot.value
        active[other].remove(at: own)
        columnCounts[Int(pivot.place)] -= 1
        lower.append(Int32(other), multiplier)
        for (index, entry) in active[other].enumerated() {
          position[Int(entry.place)] = Int32(index)
        }
        for entry in pivotRow where entry.place != pivot.place {
          let place = Int(entry.place)
          let change = -multiplier * entry.value
          if position[place] >= 0 {
            let index = Int(position[place])
            active[other][index].value = Double.sum(active[other][index].value, change)
          } else {
            active[other].append(Entry(place: entry.place, value: change))
            holders[place].append(Int32(other))
            columnCounts[place] += 1
          }
        }
        for entry in active[other] { position[Int(entry.place)] = -1 }
        active[other].removeAll { entry in
          if entry.value != 0 { return false }
          columnCounts[Int(entry.place)] -= 1
          return true
        }
      }
      if lower.indices.count > firstMultiplier {
        lowerRows.append(Int32(row))
        lower.close()
      }
    }
    return true
  }

  private func pivot(
    in rows: [Int],
    _ active: [[Entry]],
    _ columnCounts: [Int32]
  ) -> (index: Int, entry: Int)? {
    var best: (index: Int, entry: Int)?
    var leastCost = Int.max
    var leastLength = Int.max
    for (index, row) in rows.enumerated() {
      let length = active[row].count
      if length == 0 { return nil }
      if length > leastLength || (length == leastLength && leastCost <= 1) { continue }
      let largest = active[row].reduce(0) { max($0, $1.value.magnitude) }
      if largest < Self.leastPivot { return nil }
      for (place, entry) in active[row].enumerated()
      where entry.value.magnitude >= Self.threshold * largest {
        let cost = Int(columnCounts[Int(entry.place)])
        if length < leastLength || cost < leastCost {
          (best, leastCost, leastLength) = ((index, place), cost, length)
        }
      }
    }
    return best
  }

  private mutating func collectUpperColumns() {
    var pivotOfPlace = [Int32](repeating: 0, count: size)
    for (pivot, place) in pivotPlaces.enumerated() { pivotOfPlace[Int(place)] = Int32(pivot) }
    var counts = [Int32](repeating: 0, count: size)
    for place in upperByRow.indices { counts[Int(pivotOfPlace[Int(place)])] += 1 }
    upperByColumn = SparseVectors(counts: counts)
    var next = upperByColumn.starts
    for pivot in 0..<size {
      for entry in upperByRow.range(pivot) {
        let column = Int(pivotOfPlace[Int(upperByRow.indices[entry])])
        upperByColumn.set(Int(next[column]), pivotRows[pivot], upperByRow.values[entry])
        next[column] += 1
      }
    }
  }
}

// MARK: Solving

extension BasisFactorization {
  /// Solves *B w = a*.
  ///
  /// - Parameters:
  ///   - vector: *a* by rows; 0 afterwards.
  ///   - result: *w* by places.
  func solve(_ vector: inout [Double], into result: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      result.withUnsafeMutableBufferPointer { result in
        applyLower(vector)
        substitute(
          stride(from: size - 1, to: -1, by: -1),
          upperByColumn,
          from: (vector, pivotRows),
          to: (result, pivotPlaces)
        )
        applyExchanges(result)
      }
    }
  }

  private func applyLower(_ vector: UnsafeMutableBufferPointer<Double>) {
    lower.withUnsafe { lower in
      for (step, row) in lowerRows.enumerated() {
        let value = vector[Int(row)]
        if value == 0 { continue }
        for entry in lower.range(step) {
          vector[Int(lower.indices[entry])] -= lower.values[entry] * value
        }
      }
    }
  }

  /// Solves the system of U or of its transpose, pivot by pivot, and skips what is 0.
  ///
  /// - Parameters:
  ///   - order: the numbers of the pivots in the order of solving.
  ///   - entries: for each pivot the entries of U that its unknown has beside it.
  ///   - source: the right side, 0 afterwards, and where each pivot reads it.
  ///   - target: the solution, and where each pivot writes it.
  @inline(__always)
  private func substitute(
    _ order: StrideTo<Int>,
    _ entries: SparseVectors,
    from source: (values: UnsafeMutableBufferPointer<Double>, indices: [Int32]),
    to target: (values: UnsafeMutableBufferPointer<Double>, indices: [Int32])
  ) {
    entries.withUnsafe { entries in
      for pivot in order {
        let value = source.values[Int(source.indices[pivot])]
        let solved = value == 0 ? 0 : value / pivots[pivot]
        target.values[Int(target.indices[pivot])] = solved
        if value == 0 { continue }
        source.values[Int(source.indices[pivot])] = 0
        for entry in entries.range(pivot) {
          source.values[Int(entries.indices[entry])] -= entries.values[entry] * solved
        }
      }
    }
  }

  private func applyExchanges(_ result: UnsafeMutableBufferPointer<Double>) {
    etas.withUnsafe { etas in
      for (eta, place) in etaPlaces.enumerated() {
        let value = result[Int(place)]
        if value == 0 { continue }
        let solved = value / etaPivots[eta]
        result[Int(place)] = solved
        for entry in etas.range(eta) {
          result[Int(etas.indices[entry])] -= etas.values[entry] * solved
        }
      }
    }
  }

  /// Solves *yᵀ B = gᵀ*.
  ///
  /// - Parameters:
  ///   - vector: *g* by places; 0 afterwards.
  ///   - result: *y* by rows.
  func solveTransposed(_ vector: inout [Double], into result: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      result.withUnsafeMutableBufferPointer { result in
        applyTransposedExchanges(vector)
        substitute(
          stride(from: 0, to: size, by: 1),
          upperByRow,
          from: (vector, pivotPlaces),
          to: (result, pivotRows)
        )
        applyTransposedLower(result)
      }
    }
  }

  private func applyTransposedExchanges(_ vector: UnsafeMutableBufferPointer<Double>) {
    etas.withUnsafe { etas in
      for eta in stride(from: etaPlaces.count - 1, through: 0, by: -1) {
        let place = Int(etaPlaces[eta])
        var value = vector[place]
        for entry in etas.range(eta) {
          value -= etas.values[entry] * vector[Int(etas.indices[entry])]
        }
        vector[place] = value == 0 ? 0 : value / etaPivots[eta]
      }
    }
  }

  private func applyTransposedLower(_ result: UnsafeMutableBufferPointer<Double>) {
    lower.withUnsafe { lower in
      for step in stride(from: lowerRows.count - 1, through: 0, by: -1) {
        var value = result[Int(lowerRows[step])]
        for entry in lower.range(step) {
          value -= lower.values[entry] * result[Int(lower.indices[entry])]
        }
        result[Int(lowerRows[step])] = value
      }
    }
  }

  /// Replaces the column at a place by one whose solution ``solve(_:into:)`` gave.
  mutating func exchange(_ place: Int, _ solution: [Double]) {
    etaPlaces.append(Int32(place))
    etaPivots.append(solution[place])
    for (index, value) in solution.enumerated() where value != 0 && index != place {
      etas.append(Int32(index), value)
    }
    etas.close()
  }
}
