extension UIView {
  /// How a view is shown at a moment of its environment's clock: between the values that it had and those that it has. The engine's
  /// own; UIKit has `layer.presentation()`.
  ///
  /// What does not move is as the view has it.
  public struct Presentation {
    /// The frame without the transform.
    package let placement: CGRect
    /// The rectangle in the view's own coordinates.
    public let bounds: CGRect
    public let transform: CGAffineTransform
    public let alpha: CGFloat
    public let backgroundColor: UIColor?
    public let cornerRadius: CGFloat
    /// False for a view of a stack that is on its way out.
    public let isHidden: Bool

    /// The middle of the frame, in the superview's coordinates.
    public var center: CGPoint { CGPoint(x: placement.midX, y: placement.midY) }

    /// The rectangle in the superview's coordinates; under a transform, the one around what is shown.
    public var frame: CGRect {
      transform.isIdentity ? placement : placement.turned(by: transform)
    }
  }

  /// What of the view is to be seen now. What has been set is in ``frame``, ``alpha`` and so on.
  ///
  /// - Complexity: linear in the number of animations of the view.
  public var presentation: Presentation {
    let radius = extras?.layer?.cornerRadius ?? 0
    guard let animations = extras?.animations, !animations.list.isEmpty else {
      return Presentation(
        placement: placement,
        bounds: bounds,
        transform: transform,
        alpha: alpha,
        backgroundColor: backgroundColor,
        cornerRadius: radius,
        isHidden: isHidden
      )
    }
    let position = animations.shown(.position, at: AnimatedValue(origin))?.point ?? origin
    let size = animations.shown(.size, at: AnimatedValue(storedBounds.size))?.size
    let scroll = animations.shown(.scroll, at: AnimatedValue(bounds.origin))?.point
    let alpha = animations.shown(.alpha, at: AnimatedValue(Double(alpha)))?[0]
    let color = animations.shown(
      .backgroundColor,
      at: AnimatedValue(backgroundColor, beside: nil)
    )?.color
    return Presentation(
      placement: CGRect(origin: position, size: size ?? storedBounds.size),
      bounds: CGRect(origin: scroll ?? bounds.origin, size: size ?? bounds.size),
      transform: animations.shown(.transform, at: AnimatedValue(transform))?.transform
        ?? transform,
      alpha: alpha.map { CGFloat($0) } ?? self.alpha,
      backgroundColor: color ?? backgroundColor,
      cornerRadius: animations.shown(.cornerRadius, at: AnimatedValue(Double(radius)))
        .map { CGFloat($0[0]) } ?? radius,
      isHidden: isHidden && !animations.moves(.visibility)
    )
  }
}
