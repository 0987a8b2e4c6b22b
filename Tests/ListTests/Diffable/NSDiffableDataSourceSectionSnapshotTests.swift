import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with apple and pear, of which apple has two kinds; and bread.
  private static var food: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "bread"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["red", "green"], to: "apple")
    return snapshot
  }

  @Test func `children come after their parent, in the order in which they were added`() {
    let snapshot = Self.food
    expectEqual(snapshot.items, ["fruit", "apple", "red", "green", "pear", "bread"])
    expectEqual(snapshot.rootItems, ["fruit", "bread"])
    expectTrue(snapshot.level(of: "red") == 2 && snapshot.parent(of: "red") == "apple")
    expectTrue(snapshot.parent(of: "pear") == "fruit" && snapshot.parent(of: "bread") == nil)
    expectTrue(snapshot.index(of: "pear") == 4 && !snapshot.contains("plum"))
  }

  @Test func `an item is visible if all of its ancestors are expanded`() {
    var snapshot = Self.food
    snapshot.expand(["apple"])
    expectEqual(snapshot.visibleItems, ["fruit", "bread"])
    snapshot.expand(["fruit"])
    expectTrue(snapshot.visibleItems == snapshot.items && snapshot.isVisible("green"))
    snapshot.collapse(["apple"])
    expectEqual(snapshot.visibleItems, ["fruit", "apple", "pear", "bread"])
    expectTrue(snapshot.isExpanded("fruit") && !snapshot.isExpanded("apple"))
    expectEqual(
      snapshot.visualDescription(),
      """
      + fruit
        - apple
          - red
          - green
        - pear
      - bread
      """
    )
  }

  @Test func `insertion is beside an item and its descendants`() {
    var snapshot = Self.food
    snapshot.insert(["plum"], after: "apple")
    snapshot.insert(["salt"], before: "bread")
    expectEqual(
      snapshot.items,
      ["fruit", "apple", "red", "green", "plum", "pear", "salt", "bread"]
    )
    expectTrue(snapshot.parent(of: "plum") == "fruit" && snapshot.level(of: "salt") == 0)
  }

  @Test func `deletion takes the descendants along`() {
    var snapshot = Self.food
    snapshot.expand(["apple"])
    snapshot.delete(["apple", "unknown"])
    expectEqual(snapshot.items, ["fruit", "pear", "bread"])
    snapshot.append(["apple"], to: "fruit")
    expectTrue(!snapshot.isExpanded("apple"))
    snapshot.deleteAll()
    expectEmpty(snapshot.items)
  }

  @Test func `a part of the trees is a snapshot, and takes the place of another part`() {
    var snapshot = Self.food
    snapshot.expand(["apple"])
    let apple = snapshot.snapshot(of: "apple", includingParent: true)
    expectTrue(apple.items == ["apple", "red", "green"] && apple.rootItems == ["apple"])
    expectTrue(apple.isExpanded("apple"))
    expectEqual(snapshot.snapshot(of: "fruit").rootItems, ["apple", "pear"])
    var loaves = Snapshot()
    loaves.append(["rye"])
    loaves.append(["dark"], to: "rye")
    snapshot.replace(childrenOf: "fruit", using: loaves)
    expectTrue(
      snapshot.items == ["fruit", "rye", "dark", "bread"] && snapshot.level(of: "dark") == 2
    )
    snapshot.insert(apple, after: "rye")
    expectEqual(snapshot.items, ["fruit", "rye", "dark", "apple", "red", "green", "bread"])
    expectTrue(snapshot.parent(of: "apple") == "fruit" && snapshot.isExpanded("apple"))
  }

  @Test func `items that are there twice, or not at all, are reported and ignored`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = log.append
    } run: {
      var snapshot = Self.food
      snapshot.append(["pear", "plum", "plum"], to: "bread")
      expectEqual(snapshot.items, ["fruit", "apple", "red", "green", "pear", "bread", "plum"])
      snapshot.append(["x"], to: "unknown")
      snapshot.expand(["unknown"])
      expectEqual(snapshot.items.count, 7)
    }
    expectEqual(
      log.issues.map(\.message),
      [
        "The item 'pear' was added to a section snapshot that has it.",
        "The item 'plum' was added to a section snapshot that has it.",
        "The section snapshot has no item 'unknown'.",
        "The section snapshot has no item 'unknown'.",
      ]
    )
  }
}
