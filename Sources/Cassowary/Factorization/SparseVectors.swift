/// Sparse vectors one after another: the rows or columns of a matrix, each an interval of one array.
struct SparseVectors: Equatable {
  struct Entry: Equatable {
    private let narrowIndex: Int32
    let value: Double

    @inline(__always)
    init(_ index: Int, _ value: Double) { (narrowIndex, self.value) = (Int32(index), value) }

    @inline(__always)
    var index: Int { Int(narrowIndex) }
  }

  private(set) var starts: [Int32] = [0]
  private(set) var entries: [Entry] = []

  init() {}

  /// Vectors of zeros.
  init(zeros count: Int) { starts = [Int32](repeating: 0, count: count + 1) }

  var count: Int { starts.count - 1 }

  @inline(__always)
  func range(_ vector: Int) -> Range<Int> { Int(starts[vector])..<Int(starts[vector + 1]) }

  subscript(vector: Int) -> ArraySlice<Entry> { entries[range(vector)] }

  /// Adds an entry to the vector that is not closed yet.
  mutating func append(_ index: Int, _ value: Double) { entries.append(Entry(index, value)) }

  mutating func close() { starts.append(Int32(entries.count)) }

  /// Gives each index another number.
  func renumbered(_ numbers: [Int32]) -> SparseVectors {
    var result = self
    for place in entries.indices {
      result.entries[place] = Entry(Int(numbers[entries[place].index]), entries[place].value)
    }
    return result
  }

  mutating func removeAll() {
    starts.removeLast(starts.count - 1)
    entries.removeAll(keepingCapacity: true)
  }

  /// The same entries by index, those of one index in the order of vectors.
  ///
  /// - Parameter count: how many indices there are.
  func transposed(_ count: Int) -> SparseVectors {
    var result = SparseVectors(zeros: count)
    for entry in entries { result.starts[entry.index + 1] += 1 }
    for index in 0..<count { result.starts[index + 1] += result.starts[index] }
    result.entries = [Entry](repeating: Entry(0, 0), count: entries.count)
    var next = result.starts
    for vector in 0..<self.count {
      for place in range(vector) {
        let entry = entries[place]
        result.entries[Int(next[entry.index])] = Entry(vector, entry.value)
        next[entry.index] += 1
      }
    }
    return result
  }
}

extension SparseVectors {
  /// The arrays without checks of their bounds, for loops that take most of a solve.
  struct Unsafe {
    let starts: UnsafeBufferPointer<Int32>
    let entries: UnsafeBufferPointer<Entry>

    @inline(__always)
    subscript(vector: Int) -> UnsafeBufferPointer<Entry> {
      UnsafeBufferPointer(rebasing: entries[Int(starts[vector])..<Int(starts[vector + 1])])
    }
  }

  @inline(__always)
  func withUnsafe(_ body: (Unsafe) -> Void) {
    starts.withUnsafeBufferPointer { starts in
      entries.withUnsafeBufferPointer { body(Unsafe(starts: starts, entries: $0)) }
    }
  }
}

/// A sparse matrix by rows and by columns.
struct SparseMatrix {
  let rows: SparseVectors
  let columns: SparseVectors

  init(rows: SparseVectors, columnCount: Int) {
    self.rows = rows
    columns = rows.transposed(columnCount)
  }

  init(columns: SparseVectors, rowCount: Int) {
    self.columns = columns
    rows = columns.transposed(rowCount)
  }
}
