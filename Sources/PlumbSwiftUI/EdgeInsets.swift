#if Port
  /// Distances from the edges of a view to its content, in points.
  nonisolated public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the edge at which a line begins.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the edge at which a line ends.
    public var trailing: CGFloat

    /// Creates distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates distances that are 0.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates distances from those of UIKit.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: insets.top,
        leading: insets.leading,
        bottom: insets.bottom,
        trailing: insets.trailing
      )
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Creates distances from those of SwiftUI.
    nonisolated public init(_ insets: EdgeInsets) {
      self.init(
        top: insets.top,
        leading: insets.leading,
        bottom: insets.bottom,
        trailing: insets.trailing
      )
    }
  }
#endif
