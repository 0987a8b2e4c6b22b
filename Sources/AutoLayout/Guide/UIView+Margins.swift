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
  /// The guides that the view has made itself, once it has.
  var guides: SystemGuides?
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
    if let guide = margins.guides?.margins { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIViewLayoutMarginsGuide")
    systemGuides.margins = guide
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
    ]
    for (edge, margin) in edges {
      pin(guide, edge, to: self, margin, named: "UIView-\(margin.name)-guide-constraint")
    }
    return guide
  }

  /// The bounds without what the host's bars and corners cover, as an item to constrain to. (Rule 5.11.)
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = margins.guides?.safeArea { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIViewSafeAreaLayoutGuide")
    systemGuides.safeArea = guide
    let insets = safeAreaInsets
    margins.usedSafeArea = insets
    for (edge, constant) in Self.constants(of: insets) {
      pin(guide, edge, to: self, edge, constant, named: "UIViewSafeAreaLayoutGuide-\(edge.name)")
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
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
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
    if let keyboard = margins.guides?.keyboard { keyboard.follow() }
  }

  func marginsMayHaveChanged() {
    let effective = effectiveMargins
    if margins.used == effective { return }
    if margins.used != nil {
      margins.used = effective
      engine?.marginsChanged(self)
    }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in children where view.margins.preservesSuperviews { view.marginsMayHaveChanged() }
  }

  /// What covers the view, or where it is, may be other than before: the view and all that is in it look.
  func safeAreaMayHaveChanged() { forEachInSubtree { $0.updateSafeArea() } }

  private func updateSafeArea() {
    if margins.usedSafeArea != nil {
      let insets = safeAreaInsets
      margins.usedSafeArea = insets
      if let guide = margins.guides?.safeArea {
        for (edge, constant) in Self.constants(of: insets) {
          setConstant(constant, ofPin: guide, edge)
        }
      }
    }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    marginsMayHaveChanged()
    if let keyboard = margins.guides?.keyboard { keyboard.follow() }
  }
}
