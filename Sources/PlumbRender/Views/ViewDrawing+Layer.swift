import AutoLayout

/// The drawing of layers: the content of a view's own layer, and the layers inside of it.
extension ViewDrawing {
  /// Draws the content of a view's layer in a rectangle, and its sublayers.
  mutating func drawLayers(of layer: CALayer, in rect: CGRect) {
    drawImage(of: layer, in: rect)
    if type(of: layer) != CALayer.self { drawContent(of: layer, in: rect) }
    for inner in layer.sublayersInOrder { draw(inner, at: rect.origin, depth: 0) }
  }

  /// Draws a layer at the origin of its superlayer, and its sublayers. Layers that are nested more deeply than 200 are left out.
  private mutating func draw(_ layer: CALayer, at origin: CGPoint, depth: Int) {
    let opacity = layer.shownNumber("opacity", CGFloat(layer.opacity))
    guard !layer.isHidden, opacity > 0, depth < 200 else { return }
    let (frame, bounds) = layer.shownPlacement
    let rect = CGRect(
      origin: CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y),
      size: frame.size
    )
    if !rect.isUsable { return }
    let transform = layer.shownTransform(layer.affineTransform())
    let isTransformed = !transform.isIdentity
    if isTransformed {
      let anchor = CGPoint(
        x: rect.minX + layer.anchorPoint.x * rect.width,
        y: rect.minY + layer.anchorPoint.y * rect.height
      )
      drawing.begin(.transform(transform.around(anchor)))
    }
    let cornerRadius = layer.shownNumber("cornerRadius", layer.cornerRadius)
    let outline = LayerShape(rect, of: layer, cornerRadius: cornerRadius)
    let background = layer.shownColor("backgroundColor", layer.backgroundColor?.color)
    let isTranslucent = opacity < 1
    if isTranslucent { drawing.begin(.opacity(opacity)) }
    let isClipped = beginMask(of: layer, in: rect)
    let clips = layer.masksToBounds
    let hasShadow =
      !clips
      && beginShadow(
        of: layer,
        behind: outline,
        background: background,
        picture: picture
      )
    if let color = background { fill(outline, with: color) }
    if clips { beginClip(to: outline) }
    drawImage(of: layer, in: rect)
    drawContent(of: layer, in: rect)
    let inside = CGPoint(
      x: rect.origin.x - bounds.origin.x,
      y: rect.origin.y - bounds.origin.y
    )
    for inner in layer.sublayersInOrder { draw(inner, at: inside, depth: depth + 1) }
    if clips { drawing.end() }
    drawBorder(of: layer, in: rect, cornerRadius: cornerRadius)
    if hasShadow { drawing.end() }
    if isClipped { drawing.end() }
    if isTranslucent { drawing.end() }
    if isTransformed { drawing.end() }
  }

  /// Clips all drawing up to the matching `drawing.end()` to the shape of a layer's mask.
  ///
  /// - Returns: Whether there is such a mask.
  mutating func beginMask(of layer: CALayer, in rect: CGRect) -> Bool {
    guard let mask = layer.mask as? CAShapeLayer, let path = mask.path else { return false }
    let origin = CGPoint(
      x: rect.origin.x + mask.frame.origin.x,
      y: rect.origin.y + mask.frame.origin.y
    )
    if path.isEmpty { return false }
    drawing.begin(.clip(.path(path, offset: origin), isEvenOdd: mask.fillRule == .evenOdd))
    return true
  }

  private mutating func drawImage(of layer: CALayer, in rect: CGRect) {
    guard let pixels = layer.contents as? CGImage else { return }
    let image = UIImage(cgImage: pixels, scale: layer.contentsScale, orientation: .up)
    let place = layer.contentsGravity.contentMode.place(image.size, in: rect)
    draw(image, in: place, tint: .black)
  }

  private mutating func drawContent(of layer: CALayer, in rect: CGRect) {
    switch layer {
    case let shape as CAShapeLayer: draw(shape, in: rect)
    case let gradient as CAGradientLayer: draw(gradient, in: rect)
    default: drawRecording(of: layer, in: rect)
    }
  }

  private mutating func draw(_ shape: CAShapeLayer, in rect: CGRect) {
    guard let path = shape.shownPath("path", shape.path), !path.isEmpty else { return }
    let fill = shape.shownColor("fillColor", shape.fillColor.map { resolved($0.color) })
    let stroke = stroke(of: shape)
    let start = min(max(shape.shownNumber("strokeStart", shape.strokeStart), 0), 1)
    let end = min(max(shape.shownNumber("strokeEnd", shape.strokeEnd), 0), 1)
    let isPart = stroke != nil && (start > 0 || end < 1)
    if fill != nil || stroke != nil && !isPart {
      drawing.add(
        Drawing.Figure(
          shape: .path(path, offset: rect.origin),
          fill: fill.map { .color($0) },
          isEvenOdd: shape.fillRule == .evenOdd,
          stroke: isPart ? nil : stroke
        )
      )
    }
    // A part of the line has a path of its own. Not all viewers of SVG know the length of a path.
    if isPart, start < end {
      let part = path.trimmed(from: start, to: end)
      drawing.add(Drawing.Figure(shape: .path(part, offset: rect.origin), stroke: stroke))
    }
  }

  private func stroke(of shape: CAShapeLayer) -> Drawing.Stroke? {
    let width = shape.shownNumber("lineWidth", shape.lineWidth)
    let color = shape.strokeColor.map { resolved($0.color) }
    guard width > 0, let color = shape.shownColor("strokeColor", color) else { return nil }
    let lengths = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    return Drawing.Stroke(
      color: color,
      width: width,
      cap: shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt,
      join: shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter,
      dash: (lengths, shape.lineDashPhase)
    )
  }

  private mutating func draw(_ gradient: CAGradientLayer, in rect: CGRect) {
    let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor)?.color }.map(resolved)
    let shape = LayerShape(rect, of: gradient, cornerRadius: gradient.cornerRadius)
    let ends = [gradient.startPoint, gradient.endPoint]
    guard colors.count > 1, rect.size.width > 0, rect.size.height > 0,
      ends.allSatisfy({ $0.x.magnitude < 1e6 && $0.y.magnitude < 1e6 })
    else {
      if let color = colors.first { fill(shape, with: color) }
      return
    }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: rect.origin.x + point.x * rect.size.width,
        y: rect.origin.y + point.y * rect.size.height
      )
    }
    let locations = gradient.locations?.map { CGFloat($0.doubleValue) } ?? []
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      return (index < locations.count ? min(max(locations[index], 0), 1) : even, color)
    }
    drawing.add(
      Drawing.Figure(
        shape: shape.outline,
        fill: .gradient(
          Drawing.Gradient(
            start: place(gradient.startPoint),
            end: place(gradient.endPoint),
            isRadial: gradient.type == .radial,
            stops: stops
          )
        )
      )
    )
  }
}

extension CALayer {
  /// The sublayers from back to front, by their places in depth and in the list.
  fileprivate var sublayersInOrder: [CALayer] {
    guard let sublayers else { return [] }
    let order = sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    return order.map(\.element)
  }
}
