/// An XML element of an Interface Builder file.
struct Element: Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [Element] = []
  /// The text of a `string` or `mutableString` element; empty for other elements, which have no text.
  var text = ""
  /// The line of the start tag, from 1.
  var line = 0
  /// Whether a view is installed for the size classes for which the element was resolved.
  var isInstalled = true

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  /// The role of the element in its parent: `frame` for a view's rectangle.
  var key: String? { attributes["key"] }

  /// Whether the attribute has the value YES.
  func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
  /// Whether the attribute has the value NO; false if it is missing.
  func isNo(_ attribute: String) -> Bool { attributes[attribute] == "NO" }

  /// The first child with a name.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child with a name and a role.
  func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.key == key }
  }

  func child(key: String) -> Element? { children.first { $0.key == key } }

  /// The children of all children with a name. Files of other tools can contain several of them.
  func children(of name: String) -> [Element] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// The number in an attribute; nil if it is missing, not a number, infinite or greater than 1e7 in magnitude.
  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Element.number)
  }

  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), abs(value) <= 1e7 else { return nil }
    return CGFloat(value)
  }

  /// The insets of an `inset` element, in points.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? 0,
      left: number("minX") ?? 0,
      bottom: number("maxY") ?? 0,
      right: number("maxX") ?? 0
    )
  }

  /// Whether the element or one of its descendants matches.
  func contains(_ matches: (Element) -> Bool) -> Bool {
    matches(self) || children.contains { $0.contains(matches) }
  }

  /// The line of the first element with an id, in document order; nil if there is none.
  func line(ofID id: String) -> Int? {
    if self.id == id { return line }
    for child in children {
      if let line = child.line(ofID: id) { return line }
    }
    return nil
  }

  /// Calls the closure for the element and all its descendants, in document order.
  func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
