public import AutoLayout

/// A named subview that does not translate its autoresizing mask.
public func box(_ name: String, in parent: UIView) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// The root view of a tree, with a given size.
public func rootBox(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "root"
  return view
}

/// `first.attribute relation multiplier · second.other + constant`, not yet active.
public func relate(
  _ first: Any,
  _ attribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation,
  _ second: Any?,
  _ other: NSLayoutConstraint.Attribute = .notAnAttribute,
  multiplier: CGFloat = 1,
  constant: CGFloat = 0,
  priority: Float = 1000
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: first,
    attribute: attribute,
    relatedBy: relation,
    toItem: second,
    attribute: other,
    multiplier: multiplier,
    constant: constant
  )
  constraint.priority = UILayoutPriority(priority)
  return constraint
}

public func relate(
  _ first: Any,
  _ attribute: NSLayoutConstraint.Attribute,
  _ second: Any?,
  _ other: NSLayoutConstraint.Attribute = .notAnAttribute,
  multiplier: CGFloat = 1,
  constant: CGFloat = 0,
  priority: Float = 1000
) -> NSLayoutConstraint {
  relate(
    first,
    attribute,
    .equal,
    second,
    other,
    multiplier: multiplier,
    constant: constant,
    priority: priority
  )
}

/// An active constraint between a dimension and a constant, or between an edge and the same edge of the superview.
@discardableResult
public func fix(
  _ view: UIView,
  _ attribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation,
  _ constant: CGFloat,
  priority: Float = 1000
) -> NSLayoutConstraint {
  let constraint =
    attribute == .width || attribute == .height
    ? relate(view, attribute, relation, nil, constant: constant, priority: priority)
    : relate(
      view,
      attribute,
      relation,
      view.superview,
      attribute,
      constant: constant,
      priority: priority
    )
  constraint.isActive = true
  return constraint
}

@discardableResult
public func fix(
  _ view: UIView,
  _ attribute: NSLayoutConstraint.Attribute,
  _ constant: CGFloat,
  priority: Float = 1000
) -> NSLayoutConstraint { fix(view, attribute, .equal, constant, priority: priority) }

extension String {
  /// The text with every address written as `0x`.
  public var withoutAddresses: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "0x") {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...].drop { $0.isHexDigit }
    }
    return result + rest
  }
}
