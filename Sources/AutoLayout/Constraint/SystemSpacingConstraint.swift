/// A constraint whose constant is a number of standard distances, as far as nobody has set it. (Rule 10.06.)
final class SystemSpacingConstraint: NSLayoutConstraint {
  private var count: CGFloat = 1
  private var isOwnConstant = false
  private var gapKind = "NSLayoutAnchorConstraintSpace"

  fileprivate static func after<Axis>(
    _ anchor: NSLayoutAnchor<Axis>,
    _ relation: Relation,
    _ other: NSLayoutAnchor<Axis>,
    _ count: CGFloat
  ) -> NSLayoutConstraint {
    if anchor.attribute.cannotMeet(other.attribute) {
      return NSLayoutConstraint(inertBecauseOf: anchor.issueOfUnits(other), anchor.environment)
    }
    if anchor.layoutItem.isGone || other.layoutItem.isGone {
      return NSLayoutConstraint(inertBecauseOf: .missingItem, anchor.environment)
    }
    let result = SystemSpacingConstraint(
      anchor.layoutItem,
      anchor.attribute,
      relation,
      other.layoutItem,
      other.attribute,
      multiplier: 1,
      constant: 8 * count
    )
    result.count = count
    return result
  }

  /// The distance that a visual format leaves between two views where it says none. (Rules 9.03, 9.11.)
  static func standard(
    _ first: LayoutItem,
    _ firstAttribute: Attribute,
    _ second: LayoutItem,
    _ secondAttribute: Attribute
  ) -> NSLayoutConstraint {
    let result = SystemSpacingConstraint(
      first,
      firstAttribute,
      .equal,
      second,
      secondAttribute,
      multiplier: 1,
      constant: 8
    )
    result.gapKind = "NSSpace"
    return result
  }

  /// Between baselines it follows the fonts, so it is worked out whenever it is asked for.
  override var constant: CGFloat {
    get { isOwnConstant ? super.constant : count * spacing }
    set {
      let wasOwn = isOwnConstant
      isOwnConstant = true
      super.constant = newValue
      if super.constant != newValue { isOwnConstant = wasOwn }
      engine?.constantChanged(self)
    }
  }

  private var spacing: CGFloat {
    if !(firstAttribute.isBaseline && secondAttribute.isBaseline) { return 8 }
    return [first, second].compactMap { $0?.view?.lineHeightOfText }.max() ?? 8
  }

  override var kindName: String { "NSLayoutConstraint" }

  override func body(in description: inout ConstraintDescription) -> String {
    description.body(of: self, gapKind: isOwnConstant ? nil : gapKind)
  }
}

extension NSLayoutXAxisAnchor {
  /// This place is so many standard distances after another one, in the direction in which that attribute counts.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { SystemSpacingConstraint.after(self, .equal, anchor, multiplier) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .greaterThanOrEqual, anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .lessThanOrEqual, anchor, multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// This place is so many standard distances below another one. Between baselines the distance is the line height of the
  /// larger font.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { SystemSpacingConstraint.after(self, .equal, anchor, multiplier) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .greaterThanOrEqual, anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .lessThanOrEqual, anchor, multiplier)
  }
}
