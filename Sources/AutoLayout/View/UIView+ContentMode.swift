extension UIView {
  /// The way in which drawn content fills the bounds: stretched, scaled with its proportions, or
  /// unscaled at a position.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill = 0
    /// Scaled with its proportions to the largest size that fits into the bounds.
    case scaleAspectFit = 1
    /// Scaled with its proportions to the smallest size that covers the bounds.
    case scaleAspectFill = 2
    /// Redrawn for the bounds.
    case redraw = 3
    /// Unscaled, in the middle.
    case center = 4
    /// Unscaled, in the middle of the top edge.
    case top = 5
    /// Unscaled, in the middle of the bottom edge.
    case bottom = 6
    /// Unscaled, in the middle of the left edge.
    case left = 7
    /// Unscaled, in the middle of the right edge.
    case right = 8
    /// Unscaled, in the top left corner.
    case topLeft = 9
    /// Unscaled, in the top right corner.
    case topRight = 10
    /// Unscaled, in the bottom left corner.
    case bottomLeft = 11
    /// Unscaled, in the bottom right corner.
    case bottomRight = 12
  }
}
