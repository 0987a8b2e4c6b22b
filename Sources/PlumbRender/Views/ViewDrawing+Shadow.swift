import AutoLayout

extension ViewDrawing {
  /// Draws the shadow of a layer that has one.
  ///
  /// The shadow of a `shadowPath` or of an opaque background is a blurred figure of its own. Otherwise
  /// it is that of all that is drawn up to the matching `drawing.end()`.
  ///
  /// - Returns: Whether such a group was begun.
  mutating func beginShadow(
    of layer: CALayer,
    behind shape: LayerShape,
    background: UIColor?,
    picture: CGRect
  ) -> Bool {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor.map({ resolved($0.color) }),
      color.components.alpha > 0
    else { return false }
    let (offset, radius) = (layer.shadowOffset, layer.shadowRadius.usableBlur)
    guard offset.width.isFinite, offset.height.isFinite else { return false }
    let opacity = color.components.alpha * min(1, Double(layer.shadowOpacity))
    let place = CGPoint(x: shape.rect.minX + offset.width, y: shape.rect.minY + offset.height)
    if let path = layer.shadowPath {
      if !path.isEmpty { drawShadow(.path(path, offset: place), color, opacity, radius) }
      return false
    }
    let behind = background.map { resolved($0).components.alpha } ?? 0
    if behind > 0 {
      var moved = shape
      moved.rect.origin = place
      drawShadow(moved.outline, color, opacity * behind, radius)
      return false
    }
    drawing.begin(
      .shadow(
        Drawing.Shadow(
          color: color.withAlphaComponent(CGFloat(opacity)),
          offset: offset,
          radius: radius,
          region: picture
        )
      )
    )
    return true
  }

  private mutating func drawShadow(
    _ shape: Drawing.Shape,
    _ color: UIColor,
    _ opacity: Double,
    _ radius: CGFloat
  ) {
    let color = color.withAlphaComponent(CGFloat(opacity))
    drawing.add(Drawing.Figure(shape: shape, fill: .color(color), blur: radius))
  }
}

extension CGFloat {
  /// The radius of a blur from 0 to 10,000 points, of which nothing can be seen in a picture; 0 for one that is no number.
  var usableBlur: CGFloat { isNaN ? 0 : CGFloat.minimum(.maximum(0, self), 10_000) }
}
