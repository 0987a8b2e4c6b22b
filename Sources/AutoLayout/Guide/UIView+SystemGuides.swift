/// The guides that a view creates at the first access. The view's list of guides retains them.
final class SystemGuides {
  weak var margins: UILayoutGuide?
  weak var safeArea: UILayoutGuide?
  weak var readable: UILayoutGuide?
  weak var keyboard: UIKeyboardLayoutGuide?
  weak var top: BarLayoutGuide?
  weak var bottom: BarLayoutGuide?
}

extension UIView {
  /// The area in which lines of text are short enough to read: inside of the margins, horizontally
  /// centred, and at most as wide as the environment's readable content width. (Rule 5.10.)
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

  /// The area that a docked keyboard covers at the bottom of the view; without a keyboard, the area
  /// below the safe area. (Rule 5.12.)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = margins?.guides?.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide()
    addSystemGuide(guide, "UIViewKeyboardLayoutGuide", isOnDemand: true)
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

  /// Adds a guide of the runtime to the view.
  ///
  /// - Parameter isOnDemand: Whether the constraints that position the guide are in effect only
  ///   while other constraints involve it.
  func addSystemGuide(_ guide: UILayoutGuide, _ identifier: String, isOnDemand: Bool = false) {
    guide.identifier = identifier
    guide.isOfRuntime = true
    guide.layoutItem.kindOfGuide = Self.kind(ofGuide: identifier)
    guide.layoutItem.isHeldOnDemand = isOnDemand
    addLayoutGuide(guide)
  }

  private static func kind(ofGuide identifier: String) -> UInt64 {
    switch identifier {
    case "UIViewLayoutMarginsGuide": 1
    case "UIViewSafeAreaLayoutGuide": 2
    case "UIViewReadableContentGuide": 3
    case "UIViewKeyboardLayoutGuide": 4
    case "UIScrollViewContentLayoutGuide": 5
    case "UIScrollViewFrameLayoutGuide": 6
    case "UIViewController-topLayoutGuide": 7
    default: 8
    }
  }

  /// The size that the view has after the next layout.
  var solvedSize: CGSize {
    guard let engine = root.engineIfEngaged() else { return storedBounds.size }
    engine.solve()
    return engine.alignmentRect(of: layoutItem).map { frame(forAlignmentRect: $0).size }
      ?? storedBounds.size
  }

  /// The implementation of ``frame(ofUnused:)``.
  func frame(ofUnusedGuide guide: UILayoutGuide) -> CGRect {
    let size = solvedSize
    if guide === margins?.guides?.safeArea { return Self.room(in: size, safeAreaInsets) }
    if let keyboard = guide as? UIKeyboardLayoutGuide { return keyboard.covered(of: size) }
    if let bar = guide as? BarLayoutGuide { return bar.covered(of: size) }
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

  /// Positions a guide of the runtime with a constraint of the runtime.
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
    for constraint in guide.pins(attribute) { constraint.constant = constant }
  }
}

extension UILayoutGuide {
  /// The constraints of the runtime that position an attribute of the guide.
  func pins(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    layoutItem.constraints.filter {
      $0.isOfRuntime && $0.firstItem === self && $0.firstAttribute == attribute
    }
  }
}
