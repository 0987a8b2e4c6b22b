/// The background of a cell or a button as a value.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil for none.
  public var backgroundColor: UIColor?
  /// A function that changes the colour; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect behind the image; nil for none.
  public var visualEffect: UIVisualEffect?
  /// The image in the background; nil for none.
  public var image: UIImage?
  /// The way in which the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the cell are added to ``backgroundInsets``. Stored without an
  /// effect here.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the border; nil for none.
  public var strokeColor: UIColor?
  /// A function that changes the colour of the border; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The distance of the border from the edge, outwards, in points. Stored without an effect here.
  public var strokeOutset: CGFloat = 0
  /// The width of the border in points.
  public var strokeWidth: CGFloat = 0
  /// A view in the background; nil for none.
  public var customView: UIView?

  /// Returns the colour of the background.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the border.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the same background for all states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = color
    return result
  }

  private init() {}

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell, for any list: that of a grouped one.
  public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
  /// Returns the background of a header, for any list: nothing.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a footer, for any list: nothing.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    filled(.systemBackground)
  }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
}
