import AutoLayout

/// The drawing of layers: the content of a view's own layer, and the layers inside of it.
extension ViewDrawing {
  /// Draws the content of a view's layer in a rectangle, and its sublayers.
  mutating func drawLayers(of layer: CALayer, in rect: CGRect) {
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
      writer.begin("g", ["transform": transform.around(anchor).matrix])
    }
    let cornerRadius = layer.shownNumber("cornerRadius", layer.cornerRadius)
    let background = layer.shownColor("backgroundColor", layer.backgroundColor?.color)
    let isTranslucent = opacity < 1
    if isTranslucent { writer.begin("g", ["opacity": SVGWriter.number(opacity)]) }
    let isClipped = beginMask(of: layer, in: rect)
    let clips = layer.masksToBounds
    let hasShadow =
      !clips
      && beginShadow(
        of: layer,
        behind: LayerShape(rect, cornerRadius: cornerRadius, corners: layer.maskedCorners),
        background: background,
        picture: picture
      )
    if let color = background {
      fill(rect, cornerRadius: cornerRadius, corners: layer.maskedCorners, with: color)
    }
    if clips {
      beginClip(to: rect, cornerRadius: cornerRadius, corners: layer.maskedCorners)
    }
    drawContent(of: layer, in: rect)
    let inside = CGPoint(
      x: rect.origin.x - bounds.origin.x,
      y: rect.origin.y - bounds.origin.y
    )
    for inner in layer.sublayersInOrder { draw(inner, at: inside, depth: depth + 1) }
    if clips { writer.end() }
    drawBorder(of: layer, in: rect, cornerRadius: cornerRadius)
    if hasShadow { writer.end() }
    if isClipped { writer.end() }
    if isTranslucent { writer.end() }
    if isTransformed { writer.end() }
  }

  /// Clips all drawing up to the matching `writer.end()` to the shape of a layer's mask.
  ///
  /// - Returns: Whether there is such a mask.
  mutating func beginMask(of layer: CALayer, in rect: CGRect) -> Bool {
    guard let mask = layer.mask as? CAShapeLayer, let path = mask.path else { return false }
    let origin = CGPoint(
      x: rect.origin.x + mask.frame.origin.x,
      y: rect.origin.y + mask.frame.origin.y
    )
    guard let data = path.svg(at: origin) else { return false }
    let name = nextName("clip")
    writer.begin("clipPath", ["id": name])
    let rule = mask.fillRule == .evenOdd ? "evenodd" : nil
    writer.element("path", ["d": data, "clip-rule": rule])
    writer.end()
    writer.begin("g", ["clip-path": "url(#\(name))"])
    return true
  }

  private mutating func drawContent(of layer: CALayer, in rect: CGRect) {
    switch layer {
    case let shape as CAShapeLayer: draw(shape, in: rect)
    case let gradient as CAGradientLayer: draw(gradient, in: rect)
    default: drawRecording(of: layer, in: rect)
    }
  }

  private mutating func draw(_ shape: CAShapeLayer, in rect: CGRect) {
    guard let path = shape.shownPath("path", shape.path),
      let data = path.svg(at: rect.origin)
    else { return }
    let fill = shape.shownColor("fillColor", shape.fillColor.map { resolved($0.color) })
    let width = shape.shownNumber("lineWidth", shape.lineWidth)
    let stroke =
      width > 0
      ? shape.shownColor("strokeColor", shape.strokeColor.map { resolved($0.color) }) : nil
    let start = min(max(shape.shownNumber("strokeStart", shape.strokeStart), 0), 1)
    let end = min(max(shape.shownNumber("strokeEnd", shape.strokeEnd), 0), 1)
    let isPart = stroke != nil && (start > 0 || end < 1)
    if fill != nil || stroke != nil && !isPart {
      draw(data, of: shape, fill: fill, stroke: isPart ? nil : stroke)
    }
    // A part of the line has a path of its own. Not all viewers of SVG know the length of a path.
    if isPart, start < end, let part = path.trimmed(from: start, to: end).svg(at: rect.origin) {
      draw(part, of: shape, fill: nil, stroke: stroke)
    }
  }

  private mutating func draw(
    _ data: String,
    of shape: CAShapeLayer,
    fill: UIColor?,
    stroke: UIColor?
  ) {
    let hasStroke = stroke != nil
    let pattern = (shape.lineDashPattern ?? []).map { SVGWriter.number(CGFloat($0.doubleValue)) }
    writer.element(
      "path",
      [
        "d": data,
        "fill": fill?.hexadecimal ?? "none",
        "fill-opacity": fill?.opacity,
        "fill-rule": fill != nil && shape.fillRule == .evenOdd ? "evenodd" : nil,
        "stroke": stroke?.hexadecimal,
        "stroke-opacity": stroke?.opacity,
        "stroke-width": hasStroke
          ? SVGWriter.number(shape.shownNumber("lineWidth", shape.lineWidth)) : nil,
        "stroke-linecap": hasStroke && shape.lineCap != .butt ? shape.lineCap.rawValue : nil,
        "stroke-linejoin": hasStroke && shape.lineJoin != .miter ? shape.lineJoin.rawValue : nil,
        "stroke-dasharray": hasStroke && !pattern.isEmpty ? pattern.joined(separator: " ") : nil,
        "stroke-dashoffset": hasStroke && !pattern.isEmpty && shape.lineDashPhase != 0
          ? SVGWriter.number(shape.lineDashPhase) : nil,
      ]
    )
  }

  private mutating func draw(_ gradient: CAGradientLayer, in rect: CGRect) {
    let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor)?.color }.map(resolved)
    guard colors.count > 1, rect.size.width > 0, rect.size.height > 0 else {
      if let color = colors.first { fill(rect, cornerRadius: gradient.cornerRadius, with: color) }
      return
    }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: rect.origin.x + point.x * rect.size.width,
        y: rect.origin.y + point.y * rect.size.height
      )
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    let name = nextName("gradient")
    if gradient.type == .radial {
      // The end point is a corner of the ellipse's rectangle: the circle of radius 1 is stretched to it.
      let (across, down) = (end.x - start.x, end.y - start.y)
      let matrix =
        [across, 0, 0, down].map(SVGWriter.factor) + [start.x, start.y].map(SVGWriter.number)
      writer.begin(
        "radialGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "r": "1",
          "gradientTransform": "matrix(\(matrix.joined(separator: " ")))",
        ]
      )
    } else {
      writer.begin(
        "linearGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse",
          "x1": SVGWriter.number(start.x), "y1": SVGWriter.number(start.y),
          "x2": SVGWriter.number(end.x), "y2": SVGWriter.number(end.y),
        ]
      )
    }
    let locations = gradient.locations?.map { CGFloat($0.doubleValue) } ?? []
    for (index, color) in colors.enumerated() {
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let offset = index < locations.count ? min(max(locations[index], 0), 1) : even
      writer.element(
        "stop",
        [
          "offset": SVGWriter.factor(offset),
          "stop-color": color.hexadecimal,
          "stop-opacity": color.opacity,
        ]
      )
    }
    writer.end()
    writer.element(
      "rect",
      [
        "x": SVGWriter.number(rect.origin.x),
        "y": SVGWriter.number(rect.origin.y),
        "width": SVGWriter.number(rect.size.width),
        "height": SVGWriter.number(rect.size.height),
        "rx": rect.usableRadius(gradient.cornerRadius),
        "fill": "url(#\(name))",
      ]
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

extension CGPath {
  /// The elements as SVG writes them, moved by a distance; nil for an empty path.
  func svg(at origin: CGPoint) -> String? {
    if isEmpty { return nil }
    func text(_ points: CGPoint...) -> String {
      points.map {
        "\(SVGWriter.number(origin.x + $0.x)) \(SVGWriter.number(origin.y + $0.y))"
      }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let one, let two, let end): "C\(text(one, two, end))"
      case .close: "Z"
      }
    }.joined()
  }
}
