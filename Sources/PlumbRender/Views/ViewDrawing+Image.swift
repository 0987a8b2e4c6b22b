import AutoLayout

extension ViewDrawing {
  /// Draws what stands for an image: a placeholder, or the drawing of a symbol.
  ///
  /// - Parameter tint: the tint of the view that shows the image. A symbol or a template is drawn in its own tint or in this one.
  mutating func draw(_ image: UIImage, in rect: CGRect, tint: UIColor) {
    let parts = Self.parts(of: image, in: rect)
    if let recording = image.recording {
      let color = image.colorOfTemplate(in: tint)
      for (source, target) in parts { draw(recording, source, in: target, tint: color) }
      return
    }
    let color = image.colorOfTemplate(in: tint)
    if image.isFromFile {
      drawing.begin(
        .image(Drawing.Image(image: image, parts: parts, tint: color.map(resolved)))
      )
    }
    if let color {
      drawTemplate(image, in: rect, color)
    } else {
      drawPlaceholder(for: image, in: rect)
    }
    if image.isFromFile { drawing.end() }
  }

  /// Draws a symbol; a disc for an unknown one, and for a template.
  private mutating func drawTemplate(_ image: UIImage, in rect: CGRect, _ color: UIColor) {
    guard rect.isUsable, rect.size.width > 0, rect.size.height > 0 else { return }
    let side = min(rect.size.width, rect.size.height) * 0.8
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    if let symbol = image.symbolName.flatMap({ Symbol(named: $0) }) {
      draw(symbol, of: image, in: square, color)
    } else {
      fill(square, cornerRadius: side / 2, with: color, title: image.accessibilityIdentifier)
    }
  }

  /// Returns the parts of an image and where they are drawn. Caps keep their sizes, and the parts between them are stretched, as they
  /// are too where UIKit tiles.
  private static func parts(
    of image: UIImage,
    in rect: CGRect
  ) -> [(source: CGRect, target: CGRect)] {
    let (size, caps) = (image.size, image.capInsets)
    if caps == .zero || rect.size == size { return [(CGRect(origin: .zero, size: size), rect)] }
    let columns = parts(size.width, caps.left, caps.right, from: rect.minX, rect.width)
    let rows = parts(size.height, caps.top, caps.bottom, from: rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: column.source,
            y: row.source,
            width: column.sourceLength,
            height: row.sourceLength
          ),
          CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        )
      }
    }
  }

  private typealias ImagePart = (
    source: CGFloat, sourceLength: CGFloat, start: CGFloat, length: CGFloat
  )

  /// Returns the caps of an image and the part between them on an axis: where they are in the image, and where in the view.
  private static func parts(
    _ imageLength: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat,
    from start: CGFloat,
    _ length: CGFloat
  ) -> [ImagePart] {
    let inner = imageLength - first - last
    // Caps that do not fit are stretched with the image.
    guard first >= 0, last >= 0, inner > 0, length >= first + last else {
      return [(0, imageLength, start, length)]
    }
    let stretched = length - first - last
    let all: [ImagePart] = [
      (0, first, start, first),
      (first, inner, start + first, stretched),
      (first + inner, last, start + first + stretched, last),
    ]
    return all.filter { $0.sourceLength > 0 && $0.length > 0 }
  }

  /// Draws a pale rectangle with hills and a sun, and the name if there is space.
  private mutating func drawPlaceholder(for image: UIImage, in rect: CGRect) {
    guard rect.isUsable, rect.size.width > 0, rect.size.height > 0 else { return }
    drawing.add(
      Drawing.Figure(
        shape: .rectangle(rect),
        fill: .color(Self.placeholderColor),
        title: image.accessibilityIdentifier
      )
    )
    let side = min(56, min(rect.size.width, rect.size.height) * 0.6)
    if side < 4 { return }
    let name = nameLine(of: image, in: rect, below: side)
    let height = side * 0.75
    let top = rect.midY - (height + (name == nil ? 0 : Self.nameFont.lineHeight)) / 2
    let left = rect.midX - side / 2
    let hills = CGMutablePath()
    hills.addLines(
      between: [(0, 1), (0.36, 0.3), (0.56, 0.69), (0.7, 0.48), (1, 1)].map { x, y in
        CGPoint(x: left + x * side, y: top + y * height)
      }
    )
    hills.closeSubpath()
    let sun = CGPoint(x: left + side * 0.76, y: top + height * 0.14)
    for shape in [Drawing.Shape.path(hills), .circle(center: sun, radius: side * 0.1)] {
      drawing.add(Drawing.Figure(shape: shape, fill: .color(Self.hillColor)))
    }
    if let name {
      drawLine(
        name,
        at: CGPoint(
          x: rect.midX - name.width / 2,
          y: top + height + Self.nameFont.ascender + 2
        ),
        direction: TextDirection(of: name.text),
        style: PlainTextStyle(
          font: Self.nameFont,
          color: UIColor(red: 0.42, green: 0.47, blue: 0.55, alpha: 1)
        )
      )
    }
  }

  private static let placeholderColor = UIColor(
    red: 0xe4 / 255,
    green: 0xe9 / 255,
    blue: 0xf0 / 255,
    alpha: 1
  )
  private static let hillColor = UIColor(
    red: 0xaa / 255,
    green: 0xb6 / 255,
    blue: 0xc6 / 255,
    alpha: 1
  )
  private static let nameFont = UIFont.systemFont(ofSize: 11)

  private func nameLine(
    of image: UIImage,
    in rect: CGRect,
    below side: CGFloat
  ) -> TextMeasurement.Line? {
    guard let name = image.accessibilityIdentifier, rect.size.width >= 44,
      rect.size.height >= side * 0.75 + 2 * Self.nameFont.lineHeight
    else { return nil }
    return LiberationSansMeasurer().measure(
      name,
      font: Self.nameFont,
      maxWidth: rect.size.width - 8,
      maxLines: 1
    ).lines.first
  }
}

extension UIView.ContentMode {
  /// The rectangle of an image of a size in the bounds of a view.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let across = rect.size.width / size.width
    let down = rect.size.height / size.height
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return rect.centered(size, scale: min(across, down))
    case .scaleAspectFill: return rect.centered(size, scale: max(across, down))
    case .center: return rect.centered(size, scale: 1)
    case .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return self.rect(of: size, in: rect)
    }
  }
}

extension CGRect {
  fileprivate func centered(_ size: CGSize, scale: CGFloat) -> CGRect {
    CGRect(
      x: midX - size.width * scale / 2,
      y: midY - size.height * scale / 2,
      width: size.width * scale,
      height: size.height * scale
    )
  }
}

extension UIView.ContentMode {
  /// A rectangle of a size at an edge or in a corner.
  fileprivate func rect(of size: CGSize, in rect: CGRect) -> CGRect {
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: rect.minX
      case .right, .topRight, .bottomRight: rect.maxX - size.width
      default: rect.midX - size.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: rect.minY
      case .bottom, .bottomLeft, .bottomRight: rect.maxY - size.height
      default: rect.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
