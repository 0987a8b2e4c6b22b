public import Foundation

/// Returns the frames of the items of a custom group, in the coordinates of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items of a compositional layout that are arranged in a row, in a column or freely. Groups can
/// contain groups.
///
/// A group with an estimated length has the length of its content.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The subitems in a line, repeated until the line is full.
    case filled(isHorizontal: Bool)
    /// One subitem, repeated a number of times; with equal parts of the line instead of its length
    /// if `isEqual`.
    case counted(isHorizontal: Bool, Int, isEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items of the group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The distance between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaryItems(newValue) }
  }

  private init(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a row that repeats its items until it is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .filled(isHorizontal: true))
  }

  /// Returns a row of a number of items with equal widths that fill it.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      [subitem],
      .counted(isHorizontal: true, count, isEqual: true)
    )
  }

  /// Returns a row of a number of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      [subitem],
      .counted(isHorizontal: true, count, isEqual: false)
    )
  }

  /// Returns a column that repeats its items until it is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .filled(isHorizontal: false))
  }

  /// Returns a column of a number of items with equal heights that fill it.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      [subitem],
      .counted(isHorizontal: false, count, isEqual: true)
    )
  }

  /// Returns a column of a number of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      [subitem],
      .counted(isHorizontal: false, count, isEqual: false)
    )
  }

  /// Returns a group whose items have the frames that a function returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }
}

/// The frame of an item in a custom group.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in points, in the coordinates of the group.
  open private(set) var frame: CGRect
  /// The order of the view: larger values are in front.
  open private(set) var zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and an order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
