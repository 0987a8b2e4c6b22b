/// Sparse vectors one after another: the rows or columns of a matrix, each an interval of two arrays.
struct SparseVectors {
  private(set) var starts: [Int32] = [0]
  private(set) var indices: [Int32] = []
  private(set) var values: [Double] = []

  init() {}

  /// Vectors with a number of zeros each, to be set entry by entry.
  init(counts: [Int32]) {
    var total: Int32 = 0
    starts.reserveCapacity(counts.count + 1)
    for count in counts {
      total += count
      starts.append(total)
    }
    indices = [Int32](repeating: 0, count: Int(total))
    values = [Double](repeating: 0, count: Int(total))
  }

  var count: Int { starts.count - 1 }

  @inline(__always)
  func range(_ vector: Int) -> Range<Int> { Int(starts[vector])..<Int(starts[vector + 1]) }

  /// Adds an entry to the vector that is not closed yet.
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func close() { starts.append(Int32(indices.count)) }

  mutating func set(_ entry: Int, _ index: Int32, _ value: Double) {
    indices[entry] = index
    values[entry] = value
  }

  /// Gives each index another number.
  func renumbered(_ numbers: [Int32]) -> SparseVectors {
    var result = self
    for entry in indices.indices { result.indices[entry] = numbers[Int(indices[entry])] }
    return result
  }

  mutating func removeAll() {
    starts.removeLast(starts.count - 1)
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// The same entries by index, those of one index in the order of vectors.
  ///
  /// - Parameter counts: how many entries each index has.
  func transposed(_ counts: [Int32]) -> SparseVectors {
    var result = SparseVectors(counts: counts)
    var next = result.starts
    for vector in 0..<count {
      for entry in range(vector) {
        let index = Int(indices[entry])
        result.set(Int(next[index]), Int32(vector), values[entry])
        next[index] += 1
      }
    }
    return result
  }
}

extension SparseVectors {
  /// The transposed of a square matrix.
  func transposed() -> SparseVectors {
    var counts = [Int32](repeating: 0, count: count)
    for index in indices { counts[Int(index)] += 1 }
    return transposed(counts)
  }

  /// The arrays without checks of their bounds, for loops that take most of a solve.
  struct Unsafe {
    let starts: UnsafeBufferPointer<Int32>
    let indices: UnsafeBufferPointer<Int32>
    let values: UnsafeBufferPointer<Double>

    @inline(__always)
    func range(_ vector: Int) -> Range<Int> { Int(starts[vector])..<Int(starts[vector + 1]) }
  }

  @inline(__always)
  func withUnsafe(_ body: (Unsafe) -> Void) {
    starts.withUnsafeBufferPointer { starts in
      indices.withUnsafeBufferPointer { indices in
        values.withUnsafeBufferPointer { values in
          body(Unsafe(starts: starts, indices: indices, values: values))
        }
      }
    }
  }
}
