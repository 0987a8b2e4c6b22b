/// A vector that is mostly 0, with a list of the indices at which it may be something else.
struct IndexedVector {
  private(set) var values: [Double]
  /// No index twice, in an order that says nothing.
  private(set) var indices: [Int32] = []
  private var isListed: [Bool]
  /// Room for the search of what is to be computed: the former list, and the columns that are being followed, each with its next entry.
  private var roots: [Int32] = []
  private var path: [(pivot: Int32, next: Int32)] = []

  init(size: Int) {
    values = [Double](repeating: 0, count: size)
    isListed = [Bool](repeating: false, count: size)
  }

  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  mutating func removeAll() {
    for index in indices {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }

  /// Shortens the list to what is not 0, in its order.
  mutating func unlistZeros() {
    var count = 0
    for index in indices {
      if values[Int(index)] != 0 {
        indices[count] = index
        count += 1
      } else {
        isListed[Int(index)] = false
      }
    }
    indices.removeLast(indices.count - count)
  }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Double) {
    values[index] = value
    list(index)
  }

  mutating func add(_ other: IndexedVector) {
    for index in other.indices { set(Int(index), values[Int(index)] + other[Int(index)]) }
  }

  @inline(__always)
  private mutating func list(_ index: Int) {
    if isListed[index] { return }
    isListed[index] = true
    indices.append(Int32(index))
  }
}

extension IndexedVector {
  /// Subtracts a multiple of a column.
  @inline(__always)
  mutating func subtract(
    _ column: UnsafeBufferPointer<SparseVectors.Entry>,
    times factor: Double
  ) {
    for entry in column {
      values[entry.index] -= entry.value * factor
      list(entry.index)
    }
  }

  /// The product with a column.
  @inline(__always)
  func product(with column: UnsafeBufferPointer<SparseVectors.Entry>) -> Double {
    var sum = 0.0
    for entry in column { sum += entry.value * values[entry.index] }
    return sum
  }

  /// Solves the system of a triangular matrix whose right side it is.
  ///
  /// If few of the unknowns can be other than 0, only those are computed (Gilbert and Peierls, *Sparse partial pivoting in time
  /// proportional to arithmetic operations*, SIAM Journal on Scientific and Statistical Computing 9, 1988).
  /// - Parameter isIgnored: the unknowns that are 0 instead of what their equations say; empty if there are none.
  mutating func solve(_ matrix: TriangularMatrix, ignoring isIgnored: [Bool] = []) {
    if matrix.isIdentity { return }
    let isListed = reach(matrix.columns, isIgnored)
    matrix.columns.withUnsafe { columns in
      values.withUnsafeMutableBufferPointer { values in
        @inline(__always)
        func eliminate(_ pivot: Int) {
          if !isIgnored.isEmpty && isIgnored[pivot] { values[pivot] = 0 }
          matrix.eliminate(pivot, columns, values)
        }
        if isListed {
          for pivot in indices { eliminate(Int(pivot)) }
        } else if matrix.isLower {
          for pivot in values.indices { eliminate(pivot) }
        } else {
          for pivot in values.indices.reversed() { eliminate(pivot) }
        }
      }
    }
    if !isListed { listAll() }
  }

  private mutating func listAll() {
    indices.removeAll(keepingCapacity: true)
    isListed.withUnsafeMutableBufferPointer { isListed in
      for (index, value) in values.enumerated() {
        isListed[index] = value != 0
        if value != 0 { indices.append(Int32(index)) }
      }
    }
  }

  /// Lists the unknowns that the right side leads to, each before those that it is subtracted from.
  ///
  /// - Returns: false, with a list that means nothing, if they are many.
  private mutating func reach(_ columns: SparseVectors, _ isIgnored: [Bool]) -> Bool {
    let limit = values.count / 8
    if indices.count >= limit { return false }
    swap(&roots, &indices)
    indices.removeAll(keepingCapacity: true)
    for root in roots { isListed[Int(root)] = false }
    path.removeAll(keepingCapacity: true)
    func visit(_ pivot: Int32) {
      if isListed[Int(pivot)] { return }
      isListed[Int(pivot)] = true
      if !isIgnored.isEmpty && isIgnored[Int(pivot)] {
        indices.append(pivot)
      } else {
        path.append((pivot, columns.starts[Int(pivot)]))
      }
    }
    for root in roots {
      visit(root)
      while let (pivot, next) = path.last {
        if next == columns.starts[Int(pivot) + 1] {
          path.removeLast()
          indices.append(pivot)
          continue
        }
        path[path.count - 1].next += 1
        visit(Int32(columns.entries[Int(next)].index))
      }
      if indices.count > limit { return false }
    }
    indices.reverse()
    return true
  }
}
