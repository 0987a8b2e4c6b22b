/// An element of an XML text: what Interface Builder's files are made of.
struct Element: Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [Element] = []
  /// The characters directly inside of a `string` or `mutableString`; other elements say nothing that way.
  var text = ""
  /// Where it begins in the file, from 1.
  var line = 0
  /// Whether a view is there for the size classes that the tree was resolved for.
  var isInstalled = true

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  /// What role it has in its parent: `frame` for a view's rectangle.
  var key: String? { attributes["key"] }

  func says(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
  func denies(_ attribute: String) -> Bool { attributes[attribute] == "NO" }

  /// The first child of a name.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child of a name that has a role.
  func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.key == key }
  }

  func child(key: String) -> Element? { children.first { $0.key == key } }

  /// What is inside of all children of a name. (Files of other tools may have several.)
  func children(of name: String) -> [Element] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// A number that can be laid out with. nil if it is missing, no number, infinite or beyond 1e7 points.
  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Element.number)
  }

  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), abs(value) <= 1e7 else { return nil }
    return CGFloat(value)
  }

  /// The element and all inside of it, each before what it contains.
  func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
