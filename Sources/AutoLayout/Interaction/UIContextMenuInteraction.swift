/// A menu that comes up when a view is held. It is never shown here: a test asks the delegate.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing.
  open func dismissMenu() {}
}

/// The object that makes a menu for a view. All methods but the first have a default that does
/// nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a position, in points of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells that the user chose the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Tells that the menu comes up.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Tells that the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The animations of a menu.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes over to what it shows.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows.
  case pop = 1
}

/// The animations of a preview that the user chose.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes over to what it shows.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The part of a view that a preview shows.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPreviewParameters: NSObject {
  /// The path around the part; nil for the view's shape.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow; nil for that of the part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the part.
  open var backgroundColor: UIColor! = .clear
}

/// Where a preview is shown.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  open private(set) var container: UIView
  /// The centre of the preview, in points of the container.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a target from its place in a container.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view as a preview shows it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITargetedPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// The part of the view that is shown.
  open private(set) var parameters: UIPreviewParameters
  /// Where the preview is shown.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview of a part of a view, shown at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }
  /// Creates a preview of a part of a view, shown where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(
      container: view.superview ?? view,
      center: view.center,
      transform: view.transform
    )
    self.init(view: view, parameters: parameters, target: target)
  }
  /// Creates a preview of a view, shown where the view is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }
}
