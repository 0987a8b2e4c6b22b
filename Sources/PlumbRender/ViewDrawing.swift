import AutoLayout

/// Draws the views of one hierarchy, in the coordinates of the picture.
struct ViewDrawing {
  var writer: SVGWriter
  /// The visible rectangle, in the current coordinates.
  private var picture: CGRect
  private var clipCount = 0

  init(picture: CGRect, writer: SVGWriter) {
    self.picture = picture
    self.writer = writer
  }

  /// Draws a view and its subviews, with its top left corner at a point.
  ///
  /// The order from back to front is that of Core Animation: background, content, subviews, border. Views outside the picture are
  /// omitted, because the invisible rows of a long list would fill the document.
  mutating func draw(_ view: UIView, at origin: CGPoint) {
    draw(view, view.presentation, at: origin)
  }

  private mutating func draw(
    _ view: UIView,
    _ shown: UIView.Presentation,
    at origin: CGPoint
  ) {
    if shown.transform.isIdentity { return drawUpright(view, shown, at: origin) }
    let seen = picture
    let middle = CGPoint(
      x: origin.x + shown.bounds.width / 2,
      y: origin.y + shown.bounds.height / 2
    )
    let transform = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(shown.transform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    writer.begin("g", ["transform": transform.matrix])
    picture = picture.applying(transform.inverted())
    drawUpright(view, shown, at: origin)
    picture = seen
    writer.end()
  }

  private mutating func drawUpright(
    _ view: UIView,
    _ shown: UIView.Presentation,
    at origin: CGPoint
  ) {
    let rect = CGRect(origin: origin, size: shown.bounds.size)
    // A window is hidden until it is shown, but is drawn in either case.
    if shown.isHidden && !(view is UIWindow) { return }
    guard shown.alpha > 0, rect.isUsable else { return }
    let isTranslucent = shown.alpha < 1
    let isSeen = rect.intersects(picture)
    let clips = view.clipsToBounds || view.layer.masksToBounds
    if clips && !isSeen { return }

    if isTranslucent { writer.begin("g", ["opacity": SVGWriter.number(shown.alpha)]) }
    if isSeen, let color = shown.backgroundColor {
      fill(rect, cornerRadius: shown.cornerRadius, with: color)
    }
    if clips { beginClip(to: rect, cornerRadius: shown.cornerRadius) }
    if isSeen { drawContent(of: view, in: rect) }
    for subview in view.subviews {
      let inside = subview.presentation
      draw(
        subview,
        inside,
        at: CGPoint(
          x: origin.x + inside.placement.origin.x - shown.bounds.origin.x,
          y: origin.y + inside.placement.origin.y - shown.bounds.origin.y
        )
      )
    }
    if clips { writer.end() }
    if isSeen { drawBorder(of: view.layer, in: rect, cornerRadius: shown.cornerRadius) }
    if isTranslucent { writer.end() }
  }

  private mutating func drawContent(of view: UIView, in rect: CGRect) {
    switch view {
    case let label as UILabel:
      drawText(of: label, in: rect)
    case let imageView as UIImageView:
      if let image = imageView.image {
        drawPlaceholder(for: image, in: imageView.rectOfImage(image, in: rect))
      }
    case let button as UIButton:
      if let image = button.currentImage, !button.subviews.contains(where: { $0 is UIImageView }) {
        drawPlaceholder(for: image, in: button.rectOfImage(image, in: rect))
      }
    default: drawControl(view, in: rect)
    }
  }

  mutating func fill(_ rect: CGRect, cornerRadius: CGFloat, with color: UIColor) {
    if color.components.alpha == 0 || rect.size.width <= 0 || rect.size.height <= 0 { return }
    writer.element(
      "rect",
      [
        "x": SVGWriter.number(rect.origin.x),
        "y": SVGWriter.number(rect.origin.y),
        "width": SVGWriter.number(rect.size.width),
        "height": SVGWriter.number(rect.size.height),
        "rx": rect.usableRadius(cornerRadius),
        "fill": color.hexadecimal,
        "fill-opacity": color.opacity,
      ]
    )
  }

  /// Draws the border inside the bounds: the centre of the stroke is half of its width away from the edges.
  private mutating func drawBorder(
    of layer: CALayer,
    in rect: CGRect,
    cornerRadius: CGFloat
  ) {
    let width = min(layer.borderWidth, rect.size.width / 2, rect.size.height / 2)
    let color = layer.borderColor?.color ?? .black
    guard width > 0, color.components.alpha > 0 else { return }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    writer.element(
      "rect",
      [
        "x": SVGWriter.number(middle.origin.x),
        "y": SVGWriter.number(middle.origin.y),
        "width": SVGWriter.number(middle.size.width),
        "height": SVGWriter.number(middle.size.height),
        "rx": middle.usableRadius(cornerRadius - width / 2),
        "fill": "none",
        "stroke": color.hexadecimal,
        "stroke-opacity": color.opacity,
        "stroke-width": SVGWriter.number(width),
      ]
    )
  }

  /// Clips all drawing up to the matching `writer.end()` to a rectangle.
  mutating func beginClip(to rect: CGRect, cornerRadius: CGFloat = 0) {
    clipCount += 1
    let name = "clip\(clipCount)"
    writer.begin("clipPath", ["id": name])
    writer.element(
      "rect",
      [
        "x": SVGWriter.number(rect.origin.x),
        "y": SVGWriter.number(rect.origin.y),
        "width": SVGWriter.number(max(0, rect.size.width)),
        "height": SVGWriter.number(max(0, rect.size.height)),
        "rx": rect.usableRadius(cornerRadius),
      ]
    )
    writer.end()
    writer.begin("g", ["clip-path": "url(#\(name))"])
  }
}

extension CGRect {
  /// Whether all coordinates are finite.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The corner radius as an attribute, at most half of the shorter side; nil for square corners.
  fileprivate func usableRadius(_ radius: CGFloat) -> String? {
    let usable = min(radius, size.width / 2, size.height / 2)
    return usable > 0 ? SVGWriter.number(usable) : nil
  }
}

extension CGAffineTransform {
  fileprivate var matrix: String {
    "matrix(\(([a, b, c, d].map(SVGWriter.factor) + [tx, ty].map(SVGWriter.number)).joined(separator: " ")))"
  }
}

extension UIColor {
  /// The colour without opacity, as hexadecimal text: `#ff3b30`.
  var hexadecimal: String {
    let channels = [components.red, components.green, components.blue]
    return channels.reduce("#") { text, channel in
      text + String(Int((channel * 255).rounded()) + 256, radix: 16).dropFirst()
    }
  }

  /// The opacity as an attribute; nil for an opaque colour.
  var opacity: String? {
    components.alpha < 1 ? SVGWriter.number(components.alpha) : nil
  }
}
