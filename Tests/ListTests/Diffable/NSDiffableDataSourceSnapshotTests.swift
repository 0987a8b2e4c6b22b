import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// NSDiffableDataSourceSnapshot.swift and its facets
@Suite struct NSDiffableDataSourceSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func make(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// `a 1 2, b 3`
  private static func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      ([section] + snapshot.itemIdentifiers(inSection: section).map(String.init))
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// Applies a change to `a 1 2 3, b 4 5`, and returns the result with the number of reports.
  private func after(_ change: (inout Snapshot) -> Void) -> String {
    let (result, issues) = collectingIssues {
      var snapshot = Self.make([("a", [1, 2, 3]), ("b", [4, 5])])
      change(&snapshot)
      return snapshot
    }
    let numbers = Self.text(result)
    expectEqual(result.numberOfItems, result.itemIdentifiers.count)
    for item in result.itemIdentifiers {
      let section = result.sectionIdentifier(containingItem: item)
      expectTrue(section.map { result.itemIdentifiers(inSection: $0).contains(item) } == true)
    }
    return issues.isEmpty ? numbers : "\(numbers) (\(issues.count))"
  }

  @Test func `a snapshot lists its sections and items in their order`() {
    let snapshot = Self.make([("a", [1, 2, 3]), ("b", [4, 5])])
    expectTrue(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5)
    expectEqual(snapshot.sectionIdentifiers, ["a", "b"])
    expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
    expectEqual(snapshot.numberOfItems(inSection: "b"), 2)
    expectEqual(snapshot.sectionIdentifier(containingItem: 4), "b")
    expectTrue(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    expectTrue(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test func `items are appended, inserted, moved and deleted`() {
    expectEqual(after { $0.appendItems([6]) }, "a 1 2 3, b 4 5 6")
    expectEqual(after { $0.appendItems([6, 7], toSection: "a") }, "a 1 2 3 6 7, b 4 5")
    expectEqual(after { $0.insertItems([6, 7], beforeItem: 4) }, "a 1 2 3, b 6 7 4 5")
    expectEqual(after { $0.insertItems([6, 7], afterItem: 2) }, "a 1 2 6 7 3, b 4 5")
    expectEqual(after { $0.moveItem(1, afterItem: 3) }, "a 2 3 1, b 4 5")
    expectEqual(after { $0.moveItem(5, beforeItem: 1) }, "a 5 1 2 3, b 4")
    expectEqual(after { $0.deleteItems([1, 5, 9]) }, "a 2 3, b 4")
    expectEqual(after { $0.deleteAllItems() }, "")
  }

  @Test func `sections are appended, inserted, moved and deleted with their items`() {
    expectEqual(after { $0.insertSections(["c"], beforeSection: "a") }, "c, a 1 2 3, b 4 5")
    expectEqual(after { $0.insertSections(["c", "d"], afterSection: "a") }, "a 1 2 3, c, d, b 4 5")
    expectEqual(after { $0.moveSection("a", afterSection: "b") }, "b 4 5, a 1 2 3")
    expectEqual(after { $0.moveSection("b", beforeSection: "a") }, "b 4 5, a 1 2 3")
    expectEqual(after { $0.deleteSections(["a", "z"]) }, "b 4 5")
  }

  @Test func `items to reload and to configure again are listed once, until they are deleted`() {
    var snapshot = Self.make([("a", [1, 2, 3])])
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([3, 3])
    snapshot.reloadSections(["a"])
    expectEqual(snapshot.reloadedItemIdentifiers, [1, 2])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [3])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["a"])
    snapshot.deleteSections(["a"])
    expectEmpty(snapshot.reloadedItemIdentifiers)
    expectEmpty(snapshot.reconfiguredItemIdentifiers)
    expectEmpty(snapshot.reloadedSectionIdentifiers)
  }

  @Test func `an identifier that exists is reported, and the item is moved`() {
    expectEqual(after { $0.appendItems([1]) }, "a 2 3, b 4 5 1 (1)")
    expectEqual(after { $0.insertItems([5, 6], beforeItem: 1) }, "a 5 6 1 2 3, b 4 (1)")
    expectEqual(after { $0.appendItems([6, 6]) }, "a 1 2 3, b 4 5 6 (1)")
    expectEqual(after { $0.appendSections(["a", "c", "c"]) }, "a 1 2 3, b 4 5, c (2)")
  }

  @Test func `an identifier that does not exist is reported, and the call is ignored`() {
    let same = "a 1 2 3, b 4 5 (1)"
    expectEqual(after { $0.appendItems([6], toSection: "z") }, same)
    expectEqual(after { $0.insertItems([6], afterItem: 9) }, same)
    expectEqual(after { $0.insertItems([1, 6], afterItem: 1) }, same)
    expectEqual(after { $0.moveItem(9, afterItem: 1) }, same)
    expectEqual(after { $0.moveItem(1, afterItem: 1) }, same)
    expectEqual(after { $0.moveItem(1, beforeItem: 9) }, same)
    expectEqual(after { $0.moveSection("a", beforeSection: "z") }, same)
    expectEqual(after { $0.moveSection("a", beforeSection: "a") }, same)
    expectEqual(after { $0.insertSections(["c"], beforeSection: "z") }, same)
    expectEqual(after { $0.reloadItems([9]) }, same)
    expectEqual(after { $0.reconfigureItems([9]) }, same)
    expectEqual(after { $0.reloadSections(["z"]) }, same)
    expectEqual(after { _ = $0.itemIdentifiers(inSection: "z") }, same)
  }

  @Test func `the report names the identifier and a way out`() {
    let (_, issues) = collectingIssues {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      snapshot.appendSections(["a"])
      snapshot.appendItems([7])
      snapshot.appendItems([7])
    }
    expectEqual(issues.count, 2)
    expectEqual(issues.first?.message, "Items were appended to a snapshot without sections.")
    expectEqual(issues.last?.message, "The item '7' was added to a snapshot that has it.")
  }
}
