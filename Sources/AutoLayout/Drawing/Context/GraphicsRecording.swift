/// What drawing code has drawn in a context, from back to front, for a renderer.
nonisolated package struct GraphicsRecording {
  package var items: [Item] = []

  /// A figure, text or image.
  nonisolated package struct Item {
    package var content: Content
    /// The paths to whose insides the item is clipped.
    package var clips: [Clip]
  }

  nonisolated package enum Content {
    case path(CGPath, PathPaint)
    /// A text whose top left corner is at the origin of a transform, in a width.
    case text(AttributedLayout, width: CGFloat, UIColor, CGAffineTransform)
    /// An image in a rectangle, under a transform.
    case image(UIImage, CGRect, opacity: CGFloat, CGAffineTransform)
  }

  nonisolated package struct Clip: Equatable {
    package var path: CGPath
    package var isEvenOdd: Bool
  }

  nonisolated package struct PathPaint {
    package var fill: UIColor?
    package var isEvenOdd = false
    package var stroke: UIColor?
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  }
}
