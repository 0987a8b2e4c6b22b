/// One attribute of an item, as a starting point for constraints. (Rules 10.01 to 10.08.)
///
/// The constraints are inactive and required. An anchor does not retain its item. The same
/// attribute of the same item yields the same anchor as long as the item lives.
#if MainActor
  @preconcurrency @MainActor
#endif
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AttributeOfItem {
  let layoutItem: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
  }

  /// The view or guide; nil once it is deallocated.
  public var item: AnyObject? { layoutItem.object }

  /// Returns an inactive, required constraint: this attribute = `anchor` + `c` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: c) }

  /// Returns an inactive, required constraint: this attribute ≥ `anchor` + `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }

  /// Returns an inactive, required constraint: this attribute ≤ `anchor` + `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }

  func related(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    if let anchor, attribute.cannotMeet(anchor.attribute) {
      return NSLayoutConstraint(inertBecauseOf: issueOfUnits(anchor), environment)
    }
    if layoutItem.isGone { return NSLayoutConstraint(inertBecauseOf: .missingItem, environment) }
    if anchor?.layoutItem.isGone == true {
      let sentence = "\(layoutItem.layoutName).\(attribute.name)"
      return NSLayoutConstraint(
        inertBecauseOf: .missingSecondItem(of: sentence),
        environment
      )
    }
    return NSLayoutConstraint(
      layoutItem,
      attribute,
      relation,
      anchor?.layoutItem,
      anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  func issueOfUnits(_ other: NSLayoutAnchor<AnchorType>) -> LayoutIssue {
    LayoutIssue(
      .illegalPair,
      "Unable to create constraint with anchors \(self) and \(other) because their units are not "
        + "compatible.",
      remedy: "Use leading/trailing for both or neither.",
      exceptionName: "NSInvalidArgumentException"
    )
  }

  var environment: LayoutEnvironment { layoutItem.owner?.root.environment ?? .current }

  /// Returns whether `object` is an anchor of the same attribute of the same item.
  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    // Whoever compares two anchors has both, so that neither belongs to another thread.
    nonisolated(unsafe) let object = object
    return asMainActorUnchecked {
      guard let other = object as? any AttributeOfItem else { return false }
      if self === other { return true }
      return attribute != .notAnAttribute && attribute == other.attribute
        && layoutItem === other.layoutItem
    }
  }

  /// A hash value of the attribute.
  nonisolated public override var hash: Int { asMainActorUnchecked { attribute.rawValue } }

  /// The class of the anchor, its item and its attribute.
  nonisolated public override var description: String { asMainActorUnchecked { text } }

  private var text: String {
    let kind =
      switch attribute.family {
      case .size, .none: "NSLayoutDimension"
      case .vertical: "NSLayoutYAxisAnchor"
      case .absolute, .directional, .horizontalCenter: "NSLayoutXAxisAnchor"
      }
    return "<\(kind):\(ConstraintText.address(of: self)) \"\(shownName)\">"
  }

  /// The item and the attribute, as in `UIView:0x….centerX`.
  var shownName: String { "\(layoutItem.layoutName).\(attribute.name)" }
}

/// An anchor of any type. The anchors that constraints return have another type argument than those
/// of views.
protocol AttributeOfItem: AnyObject {
  var layoutItem: LayoutItem { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

/// An anchor of a horizontal position: an edge, a centre or a margin.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, to the right or in the reading direction, as
  /// a dimension that may be negative. (Rule 10.05.)
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// An anchor of a vertical position: an edge, a centre, a margin or a baseline.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor down to another, as a dimension that may be negative.
  /// (Rule 10.05.)
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// An anchor of a length: a width, a height or the distance between two anchors.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The two positions of a distance; nil for a width or height.
  let offset: LayoutOffset?

  override init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    offset = nil
    super.init(item, attribute)
  }

  fileprivate init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    offset = LayoutOffset(
      from: .init(item: start.layoutItem, attribute: start.attribute),
      to: .init(item: end.layoutItem, attribute: end.attribute)
    )
    super.init(start.layoutItem, .notAnAttribute)
  }

  /// Returns an inactive, required constraint: this length = `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c)
  }

  /// Returns an inactive, required constraint: this length ≥ `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// Returns an inactive, required constraint: this length ≤ `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c)
  }

  /// Returns an inactive, required constraint: this length = `m` · `anchor` + `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }

  /// Returns an inactive, required constraint: this length ≥ `m` · `anchor` + `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive, required constraint: this length ≤ `m` · `anchor` + `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  override func related(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<NSLayoutDimension>?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let other = anchor as? NSLayoutDimension
    if offset == nil && other?.offset == nil {
      return super.related(relation, to: anchor, multiplier: multiplier, constant: constant)
    }
    return OffsetConstraint.between(
      self,
      relation,
      other,
      multiplier: multiplier,
      constant: constant
    )
  }

  override var shownName: String { offset?.name { $0.layoutName } ?? super.shownName }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Returns whether one of the attributes follows the layout direction and the other does not, so
  /// that no constraint can relate them.
  func cannotMeet(_ other: NSLayoutConstraint.Attribute) -> Bool {
    (family == .absolute && other.family == .directional)
      || (family == .directional && other.family == .absolute)
  }
}
