/// How constraints read in reports, and what their descriptions are made of.
enum ConstraintText {
  /// `a.width == 0.5*b.width + 8`
  ///
  /// - Parameter constant: in the place of the constraint's own.
  static func body(of constraint: NSLayoutConstraint, constant: CGFloat? = nil) -> String {
    equation(
      of: constraint,
      first: name(of: constraint.firstItem),
      second: constraint.secondAttribute == .notAnAttribute && constraint.second == nil
        ? nil : name(of: constraint.secondItem),
      constant: constant
    )
  }

  /// - Parameter second: nil where a size is compared with a number.
  static func equation(
    of constraint: NSLayoutConstraint,
    first: String,
    second: String?,
    constant: CGFloat? = nil
  ) -> String {
    let left = "\(first).\(constraint.firstAttribute.name)"
    let right = second.map { "\($0).\(constraint.secondAttribute.name)" }
    return equation(
      left,
      constraint.relation,
      constraint.multiplier,
      right,
      constant ?? constraint.constant
    )
  }

  static func equation(
    _ left: String,
    _ relation: NSLayoutConstraint.Relation,
    _ multiplier: CGFloat,
    _ right: String?,
    _ constant: CGFloat
  ) -> String {
    var text = "\(left) \(relation.sign) "
    let constant = Double(constant)
    guard let right else { return text + number(constant) }
    let multiplier = Double(multiplier)
    if multiplier == -1 { text += "-" } else if multiplier != 1 { text += number(multiplier) + "*" }
    text += right
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
