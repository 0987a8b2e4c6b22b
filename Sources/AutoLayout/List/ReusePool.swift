/// The views of a list that wait for reuse, and how new views are made.
///
/// A waiting view stays hidden at its place in the hierarchy, so that showing it again changes no
/// constraint.
struct ReusePool<Item: UIView> {
  private var makers: [String: () -> Item] = [:]
  private var waiting: [String: [Item]] = [:]

  mutating func register(_ make: (() -> Item)?, for identifier: String) {
    makers[identifier] = make
    // The waiting views may be instances of another class.
    for item in waiting.removeValue(forKey: identifier) ?? [] { item.removeFromSuperview() }
  }

  func maker(for identifier: String) -> (() -> Item)? { makers[identifier] }

  /// Returns the view that has waited for the shortest time, and removes it from the pool.
  mutating func take(_ identifier: String) -> Item? {
    guard let item = waiting[identifier]?.popLast() else { return nil }
    item.isHidden = false
    return item
  }

  /// Adds a view to the pool. A view without an identifier is removed from its superview instead.
  mutating func put(_ item: Item, _ identifier: String?) {
    guard let identifier, !identifier.isEmpty else { return item.removeFromSuperview() }
    item.isHidden = true
    waiting[identifier, default: []].append(item)
  }
}
