public import AutoLayout

/// Draws laid out view hierarchies as SVG documents.
///
/// A document shows the bounds of the root view with one unit for each point, and contains no external references. The same view
/// hierarchy has the same document on every machine. The renderer does not lay out: call `layoutIfNeeded()` first.
///
/// ```swift
/// let picture = SVGRenderer().render(card)
/// let explained = SVGRenderer(overlay: .all).render(card)
/// ```
public struct SVGRenderer: Sendable {
  /// The figures that are drawn over the views to explain the layout.
  public struct Overlay: OptionSet, Hashable, Sendable {
    /// The figures as bits.
    public let rawValue: Int
    /// Creates a set of figures from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frames of views, with their names.
    public static let frames = Overlay(rawValue: 1)
    /// The alignment rectangles of views, if they differ from the frames.
    public static let alignmentRects = Overlay(rawValue: 2)
    /// The baselines of labels and of buttons with a title.
    public static let baselines = Overlay(rawValue: 4)
    /// Layout guides, dashed.
    public static let layoutGuides = Overlay(rawValue: 8)
    /// The active constraints: distances and sizes as arrows with their constants, equal edges as lines, equal centres as
    /// dash-dotted lines. Optional constraints are dashed and show their priority.
    public static let constraints = Overlay(rawValue: 16)

    /// All figures.
    public static let all: Overlay = [
      .frames, .alignmentRects, .baselines, .layoutGuides, .constraints,
    ]
  }

  /// The figures that are drawn over the views.
  public var overlay: Overlay

  /// Creates a renderer; by default it draws no overlay.
  public init(overlay: Overlay = []) {
    self.overlay = overlay
  }

  /// The SVG document of a view hierarchy at the current time of its animation clock.
  ///
  /// Animated views are drawn with their presentation values, between the old and the new ones. The overlay shows the layout at the
  /// end of the animation. Hidden and fully transparent views are not drawn, nor are their subviews.
  public func render(_ root: UIView) -> String { write(root, into: SVGWriter()).document }

  /// The SVG document of a view hierarchy with the reason for one of its values: the frames, the constraints of the reason and no
  /// others, and its text below. Constraints that are not satisfied because of these are drawn in another colour.
  ///
  /// ```swift
  /// if let reason = card.title.snp.why(.width) { picture = SVGRenderer().render(card, explaining: reason) }
  /// ```
  ///
  /// - Parameters:
  ///   - root: the hierarchy, laid out.
  ///   - reason: from the layout that the hierarchy has now.
  public func render(_ root: UIView, explaining reason: LayoutReason) -> String {
    var renderer = self
    renderer.overlay.formUnion([.frames, .constraints])
    return renderer.write(root, into: SVGWriter(), explaining: reason).document
  }

  func write(
    _ root: UIView,
    into writer: SVGWriter,
    explaining reason: LayoutReason? = nil
  ) -> SVGWriter {
    let drawing = Drawing(of: root, overlay: overlay, explaining: reason)
    let width = SVGWriter.number(drawing.size.width)
    let height = SVGWriter.number(drawing.size.height)
    var writer = writer
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": width,
        "height": height,
        "viewBox": "0 0 \(width) \(height)",
        "font-family": root.environment.textMeasurer.cssFamilies,
      ]
    )
    var svg = SVGDrawing(writer)
    svg.write(drawing)
    writer = svg.writer
    writer.end()
    return writer
  }
}

extension TextMeasuring {
  /// The families of the system font, as in CSS: that with which texts were measured comes first.
  fileprivate var cssFamilies: String {
    let usual = "Liberation Sans, Arimo, Helvetica, Arial, sans-serif"
    return systemFontFamily.map { "'\($0.usableInCSS)', \(usual)" } ?? usual
  }
}
