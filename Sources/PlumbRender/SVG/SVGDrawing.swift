import AutoLayout

/// Writes a drawing as SVG elements.
///
/// Clips, gradients and shadows are elements of their own before the element that refers to them by a name.
struct SVGDrawing {
  var writer: SVGWriter
  private var nameCount = 0
  /// The names of the images that were written.
  var images: [SVGImage: String] = [:]
  /// Whether each open group is an element.
  private var areElements: [Bool] = []

  init(_ writer: SVGWriter) { self.writer = writer }

  mutating func write(_ drawing: Drawing) {
    var steps = drawing.steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .figure(let figure): write(figure)
      case .text(let text): write(text)
      case .begin(.image(let drawn)):
        if let image = SVGImage(drawn.image) {
          write(image, drawn)
          steps.dropGroup()
        } else {
          areElements.append(false)
        }
      case .begin(let group):
        areElements.append(true)
        begin(group)
      case .end:
        if areElements.popLast() == true { writer.end() }
      }
    }
  }

  /// Returns a name that no other element of the document has.
  mutating func nextName(_ kind: String) -> String {
    nameCount += 1
    return "\(kind)\(nameCount)"
  }

  // MARK: Groups

  private mutating func begin(_ group: Drawing.Group) {
    switch group {
    case .transform(let transform): writer.begin("g", ["transform": transform.matrix])
    case .opacity(let opacity): writer.begin("g", ["opacity": SVGWriter.number(opacity)])
    case .title(let title): writer.begin("g", title: title)
    case .image: break
    case .clip(let shape, let isEvenOdd):
      let name = nextName("clip")
      writer.begin("clipPath", ["id": name])
      if let (element, attributes) = shape.svg {
        let rule = isEvenOdd ? "evenodd" : nil
        writer.element(element, attributes + [("clip-rule", rule)])
      }
      writer.end()
      writer.begin("g", ["clip-path": "url(#\(name))"])
    case .shadow(let shadow): begin(shadow)
    }
  }

  private mutating func begin(_ shadow: Drawing.Shadow) {
    let name = nextName("shadow")
    let (offset, radius) = (shadow.offset, shadow.radius)
    beginFilter(
      name,
      shadow.region.insetBy(
        dx: -(3 * radius + abs(offset.width)),
        dy: -(3 * radius + abs(offset.height))
      )
    )
    // The steps of feDropShadow, which not all viewers know.
    writer.element(
      "feGaussianBlur",
      ["in": "SourceAlpha", "stdDeviation": SVGWriter.number(radius)]
    )
    writer.element(
      "feOffset",
      [
        "dx": SVGWriter.number(offset.width), "dy": SVGWriter.number(offset.height),
        "result": "shape",
      ]
    )
    writeColor(shadow.color, in: "shape")
    writer.begin("feMerge")
    writer.element("feMergeNode", [:])
    writer.element("feMergeNode", ["in": "SourceGraphic"])
    writer.end()
    writer.end()
    writer.begin("g", ["filter": "url(#\(name))"])
  }

  mutating func beginFilter(_ name: String, _ region: CGRect) {
    writer.begin(
      "filter",
      [
        "id": name,
        "filterUnits": "userSpaceOnUse",
        "x": SVGWriter.number(region.minX),
        "y": SVGWriter.number(region.minY),
        "width": SVGWriter.number(region.width),
        "height": SVGWriter.number(region.height),
      ]
    )
  }

  /// Writes the steps of a filter that give a colour to what has a name.
  mutating func writeColor(_ color: UIColor, in name: String) {
    writer.element(
      "feFlood",
      [
        "flood-color": color.hexadecimal,
        "flood-opacity": SVGWriter.number(CGFloat(color.components.alpha)),
      ]
    )
    writer.element("feComposite", ["in2": name, "operator": "in"])
  }

  // MARK: Figures

  private mutating func write(_ figure: Drawing.Figure) {
    guard let (element, shape) = figure.shape.svg else { return }
    var filter: String?
    if figure.blur > 0 {
      // Three standard deviations contain all of the blur that can be seen.
      let name = nextName("shadow")
      let reach = -3 * figure.blur
      beginFilter(name, figure.shape.boundingBox.insetBy(dx: reach, dy: reach))
      writer.element("feGaussianBlur", ["stdDeviation": SVGWriter.number(figure.blur)])
      writer.end()
      filter = "url(#\(name))"
    }
    var (fill, opacity): (String?, String?) = ("none", nil)
    switch figure.fill {
    case .color(let color): (fill, opacity) = (color.hexadecimal, color.opacity)
    case .gradient(let gradient): fill = "url(#\(write(gradient)))"
    case nil:
      // A line has no inside.
      if case .line = figure.shape { fill = nil }
    }
    let rule = figure.fill != nil && figure.isEvenOdd ? "evenodd" : nil
    writer.element(
      element,
      shape + [("fill", fill), ("fill-opacity", opacity), ("fill-rule", rule)]
        + (figure.stroke?.svg ?? []) + [("filter", filter)],
      title: figure.title
    )
  }

  /// Writes a gradient, and returns its name.
  private mutating func write(_ gradient: Drawing.Gradient) -> String {
    let name = nextName("gradient")
    let (start, end) = (gradient.start, gradient.end)
    if gradient.isRadial {
      // The circle of radius 1, stretched to the corner.
      let matrix =
        [end.x - start.x, 0, 0, end.y - start.y].map(SVGWriter.factor)
        + [start.x, start.y].map(SVGWriter.number)
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
    for stop in gradient.stops {
      writer.element(
        "stop",
        [
          "offset": SVGWriter.factor(stop.offset),
          "stop-color": stop.color.hexadecimal,
          "stop-opacity": stop.color.opacity,
        ]
      )
    }
    writer.end()
    return name
  }

  // MARK: Texts

  private mutating func write(_ text: Drawing.Text) {
    let direction = text.isRightToLeft ? "rtl" : nil
    if text.parts.count == 1 {
      return write(text.parts[0], "text", text, [("direction", direction)])
    }
    writer.begin("text", ["direction": direction])
    for part in text.parts { write(part, "tspan", text) }
    writer.end()
  }

  /// Writes a part of a text. The attribute `textLength` gives it its measured width, whichever font the viewer uses.
  private mutating func write(
    _ part: Drawing.Text.Part,
    _ element: String,
    _ text: Drawing.Text,
    _ further: SVGWriter.Attributes = []
  ) {
    let outline = part.outline
    let hasTabs = part.text.utf8.contains(9)
    writer.element(
      element,
      [
        ("x", SVGWriter.number(text.isRightToLeft ? part.start.x + part.width : part.start.x)),
        ("y", SVGWriter.number(part.start.y)),
        ("font-size", SVGWriter.number(part.font.pointSize)),
        ("font-weight", part.font.cssWeight),
        ("font-style", part.font.isItalic || part.isOblique ? "italic" : nil),
        ("font-family", part.font.cssFamily),
        ("fill", part.color?.hexadecimal ?? "none"),
        ("fill-opacity", part.color?.opacity),
        ("stroke", outline?.color.hexadecimal),
        ("stroke-width", outline.map { SVGWriter.number($0.width) }),
        ("stroke-linejoin", outline?.join.svg),
        ("paint-order", part.isHalo ? "stroke" : nil),
        ("letter-spacing", part.kern == 0 ? nil : SVGWriter.number(part.kern)),
        ("word-spacing", part.wordSpacing == 0 ? nil : SVGWriter.number(part.wordSpacing)),
        ("style", part.decoration),
      ] + further + [
        // A viewer has a blank for a tab, and would stretch the letters.
        ("textLength", hasTabs ? nil : SVGWriter.number(part.width)),
        ("lengthAdjust", hasTabs ? nil : "spacingAndGlyphs"),
        ("xml:space", "preserve"),
      ],
      text: part.text
    )
  }
}

extension Drawing.Shape {
  /// The element with its attributes; nil for an empty path.
  fileprivate var svg: (element: String, attributes: SVGWriter.Attributes)? {
    switch self {
    case .rectangle(let rect, let radius):
      let usable = min(radius, rect.size.width / 2, rect.size.height / 2)
      return (
        "rect",
        [
          ("x", SVGWriter.number(rect.origin.x)),
          ("y", SVGWriter.number(rect.origin.y)),
          ("width", SVGWriter.number(max(0, rect.size.width))),
          ("height", SVGWriter.number(max(0, rect.size.height))),
          ("rx", usable > 0 ? SVGWriter.number(usable) : nil),
        ]
      )
    case .circle(let center, let radius):
      return (
        "circle",
        [
          ("cx", SVGWriter.number(center.x)), ("cy", SVGWriter.number(center.y)),
          ("r", SVGWriter.number(radius)),
        ]
      )
    case .line(let start, let end):
      return (
        "line",
        [
          ("x1", SVGWriter.number(start.x)), ("y1", SVGWriter.number(start.y)),
          ("x2", SVGWriter.number(end.x)), ("y2", SVGWriter.number(end.y)),
        ]
      )
    case .path(let path, let offset):
      return path.svg(at: offset).map { ("path", [("d", $0)]) }
    }
  }
}

extension Drawing.Stroke {
  fileprivate var svg: SVGWriter.Attributes {
    let lengths = dash.lengths.map(SVGWriter.number).joined(separator: " ")
    return [
      ("stroke", color.hexadecimal),
      ("stroke-opacity", color.opacity),
      ("stroke-width", SVGWriter.number(width)),
      ("stroke-linecap", cap.svg),
      ("stroke-linejoin", join.svg),
      ("stroke-dasharray", lengths.isEmpty ? nil : lengths),
      (
        "stroke-dashoffset",
        lengths.isEmpty || dash.phase == 0 ? nil : SVGWriter.number(dash.phase)
      ),
    ]
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

extension CGPath {
  /// The elements as SVG writes them, moved by a distance; nil for an empty path.
  fileprivate func svg(at origin: CGPoint) -> String? {
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
  fileprivate var opacity: String? {
    components.alpha < 1 ? SVGWriter.number(components.alpha) : nil
  }
}

extension UIFont {
  /// The weight as a CSS number; nil for regular.
  fileprivate var cssWeight: String? { weightInFiles == 400 ? nil : "\(weightInFiles)" }

  /// The family as in CSS; nil for the usual design of the system font, which the document names.
  fileprivate var cssFamily: String? {
    if let family = familyOfFile {
      return "'\(family.usableInCSS)', sans-serif"
    }
    return switch systemDesign {
    case .monospaced: "ui-monospace, monospace"
    case .serif: "ui-serif, serif"
    case .rounded: "ui-rounded, sans-serif"
    default: nil
    }
  }
}

extension String {
  /// The name of a family without characters that end it.
  var usableInCSS: String { filter { !"'\\;".contains($0) } }
}

extension Drawing.Text.Part {
  /// The lines under and through a text as CSS; nil for none.
  fileprivate var decoration: String? {
    var lines: [String] = []
    if underline != nil { lines.append("underline") }
    if strikethrough != nil { lines.append("line-through") }
    // One text has one style and colour of decoration.
    guard let shown = underline ?? strikethrough else { return nil }
    var result = "text-decoration:\(lines.joined(separator: " "))"
    if let css = shown.style.css { result += ";text-decoration-style:\(css)" }
    if shown.style.contains(.thick) && !shown.style.contains(.double) {
      result += ";text-decoration-thickness:2px"
    }
    if let color = shown.color { result += ";text-decoration-color:\(color.hexadecimal)" }
    return result
  }
}

extension NSUnderlineStyle {
  /// The pattern as a CSS style; nil for a solid line.
  fileprivate var css: String? {
    if contains(.double) { return "double" }
    return switch rawValue & 0x700 {
    case 0: nil
    case NSUnderlineStyle.patternDot.rawValue: "dotted"
    default: "dashed"
    }
  }
}
