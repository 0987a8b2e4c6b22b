public import Foundation

/// A section of a compositional layout: a group that is repeated until all items are placed, and
/// what surrounds it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The padding around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The edges to which ``contentInsets`` refer. By default those of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the direction in which the layout scrolls. By default it does
  /// not. The section here stays at its first position, whatever the value.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are within ``contentInsets``. By default true.
  open var supplementariesFollowContentInsets = true
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The function that may change the appearance of the elements of the section before they are
  /// shown: their opacity, transform, centre, order and visibility. It gets the elements, the offset
  /// of the content, and the surroundings of the section.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section of which all items are in copies of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Changes the appearance of the visible elements of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element of a section.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order of the views: elements with larger values are in front.
  var zIndex: Int { get set }
  /// Whether the element's view is hidden.
  var isHidden: Bool { get set }
  /// The centre in points, in the coordinates of the content.
  var center: CGPoint { get set }
  /// The transform of the element's view.
  var transform: CGAffineTransform { get set }
  /// The frame in points, in the coordinates of the content.
  var frame: CGRect { get }
  /// The rectangle in points, in the coordinates of the element.
  var bounds: CGRect { get }
  /// The position of the element in the data.
  var indexPath: IndexPath { get }
  /// The kind of the element.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The name of the kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// How a section scrolls across the direction of its layout.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// To any position.
  case continuous = 1
  /// To the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection.
  case paging = 3
  /// By a group.
  case groupPaging = 4
  /// By a group, which is centred.
  case groupPagingCentered = 5
}

/// The edges to which the insets of a section refer.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the configuration of the layout; for the configuration, the safe area.
  case automatic = 0
  /// The edges of the collection.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content. Here the same as the layout margins.
  case readableContent = 4
}

/// The room in which a section is laid out.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container in points.
  var contentSize: CGSize { get }
  /// The size inside of the insets in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section: the room and the traits.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room that a function of an app sees.
final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

/// The surroundings that a function of an app sees.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: CompositionalContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

nonisolated extension CGSize {
  /// The size inside of insets, not less than 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}
