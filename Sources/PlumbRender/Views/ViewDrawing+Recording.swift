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
    drawing.begin(.transform(transform))
    beginClip(to: part)
    draw(recording, tint: tint)
    drawing.end()
    drawing.end()
    depth -= 1
  }

  private mutating func draw(_ recording: GraphicsRecording, of bounds: CGRect, in rect: CGRect) {
    if recording.items.isEmpty { return }
    beginClip(to: rect)
    let (x, y) = (rect.minX - bounds.minX, rect.minY - bounds.minY)
    let isMoved = x != 0 || y != 0
    if isMoved {
      drawing.begin(.transform(CGAffineTransform(translationX: x, y: y)))
    }
    draw(recording, tint: nil)
    if isMoved { drawing.end() }
    drawing.end()
  }

  private mutating func draw(_ recording: GraphicsRecording, tint: UIColor?) {
    var open: [GraphicsRecording.Clip] = []
    for item in recording.items {
      // Clips that the item shares with the one before it stay open.
      var shared = 0
      while shared < min(open.count, item.clips.count), open[shared] == item.clips[shared] {
        shared += 1
      }
      for _ in shared..<open.count { drawing.end() }
      for clip in item.clips[shared...] {
        drawing.begin(.clip(.path(clip.path), isEvenOdd: clip.isEvenOdd))
      }
      open = item.clips
      draw(item.content, tint: tint)
    }
    for _ in open { drawing.end() }
  }

  private mutating func draw(_ content: GraphicsRecording.Content, tint: UIColor?) {
    switch content {
    case .path(let path, let paint): draw(path, paint, tint: tint)
    case .text(let layout, let width, let color, let transform):
      let isPlain = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
      let origin = isPlain ? CGPoint(x: transform.tx, y: transform.ty) : .zero
      if !isPlain { drawing.begin(.transform(transform)) }
      drawText(
        layout,
        in: CGRect(origin: origin, size: CGSize(width: width, height: layout.size.height)),
        style: AttributedTextStyle(color: color, alignment: .natural, isMirrored: false)
      )
      if !isPlain { drawing.end() }
    case .image(let image, let rect, let opacity, let transform):
      if !transform.isIdentity { drawing.begin(.transform(transform)) }
      if opacity < 1 { drawing.begin(.opacity(opacity)) }
      draw(image, in: rect, tint: tint ?? .black)
      if opacity < 1 { drawing.end() }
      if !transform.isIdentity { drawing.end() }
    }
  }

  private mutating func draw(_ path: CGPath, _ paint: GraphicsRecording.PathPaint, tint: UIColor?) {
    if path.isEmpty { return }
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
    drawing.add(
      Drawing.Figure(
        shape: .path(path),
        fill: fill.map { .color($0) },
        isEvenOdd: paint.isEvenOdd,
        stroke: hasStroke
          ? stroke.map {
            Drawing.Stroke(
              color: $0,
              width: paint.lineWidth,
              cap: paint.lineCap,
              join: paint.lineJoin,
              dash: paint.dash
            )
          } : nil
      )
    )
  }
}
