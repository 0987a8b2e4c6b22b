public import Foundation

/// An object that provides the presentation controller and the animations of a presentation.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animation of the presentation; nil for none. By default nil.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation of the dismissal; nil for none. By default nil.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object by which the user controls the presentation. Nothing asks here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object by which the user controls the dismissal. Nothing asks here.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a controller with the style `custom`; nil for the usual
  /// one. By default nil.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animation of a transition between two controllers.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Moves the views of the context, and calls its `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the end of the transition. Does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object by which the user controls a transition. Transitions are not interactive here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. Nothing calls it here.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// An object that a gesture tells the progress of a transition. Has no effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The progress, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition. Has no effect here.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition. Has no effect here.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Does nothing.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Stores the progress.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Does nothing.
  open func cancel() {}
  /// Does nothing.
  open func finish() {}
  /// Does nothing.
  open func pause() {}
}

/// The controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key as Apple's string.
  public let rawValue: String
  /// Creates a key from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as Apple's string.
  public let rawValue: String
  /// Creates a key from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is removed.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is added.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The views and controllers of a transition, for its animation.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture controls the transition: false.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled: false.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the presented view: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition. The animation has to call it.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view; nil if the transition neither adds nor removes it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition, in points and in the coordinates
  /// of the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, in points and in the coordinates
  /// of the container.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Stores the progress of a gesture. Has no effect here.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the gesture. Has no effect here.
  func finishInteractiveTransition()
  /// Cancels the gesture. Has no effect here.
  func cancelInteractiveTransition()
}
