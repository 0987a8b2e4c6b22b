/// An object that contains content with a preferred size: controllers.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that the content should have.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for a size of the container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of the container changes.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Called before the traits of the container change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

/// The properties of a change of size or of the controllers that are shown. Here such a change takes
/// effect at once.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The duration of the change in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
  /// Whether the change was cancelled: false.
  var isCancelled: Bool { get }
  /// Whether a gesture controls the change: false.
  var isInteractive: Bool { get }
  /// Whether a gesture controlled the beginning of the change: false.
  var initiallyInteractive: Bool { get }
  /// The progress of the change that a gesture controls: 1.
  var percentComplete: CGFloat { get }
  /// The curve of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller that leaves or appears; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or appears; nil for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs closures along with a change of size or of the controllers that are shown.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Registers closures that run along with the change.
  ///
  /// - Parameters:
  ///   - animation: Runs when the view has its new size, before layout.
  ///   - completion: Runs after all animations.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Registers a closure that runs when a gesture no longer controls the change. It never runs.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Registers a closure that runs when the view has its new size, before layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of a window's size, or of the controllers that are shown, which takes effect at once.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  private let from: UIViewController?
  private let to: UIViewController?
  private var animations: [Step] = []
  private var completions: [Step] = []

  /// Describes a change of the size of a window.
  init(ofSizeOf window: UIView) {
    (containerView, isAnimated) = (window, false)
    (from, to) = (nil, nil)
  }

  /// Describes an animated change from one controller to another.
  init(in container: UIView, from: UIViewController?, to: UIViewController?) {
    (containerView, isAnimated) = (container, true)
    (self.from, self.to) = (from, to)
  }

  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var percentComplete: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the closures after the change.
  func end() {
    for step in animations { step(self) }
    for step in completions { step(self) }
  }
}
