import Expectations
import Testing

@testable import Cassowary

@Suite struct TableTests {
  @Test func `a copy that was made unshared keeps its records when the original changes`() {
    var table = Table<Int>()
    for number in 0..<100 { table.append(number) }
    let copy = table.unshared()
    table[50] = -1
    table.append(100)
    expectEqual(Array(copy), Array(0..<100))
    expectEqual(table.count, 101)
    expectEqual(table[50], -1)
  }

  @Test func `an empty table can be copied and read`() {
    let table = Table<Int>().unshared()
    expectTrue(table.isEmpty)
    expectEmpty(Array(table))
  }

  @Test func `records are removed from the end or by a predicate`() {
    var table = Table<Int>()
    table.reserve(3)
    table.append(upTo: 8) { room in
      for number in 0..<6 { (room + number).initialize(to: number) }
      return 6
    }
    expectEqual(table.popLast(), 5)
    table.removeLast(1)
    table.keep { $0 % 2 == 1 }
    expectEqual(Array(table), [1, 3])
    table.removeAll()
    expectTrue(table.popLast() == nil)
  }
}
