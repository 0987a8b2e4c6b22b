public import Foundation

/// A distance between items of a compositional layout.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance in points; the smallest one if it is flexible.
  public let spacing: CGFloat
  /// Whether the distance takes a share of the room that remains.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    let isUsable = LayoutEnvironment.current.accepts(
      "spacing",
      of: "a compositional layout",
      spacing,
      remedy: "It counts as 0."
    )
    self.spacing = isUsable ? spacing : 0
    self.isFlexible = isFlexible
  }

  /// Returns a fixed distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }
  /// Returns a distance that is at least so many points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// Whether the distance is fixed.
  public var isFixed: Bool { !isFlexible }

  /// Returns the distance itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item of a compositional layout. An absent one is 0.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distance before the item in reading direction.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item in reading direction.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances for the edges.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the distances themselves, which do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The position at which a supplementary item is attached to its item.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges; none of an axis means its middle.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or in lengths of the supplementary item. A positive `x`
  /// moves in reading direction.
  public let offset: CGPoint
  /// Whether the offset is a fraction of the supplementary item's size.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor at edges, with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor at edges, with an offset in lengths of the supplementary item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the anchor itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the point of a rectangle at the edges, without the offset.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    )
  }

  /// Returns the offset in points for a supplementary item of a size.
  func offset(_ size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
