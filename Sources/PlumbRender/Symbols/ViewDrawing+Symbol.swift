import AutoLayout

extension ViewDrawing {
  /// Draws the symbol of an image in one colour.
  ///
  /// - Parameter square: the place of the symbol's square. Thick lines can be a little outside of it.
  mutating func draw(_ symbol: Symbol, of image: UIImage, in square: CGRect, _ color: UIColor) {
    let color = resolved(color)
    let alpha = CGFloat(color.components.alpha)
    if alpha == 0 { return }
    let flips = isMirrored && (symbol.isDirectional || image.flipsForRightToLeftLayoutDirection)
    let scale = square.width / Symbol.side
    var transform = CGAffineTransform(
      a: flips ? -scale : scale,
      b: 0,
      c: 0,
      d: scale,
      tx: flips ? square.maxX : square.minX,
      ty: square.minY
    )
    let lineWidth = Symbol.lineWidth(of: image.symbolWeight)
    let holes = symbol.layers.map { layer -> [CGPath] in
      layer.isCut
        ? layer.outlines(lineWidth: lineWidth).compactMap { $0.copy(using: &transform) } : []
    }
    let title = image.accessibilityIdentifier
    if let title { drawing.begin(.title(title)) }
    // Layers overlap, and would be darker there in a colour that is translucent.
    if alpha < 1 { drawing.begin(.opacity(alpha)) }
    // The clip of a layer that is cut out contains all layers behind it.
    for hole in holes.reversed().joined() {
      let visible = CGMutablePath()
      visible.addRect(square.insetBy(dx: -square.width / 10, dy: -square.height / 10))
      visible.addPath(hole)
      drawing.begin(.clip(.path(visible), isEvenOdd: true))
    }
    let opaque = color.withAlphaComponent(1)
    for (layer, holes) in zip(symbol.layers, holes) {
      for _ in holes { drawing.end() }
      if layer.isCut { continue }
      drawing.add(
        Drawing.Figure(
          shape: .path(layer.path.copy(using: &transform) ?? layer.path),
          fill: layer.isFilled ? .color(opaque) : nil,
          stroke: layer.lineWidth > 0
            ? Drawing.Stroke(
              color: opaque,
              width: layer.lineWidth * lineWidth * scale,
              cap: .round,
              join: .round
            ) : nil
        )
      )
    }
    if alpha < 1 { drawing.end() }
    if title != nil { drawing.end() }
  }
}
