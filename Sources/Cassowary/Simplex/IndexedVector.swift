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
  mutating func solve(_ matrix: TriangularMatrix) {
    if matrix.isIdentity { return }
    if reach(matrix.columns) {
      matrix.columns.withUnsafe { columns in
        values.withUnsafeMutableBufferPointer { values in
          for pivot in indices { matrix.eliminate(Int(pivot), columns, values) }
        }
      }
    } else {
      matrix.columns.withUnsafe { columns in
        values.withUnsafeMutableBufferPointer { values in
          if matrix.isLower {
            for pivot in values.indices { matrix.eliminate(pivot, columns, values) }
          } else {
            for pivot in values.indices.reversed() { matrix.eliminate(pivot, columns, values) }
          }
        }
      }
      listAll()
    }
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
  private mutating func reach(_ columns: SparseVectors) -> Bool {
    let limit = values.count / 8
    if indices.count >= limit { return false }
    swap(&roots, &indices)
    indices.removeAll(keepingCapacity: true)
    for root in roots { isListed[Int(root)] = false }
    path.removeAll(keepingCapacity: true)
    for root in roots where !isListed[Int(root)] {
      isListed[Int(root)] = true
      path.append((root, columns.starts[Int(root)]))
      while let (pivot, next) = path.last {
        if next == columns.starts[Int(pivot) + 1] {
          path.removeLast()
          indices.append(pivot)
          continue
        }
        path[path.count - 1].next += 1
        let other = columns.entries[Int(next)].index
        if isListed[other] { continue }
        isListed[other] = true
        path.append((Int32(other), columns.starts[other]))
      }
      if indices.count > limit { return false }
    }
    indices.reverse()
    return true
  }
}
