package import AutoLayout

/// What a picture of a view hierarchy shows, from back to front: figures, texts, and groups of them.
///
/// It is made from the views once, and does not depend on the format of the picture. Coordinates are those of the picture, in points,
/// with y downwards; inside of a group with a transform, those of the group. Colours are resolved for the traits of their views.
package struct Drawing {
  /// The size of the picture, in points.
  package var size: CGSize
  package private(set) var steps: [Step] = []

  package enum Step {
    case figure(Figure)
    case text(Text)
    /// Begins a group, which goes on to the matching `end`.
    case begin(Group)
    case end
  }

  package init(size: CGSize) { self.size = size }
}

extension Drawing {
  package mutating func add(_ figure: Figure) { steps.append(.figure(figure)) }
  package mutating func add(_ text: Text) { steps.append(.text(text)) }
  package mutating func begin(_ group: Group) { steps.append(.begin(group)) }
  package mutating func end() { steps.append(.end) }
}

extension ArraySlice<Drawing.Step> {
  /// Removes the steps up to the end of the group that was begun before them.
  package mutating func dropGroup() {
    var open = 1
    while open > 0, let step = popFirst() {
      switch step {
      case .begin: open += 1
      case .end: open -= 1
      case .figure, .text: break
      }
    }
  }
}

extension Drawing {
  package enum Shape {
    /// A rectangle, with a radius of at most half of its shorter side for all corners.
    case rectangle(CGRect, cornerRadius: CGFloat = 0)
    case circle(center: CGPoint, radius: CGFloat)
    case line(CGPoint, CGPoint)
    /// A path, moved by a distance.
    case path(CGPath, offset: CGPoint = .zero)
  }

  package enum Fill {
    case color(UIColor)
    case gradient(Gradient)
  }

  package struct Gradient {
    package var start: CGPoint
    package var end: CGPoint
    /// Whether the colours go from the start to the ellipse in whose rectangle's corner the end is, instead of along the line.
    package var isRadial: Bool
    /// From 0 at the start to 1 at the end.
    package var stops: [(offset: CGFloat, color: UIColor)]
  }

  package struct Stroke {
    package var color: UIColor
    package var width: CGFloat
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    /// The lengths of dashes and gaps, and where in them the line begins.
    package var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  }

  package struct Figure {
    package var shape: Shape
    package var fill: Fill?
    package var isEvenOdd = false
    package var stroke: Stroke?
    /// The standard deviation of the blur; 0 for none.
    package var blur: CGFloat = 0
    /// The name of what the figure shows, for readers who point at it or do not see it.
    package var title: String?
  }

  package enum Group {
    /// Shows nothing outside of a shape.
    case clip(Shape, isEvenOdd: Bool = false)
    case transform(CGAffineTransform)
    case opacity(CGFloat)
    case shadow(Shadow)
    /// A group with a name, as that of a figure.
    case title(String)
    /// What stands for an image where its pixels cannot be shown.
    case image(Image)
  }

  /// An image from a file.
  package struct Image {
    package var image: UIImage
    /// Where its parts are, in points, and where they are drawn: the whole image, or its caps and what is stretched between them.
    package var parts: [(source: CGRect, target: CGRect)]
    /// The only colour of a template; nil for the colours of the file.
    package var tint: UIColor?
  }

  /// The shadow of all that is drawn in a group.
  package struct Shadow {
    package var color: UIColor
    package var offset: CGSize
    /// The standard deviation of the blur.
    package var radius: CGFloat
    /// The rectangle outside of which nothing can be seen.
    package var region: CGRect
  }

  /// A line of text.
  package struct Text {
    /// Whether the base direction is from right to left.
    package var isRightToLeft: Bool
    /// The parts with a font of their own, from left to right.
    package var parts: [Part]

    package struct Part {
      package var text: String
      /// The left end of the baseline, in both directions.
      package var start: CGPoint
      /// The measured width, which the text has in each picture.
      package var width: CGFloat
      package var font: UIFont
      /// nil for characters that are not filled.
      package var color: UIColor?
      package var outline: Stroke?
      /// Whether the outline lies behind the characters.
      package var isHalo = false
      /// The space after each character, which the width contains.
      package var kern: CGFloat = 0
      /// The space after each blank of a justified line, which the width contains, as well as ``kern``.
      package var wordSpacing: CGFloat = 0
      package var isOblique = false
      package var underline: Decoration?
      package var strikethrough: Decoration?
    }

    /// A line under or through a text.
    package struct Decoration {
      package var style: NSUnderlineStyle
      /// nil for that of the text.
      package var color: UIColor?
    }
  }
}

extension Drawing.Shape {
  /// The smallest rectangle that contains the shape; null for an empty path.
  package var boundingBox: CGRect {
    switch self {
    case .rectangle(let rect, _): rect
    case .circle(let center, let radius):
      CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
    case .line(let start, let end):
      CGRect(origin: start, size: .zero).union(CGRect(origin: end, size: .zero))
    case .path(let path, let offset):
      path.boundingBoxOfPath.offsetBy(dx: offset.x, dy: offset.y)
    }
  }
}

extension Drawing.Text {
  /// Creates a line that belongs to the picture and not to a view: its width is the same on each machine.
  ///
  /// - Parameter start: the left end of the baseline.
  init(_ text: String, at start: CGPoint, font: UIFont, color: UIColor) {
    let part = Part(
      text: text,
      start: start,
      width: Self.width(of: text, font: font),
      font: font,
      color: color
    )
    self.init(isRightToLeft: false, parts: [part])
  }

  /// Returns the width of a text of a picture, in points.
  static func width(of text: String, font: UIFont) -> CGFloat {
    LiberationSansMeasurer().measure(text, font: font, maxWidth: nil, maxLines: 1).size.width
  }
}
