extension UIViewController {
  /// Tells the controller and those inside of it, whose views are there, that they are about to be seen.
  func willAppear(_ animated: Bool) {
    // What appears is there: overrides rely on `viewDidLoad()`.
    loadViewIfNeeded()
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
    for child in shownChildren { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    viewWillDisappear(animated)
    for child in shownChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    hasAppeared = false
    viewDidDisappear(animated)
    for child in shownChildren { child.didDisappear(animated) }
  }

  /// Whether somebody puts the view of a child onto the screen, or takes it away, and the child is to hear of it.
  var isMovedByHand: Bool {
    guard let parent else { return false }
    return parent.hasAppeared && !parent.isShowing
  }

  /// The view came into a window by hand. The rest follows when it is laid out.
  func beginAppearing() {
    isAppearing(false)
    loadedViewRoot?.layoutPass.appearing.append(self)
  }

  func endAppearing() {
    if !hasAppeared && loadedViewRoot is UIWindow { didAppear(false) }
  }

  private var loadedViewRoot: UIView? { viewIfLoaded?.root }

  private var shownChildren: [UIViewController] {
    children.filter { child in
      guard let inner = child.viewIfLoaded, let outer = viewIfLoaded else { return false }
      return inner.isDescendant(of: outer)
    }
  }

  /// Puts a child's view in the place of another one's, below everything else in the container's view.
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

/// The view of a controller that shows others below its bars.
final class ContainerView: UIView, UnnamedClass {
  var knownClassName: String { "UILayoutContainerView" }
  var layOutContent: (() -> Void)?

  /// Before the layout that is due: containers inside of containers, too.
  func layOutContentNow() {
    layOutContent?()
    for view in children { (view as? ContainerView)?.layOutContentNow() }
  }

  override func layoutSubviews() {
    layOutContent?()
    super.layoutSubviews()
  }

  /// A bar that is hidden covers nothing.
  override func subviewVisibilityChanged() { askForLayout() }
}
