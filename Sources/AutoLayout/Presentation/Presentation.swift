/// A presentation in progress: a controller in front of another one.
final class Presentation {
  let controller: UIPresentationController
  let presented: UIViewController
  /// Not retained, since the presenter retains the presentation.
  private(set) weak var presenter: UIViewController?
  private let container = PresentationContainer()
  /// Whether the presenter's view is out of the hierarchy.
  private var hasRemovedPresenter = false
  private(set) var isDismissing = false
  /// The animation in progress, which keeps the objects of the transition alive.
  private var transition: ModalTransition?

  init(
    _ controller: UIPresentationController,
    _ presented: UIViewController,
    by presenter: UIViewController
  ) {
    (self.controller, self.presented, self.presenter) = (controller, presented, presenter)
    controller.presenter = presenter
  }

  /// Puts the presented view in front of the presenter's, and runs the animation.
  func begin(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let presenterView = presenter.viewIfLoaded else { return }
    // A sheet or popover may be small: its own container is covered, which fills the window.
    let covered = outer ?? presenterView
    guard let place = covered.superview else { return }
    container.frame = covered.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presenting = controller
    place.insertSubview(container, aboveSubview: covered)
    controller.containerView = container
    if let traits = controller.overrideTraitCollection { presented.overrideTraits(traits) }
    let alongside =
      animated ? ImmediateTransition(in: container, from: presenter, to: presented) : nil
    (presenter.transition, presented.transition) = (alongside, alongside)
    if controller.shouldRemovePresentersView { presenter.willDisappear(animated) }
    presented.willAppear(animated)
    controller.presentationTransitionWillBegin()
    guard let view = controller.presentedView else {
      (presenter.transition, presented.transition) = (nil, nil)
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = controller.frameOfPresentedViewInContainerView
    container.presentedView = view
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented,
        presenting: presenter,
        source: source
      ) : nil
    if animator == nil { container.addSubview(view) }
    presented.isAppearing(animated)
    run(animator, from: presenter, to: presented, adds: view, removes: nil) { [self] isComplete in
      (presenter.transition, presented.transition) = (nil, nil)
      alongside?.end()
      if !isComplete {
        view.removeFromSuperview()
        presented.didDisappear(animated)
        remove()
      } else {
        if view.superview == nil { container.addSubview(view) }
        container.root.layoutIfNeeded()
        if controller.shouldRemovePresentersView {
          hasRemovedPresenter = true
          presenterView.removeFromSuperview()
          presenter.didDisappear(animated)
        }
        presented.didAppear(animated)
      }
      controller.presentationTransitionDidEnd(isComplete)
      completion?()
    }
  }

  /// Removes the presented view after its animation.
  func end(animated: Bool, completion: (() -> Void)?) {
    if isDismissing { return }
    isDismissing = true
    let alongside =
      animated ? ImmediateTransition(in: container, from: presented, to: presenter) : nil
    presenter?.transition = alongside
    presented.transition = alongside
    presented.willDisappear(animated)
    guard let presenter else {
      presented.transition = nil
      return remove()
    }
    if hasRemovedPresenter, let view = presenter.viewIfLoaded, let place = container.superview {
      presenter.willAppear(animated)
      if let outer {
        outer.addSubview(view)
        outer.setNeedsLayout()
      } else {
        view.frame = container.frame
        place.insertSubview(view, belowSubview: container)
      }
      presenter.isAppearing(animated)
    }
    controller.dismissalTransitionWillBegin()
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    run(animator, from: presented, to: presenter, adds: nil, removes: controller.presentedView) {
      [self] _ in
      (presenter.transition, presented.transition) = (nil, nil)
      alongside?.end()
      controller.presentedView?.removeFromSuperview()
      let root = container.root
      remove()
      root.layoutIfNeeded()
      presented.didDisappear(animated)
      if hasRemovedPresenter { presenter.didAppear(animated) }
      controller.dismissalTransitionDidEnd(true)
      completion?()
    }
  }

  /// The container in which the presenter is presented itself; nil if it is not, or if the style covers
  /// the presenter alone.
  private var outer: UIView? {
    let style = presented.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext { return nil }
    return presenter?.presentationOfSelf?.container
  }

  private func remove() {
    container.removeFromSuperview()
    container.presenting = nil
    controller.containerView = nil
    presenter?.presentation = nil
    presented.presentationOfSelf = nil
  }

  private func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    from: UIViewController,
    to: UIViewController,
    adds added: UIView?,
    removes removed: UIView?,
    completion: @escaping (Bool) -> Void
  ) {
    guard let animator else { return completion(true) }
    let transition = ModalTransition(self, container, from, to, added, removed)
    self.transition = transition
    transition.completion = { [self] isComplete in
      self.transition = nil
      completion(isComplete)
      animator.animationEnded(isComplete)
    }
    animator.animateTransition(using: transition)
  }
}

/// The view around a presented view.
private final class PresentationContainer: UIView, UnnamedClass {
  var knownClassName: String { "UITransitionView" }
  weak var presentedView: UIView?
  weak var presenting: UIPresentationController?

  override func layoutSubviews() {
    presenting?.containerViewWillLayoutSubviews()
    if let presenting, let presentedView, presentedView.superview === self {
      let frame = presenting.frameOfPresentedViewInContainerView
      if presentedView.transform.isIdentity, presentedView.frame != frame {
        presentedView.frame = frame
      }
    }
    super.layoutSubviews()
    presenting?.containerViewDidLayoutSubviews()
  }
}

/// The views and controllers of a presentation or dismissal.
private final class ModalTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity
  var completion: ((Bool) -> Void)?

  private let presentation: Presentation
  private let from: UIViewController
  private let to: UIViewController
  private let added: UIView?
  private let removed: UIView?

  init(
    _ presentation: Presentation,
    _ container: UIView,
    _ from: UIViewController,
    _ to: UIViewController,
    _ added: UIView?,
    _ removed: UIView?
  ) {
    (self.presentation, containerView) = (presentation, container)
    (self.from, self.to, self.added, self.removed) = (from, to, added, removed)
  }

  var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }

  func completeTransition(_ didComplete: Bool) {
    let completion = completion
    self.completion = nil
    completion?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? removed : key == .to ? added : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === to && added != nil ? .zero : vc.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return removed == nil ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    return vc.viewIfLoaded?.frame ?? .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
}
