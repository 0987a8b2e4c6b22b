/// The menu of actions over selected content. It is never shown here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that makes the menu. It is not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: menus are not shown here.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: menus are not shown here.
  open func dismissMenu() {}
  /// Does nothing: menus are not shown here.
  open func reloadVisibleMenu() {}
  /// Does nothing: menus are not shown here.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the place of the menu in a view: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where a menu of actions is shown.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIEditMenuConfiguration: NSObject {
  /// A value by which the delegate tells menus apart.
  open private(set) var identifier: AnyHashable
  /// The point to which the menu points, in the coordinates of the view.
  open private(set) var sourcePoint: CGPoint
  /// The direction of the menu's arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration; without an identifier it has one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

/// The directions of a menu's arrow.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As there is room.
  case automatic = 0
  /// Up.
  case up = 1
  /// Down.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// The animations of a menu of actions.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The object that makes a menu of actions. Nothing calls it here: a test does.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; nil for the proposed actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle beside which the menu is, in the coordinates of the view; by default null,
  /// for the point of the configuration.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  /// Called before the menu is hidden.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns null.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
