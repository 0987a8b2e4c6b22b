/// How constraints read in descriptions and reports. (Rules 1.42 to 1.47.)
enum ConstraintText {
  /// `<NSLayoutConstraint:0x… 'identifier' a.width == 0.5*b.width + 8 priority:750   (active)>`
  static func description(of constraint: NSLayoutConstraint) -> String {
    let name = "\(type(of: constraint)):\(address(of: constraint))"
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    let priority =
      constraint.priority.rawValue < 1000
      ? " priority:\(number(Double(constraint.priority.rawValue)))" : ""
    let state = constraint.isActive ? "active" : "inactive"
    return "<\(name)\(identifier) \(body(of: constraint))\(priority)   (\(state))>"
  }

  /// `a.width == 0.5*b.width + 8`
  static func body(of constraint: NSLayoutConstraint) -> String {
    let first = name(of: constraint.firstItem)
    var text = "\(first).\(constraint.firstAttribute.name) \(constraint.relation.sign) "
    let constant = Double(constraint.constant)
    if constraint.secondAttribute == .notAnAttribute {
      return text + number(constant)
    }
    let multiplier = Double(constraint.multiplier)
    if multiplier == -1 { text += "-" } else if multiplier != 1 { text += number(multiplier) + "*" }
    text += "\(name(of: constraint.secondItem)).\(constraint.secondAttribute.name)"
    if constant > 0 { text += " + \(number(constant))" }
    if constant < 0 { text += " - \(number(-constant))" }
    return text
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "nil" }
    if let view = item as? UIView { return view.layoutName }
    return (item as? UILayoutGuide)?.layoutName ?? "\(type(of: item))"
  }

  /// `Class:0x…`, and what tells the object from its like.
  static func name(ofClassOf object: NSObject) -> String {
    "\(type(of: object)):\(address(of: object))"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Six significant digits, no trailing zeros: C's `%g`.
  package static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e6 { return "\(Int(value))" }
    return String(format: "%g", value)
  }
}
