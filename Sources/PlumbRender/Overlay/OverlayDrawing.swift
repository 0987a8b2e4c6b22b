import AutoLayout

/// Draws the overlay that explains a layout: frames, alignment rectangles, baselines, guides and constraints.
///
/// Identical figures in the same place are drawn once, for example the frame of a thousand views on top of each other.
struct OverlayDrawing {
  let parts: SVGRenderer.Overlay
  let geometry: ItemGeometry
  var drawing: Drawing
  /// The reason whose constraints alone are drawn; nil for all constraints.
  var reason: LayoutReason?
  /// The colour of the constraint that is being drawn.
  var constraintColor = Palette.constraint

  private var views: [UIView] = []
  private var visible: Set<ObjectIdentifier> = []
  private var drawn: Set<String> = []
  /// The rectangles of the texts that have been placed.
  private var wordRects: [CGRect] = []
  /// The texts, which are drawn after and above all lines.
  private var words: [(text: String, rect: CGRect, color: UIColor)] = []
  private var arrows: [Arrow] = []

  /// A straight line along an axis: on the horizontal axis from x = `start` to x = `end` at y = `cross`, on the vertical axis with x
  /// and y exchanged.
  struct Arrow {
    var axis: NSLayoutConstraint.Axis
    var start: CGFloat
    var end: CGFloat
    var cross: CGFloat
  }

  init(parts: SVGRenderer.Overlay, root: UIView, drawing: Drawing) {
    self.parts = parts
    self.drawing = drawing
    geometry = ItemGeometry(root: root)
    collect(root)
  }

  /// Collects the visible views, superviews before their subviews. The pending views are kept in an array, because a deep hierarchy
  /// would overflow the call stack.
  private mutating func collect(_ root: UIView) {
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.isHidden && !(view is UIWindow) { continue }
      views.append(view)
      visible.insert(ObjectIdentifier(view))
      for guide in view.layoutGuides { visible.insert(ObjectIdentifier(guide)) }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  mutating func draw() {
    let size = geometry.root.bounds.size
    // A translucent white rectangle, so that the overlay is legible on every colour.
    drawing.add(
      Drawing.Figure(
        shape: .rectangle(CGRect(origin: .zero, size: size)),
        fill: .color(.white.withAlphaComponent(0.6))
      )
    )
    if parts.contains(.layoutGuides) { drawLayoutGuides() }
    if parts.contains(.frames) { drawFrames() }
    if parts.contains(.alignmentRects) { drawAlignmentRects() }
    if parts.contains(.baselines) { drawBaselines() }
    if parts.contains(.constraints) {
      for view in views {
        for constraint in view.constraints where isVisible(constraint) {
          constraintColor = color(of: constraint)
          draw(constraint, heldBy: view)
        }
      }
    }
    drawWords()
  }

  private func isVisible(_ constraint: NSLayoutConstraint) -> Bool {
    if let reason {
      if !reason.contains(constraint) { return false }
    } else if constraint.isOfRuntime {
      return false
    }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      item.map { visible.contains(ObjectIdentifier($0)) } ?? true
    }
  }
}

extension OverlayDrawing {
  private func color(of constraint: NSLayoutConstraint) -> UIColor {
    let isPressing =
      reason?.pressing.contains { $0.constraint.object == ObjectIdentifier(constraint) } ?? false
    return isPressing ? Palette.pressing : Palette.constraint
  }
}

extension LayoutReason {
  fileprivate func contains(_ constraint: NSLayoutConstraint) -> Bool {
    let object = ObjectIdentifier(constraint)
    return steps.contains { $0.constraint?.object == object }
      || pressing.contains { $0.constraint.object == object }
  }
}

// MARK: Views and guides

extension OverlayDrawing {
  private mutating func drawLayoutGuides() {
    for view in views {
      for guide in view.layoutGuides {
        guard let rect = geometry.rect(of: guide) else { continue }
        outline(
          rect,
          color: Palette.guide,
          dashes: [5, 3],
          title: "\(geometry.name(of: guide)) \(rect.inWords)"
        )
      }
    }
  }

  private mutating func drawFrames() {
    for view in views where view !== geometry.root {
      let rect = geometry.frame(of: view)
      guard isSeen(rect), isNew("frame \(rect.inWords)") else { continue }
      outline(
        rect,
        color: Palette.frame,
        title: "\(geometry.name(of: view)) \(view.frame.inWords)"
      )
      if let name = view.givenName { drawName(name, in: rect) }
    }
  }

  private mutating func drawName(_ name: String, in rect: CGRect) {
    guard rect.size.width >= 18, rect.size.height >= 14 else { return }
    let measured = LiberationSansMeasurer().measure(
      name,
      font: Palette.nameFont,
      maxWidth: rect.size.width - 6,
      maxLines: 1
    )
    guard let line = measured.lines.first, line.width > 0 else { return }
    let place = CGRect(
      x: rect.minX + 3,
      y: rect.minY + 1,
      width: line.width,
      height: measured.size.height
    )
    if wordRects.contains(where: place.touches) { return }
    wordRects.append(place)
    let start = CGPoint(x: place.minX, y: place.minY + measured.firstBaseline)
    var text = Drawing.Text(line.text, at: start, font: Palette.nameFont, color: Palette.frame)
    text.parts[0].outline = Drawing.Stroke(color: .white, width: 2.5, join: .round)
    text.parts[0].isHalo = true
    drawing.add(text)
  }

  private mutating func drawAlignmentRects() {
    for view in views where view.alignmentRectInsets != .zero {
      guard let rect = geometry.rect(of: view) else { continue }
      outline(
        rect,
        color: Palette.alignment,
        title: "alignment rectangle of \(geometry.name(of: view)) \(rect.inWords)"
      )
    }
  }

  private mutating func drawBaselines() {
    for view in views {
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
      guard let text, !text.isEmpty, let rect = geometry.rect(of: view), isSeen(rect) else {
        continue
      }
      // The title label of a button draws its own baseline.
      if view is UIButton { continue }
      let first = rect.minY + view.firstBaselineOffset
      let last = rect.maxY - view.lastBaselineOffset
      for y in abs(first - last) < 1 ? [first] : [first, last] {
        line(
          Arrow(axis: .horizontal, start: rect.minX, end: rect.maxX, cross: y),
          color: Palette.baseline,
          dashes: [1.5, 1.5]
        )
      }
    }
  }

  private mutating func outline(
    _ rect: CGRect,
    color: UIColor,
    dashes: [CGFloat] = [],
    title: String
  ) {
    guard isSeen(rect), isNew("outline \(color.hexadecimal) \(rect.inWords)") else { return }
    drawing.add(
      Drawing.Figure(
        shape: .rectangle(rect),
        stroke: Drawing.Stroke(color: color, width: 1, dash: (dashes, 0)),
        title: title
      )
    )
  }
}

// MARK: Lines and words

extension OverlayDrawing {
  /// Whether a rectangle has finite coordinates and touches the picture. A rectangle without width or height is drawn as a line.
  func isSeen(_ rect: CGRect) -> Bool {
    let picture = geometry.root.bounds.size
    return rect.isUsable && rect.maxX >= 0 && rect.maxY >= 0 && rect.minX <= picture.width
      && rect.minY <= picture.height
  }

  /// Whether no figure with this description has been drawn yet; records the description.
  mutating func isNew(_ description: String) -> Bool { drawn.insert(description).inserted }

  mutating func line(
    _ arrow: Arrow,
    color: UIColor,
    width: CGFloat = 1,
    dashes: [CGFloat] = []
  ) {
    guard arrow.start.isFinite, arrow.end.isFinite, arrow.cross.isFinite else { return }
    drawing.add(
      Drawing.Figure(
        shape: .line(arrow.point(arrow.start), arrow.point(arrow.end)),
        stroke: Drawing.Stroke(color: color, width: width, dash: (dashes, 0))
      )
    )
  }

  /// Moves an arrow perpendicular to its axis until it overlaps no other arrow.
  mutating func place(_ arrow: Arrow, steps: [CGFloat]) -> Arrow {
    var result = arrow
    for step in steps {
      result.cross = arrow.cross + step
      if !arrows.contains(where: { $0.overlaps(result) }) { break }
      result.cross = arrow.cross
    }
    arrows.append(result)
    return result
  }

  /// Places a text at an arrow: on the arrow if it fits, otherwise beside it.
  mutating func write(_ text: String, at arrow: Arrow) {
    let size = CGSize(
      width: Drawing.Text.width(of: text, font: Palette.font) + 2 * Self.textMargin,
      height: 13
    )
    let middle = (arrow.start + arrow.end) / 2
    let isHorizontal = arrow.axis == .horizontal
    let (along, across) =
      isHorizontal ? (size.width, size.height) : (size.height, size.width)
    let beside = across / 2 + 4
    let length = abs(arrow.end - arrow.start)
    var offsets: [(along: CGFloat, across: CGFloat)] = [
      (0, -beside), (0, beside), (along, -beside), (-along, -beside), (along, beside),
      (-along, beside), (0, -beside - across), (0, beside + across),
    ]
    if length >= along + 12 {
      let slack = (length - along) / 2 - 2
      offsets = [(0, 0), (-slack / 2, 0), (slack / 2, 0), (-slack, 0), (slack, 0)] + offsets
    }
    let rects = offsets.map { offset in
      isHorizontal
        ? rect(around: middle + offset.along, arrow.cross + offset.across, size)
        : rect(around: arrow.cross + offset.across, middle + offset.along, size)
    }
    let place = rects.first { rect in !wordRects.contains(where: rect.touches) } ?? rects[0]
    wordRects.append(place)
    words.append((text, place, constraintColor))
  }

  /// A rectangle centred at a point, moved into the bounds of the picture.
  private func rect(around x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    let picture = geometry.root.bounds.size
    return CGRect(
      x: max(1, min(x - size.width / 2, picture.width - size.width - 1)),
      y: max(1, min(y - size.height / 2, picture.height - size.height - 1)),
      width: size.width,
      height: size.height
    )
  }

  private mutating func drawWords() {
    for (text, rect, color) in words {
      drawing.add(
        Drawing.Figure(
          shape: .rectangle(rect, cornerRadius: 3),
          fill: .color(.white),
          stroke: Drawing.Stroke(color: color, width: 0.5)
        )
      )
      let start = CGPoint(x: rect.minX + Self.textMargin, y: rect.midY + 3.5)
      drawing.add(Drawing.Text(text, at: start, font: Palette.font, color: color))
    }
  }

  /// The distance of the text of a constraint from the edges of its rectangle.
  private static let textMargin: CGFloat = 3

  enum Palette {
    static let frame = color(0x0a6cff)
    static let alignment = color(0xff8a00)
    static let baseline = color(0x8e44ad)
    static let guide = color(0x0f9d58)
    static let constraint = color(0xd1005d)
    static let pressing = color(0xb26a00)
    static let font = UIFont.systemFont(ofSize: 10)
    static let nameFont = UIFont.systemFont(ofSize: 10, weight: .semibold)

    private static func color(_ channels: Int) -> UIColor {
      func channel(_ shift: Int) -> CGFloat { CGFloat(channels &>> shift & 0xff) / 255 }
      return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
  }
}

extension OverlayDrawing.Arrow {
  /// The point at a coordinate along the axis.
  func point(_ along: CGFloat, aside: CGFloat = 0) -> CGPoint {
    axis == .horizontal
      ? CGPoint(x: along, y: cross + aside) : CGPoint(x: cross + aside, y: along)
  }

  fileprivate func overlaps(_ other: Self) -> Bool {
    axis == other.axis && abs(cross - other.cross) < 8
      && max(min(start, end), min(other.start, other.end))
        < min(max(start, end), max(other.start, other.end)) - 0.5
  }
}

extension CGRect {
  /// The rectangle as text: `(30, 100, 100, 100)`.
  fileprivate var inWords: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map(SVGWriter.number)
    return "(\(numbers.joined(separator: ", ")))"
  }
}
