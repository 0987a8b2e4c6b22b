import AutoLayout

/// The drawing of what `draw(_:)` of views and layers, and the code that made an image, recorded.
extension ViewDrawing {
  /// Draws what a view's `draw(_:)` draws, clipped to the view's bounds.
  mutating func drawRecording(of view: UIView, in rect: CGRect) {
    let context = context
    let bounds = CGRect(origin: view.bounds.origin, size: rect.size)
    view.draw(bounds)
    draw(context.take(), of: bounds, in: rect)
  }

  /// Draws what a layer's `draw(in:)` draws, clipped to the layer's bounds.
  mutating func drawRecording(of layer: CALayer, in rect: CGRect) {
    let context = context
    layer.draw(in: context)
    draw(context.take(), of: CGRect(origin: layer.bounds.origin, size: rect.size), in: rect)
  }

  /// Draws a part of a recorded image in a rectangle.
  ///
  /// - Parameters:
  ///   - part: the part in the coordinates of the image.
  ///   - tint: the only colour of a template; nil for the colours of the recording.
  mutating func draw(
    _ recording: GraphicsRecording,
    _ part: CGRect,
    in rect: CGRect,
    tint: UIColor?
  ) {
    guard rect.isUsable, part.width > 0, part.height > 0, depth < 20 else { return }
    let (across, down) = (rect.width / part.width, rect.height / part.height)
    let transform = CGAffineTransform(
      a: across,
      b: 0,
      c: 0,
      d: down,
      tx: rect.minX - part.minX * across,
      ty: rect.minY - part.minY * down
    )
    depth += 1
    writer.begin("g", ["transform": transform.matrix])
    beginClip(to: part)
    draw(recording, tint: tint)
    writer.end()
    writer.end()
    depth -= 1
  }

  private mutating func draw(_ recording: GraphicsRecording, of bounds: CGRect, in rect: CGRect) {
    if recording.items.isEmpty { return }
    beginClip(to: rect)
    let (x, y) = (rect.minX - bounds.minX, rect.minY - bounds.minY)
    let isMoved = x != 0 || y != 0
    if isMoved {
      writer.begin("g", ["transform": CGAffineTransform(translationX: x, y: y).matrix])
    }
    draw(recording, tint: nil)
    if isMoved { writer.end() }
    writer.end()
  }

  private mutating func draw(_ recording: GraphicsRecording, tint: UIColor?) {
    var open: [GraphicsRecording.Clip] = []
    for item in recording.items {
      // Clips that the item shares with the one before it stay open.
      var shared = 0
      while shared < min(open.count, item.clips.count), open[shared] == item.clips[shared] {
        shared += 1
      }
      for _ in shared..<open.count { writer.end() }
      for clip in item.clips[shared...] { begin(clip) }
      open = item.clips
      draw(item.content, tint: tint)
    }
    for _ in open { writer.end() }
  }

  private mutating func begin(_ clip: GraphicsRecording.Clip) {
    let name = nextName("clip")
    writer.begin("clipPath", ["id": name])
    if let data = clip.path.svg(at: .zero) {
      writer.element("path", ["d": data, "clip-rule": clip.isEvenOdd ? "evenodd" : nil])
    }
    writer.end()
    writer.begin("g", ["clip-path": "url(#\(name))"])
  }

  private mutating func draw(_ content: GraphicsRecording.Content, tint: UIColor?) {
    switch content {
    case .path(let path, let paint): draw(path, paint, tint: tint)
    case .text(let layout, let width, let color, let transform):
      let isPlain = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
      let origin = isPlain ? CGPoint(x: transform.tx, y: transform.ty) : .zero
      if !isPlain { writer.begin("g", ["transform": transform.matrix]) }
      drawText(
        layout,
        in: CGRect(origin: origin, size: CGSize(width: width, height: layout.size.height)),
        style: AttributedTextStyle(color: color, alignment: .natural, isMirrored: false)
      )
      if !isPlain { writer.end() }
    case .image(let image, let rect, let opacity, let transform):
      var attributes: (String?, String?) = (nil, nil)
      if !transform.isIdentity { attributes.0 = transform.matrix }
      if opacity < 1 { attributes.1 = SVGWriter.number(opacity) }
      let isGroup = attributes != (nil, nil)
      if isGroup { writer.begin("g", ["transform": attributes.0, "opacity": attributes.1]) }
      draw(image, in: rect, tint: tint ?? .black)
      if isGroup { writer.end() }
    }
  }

  private mutating func draw(_ path: CGPath, _ paint: GraphicsRecording.PathPaint, tint: UIColor?) {
    guard let data = path.svg(at: .zero) else { return }
    func color(_ color: UIColor) -> UIColor {
      guard let tint else { return resolved(color) }
      let tinted = resolved(tint)
      let alpha = tinted.components.alpha * resolved(color).components.alpha
      return tinted.withAlphaComponent(CGFloat(alpha))
    }
    let (fill, stroke) = (
      paint.fill.map(color), paint.lineWidth > 0 ? paint.stroke.map(color) : nil
    )
    let hasStroke = (stroke?.components.alpha ?? 0) > 0
    if !hasStroke && (fill?.components.alpha ?? 0) == 0 { return }
    let dashes = paint.dash.lengths.map(SVGWriter.number)
    writer.element(
      "path",
      [
        "d": data,
        "fill": fill?.hexadecimal ?? "none",
        "fill-opacity": fill?.opacity,
        "fill-rule": fill != nil && paint.isEvenOdd ? "evenodd" : nil,
        "stroke": hasStroke ? stroke?.hexadecimal : nil,
        "stroke-opacity": hasStroke ? stroke?.opacity : nil,
        "stroke-width": hasStroke ? SVGWriter.number(paint.lineWidth) : nil,
        "stroke-linecap": hasStroke ? paint.lineCap.svg : nil,
        "stroke-linejoin": hasStroke ? paint.lineJoin.svg : nil,
        "stroke-dasharray": hasStroke && !dashes.isEmpty ? dashes.joined(separator: " ") : nil,
        "stroke-dashoffset": hasStroke && !dashes.isEmpty && paint.dash.phase != 0
          ? SVGWriter.number(paint.dash.phase) : nil,
      ]
    )
  }
}

extension CGLineCap {
  /// The end as SVG writes it; nil for SVG's default.
  fileprivate var svg: String? {
    switch self {
    case .butt: nil
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  /// The corner as SVG writes it; nil for SVG's default.
  fileprivate var svg: String? {
    switch self {
    case .miter: nil
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
