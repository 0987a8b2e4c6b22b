/// A sequence of lengths with their prefix sums.
///
/// Each sum is computed from the present lengths in a fixed order of additions. Equal lengths
/// therefore have exactly equal sums, whatever changes led to them.
struct LengthTree {
  let count: Int
  /// A binary tree of sums in one array: node n is the sum of the nodes 2n and 2n + 1. The lengths
  /// are the leaves, which begin at `middle`.
  private var sums: [Double]
  private let middle: Int

  init(_ lengths: [Double]) {
    count = lengths.count
    var middle = 1
    while middle < count { middle *= 2 }
    self.middle = middle
    sums = Array(repeating: 0, count: 2 * middle)
    for (index, length) in lengths.enumerated() { sums[middle + index] = length }
    for node in stride(from: middle - 1, to: 0, by: -1) {
      sums[node] = sums[2 * node] + sums[2 * node + 1]
    }
  }

  /// The length at an index.
  ///
  /// - Complexity: O(1) to get, O(log n) to set.
  subscript(index: Int) -> Double {
    get { sums[middle + index] }
    set {
      var node = middle + index
      if sums[node] == newValue { return }
      sums[node] = newValue
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  var total: Double { count == 0 ? 0 : sums[1] }

  /// Returns the sum of the lengths before an index, which may be the count.
  ///
  /// - Complexity: O(log n).
  func start(of index: Int) -> Double {
    if index >= count { return total }
    var (node, result) = (middle + index, 0.0)
    while node > 1 {
      if !node.isMultiple(of: 2) { result = sums[node - 1] + result }
      node /= 2
    }
    return result
  }

  /// Returns the index of the last non-zero length that begins at or before an offset. For offsets
  /// outside of the sequence, returns the first or last non-zero length; nil if all lengths are 0.
  ///
  /// - Complexity: O(log n).
  func index(at offset: Double) -> Int? {
    if count == 0 { return nil }
    var (node, rest) = (1, offset)
    while node < middle {
      node *= 2
      if rest >= sums[node] && sums[node + 1] > 0 {
        rest -= sums[node]
        node += 1
      }
    }
    return min(node - middle, count - 1)
  }
}
