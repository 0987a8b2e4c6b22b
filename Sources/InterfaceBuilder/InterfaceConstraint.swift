/// A constraint of a file. (Rule 1.01.)
struct InterfaceConstraint {
  /// The id of the first item; nil for the view that contains the constraint in the file.
  var firstItem: String?
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var secondItem: String?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// Reads a constraint element. An invalid value is reported; if it has no default, the initialiser returns nil.
  init?(_ element: Element, issues: inout [InterfaceIssue]) {
    func note(_ kind: InterfaceIssue.Kind, _ message: String) {
      issues.append(InterfaceIssue(kind, message, line: element.line))
    }
    let name = "The constraint '\(element.id ?? "")'"
    guard let first = element["firstAttribute"].flatMap(Self.attribute) else {
      note(
        .badValue,
        "\(name) has no known first attribute ('\(element["firstAttribute"] ?? "")'); it is ignored."
      )
      return nil
    }
    firstItem = element["firstItem"]
    firstAttribute = first
    if let item = element["secondItem"] {
      guard let second = element["secondAttribute"].flatMap(Self.attribute) else {
        note(
          .badValue,
          "\(name) has no known second attribute ('\(element["secondAttribute"] ?? "")'); it is ignored."
        )
        return nil
      }
      secondItem = item
      secondAttribute = second
    }
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case let other?:
      note(.badValue, "\(name) has an unknown relation ('\(other)'); it is ignored.")
      return nil
    }
    if let text = element["multiplier"] {
      if let value = Self.ratio(text) {
        multiplier = value
      } else {
        note(
          .badNumber,
          "\(name) has a multiplier that is not a number of at most 1e7 ('\(text)'); 1 is used."
        )
      }
    }
    if let text = element["constant"] {
      if let value = Element.number(text) {
        constant = value
      } else {
        note(
          .badNumber,
          "\(name) has a constant that is not a number of at most 1e7 ('\(text)'); 0 is used."
        )
      }
    }
    if let text = element["priority"] {
      if let value = Float(text), value >= 1, value <= 1000 {
        priority = UILayoutPriority(value)
      } else {
        note(.badNumber, "\(name) has a priority outside of 1 to 1000 ('\(text)'); 1000 is used.")
      }
    }
  }

  var relatesBaselines: Bool {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    return baselines.contains(firstAttribute) || baselines.contains(secondAttribute)
  }

  /// Parses a multiplier: `0.5`, `16:9` or `2/3`; nil if it is invalid.
  static func ratio(_ text: String) -> CGFloat? {
    for sign in [":", "/"] as [Character] {
      guard let index = text.firstIndex(of: sign) else { continue }
      guard let over = Element.number(String(text[..<index])),
        let under = Element.number(String(text[text.index(after: index)...])), under != 0,
        (over / under).magnitude <= 1e7
      else { return nil }
      return over / under
    }
    return Element.number(text)
  }

  static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? { attributes[name] }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
