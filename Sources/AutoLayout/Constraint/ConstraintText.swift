/// The texts of constraints in reports, and the parts of their descriptions.
package enum ConstraintText {
  /// Returns a count with a comma between groups of three digits, as in `19,988`.
  nonisolated static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in "\(count)".reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { text = "," + text }
      text = "\(digit)" + text
    }
    return text
  }

  /// Returns the equation of a constraint in the form `a.width == 0.5*b.width + 8`.
  ///
  /// - Parameter constant: Replaces the constant of the constraint.
  static func body(of constraint: NSLayoutConstraint, constant: CGFloat? = nil) -> String {
    equation(
      of: constraint,
      first: name(of: constraint.firstItem),
      second: constraint.secondAttribute == .notAnAttribute && constraint.second == nil
        ? nil : name(of: constraint.secondItem),
      constant: constant
    )
  }

  /// Returns the equation of a constraint with the given names of its items.
  ///
  /// - Parameter second: The name of the second item; nil if a size is compared with a constant.
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

  /// Returns the class and address of an object, as in `Class:0x…`.
  static func name(ofClassOf object: NSObject) -> String {
    "\(object.shownClassName):\(address(of: object))"
  }

  nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// `(0 0; 390 844)`: origin and size as Apple's descriptions write them.
  nonisolated static func rectangle(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { number(Double($0)) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// Formats a number with six significant digits and without trailing zeros, like `%g` in C.
  nonisolated package static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e6 { return "\(Int(value))" }
    return String(format: "%g", value)
  }
}

/// A view or guide of a class that is not public: descriptions and reports call it by a class that its user knows.
package protocol UnnamedClass: NSObject {
  /// The class that it is in UIKit, or its public superclass.
  var knownClassName: String { get }
}

extension NSObject {
  /// The class, as descriptions and reports call it.
  package var shownClassName: String {
    (self as? any UnnamedClass)?.knownClassName ?? "\(type(of: self))"
  }
}

nonisolated extension String {
  /// The text without the addresses in names such as `UILabel:0x55d0c0de`, which differ in each run.
  package var withoutMemoryAddresses: String {
    var result = ""
    var rest = self[...]
    while let colon = rest.firstRange(of: ":0x")?.lowerBound {
      result += rest[..<colon]
      rest = rest[colon...].dropFirst(3)
      rest = rest.drop { $0.isHexDigit }
    }
    return result + rest
  }
}
