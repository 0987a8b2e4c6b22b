import Expectations
import Testing

@testable import AutoLayout

@Suite struct ListChangesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func origins(
    _ old: [Int],
    _ new: [Int],
    _ body: (inout ListChanges) -> Void
  ) -> [[IndexPath?]]? {
    var changes = ListChanges()
    body(&changes)
    return try? changes.origins(from: old, to: new).get()
  }

  @Test func `deletions refer to old indices, insertions to new ones`() {
    let result = origins([4], [4]) {
      $0.deletedRows = [path(1), path(3)]
      $0.insertedRows = [path(0), path(2)]
    }
    expectEqual(result, [[nil, path(0), nil, path(2)]])
  }

  @Test func `a moved row keeps its origin, and a reloaded row has none`() {
    let result = origins([3], [3]) {
      $0.movedRows = [(path(0), path(2))]
      $0.reloadedRows = [path(1)]
    }
    expectEqual(result, [[nil, path(2), path(0)]])
  }

  @Test func `rows move between sections`() {
    let result = origins([2, 1], [1, 2]) { $0.movedRows = [(path(0), path(0, 1))] }
    expectEqual(result, [[path(1)], [path(0), path(0, 1)]])
  }

  @Test func `sections are deleted, inserted and reloaded with their rows`() {
    let result = origins([1, 2, 3], [5, 2, 3]) {
      $0.deletedSections = [0]
      $0.insertedSections = [0]
      $0.reloadedSections = [1]
    }
    expectEqual(
      result,
      [
        [nil, nil, nil, nil, nil], [nil, nil], [path(0, 2), path(1, 2), path(2, 2)],
      ]
    )
  }

  @Test func `counts that do not match the changes have no origins`() {
    expectTrue(origins([3], [3]) { $0.insertedRows = [path(0)] } == nil)
    expectTrue(origins([3], [2]) { _ in } == nil)
    expectTrue(origins([3], [3, 1]) { _ in } == nil)
    expectTrue(origins([3, 1], [3]) { _ in } == nil)
  }

  /// Named rows and a random edit of the list of names: the origins agree with the names.
  @Test func `after random edits each row has the origin of its name`() {
    var state: UInt64 = 7
    func dice(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state &>> 33) % UInt64(count))
    }
    for round in 0..<500 {
      let old = (0..<(1 + dice(8))).map { "\(round)-\($0)" }
      var changes = ListChanges()
      let deleted = Set((0..<old.count).filter { _ in dice(3) == 0 })
      changes.deletedRows = deleted.sorted(by: >).map { path($0) }
      var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
      var inserted: [String] = []
      for number in 0..<dice(4) {
        inserted.append("new \(number)")
        new.insert("new \(number)", at: dice(new.count + 1))
      }
      changes.insertedRows = new.indices.filter { inserted.contains(new[$0]) }.map { path($0) }
      let result = try? changes.origins(from: [old.count], to: [new.count]).get()
      let expected = new.map { name in old.firstIndex(of: name).map { path($0) } }
      expectEqual(result, [expected])
    }
  }
}
