public import Foundation

/// The ways in which a controller is presented.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses: here ``pageSheet``.
  case automatic = -2
  /// No presentation; a navigation or tab bar controller that presents uses the style of its child.
  case none = -1
  /// Fills the window. The view of the presenting controller is removed meanwhile.
  case fullScreen = 0
  /// A sheet: in compact width all but the top of the window, otherwise a centred page.
  case pageSheet = 1
  /// A sheet: in compact width like ``pageSheet``, otherwise 540 × 620 points in the middle.
  case formSheet = 2
  /// Fills the view of the nearest controller that defines a context, whose view is removed
  /// meanwhile.
  case currentContext = 3
  /// As the delegate of the transition says.
  case custom = 4
  /// Fills the window, in front of the other views.
  case overFullScreen = 5
  /// Fills the view of the nearest controller that defines a context, in front of the other views.
  case overCurrentContext = 6
  /// A bubble beside a view; in compact width a sheet.
  case popover = 7
}

/// The built-in animations of presentations. They have no effect here.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Moving up from the bottom.
  case coverVertical = 0
  /// Turning around.
  case flipHorizontal = 1
  /// Fading.
  case crossDissolve = 2
  /// Turning a page.
  case partialCurl = 3
}

/// The object that places the view of a presented controller, from its presentation to its dismissal.
///
/// The presented view is in the ``containerView``, which fills the window, or the view of the
/// controller that defines the context. In each layout pass of the container it gets the frame
/// ``frameOfPresentedViewInContainerView``.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPresentationController: NSObject {
  /// The controller that presents: the container or root that the presentation covers.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  weak var presenter: UIViewController?
  /// The presented controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  // Neither is retained: the presented controller retains this object, and the presenter the
  // presentation.
  private weak var presented: UIViewController?
  /// The object that decides about other styles for other sizes. It is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around the presented view; nil before and after the presentation.
  open internal(set) var containerView: UIView?

  /// Creates the controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenter) = (presentedViewController, presentingViewController)
  }

  /// The view that is moved by the transition: by default that of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the view of the presenting controller is removed during the presentation. By default
  /// false.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation fills the window. By default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// The frame of the presented view, in points and in the coordinates of the container. By default
  /// the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The traits that override those of the container for the presented controller; nil for none.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the presentation, when the container is in the hierarchy. Does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation. Does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. Does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal. Does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews. By default the presented view gets its frame.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. Does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the size of the container changes. Does nothing by default.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits of the container change. Does nothing by default, and is not called by the
  /// runtime.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Returns the size of the presented view in a container of a size, in points. By default the same
  /// size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the fitting size of the presented view changed. Does nothing by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size in points that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred size of the presented controller changed. By default the container is
  /// laid out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
}

/// An object that decides how a presentation adapts to the size of its surroundings, and that is
/// notified of dismissals.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style for the present traits. `none` keeps the style. By default the system's choice.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style for other traits. By default that of ``adaptivePresentationStyle(for:)``.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the presentation. By default true. Nothing asks here.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user is about to dismiss the presentation. Nothing calls it here.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the presentation. Nothing calls it here.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss the presentation and may not. Nothing calls it here.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns ``UIModalPresentationStyle/automatic``, which leaves the choice to the system.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
