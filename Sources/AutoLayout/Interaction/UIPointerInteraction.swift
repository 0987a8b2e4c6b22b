/// The effect of a pointer over a view. There is no pointer here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that chooses the effect.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is in use. By default true.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  /// Creates an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing.
  open func invalidate() {}
}

/// The object that chooses the effect of a pointer. Every method has a default that returns nil.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of a view that a pointer is in.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the effect in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    defaultRegion
  }
  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    nil
  }
}

/// A region of a view in which a pointer has one effect.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPointerRegion: NSObject {
  /// The rectangle of the region, in points of the view.
  open private(set) var rect: CGRect
  /// The identity of the region.
  open private(set) var identifier: AnyHashable?

  /// Creates a region from its rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Where a pointer is.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPointerRegionRequest: NSObject {
  /// The position of the pointer, in points of the view.
  open private(set) var location: CGPoint

  /// Creates a request for a position.
  public init(location: CGPoint) { self.location = location }
}

/// What a pointer does with a view. It has no effect here.
nonisolated public enum UIPointerEffect {
  /// What fits the view.
  case automatic(UITargetedPreview)
  /// The view is lit.
  case highlight(UITargetedPreview)
  /// The view is raised.
  case lift(UITargetedPreview)
}

/// The shape of a pointer. It has no effect here.
nonisolated public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in points.
  case roundedRect(CGRect, radius: CGFloat = 0)
  /// A vertical beam, with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam, with a length in points.
  case horizontalBeam(length: CGFloat)
}

/// The effect and the shape of a pointer. It has no effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPointerStyle: NSObject {
  /// Creates a style from an effect and a shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// Creates a style from a shape.
  public init(shape: UIPointerShape) {}
}
