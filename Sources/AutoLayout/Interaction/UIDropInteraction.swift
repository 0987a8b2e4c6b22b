import Foundation

/// The object that gives out the items of a view that are dragged. There is no dragging here: a test asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items; none if nothing can be dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called before the items are dragged. By default does nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )
}

extension UIDragInteractionDelegate {
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}
}

/// The object that takes items that are dropped on a view. There is no dragging here: a test asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view takes such items. By default true.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool
  /// Returns what would happen if the items were dropped now. By default nothing.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes the items. By default does nothing.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns that nothing would happen.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}

/// The taking of items that are dropped on a view. There is no dragging here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes the items. It is not asked here.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several sessions may be over the view. Stored without an effect here.
  open var allowsSimultaneousDropSessions = false
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Has no effect here.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}
