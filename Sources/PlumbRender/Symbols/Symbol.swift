import AutoLayout

/// The drawing of a symbol: layers of paths in a square of 24 by 24, with y downwards.
///
/// The drawings show the meanings of the names in simple forms of our own, not Apple's. A name is that of a shape, see ``shape(of:)``,
/// followed by modifiers, each of which changes the drawing of the name before it:
///
/// - `fill` fills the closed lines, and cuts out of them what is inside.
/// - `circle` and other enclosures put the filled drawing, smaller, into the shape of that name; with `fill`, it is cut out.
/// - `slash` adds a diagonal line, with a gap on both sides.
/// - `badge` adds a dot at a corner, and `badge.plus` a filled circle with the drawing `plus` cut out.
struct Symbol {
  /// The layers from back to front.
  let layers: [Layer]
  /// Whether the symbol points the other way in a layout from right to left, as those for forward and backward do. `forward` and
  /// `backward` alone are buttons of players, which do not.
  let isDirectional: Bool

  /// Creates the drawing of a symbol; nil for an unknown name. One of more than 100 bytes is unknown, which bounds the modifiers.
  init?(named name: String) {
    guard name.utf8.count <= 100, let layers = Self.layers(of: name[...], isFilled: false) else {
      return nil
    }
    self.layers = layers
    isDirectional = name.split(separator: ".").dropFirst()
      .contains { $0 == "forward" || $0 == "backward" }
  }

  /// The side of the square in which symbols are drawn.
  static let side: CGFloat = 24

  /// The width of the lines of a weight.
  static func lineWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.7
    case .thin: 1
    case .light: 1.35
    case .unspecified, .regular: 1.7
    case .medium: 1.95
    case .semibold: 2.2
    case .bold: 2.5
    case .heavy: 2.8
    case .black: 3.1
    }
  }

  /// Lines or areas that are drawn in the colour of the symbol, or cut out.
  struct Layer {
    var path: CGPath
    /// Whether the inside of the path belongs to the layer, and not only its line.
    var isFilled = false
    /// Whether the layer is cut out of those behind it, instead of being drawn.
    var isCut = false
    /// The width of the line, as a multiple of that of the symbol's weight; 0 for areas without a line.
    var lineWidth: CGFloat = 1
  }

  /// The parts of a symbol without modifiers, as paths in the notation of ``Symbol/path(_:)``.
  struct Shape {
    /// Lines, of which `fill` fills the closed ones.
    var lines = ""
    /// Areas without a line that are filled in each variant.
    var areas = ""
    /// Lines inside of the closed lines. They are cut out if those are filled.
    var innerLines = ""
    /// Areas inside of the closed lines. They are cut out if those are filled.
    var innerAreas = ""
  }
}

extension Symbol {
  /// Where an enclosure has the other symbol.
  private struct Place {
    /// The middle, from the top. From left to right it is that of the enclosure.
    var y = side / 2
    /// The size, as a share of that of the enclosure.
    var scale: CGFloat = 0.56
  }

  /// Returns where an enclosure has the other symbol; nil if a modifier is no enclosure.
  private static func place(inside enclosure: Substring) -> Place? {
    switch enclosure {
    case "circle", "square", "app": Place()
    case "rectangle", "diamond": Place(scale: 0.44)
    case "triangle": Place(y: 14.4, scale: 0.4)
    case "octagon", "hexagon", "seal": Place(scale: 0.52)
    case "shield": Place(y: 11.4, scale: 0.5)
    case "bubble": Place(y: 10.6, scale: 0.5)
    case "message": Place(y: 11.2, scale: 0.5)
    default: nil
    }
  }

  /// Returns the layers of a symbol, or those of its variant `fill`.
  private static func layers(of name: Substring, isFilled: Bool) -> [Layer]? {
    if let shape = shape(of: name) { return shape.layers(isFilled: isFilled) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (rest, modifier) = (name[..<dot], name[name.index(after: dot)...])
    switch modifier {
    case "fill": return layers(of: rest, isFilled: true)
    case "slash":
      return layers(of: rest, isFilled: isFilled).map { base in
        let slash = path("M3.5 3.5 20.5 20.5")
        return base + [Layer(path: slash, isCut: true, lineWidth: 3), Layer(path: slash)]
      }
    case "badge":
      return layers(of: rest, isFilled: isFilled).map { base in
        let (gap, dot) = (path("O18.5 5.5 5.6"), path("O18.5 5.5 4"))
        return base + [
          Layer(path: gap, isFilled: true, isCut: true, lineWidth: 0),
          Layer(path: dot, isFilled: true, lineWidth: 0),
        ]
      }
    case _ where rest.hasSuffix(badge):
      guard let base = layers(of: rest.dropLast(badge.count), isFilled: isFilled),
        let mark = layers(of: "\(modifier).circle", isFilled: true)
      else { return nil }
      let gap = Layer(path: path("O18 18 6.2"), isFilled: true, isCut: true, lineWidth: 0)
      return base + [gap]
        + mark.map { $0.scaled(by: 0.46, around: CGPoint(x: 18, y: 18), lineWidth: 0.7) }
    default:
      guard let place = place(inside: modifier), let enclosure = shape(of: modifier),
        let content = layers(of: rest, isFilled: true)
      else { return nil }
      let middle = CGPoint(x: side / 2, y: place.y)
      return enclosure.layers(isFilled: isFilled)
        + content.map {
          var layer = $0.scaled(by: place.scale, around: middle, lineWidth: 0.9)
          // The symbol is cut out of a filled enclosure, and what is cut out of the symbol is drawn.
          if isFilled { layer.isCut.toggle() }
          return layer
        }
    }
  }

  private static let badge = ".badge"
}

extension Symbol.Shape {
  fileprivate func layers(isFilled: Bool) -> [Symbol.Layer] {
    let lines = Symbol.path(lines)
    var layers = [Symbol.Layer(path: lines)]
    if isFilled {
      let parts = lines.parts
      layers = [
        Symbol.Layer(path: .joining(parts.filter { $0.isClosed }), isFilled: true),
        Symbol.Layer(path: .joining(parts.filter { !$0.isClosed })),
      ]
    }
    layers += [
      Symbol.Layer(path: Symbol.path(areas), isFilled: true, lineWidth: 0),
      Symbol.Layer(path: Symbol.path(innerLines), isCut: isFilled),
      Symbol.Layer(path: Symbol.path(innerAreas), isFilled: true, isCut: isFilled, lineWidth: 0),
    ]
    return layers.filter { !$0.path.isEmpty }
  }
}

extension Symbol.Layer {
  /// Returns the outlines of what the layer covers, to be filled by the even-odd rule. Parts that may overlap are in different ones.
  ///
  /// - Parameter lineWidth: the width of the lines of the symbol's weight.
  func outlines(lineWidth: CGFloat) -> [CGPath] {
    var outlines: [CGMutablePath] = []
    for part in path.parts {
      let outline = part.outline(lineWidth: lineWidth * self.lineWidth, isFilled: isFilled)
      let box = outline.boundingBoxOfPath
      if let other = outlines.first(where: { !$0.boundingBoxOfPath.touches(box) }) {
        other.addPath(outline)
      } else {
        outlines.append(.joining([outline]))
      }
    }
    return outlines
  }

  /// Returns the layer smaller, and with the middle of its square at a point.
  fileprivate func scaled(
    by scale: CGFloat,
    around middle: CGPoint,
    lineWidth factor: CGFloat
  ) -> Symbol.Layer {
    let half = scale * Symbol.side / 2
    var (layer, transform) = (
      self,
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x - half, ty: middle.y - half)
    )
    layer.path = path.copy(using: &transform) ?? path
    layer.lineWidth *= factor
    return layer
  }
}
