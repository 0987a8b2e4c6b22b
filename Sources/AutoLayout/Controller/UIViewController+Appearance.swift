extension UIViewController {
  /// Calls `viewWillAppear(_:)` on the controller and on those of its children whose views are in
  /// its view.
  func willAppear(_ animated: Bool) {
    // The view is loaded first, because overrides of `viewWillAppear(_:)` rely on `viewDidLoad()`.
    loadViewIfNeeded()
    isMovingToParent = isNewChild
    viewWillAppear(animated)
    for child in shownChildren { child.willAppear(animated) }
  }

  func isAppearing(_ animated: Bool) {
    viewIsAppearing(animated)
    for child in shownChildren { child.isAppearing(animated) }
  }

  func didAppear(_ animated: Bool) {
    hasAppeared = true
    viewDidAppear(animated)
    (isNewChild, isMovingToParent) = (false, false)
    for child in shownChildren { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    isMovingFromParent = isLeavingParent
    viewWillDisappear(animated)
    for child in shownChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    hasAppeared = false
    viewDidDisappear(animated)
    isMovingFromParent = false
    for child in shownChildren { child.didDisappear(animated) }
  }

  /// Whether code other than the container adds or removes the controller's view while the
  /// container's view is shown. The controller is then notified by the change of the hierarchy.
  var isMovedByHand: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.hasAppeared && !parent.isShowing
  }

  /// Called when code other than the container has put the view into a window. The view has
  /// appeared once it is laid out.
  func beginAppearing() {
    isAppearing(false)
    loadedViewRoot?.layoutPass.appearing.append(self)
  }

  func endAppearing() {
    if !hasAppeared && loadedViewRoot is UIWindow { didAppear(false) }
  }

  private var loadedViewRoot: UIView? { viewIfLoaded?.root }

  private var shownChildren: [UIViewController] {
    if !shouldAutomaticallyForwardAppearanceMethods { return [] }
    return children.filter { child in
      guard let inner = child.viewIfLoaded, let outer = viewIfLoaded else { return false }
      return inner.isDescendant(of: outer)
    }
  }

  /// Replaces the view of a child by that of another, behind the other subviews of the container's
  /// view.
  func show(_ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool) {
    if new === old { return }
    isShowing = true
    defer { isShowing = false }
    if hasAppeared { old?.willDisappear(animated) }
    if hasAppeared { new?.willAppear(animated) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let child = new?.view {
      child.translatesAutoresizingMaskIntoConstraints = true
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.frame = view.bounds
      view.insertSubview(child, at: 0)
    }
    view.setNeedsLayout()
    if hasAppeared {
      new?.isAppearing(animated)
      view.layoutIfNeeded()
      old?.didDisappear(animated)
      new?.didAppear(animated)
    }
  }
}

/// The view of a container whose children are laid out relative to its bars.
final class ContainerView: UIView, UnnamedClass {
  var knownClassName: String { "UILayoutContainerView" }
  var layOutContent: (() -> Void)?

  /// Lays out the content before the next layout pass, including that of nested containers.
  func layOutContentNow() {
    layOutContent?()
    for view in children { (view as? ContainerView)?.layOutContentNow() }
  }

  override func layoutSubviews() {
    layOutContent?()
    super.layoutSubviews()
  }

  /// A hidden bar covers nothing, so the content is laid out again.
  override func subviewVisibilityChanged() { askForLayout() }
}
