public import AutoLayout

/// How large a tested view is on a screen.
public enum LayoutExtent: Sendable {
  /// The screen for the view of a controller. For another view the frame that it was made with, or, if that is empty, ``width``.
  case automatic
  /// The whole screen, with its safe area.
  case screen
  /// The width of the screen, and the height that follows from the constraints.
  case width
  /// The smallest size that follows from the constraints.
  case fitting
  /// A size in points.
  case fixed(CGSize)
}
