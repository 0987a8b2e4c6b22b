/// A triangular matrix by columns, without its diagonal.
struct TriangularMatrix {
  /// The rows of a column of a lower triangular matrix come after its pivot, those of an upper triangular one before it.
  let isLower: Bool
  let columns: SparseVectors
  /// Empty if it is all ones.
  let diagonal: [Double]

  var isIdentity: Bool { columns.entries.isEmpty && diagonal.isEmpty }

  static let empty = TriangularMatrix(isLower: true, columns: SparseVectors(), diagonal: [])

  /// Computes an unknown, and subtracts it from those that remain.
  @inline(__always)
  func eliminate(
    _ pivot: Int,
    _ columns: SparseVectors.Unsafe,
    _ values: UnsafeMutableBufferPointer<Double>
  ) {
    if values[pivot] == 0 { return }
    if !diagonal.isEmpty { values[pivot] /= diagonal[pivot] }
    let value = values[pivot]
    for entry in columns[pivot] { values[entry.index] -= entry.value * value }
  }
}
