import AutoLayout

/// The views and constraints of a laid-out tree to which the rules apply.
struct LintedTree {
  let root: UIView
  /// The visible views of the app, superviews before their subviews, siblings from back to front.
  private(set) var views: [UIView] = []
  /// The active constraints of the app that constrain such views, by their holders in the order of
  /// the tree, and for each holder in the order of activation.
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ root: UIView) {
    self.root = root
    root.layoutIfNeeded()
    var holders: [UIView] = []
    // In an array instead of on the call stack, which a deep hierarchy would overflow.
    var waiting = [root]
    while let view = waiting.popLast() {
      // A window is hidden until it is shown.
      if view.isHidden && !(view is UIWindow) || view.alpha <= 0 { continue }
      holders.append(view)
      if !(view is any UnnamedClass) { views.append(view) }
      if !view.isBuiltByRuntime { waiting += view.subviews.reversed() }
    }
    let seen = Set(holders.map(ObjectIdentifier.init))
    for holder in holders {
      constraints += holder.constraints.filter { constraint in
        !constraint.isOfRuntime
          && constraint.owners.allSatisfy { seen.contains(ObjectIdentifier($0)) }
      }
    }
  }
}

extension LintedTree {
  /// The last constraint that places a view beside another on an axis, which usually is that of its end.
  func constraint(
    of view: UIView,
    on axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint? {
    constraints.last { constraint in
      if constraint.firstItem !== view || constraint.secondItem == nil { return false }
      return switch constraint.firstAttribute {
      case .left, .right, .leading, .trailing, .centerX, .width: axis == .horizontal
      default: axis == .vertical
      }
    }
  }
}

extension UIView {
  /// Whether the runtime makes the subviews of the view.
  fileprivate var isBuiltByRuntime: Bool {
    switch self {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UIListContentView,
      is UIRefreshControl, is UITextField:
      true
    case let button as UIButton: button.configuration != nil
    default: next is UIAlertController
    }
  }
}

extension UIView {
  /// The app's constraint that sets or limits a length of the view to a number, if there is one.
  func limit(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    constraints.first { constraint in
      constraint.firstItem === self && constraint.firstAttribute == attribute
        && constraint.relation != .greaterThanOrEqual && !constraint.isOfRuntime
        && constraint.secondItem == nil
    }
  }
}

extension UIView {
  /// Whether a constraint gives the view or an ancestor the length 0, which hides it.
  var hasNoArea: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view.goneAxis != nil
        || view.constraints.contains { constraint in
          constraint.firstItem === view && constraint.secondItem == nil
            && constraint.relation != .greaterThanOrEqual && constraint.constant == 0
            && !constraint.isOfRuntime
        }
    }
  }
}

extension NSLayoutConstraint {
  /// The views that the constraint relates: its items, and the owners of its guides.
  var owners: [UIView] {
    [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
  }

  /// The view to which a finding about the constraint refers.
  var subject: UIView? { owners.first }
}
