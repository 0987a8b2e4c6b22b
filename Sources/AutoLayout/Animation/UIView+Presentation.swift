extension UIView {
  /// The appearance of a view at a time of its environment's clock: the interpolated values of
  /// properties that are animated, and the set values of all others.
  ///
  /// This type belongs to the runtime; UIKit has `layer.presentation()`.
  nonisolated public struct Presentation {
    /// The frame without the transform, in the superview's coordinates.
    package let placement: CGRect
    /// The rectangle in points, in the view's own coordinates.
    public let bounds: CGRect
    /// The transform around the centre.
    public let transform: CGAffineTransform
    /// The opacity, from 0 to 1.
    public let alpha: CGFloat
    /// The colour behind the view's content; nil for none.
    public let backgroundColor: UIColor?
    /// The corner radius in points.
    public let cornerRadius: CGFloat
    /// Whether the view is hidden. False for a view of a stack that is disappearing.
    public let isHidden: Bool

    /// The middle of the frame in points, in the superview's coordinates.
    public var center: CGPoint { CGPoint(x: placement.midX, y: placement.midY) }

    /// The rectangle in points, in the superview's coordinates; under a transform, the bounding
    /// rectangle of the transformed view.
    public var frame: CGRect {
      transform.isIdentity ? placement : placement.turned(by: transform)
    }
  }

  /// The present appearance of the view. The values that were set are in ``frame``, ``alpha`` and
  /// the other properties.
  ///
  /// - Complexity: Linear in the number of the view's animations.
  public var presentation: Presentation {
    let plain = presentationOfViewAnimations
    guard let layer = extras?.layer, layer.explicitAnimations?.list.isEmpty == false else {
      return plain
    }
    let place = layer.shownPlacement(plain.center, plain.bounds)
    return Presentation(
      placement: place.frame,
      bounds: place.bounds,
      transform: layer.shownTransform(plain.transform),
      alpha: layer.shownNumber("opacity", plain.alpha),
      backgroundColor: layer.shownColor("backgroundColor", plain.backgroundColor),
      cornerRadius: layer.shownNumber("cornerRadius", plain.cornerRadius),
      isHidden: plain.isHidden
    )
  }

  /// The appearance without the animations that were added to the layer.
  private var presentationOfViewAnimations: Presentation {
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
      at: AnimatedValue(backgroundColor, beside: nil, in: self)
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
