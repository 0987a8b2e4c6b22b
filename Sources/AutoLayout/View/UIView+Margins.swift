/// The margins of a view as they were written, and as the engine used them last.
struct LayoutMargins {
  /// In the form of the last write: a later change of direction moves directional margins and leaves plain ones.
  enum Written {
    case plain(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// nil as long as nobody wrote any.
  var written: Written?
  var preservesSuperviews = false
  var insetsFromSafeArea = true
  /// The effective margins, once something depends on them.
  var used: UIEdgeInsets?
  /// The safe area, once something depends on it.
  var usedSafeArea: UIEdgeInsets?
  weak var guide: UILayoutGuide?
  weak var safeAreaGuide: UILayoutGuide?
}

extension UIView {
  /// How far content stays away from the edges: by default 8 points on all sides. A controller's view has no margins at top
  /// and bottom by default, and always at least the environment's minimum left and right.
  ///
  /// Answers the effective margins: the safe area's part is added, and the superview's margins count where they are to be
  /// preserved. (Rules 5.04 to 5.08.)
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      margins.written = .plain(newValue)
      marginsMayHaveChanged()
    }
  }

  /// The same margins in terms of the reading direction; the last write to either wins. (Rule 5.05.)
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let plain = effectiveMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: plain.top,
        leading: isMirrored ? plain.right : plain.left,
        bottom: plain.bottom,
        trailing: isMirrored ? plain.left : plain.right
      )
    }
    set {
      margins.written = .directional(newValue)
      marginsMayHaveChanged()
    }
  }

  /// Whether margins are at least what the superview's margins leave of this view. By default false. (Rule 5.07.)
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperviews }
    set {
      margins.preservesSuperviews = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area's part is added to the margins. By default true. (Rule 5.06.)
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// The bounds inside of the margins, as an item to constrain to. (Rules 5.08, 5.09.)
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = margins.guide { return guide }
    let guide = makeSystemGuide("UIViewLayoutMarginsGuide")
    margins.guide = guide
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
    ]
    for (edge, margin) in edges {
      pin(guide, edge, margin, constant: 0, "UIView-\(margin.name)-guide-constraint")
    }
    return guide
  }

  /// The bounds without what the host's bars and corners cover, as an item to constrain to. (Rule 5.11.)
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = margins.safeAreaGuide { return guide }
    let guide = makeSystemGuide("UIViewSafeAreaLayoutGuide")
    margins.safeAreaGuide = guide
    let insets = safeAreaInsets
    margins.usedSafeArea = insets
    for (edge, constant) in Self.constants(of: insets) {
      pin(guide, edge, edge, constant: constant, "UIViewSafeAreaLayoutGuide-\(edge.name)")
    }
    return guide
  }

  private static func constants(
    of insets: UIEdgeInsets
  ) -> [(NSLayoutConstraint.Attribute, CGFloat)] {
    [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
  }

  private func makeSystemGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  private func pin(
    _ guide: UILayoutGuide,
    _ edge: NSLayoutConstraint.Attribute,
    _ other: NSLayoutConstraint.Attribute,
    constant: CGFloat,
    _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: guide,
      attribute: edge,
      relatedBy: .equal,
      toItem: self,
      attribute: other,
      multiplier: 1,
      constant: constant
    )
    constraint.identifier = identifier
    constraint.isMadeByRuntime = true
    constraint.isActive = true
  }

  var effectiveMargins: UIEdgeInsets {
    var result: UIEdgeInsets
    switch margins.written {
    case .plain(let insets):
      result = insets
    case nil where controller != nil:
      result = .zero
    case nil:
      result = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .directional(let insets):
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      result = UIEdgeInsets(
        top: insets.top,
        left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing
      )
    }
    if controller != nil {
      let minimum = root.environment.systemMinimumLayoutMargin
      result.left = max(result.left, minimum)
      result.right = max(result.right, minimum)
    }
    if margins.insetsFromSafeArea {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    if margins.preservesSuperviews, let parent {
      let outer = parent.effectiveMargins
      result.top = max(result.top, outer.top - frame.minY)
      result.left = max(result.left, outer.left - frame.minX)
      result.bottom = max(result.bottom, outer.bottom - (parent.bounds.height - frame.maxY))
      result.right = max(result.right, outer.right - (parent.bounds.width - frame.maxX))
    }
    return result
  }

  /// Margins follow frames where they follow the superview's or the safe area.
  func updateMargins() {
    if let used = margins.used, used != effectiveMargins { marginsMayHaveChanged() }
    if let used = margins.usedSafeArea, used != safeAreaInsets { safeAreaMayHaveChanged() }
  }

  func marginsMayHaveChanged() {
    let effective = effectiveMargins
    if margins.used == effective { return }
    if margins.used != nil {
      margins.used = effective
      engine?.marginsChanged(self)
    }
    layoutMarginsDidChange()
    setNeedsLayout()
    for view in children where view.margins.preservesSuperviews { view.marginsMayHaveChanged() }
  }

  func safeAreaMayHaveChanged() {
    if margins.usedSafeArea != nil {
      let insets = safeAreaInsets
      margins.usedSafeArea = insets
      for (edge, constant) in Self.constants(of: insets) {
        for constraint in heldConstraints
        where constraint.isOfRuntime && constraint.firstItem === margins.safeAreaGuide
          && constraint.firstAttribute == edge
        {
          constraint.constant = constant
        }
      }
    }
    marginsMayHaveChanged()
    for view in children { view.safeAreaMayHaveChanged() }
  }
}
