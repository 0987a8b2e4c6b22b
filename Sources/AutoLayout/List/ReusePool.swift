/// Views of a list that wait to be used again, and the classes of which new ones are made.
///
/// What waits stays where it is in the tree, hidden: to show it again changes no constraint.
struct ReusePool<Item: UIView> {
  private var classes: [String: Item.Type] = [:]
  private var waiting: [String: [Item]] = [:]

  mutating func register(_ type: Item.Type?, for identifier: String) {
    classes[identifier] = type
    // What waits is of the former class.
    for item in waiting.removeValue(forKey: identifier) ?? [] { item.removeFromSuperview() }
  }

  func type(for identifier: String) -> Item.Type? { classes[identifier] }

  /// The one that has waited for the shortest time.
  mutating func take(_ identifier: String) -> Item? {
    guard let item = waiting[identifier]?.popLast() else { return nil }
    item.isHidden = false
    return item
  }

  /// What has no identifier is not used again.
  mutating func put(_ item: Item, _ identifier: String?) {
    guard let identifier, !identifier.isEmpty else { return item.removeFromSuperview() }
    item.isHidden = true
    waiting[identifier, default: []].append(item)
  }
}
