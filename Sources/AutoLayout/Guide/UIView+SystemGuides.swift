/// The guides that a view makes when they are asked for. The view's list of guides retains them.
final class SystemGuides {
  weak var margins: UILayoutGuide?
  weak var safeArea: UILayoutGuide?
  weak var readable: UILayoutGuide?
  weak var keyboard: UIKeyboardLayoutGuide?
  weak var top: BarLayoutGuide?
  weak var bottom: BarLayoutGuide?
}

extension UIView {
  /// Where text is not too wide to read: inside of the margins, in their middle, at most as wide as the environment says.
  /// (Rule 5.10.)
  public var readableContentGuide: UILayoutGuide {
    if let guide = margins?.guides?.readable { return guide }
    let outer = layoutMarginsGuide
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIViewReadableContentGuide", isOnDemand: true)
    systemGuides.readable = guide
    for attribute in [.top, .bottom, .centerX] as [NSLayoutConstraint.Attribute] {
      pin(
        guide,
        attribute,
        to: outer,
        attribute,
        named: "UIViewReadableContentGuide-\(attribute.name)"
      )
    }
    pin(
      guide,
      .width,
      .lessThanOrEqual,
      to: outer,
      .width,
      named: "UIViewReadableContentGuide-inside"
    )
    pin(
      guide,
      .width,
      .lessThanOrEqual,
      to: nil,
      .notAnAttribute,
      root.environment.readableContentWidth,
      named: "UIViewReadableContentGuide-width"
    )
    pin(
      guide,
      .width,
      to: outer,
      .width,
      at: UILayoutPriority(999),
      named: "UIViewReadableContentGuide-fill"
    )
    return guide
  }

  /// The room that a docked keyboard takes from the view; while there is none, what the safe area takes at the bottom.
  /// (Rule 5.12.)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = margins?.guides?.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide()
    addSystemGuide(guide, "UIViewKeyboardLayoutGuide")
    systemGuides.keyboard = guide
    for edge in [.left, .right, .bottom] as [NSLayoutConstraint.Attribute] {
      pin(guide, edge, to: self, edge, named: "UIViewKeyboardLayoutGuide-\(edge.name)")
    }
    pin(guide, .height, to: nil, .notAnAttribute, named: "UIViewKeyboardLayoutGuide-height")
    guide.follow()
    return guide
  }

  var systemGuides: SystemGuides {
    let margins = madeMargins
    if let guides = margins.guides { return guides }
    let guides = SystemGuides()
    margins.guides = guides
    return guides
  }

  /// - Parameter isOnDemand: whether what holds the guide counts only as long as something else is about it.
  func addSystemGuide(_ guide: UILayoutGuide, _ identifier: String, isOnDemand: Bool = false) {
    guide.identifier = identifier
    guide.isOfRuntime = true
    guide.layoutItem.isHeldOnDemand = isOnDemand
    addLayoutGuide(guide)
  }

  /// Where a guide of this view is that nothing is about, as of the last layout.
  func frame(ofUnused guide: UILayoutGuide) -> CGRect {
    var size = storedBounds.size
    if let engine = root.engineIfEngaged() {
      engine.solve()
      if let rect = engine.alignmentRect(of: layoutItem) {
        size = frame(forAlignmentRect: rect).size
      }
    }
    if guide === margins?.guides?.safeArea { return Self.room(in: size, safeAreaInsets) }
    var room = Self.room(in: size, effectiveMargins)
    if guide === margins?.guides?.readable {
      let width = min(room.width, root.environment.readableContentWidth)
      room = CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    }
    return room
  }

  private static func room(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: insets.left,
      y: insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  /// Holds a guide of the runtime with a constraint of the runtime.
  ///
  /// - Parameter isListed: whether ``constraints`` of this view shows it.
  func pin(
    _ guide: UILayoutGuide,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    to item: Any?,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0,
    at priority: UILayoutPriority = .required,
    named identifier: String,
    isListed: Bool = true
  ) {
    let constraint = NSLayoutConstraint(
      item: guide,
      attribute: attribute,
      relatedBy: relation,
      toItem: item,
      attribute: other,
      multiplier: 1,
      constant: constant
    )
    constraint.identifier = identifier
    constraint.priority = priority
    constraint.isMadeByRuntime = true
    constraint.isHold = guide.layoutItem.isHeldOnDemand
    constraint.isUnlisted = !isListed
    constraint.isActive = true
  }

  func setConstant(
    _ constant: CGFloat,
    ofPin guide: UILayoutGuide,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    for constraint in guide.layoutItem.constraints
    where constraint.isOfRuntime && constraint.firstItem === guide
      && constraint.firstAttribute == attribute
    {
      constraint.constant = constant
    }
  }
}
