import AutoLayout

/// Draws the views of one hierarchy, in the coordinates of the picture.
struct ViewDrawing {
  var drawing: Drawing
  /// The visible rectangle, in the current coordinates.
  private(set) var picture: CGRect
  /// The context for drawing code, which is the current one during the drawing.
  let context = CGContext()
  /// The number of recorded images around the present one.
  var depth = 0
  /// The view that is being drawn, whose traits determine dynamic colours.
  private var view: UIView?

  init(picture: CGRect) {
    self.picture = picture
    drawing = Drawing(size: picture.size)
  }

  /// A step of drawing. The pending steps are kept in an array instead of on the call stack, which a
  /// deep hierarchy would overflow.
  private enum Step {
    /// Draws a view with its top left corner at a point, and its subviews.
    case view(UIView, at: CGPoint)
    /// Ends the clip of a view.
    case endOfClip
    /// Draws the border of a view, in front of its subviews.
    case border(UIView, CGRect, cornerRadius: CGFloat)
    /// Ends a group.
    case endOfGroup
    /// Ends the group of a transform; the visible rectangle is as before.
    case endOfTransform(picture: CGRect)
  }

  /// Draws a view and its subviews, with its top left corner at a point.
  ///
  /// The order from back to front is that of Core Animation: background, content, subviews, border. The content begins with what
  /// `draw(_:)` draws. Views outside the picture are
  /// omitted, because the invisible rows of a long list would fill the document. So are views whose coordinates are too large for
  /// finite numbers, and views whose transform has no finite inverse.
  mutating func draw(_ view: UIView, at origin: CGPoint) {
    context.asCurrent { drawSteps(of: view, at: origin) }
  }

  private mutating func drawSteps(of view: UIView, at origin: CGPoint) {
    let root = view
    var steps = [Step.view(view, at: origin)]
    while let step = steps.popLast() {
      switch step {
      case .view(let view, let origin): draw(view, at: origin, isRoot: view === root, &steps)
      case .border(let view, let rect, let cornerRadius):
        self.view = view
        drawBorder(of: view.layer, in: rect, cornerRadius: cornerRadius)
      case .endOfClip, .endOfGroup: drawing.end()
      case .endOfTransform(let seen):
        drawing.end()
        picture = seen
      }
    }
  }

  /// Draws the background and content of a view, and appends the steps that draw the rest in reverse order.
  private mutating func draw(
    _ view: UIView,
    at origin: CGPoint,
    isRoot: Bool,
    _ steps: inout [Step]
  ) {
    self.view = view
    let shown = view.presentation
    // A window is hidden until it is shown, but is drawn in either case.
    if shown.isHidden && !(view is UIWindow) { return }
    let rect = CGRect(origin: origin, size: shown.bounds.size)
    guard shown.alpha > 0, rect.isUsable else { return }
    // The picture has the size of the root's bounds, so it is in the coordinates of the root.
    if !shown.transform.isIdentity && !isRoot {
      let transform = shown.transform.around(CGPoint(x: rect.midX, y: rect.midY))
      let part = picture.applying(transform.inverted())
      if !transform.isUsable || !part.isUsable { return }
      drawing.begin(.transform(transform))
      steps.append(.endOfTransform(picture: picture))
      picture = part
    }
    let isTranslucent = shown.alpha < 1
    let isSeen = rect.touches(picture)
    let clips = view.clipsToBounds || view.layer.masksToBounds
    if clips && !isSeen { return }

    if isTranslucent {
      drawing.begin(.opacity(shown.alpha))
      steps.append(.endOfGroup)
    }
    if isSeen, beginMask(of: view.layer, in: rect) { steps.append(.endOfClip) }
    if isSeen, let mask = view.mask, mask.backgroundColor != nil {
      let place = mask.frame.offsetBy(
        dx: origin.x - shown.bounds.origin.x,
        dy: origin.y - shown.bounds.origin.y
      )
      beginClip(to: LayerShape(place, of: mask.layer, cornerRadius: mask.layer.cornerRadius))
      steps.append(.endOfClip)
    }
    let shape = LayerShape(rect, of: view.layer, cornerRadius: shown.cornerRadius)
    if isSeen && !clips {
      let isGroup = beginShadow(
        of: view.layer,
        behind: shape,
        background: shown.backgroundColor,
        picture: picture
      )
      if isGroup { steps.append(.endOfGroup) }
    }
    if isSeen, let color = shown.backgroundColor {
      fill(shape, with: color)
    }
    if isSeen { steps.append(.border(view, rect, cornerRadius: shown.cornerRadius)) }
    if clips {
      beginClip(to: shape)
      steps.append(.endOfClip)
    }
    if isSeen {
      drawRecording(of: view, in: rect)
      drawLayers(of: view.layer, in: rect)
      drawContent(of: view, in: rect)
    }
    for subview in view.subviews.reversed() {
      let place = subview.presentation.placement.origin
      let corner = CGPoint(
        x: origin.x + place.x - shown.bounds.origin.x,
        y: origin.y + place.y - shown.bounds.origin.y
      )
      steps.append(.view(subview, at: corner))
    }
  }

  private mutating func drawContent(of view: UIView, in rect: CGRect) {
    switch view {
    case let label as UILabel:
      drawText(of: label, in: rect)
    case let imageView as UIImageView:
      if let image = imageView.image {
        draw(
          image,
          in: imageView.contentMode.place(image.size, in: rect),
          tint: imageView.tintColor
        )
      }
    case let button as UIButton:
      let inner = CGRect(origin: .zero, size: rect.size)
      if let image = button.currentBackgroundImage {
        let place = button.backgroundRect(forBounds: inner)
        draw(image, in: place.offsetBy(dx: rect.minX, dy: rect.minY), tint: button.tintColor)
      }
      if let image = button.drawnImage {
        let place = button.rectOfImage(inBounds: inner)
        draw(image, in: place.offsetBy(dx: rect.minX, dy: rect.minY), tint: button.tintColor)
      }
    default: drawControl(view, in: rect)
    }
  }

  /// Whether the view that is being drawn goes from right to left.
  var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the colour for the traits of the view that is being drawn.
  func resolved(_ color: UIColor) -> UIColor {
    view?.resolved(color) ?? color
  }

  mutating func fill(
    _ rect: CGRect,
    cornerRadius: CGFloat,
    with color: UIColor,
    title: String? = nil
  ) {
    fill(LayerShape(rect, cornerRadius: cornerRadius), with: color, title: title)
  }

  mutating func fill(_ shape: LayerShape, with color: UIColor, title: String? = nil) {
    let (color, size) = (resolved(color), shape.rect.size)
    if color.components.alpha == 0 || size.width <= 0 || size.height <= 0 { return }
    drawing.add(Drawing.Figure(shape: shape.outline, fill: .color(color), title: title))
  }

  /// Draws the border inside the bounds: the centre of the stroke is half of its width away from the edges.
  mutating func drawBorder(
    of layer: CALayer,
    in rect: CGRect,
    cornerRadius: CGFloat
  ) {
    let width = min(layer.borderWidth, rect.size.width / 2, rect.size.height / 2)
    let color = resolved(layer.borderColor?.color ?? .black)
    guard width > 0, color.components.alpha > 0 else { return }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    let shape = LayerShape(middle, of: layer, cornerRadius: cornerRadius - width / 2)
    drawing.add(
      Drawing.Figure(
        shape: shape.outline,
        stroke: Drawing.Stroke(color: color, width: width)
      )
    )
  }

  /// Clips all drawing up to the matching `drawing.end()` to a rectangle.
  mutating func beginClip(to rect: CGRect) { beginClip(to: LayerShape(rect)) }

  /// Clips all drawing up to the matching `drawing.end()` to an outline.
  mutating func beginClip(to shape: LayerShape) { drawing.begin(.clip(shape.outline)) }
}

extension CGRect {
  /// Whether all coordinates are finite, those of all edges included.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }

  /// Whether the rectangles have a point in common, be it on their edges; false if a coordinate is not a number, with which
  /// `intersects` traps.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}

extension CGAffineTransform {
  /// Whether all entries and the determinant are finite.
  fileprivate var isUsable: Bool { [a, b, c, d, tx, ty, a * d - b * c].allSatisfy(\.isFinite) }

  /// The transform with a point as its origin.
  func around(_ middle: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }
}
