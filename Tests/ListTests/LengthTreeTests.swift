import Expectations
import Testing

@testable import AutoLayout

@Suite struct LengthTreeTests {
  /// Whole numbers, whose sums are exact in any order.
  private static func lengths(_ count: Int, _ seed: Int) -> [Double] {
    (0..<count).map { Double(($0 * 7919 + seed * 104_729) % 13) }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100])
  func `the start of an element is the sum of the lengths before it`(count: Int) {
    var lengths = Self.lengths(count, 1)
    var tree = LengthTree(lengths)
    for round in 0..<20 {
      var sum = 0.0
      for index in 0..<count {
        expectEqual(tree.start(of: index), sum)
        expectEqual(tree[index], lengths[index])
        sum += lengths[index]
      }
      expectEqual(tree.total, sum)
      expectEqual(tree.start(of: count), sum)
      if count == 0 { break }
      let index = (round * 31) % count
      lengths[index] = Double(round)
      tree[index] = Double(round)
    }
  }

  @Test(arguments: [1, 2, 5, 8, 33])
  func `the element at an offset is the last nonzero one that starts there or before`(
    count: Int
  ) {
    for seed in 0..<10 {
      let lengths = Self.lengths(count, seed)
      let tree = LengthTree(lengths)
      for offset in stride(from: 0.0, to: tree.total, by: 0.5) {
        let expected = lengths.indices.last {
          lengths[..<$0].reduce(0, +) <= offset && lengths[$0] > 0
        }
        expectEqual(tree.index(at: offset), expected)
      }
    }
  }

  @Test func `offsets out of range belong to the first or the last element`() {
    let tree = LengthTree([5, 6, 7])
    expectEqual(tree.index(at: -3), 0)
    expectEqual(tree.index(at: 18), 2)
    expectEqual(tree.index(at: 1e9), 2)
    expectTrue(LengthTree([]).index(at: 0) == nil)
  }

  @Test func `sums do not depend on how the lengths were set`() {
    let lengths = (0..<100).map { 0.1 * Double($0) }
    var tree = LengthTree(Array(repeating: 1 / 3, count: 100))
    for index in (0..<100).reversed() { tree[index] = lengths[index] }
    let direct = LengthTree(lengths)
    for index in 0...100 { expectEqual(tree.start(of: index), direct.start(of: index)) }
  }
}
