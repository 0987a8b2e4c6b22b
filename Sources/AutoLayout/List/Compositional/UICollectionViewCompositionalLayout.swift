public import Foundation

/// Returns the description of a section; nil is reported, and the section shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The direction of scrolling, and what surrounds the sections of a compositional layout.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls. By default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points.
  open var interSectionSpacing: CGFloat = 0
  /// The edges to which the insets of sections refer. By default the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The headers and footers of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration with the default values.
  public override init() { super.init() }
}

/// A layout whose sections are described by items, groups of items and groups of groups.
///
/// Elements with an estimated length are measured when they become visible. With a reading
/// direction from right to left the sections of a vertical layout are mirrored.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The direction of scrolling, and what surrounds the sections. Assign it again after a change.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { forgetSizes() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The descriptions of the sections; nil until they are queried.
  private var descriptions: [NSCollectionLayoutSection?]?
  var sections: [CompositionalSection] = []
  /// The start of each section in the direction of scrolling.
  var starts: [CGFloat] = []
  /// The headers and footers of the content, in reading direction.
  var edges: [CompositionalGroup.Place] = []
  private var contentLength: CGFloat = 0
  private var sizes = CompositionalSizes()
  /// The sections of which an element was measured since they were laid out.
  private var changed: Set<Int> = []
  private var preparedRoom: CompositionalSection.Room?

  /// Creates a layout of which all sections have one description.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of which all sections have one description, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a function that describes the sections. It is called again when the room
  /// changes or the layout is invalidated.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout with a function that describes the sections, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout without sections; archives are not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  func description(ofSection index: Int) -> NSCollectionLayoutSection? {
    guard let descriptions, descriptions.indices.contains(index) else { return nil }
    return descriptions[index]
  }

  /// The size of the content in points.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    guard let room = collectionView?.roomForContent else { return .zero }
    return isVertical
      ? CGSize(width: room.width, height: contentLength)
      : CGSize(width: contentLength, height: room.height)
  }

  /// Describes and places all sections. Sections of which nothing changed are kept.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = CompositionalSection.Room(
      size: collectionView.roomForContent,
      insets: .zero,
      scrollsVertically: isVertical
    )
    if preparedRoom?.size != room.size {
      if preparedRoom != nil { sizes = CompositionalSizes() }
      descriptions = nil
    }
    preparedRoom = room
    let isNew = descriptions == nil || descriptions?.count != collectionView.numberOfSections
    let known = isNew ? describe(collectionView, room) : descriptions ?? []
    descriptions = known
    let environment = CompositionalEnvironment(
      CompositionalContainer(room.size, .zero),
      collectionView.traitCollection
    )
    let sizes = sizes
    let boundary = Boundary(
      configuration.boundarySupplementaryItems,
      room.size,
      CompositionalGroup(count: 0, environment: environment) { _, kind in
        sizes.size(of: kind, at: IndexPath(index: 0))
      }
    )
    contentLength = isVertical ? boundary.extents.top : boundary.extents.leading
    starts = []
    var laidOut: [CompositionalSection] = []
    for (index, description) in known.enumerated() {
      if index > 0 { contentLength += configuration.interSectionSpacing }
      let section =
        isNew || changed.contains(index) || !sections.indices.contains(index)
        ? lay(out: description, index, collectionView, room, environment) : sections[index]
      laidOut.append(section)
      starts.append(contentLength)
      contentLength += isVertical ? section.size.height : section.size.width
    }
    sections = laidOut
    changed = []
    contentLength += isVertical ? boundary.extents.bottom : boundary.extents.trailing
    var area = room.size
    if isVertical { area.height = contentLength } else { area.width = contentLength }
    edges = boundary.places(in: area, .zero, pinsVertically: isVertical)
  }

  private func describe(
    _ collectionView: UICollectionView,
    _ room: CompositionalSection.Room
  ) -> [NSCollectionLayoutSection?] {
    (0..<collectionView.numberOfSections).map { index in
      let insets = insets(of: configuration.contentInsetsReference, collectionView)
      let environment = CompositionalEnvironment(
        CompositionalContainer(room.size, insets),
        collectionView.traitCollection
      )
      if let section = provider(index, environment) { return section }
      collectionView.environment.raise(
        LayoutIssue(
          .illegalItem,
          "The compositional layout of \(collectionView.layoutName) has no section \(index).",
          remedy: "Return a section for each index. The section shows nothing.",
          exceptionName: "NSInternalInconsistencyException"
        )
      )
      return nil
    }
  }

  private func lay(
    out description: NSCollectionLayoutSection?,
    _ index: Int,
    _ collectionView: UICollectionView,
    _ room: CompositionalSection.Room,
    _ environment: CompositionalEnvironment
  ) -> CompositionalSection {
    let count = description == nil ? 0 : collectionView.numberOfItems(inSection: index)
    let sizes = sizes
    let groups = CompositionalGroup(count: count, environment: environment) { item, kind in
      sizes.size(of: kind, at: IndexPath(item: item, section: index))
    }
    var room = room
    if let description {
      let reference = description.contentInsetsReference
      let edges = reference == .automatic ? configuration.contentInsetsReference : reference
      room.insets = description.contentInsets + insets(of: edges, collectionView)
    } else {
      room.size = .zero
    }
    let section = description ?? NSCollectionLayoutSection(group: .nothing)
    return CompositionalSection(section, groups, room)
  }

  /// Returns the insets of edges across the direction of scrolling that the collection's own insets
  /// do not include.
  private func insets(
    of reference: UIContentInsetsReference,
    _ collectionView: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let outer: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: outer = collectionView.safeAreaInsets
    case .layoutMargins, .readableContent: outer = collectionView.layoutMargins
    }
    let own = collectionView.adjustedContentInset
    if !isVertical {
      return NSDirectionalEdgeInsets(
        top: max(0, outer.top - own.top),
        leading: 0,
        bottom: max(0, outer.bottom - own.bottom),
        trailing: 0
      )
    }
    let (left, right) = (max(0, outer.left - own.left), max(0, outer.right - own.right))
    return NSDirectionalEdgeInsets(
      top: 0,
      leading: isMirrored ? right : left,
      bottom: 0,
      trailing: isMirrored ? left : right
    )
  }

  /// Whether leading is right. A horizontal layout is not mirrored.
  var isMirrored: Bool {
    isVertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Invalidates the layout: the sections are described and placed again in the next layout pass.
  open override func invalidateLayout() {
    descriptions = nil
    super.invalidateLayout()
  }

  /// Returns the attributes of all elements that intersect a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Returns the attributes of an item; nil for an item that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { element(forItemAt: indexPath) }

  /// Returns the attributes of a header, a footer or an attached view; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, indexPath) }

  /// Returns the attributes of a background; nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, indexPath) }

  /// Returns true for an element that prefers another length on an axis with an estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    let open = originalAttributes.openAxes
    return open.width && new.width != old.width || open.height && new.height != old.height
  }

  override func wantsSize(of element: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    !element.openAxes.isEmpty
      && sizes.size(of: element.representedElementKind, at: element.indexPath) == nil
  }

  override func take(_ element: UICollectionViewLayoutAttributes) {
    sizes.set(element.size, of: element.representedElementKind, at: element.indexPath)
    if element.indexPath.count == 2 { changed.insert(element.indexPath.section) }
  }

  override func carryOver(_ origins: [[IndexPath?]]) {
    sizes.carryOver(origins)
    invalidateLayout()
  }

  override func forgetSize(of element: UICollectionViewLayoutAttributes) {
    if element.openAxes.isEmpty { return }
    sizes.set(nil, of: element.representedElementKind, at: element.indexPath)
    if element.indexPath.count == 2 { changed.insert(element.indexPath.section) }
    super.invalidateLayout()
  }

  override func forgetSizes() {
    sizes = CompositionalSizes()
    invalidateLayout()
  }
}

extension NSCollectionLayoutGroup {
  /// A group that shows nothing.
  fileprivate static var nothing: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0),
      heightDimension: .absolute(0)
    )
    return .horizontal(layoutSize: size, subitems: [])
  }
}

/// The measured sizes of the elements of a compositional layout.
private struct CompositionalSizes {
  private struct View: Hashable {
    var kind: String
    var path: IndexPath
  }

  private var cells: [[CGSize?]] = []
  private var views: [View: CGSize] = [:]

  /// Returns the size of a cell, or of the supplementary view of a kind; nil if it is unknown.
  func size(of kind: String?, at path: IndexPath) -> CGSize? {
    if let kind { return views[View(kind: kind, path: path)] }
    guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.item)
    else { return nil }
    return cells[path.section][path.item]
  }

  mutating func set(_ size: CGSize?, of kind: String?, at path: IndexPath) {
    if let kind {
      views[View(kind: kind, path: path)] = size
      return
    }
    while cells.count <= path.section { cells.append([]) }
    while cells[path.section].count <= path.item { cells[path.section].append(nil) }
    cells[path.section][path.item] = size
  }

  /// Transfers the sizes of cells to their new positions, and discards those of other views.
  mutating func carryOver(_ origins: [[IndexPath?]]) {
    cells = origins.map { items in items.map { $0.flatMap { size(of: nil, at: $0) } } }
    views = [:]
  }
}
