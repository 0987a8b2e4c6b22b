/// Lengths one behind another, with the sums of all that come before one of them.
///
/// Sums are always those of the lengths as they are, in one order of adding: however the lengths came about, the same
/// lengths have the same sums.
struct LengthTree {
  let count: Int
  /// The sum of each pair of lengths, of each pair of these, and so on: the one at n is that of 2n and 2n + 1. Lengths
  /// themselves begin in the middle.
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

  /// - Complexity: O(log n) to set.
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

  /// The sum of the lengths before an index, which may be the count.
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

  /// The last length that begins at an offset or before it, of those that are longer than 0; the first or last one for offsets
  /// outside. nil if there is none at all.
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
