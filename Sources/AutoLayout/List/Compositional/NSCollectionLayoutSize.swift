public import Foundation

/// A width or height in a compositional layout: fixed, a fraction of the container, or determined
/// by the content.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  /// Returns a fraction of the container's width, from 0 to 1.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(fractionalWidth, kind: .fractionalWidth)
  }
  /// Returns a fraction of the container's height, from 0 to 1.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(fractionalHeight, kind: .fractionalHeight)
  }
  /// Returns a fixed length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(absoluteDimension, kind: .absolute)
  }
  /// Returns a length that the content determines, in points until it is known.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(estimatedDimension, kind: .estimated)
  }
  /// Returns the largest length that the contents of the items of a group determine, in points
  /// until it is known.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(estimate, kind: .uniform)
  }

  private init(_ dimension: CGFloat, kind: Kind) {
    self.kind = kind
    let isUsable = LayoutEnvironment.current.accepts(
      "dimension",
      of: "a compositional layout",
      dimension,
      remedy: "It counts as 0."
    )
    self.dimension = isUsable ? dimension : 0
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is fixed.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content determines the length.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the contents of a group's items determine one length.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Returns the dimension itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the length is known only after the content is measured.
  var isOpen: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container, in points; the estimate of an open length.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The width and height of an item in a compositional layout.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container))
    )
  }

  /// The axes on which the content determines the length.
  var open: CompositionalAxes {
    CompositionalAxes(width: widthDimension.isOpen, height: heightDimension.isOpen)
  }
}

/// A property of each axis of an element.
struct CompositionalAxes: Equatable {
  var width = false
  var height = false

  var isEmpty: Bool { !width && !height }
}
