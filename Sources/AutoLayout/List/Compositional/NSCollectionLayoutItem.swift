public import Foundation

/// A cell of a compositional layout, by its size and the distances around it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The items that are attached to this one.
  open fileprivate(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances by which the content is smaller than the item, in points. They have no effect on
  /// an axis with an estimated length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with attached items.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) {
    supplementaryItems = items
  }
}

/// A view that is attached to an item or a group of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  open private(set) var elementKind: String
  /// The point of the item to which the view is attached.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached; nil for the same edges as those of the container.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order of the view: larger values are in front.
  open var zIndex = 0

  /// Creates a view inside of the edges of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view of which one point is placed at a point of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  fileprivate init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view, with a known size, beside the frame of its item.
  func frame(_ size: CGSize, beside host: CGRect) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    let target = containerAnchor.point(of: host)
    let anchor = (itemAnchor ?? containerAnchor).point(of: own)
    let (outer, inner) = (containerAnchor.offset(size), itemAnchor?.offset(size) ?? .zero)
    return own.offsetBy(
      dx: target.x + outer.x + inner.x - anchor.x,
      dy: target.y + outer.y + inner.y - anchor.y
    )
  }
}

/// A header or footer of a section or of a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge at which the view is placed.
  open private(set) var alignment: NSRectAlignment
  /// The distance from that place in points. A positive `x` moves in reading direction.
  open private(set) var offset: CGPoint
  /// Whether the view has room of its own instead of overlapping the content. By default true.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is visible. By default false.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Creates a view at a distance from an edge, in points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

/// A view that belongs to the layout of a section, such as a background.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view, registered with the layout.
  open private(set) var elementKind: String
  /// The order of the view: larger values are in front. Equal values place it behind the cells.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a view that fills the section, including its header and footer, except for the
  /// `contentInsets` of the result.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An edge or corner of a rectangle, in reading direction.
nonisolated public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none = 0
  /// The middle of the upper edge.
  case top = 1
  /// The upper corner at which lines begin.
  case topLeading = 2
  /// The middle of the edge at which lines begin.
  case leading = 3
  /// The lower corner at which lines begin.
  case bottomLeading = 4
  /// The middle of the lower edge.
  case bottom = 5
  /// The lower corner at which lines end.
  case bottomTrailing = 6
  /// The middle of the edge at which lines end.
  case trailing = 7
  /// The upper corner at which lines end.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
