/// Distances from the four edges of a rectangle, in points; positive distances point inwards.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Insets of 0 on all four sides.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 on all four sides.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from four distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, in points, that follow the layout direction;
/// positive distances point inwards.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of 0 on all four sides.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 on all four sides.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from four distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

nonisolated extension CGRect {
  /// Returns the rectangle reduced by the insets. Its width or height is negative if the insets
  /// exceed the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

/// The direction in which the user interface is laid out.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The meaning of a view's content, as far as the view's layout direction depends on it.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Content without a special meaning: it follows the direction of the application.
  case unspecified = 0
  /// Playback controls: left to right in every language.
  case playback = 1
  /// Controls for directions in space, such as alignment: left to right in every language.
  case spatial = 2
  /// Content that is always laid out left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out right to left.
  case forceRightToLeft = 4
}
