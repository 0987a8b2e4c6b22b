/// A constraint whose constant is a multiple of the standard spacing until the app sets
/// ``constant``. (Rule 10.06.)
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

  /// Returns a constraint with the spacing that a visual format leaves between two views if it
  /// specifies none. (Rules 9.03, 9.11.)
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

  /// Between baselines the spacing depends on the fonts, so it is computed at each access.
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
  /// Returns an inactive constraint: this anchor is exactly `multiplier` standard spacings after
  /// `anchor`, in the direction of the attribute.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { SystemSpacingConstraint.after(self, .equal, anchor, multiplier) }

  /// Returns an inactive constraint: this anchor is at least `multiplier` standard spacings after
  /// `anchor`, in the direction of the attribute.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at most `multiplier` standard spacings after
  /// `anchor`, in the direction of the attribute.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .lessThanOrEqual, anchor, multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns an inactive constraint: this anchor is exactly `multiplier` standard spacings below
  /// `anchor`. Between baselines the spacing is the line height of the larger font.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { SystemSpacingConstraint.after(self, .equal, anchor, multiplier) }

  /// Returns an inactive constraint: this anchor is at least `multiplier` standard spacings below
  /// `anchor`. Between baselines the spacing is the line height of the larger font.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at most `multiplier` standard spacings below
  /// `anchor`. Between baselines the spacing is the line height of the larger font.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.after(self, .lessThanOrEqual, anchor, multiplier)
  }
}
