/// The margins that were set for a view, and the effective margins that the engine used last.
final class LayoutMargins {
  /// The margins in the form of the last assignment: a later change of the layout direction
  /// exchanges directional margins and keeps plain ones.
  enum Written {
    case plain(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins that were set; nil if none were.
  var written: Written?
  var preservesSuperviews = false
  var insetsFromSafeArea = true
  /// The effective margins in the constants of the tree's engine; nil until a constraint depends on
  /// them. Margins follow frames, superviews and safe areas: `updateMargins` compares them after each
  /// placement, and `marginsMayHaveChanged` writes the constraints again.
  var used: UIEdgeInsets?
  /// The safe area of which the view was notified last, and which its guide has; nil means none. It is
  /// compared by `safeAreaMayHaveChanged`, after each placement in a tree with a safe area.
  var usedSafeArea: UIEdgeInsets?
  /// The guides that the view has created for itself; nil until there are any.
  var guides: SystemGuides?
}

extension UIView {
  /// The margins object, created at the first access.
  var madeMargins: LayoutMargins {
    if let margins { return margins }
    let made = LayoutMargins()
    margins = made
    return made
  }

  /// The implementation of ``directionalLayoutMargins``.
  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let plain = effectiveMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: plain.top,
      leading: isMirrored ? plain.right : plain.left,
      bottom: plain.bottom,
      trailing: isMirrored ? plain.left : plain.right
    )
  }

  /// The implementation of ``safeAreaInsets``.
  var ownSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let controller {
      let (more, bars) = (controller.additionalSafeAreaInsets, controller.barInsets)
      insets = UIEdgeInsets(
        top: more.top + bars.top,
        left: more.left + bars.left,
        bottom: more.bottom + bars.bottom,
        right: more.right + bars.right
      )
    }
    guard let parent else { return insets }
    let outer = parent.safeAreaOfContent
    if outer == .zero { return insets }
    // Distances are measured in the bounds, whose origin moves when a scroll view scrolls.
    let (frame, room) = (placement, parent.storedBounds)
    // The overlap is at most the whole inset, however far the view extends beyond its superview.
    func overlap(_ border: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, border - max(0, distance))
    }
    insets.top += overlap(outer.top, frame.minY - room.minY)
    insets.left += overlap(outer.left, frame.minX - room.minX)
    insets.bottom += overlap(outer.bottom, room.maxY - frame.maxY)
    insets.right += overlap(outer.right, room.maxX - frame.maxX)
    return insets
  }

  func changeMargins(_ change: (LayoutMargins) -> Void) {
    let before = effectiveMargins
    change(madeMargins)
    if effectiveMargins != before { marginsMayHaveChanged() }
  }

  /// The area of the bounds inside of the margins. (Rules 5.08, 5.09.)
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = margins?.guides?.margins { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIViewLayoutMarginsGuide", isOnDemand: true)
    systemGuides.margins = guide
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
    ]
    for (edge, margin) in edges {
      pin(guide, edge, to: self, margin, named: "UIView-\(margin.name)-guide-constraint")
    }
    return guide
  }

  /// The area of the bounds that the host's bars and corners do not cover. (Rule 5.11.)
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = margins?.guides?.safeArea { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIViewSafeAreaLayoutGuide", isOnDemand: true)
    systemGuides.safeArea = guide
    let insets = notedSafeArea()
    for (edge, constant) in Self.constants(of: insets) {
      pin(guide, edge, to: self, edge, constant, named: "UIViewSafeAreaLayoutGuide-\(edge.name)")
    }
    return guide
  }

  /// The safe area of which the view was notified last, which the guides made by now are to follow: a
  /// safe area that differs reaches the view and its subtree in the next layout.
  func notedSafeArea() -> UIEdgeInsets {
    let margins = madeMargins
    let insets = margins.usedSafeArea ?? .zero
    margins.usedSafeArea = insets
    if insets != safeAreaInsets { setNeedsLayoutOfContainer() }
    return insets
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
    switch margins?.written {
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
    if margins?.insetsFromSafeArea != false {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    if margins?.preservesSuperviews == true, let parent {
      let outer = parent.effectiveMargins
      result.top = max(result.top, outer.top - placement.minY)
      result.left = max(result.left, outer.left - placement.minX)
      result.bottom = max(
        result.bottom,
        outer.bottom - (parent.storedBounds.height - placement.maxY)
      )
      result.right = max(result.right, outer.right - (parent.storedBounds.width - placement.maxX))
    }
    return result
  }

  /// Updates margins that depend on the frame because they follow the superview's margins or the
  /// safe area.
  func updateMargins() {
    guard let margins else { return }
    if let used = margins.used {
      if used != effectiveMargins { marginsMayHaveChanged() }
    } else if margins.preservesSuperviews {
      updateMarginsOfPreservingSubviews()
    }
    if margins.usedSafeArea != nil { safeAreaMayHaveChanged() }
    if let keyboard = margins.guides?.keyboard { keyboard.follow() }
  }

  /// Updates the margins of the subviews that preserve this view's, which in turn preserve others, after
  /// this view was placed. No constraint depends on this view's own margins.
  private func updateMarginsOfPreservingSubviews() {
    var waiting = children
    while let view = waiting.popLast() {
      guard let margins = view.margins, margins.preservesSuperviews else { continue }
      if let used = margins.used {
        if used != view.effectiveMargins { view.marginsMayHaveChanged() }
      } else {
        waiting += view.children
      }
    }
  }

  func controllerChanged() {
    if controller == nil { flags.remove(.controlled) } else { flags.insert(.controlled) }
    // The view is notified when the tree is laid out.
    if margins?.usedSafeArea == nil && safeAreaInsets != .zero { madeMargins.usedSafeArea = .zero }
    marginsMayHaveChanged()
  }

  func marginsMayHaveChanged() {
    // A view that changes its margins while it is notified of a change is notified of the second
    // change afterwards.
    if flags.contains(.hearingOfMargins) { return }
    var effective = effectiveMargins
    if margins?.used == effective { return }
    for _ in 0..<Self.roundsOfLayout {
      if let margins, margins.used != nil {
        margins.used = effective
        engine?.marginsChanged(self)
      }
      flags.insert(.hearingOfMargins)
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
      flags.remove(.hearingOfMargins)
      askForLayout()
      for view in children where view.margins?.preservesSuperviews == true {
        view.marginsMayHaveChanged()
      }
      let former = effective
      effective = effectiveMargins
      if effective == former { return }
    }
    raiseLoop("\(layoutName) changes its margins again after each change.")
  }

  /// Recomputes the safe area after a change of a bar or of a position: for this view, and for the
  /// subtrees whose safe area changed.
  func safeAreaMayHaveChanged() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.followSafeArea() { view.subviewList.push(on: &waiting) }
    }
  }

  /// Recomputes the safe area of this view.
  ///
  /// - Returns: Whether it differs from the safe area of which the view was notified last.
  private func followSafeArea() -> Bool {
    if flags.contains(.hearingOfSafeArea) { return false }
    var isChanged = false
    for _ in 0..<Self.roundsOfLayout {
      let insets = safeAreaInsets
      if insets == margins?.usedSafeArea ?? .zero { return isChanged }
      isChanged = true
      madeMargins.usedSafeArea = insets
      if let guide = margins?.guides?.safeArea {
        for (edge, constant) in Self.constants(of: insets) {
          setConstant(constant, ofPin: guide, edge)
        }
      }
      margins?.guides?.top?.follow()
      margins?.guides?.bottom?.follow()
      flags.insert(.hearingOfSafeArea)
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      flags.remove(.hearingOfSafeArea)
      safeAreaChanged()
      marginsMayHaveChanged()
      if let keyboard = margins?.guides?.keyboard { keyboard.follow() }
    }
    raiseLoop("\(layoutName) changes its safe area again after each change.")
    return isChanged
  }
}
