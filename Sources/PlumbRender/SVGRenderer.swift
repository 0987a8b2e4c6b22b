public import AutoLayout

/// Draws laid-out trees of views as SVG documents.
///
/// A document shows the bounds of the root, one unit a point, and refers to nothing outside of it. The same tree gives the
/// same text on every machine. Nothing is laid out here: call `layoutIfNeeded()` first.
///
/// ```swift
/// let picture = SVGRenderer().render(card)
/// let explained = SVGRenderer(overlay: .all).render(card)
/// ```
public struct SVGRenderer: Sendable {
  /// What is drawn over the views to explain the layout.
  public struct Overlay: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frames of views, with their names.
    public static let frames = Overlay(rawValue: 1)
    /// The rectangles that constraints mean, where they are not the frames.
    public static let alignmentRects = Overlay(rawValue: 2)
    /// The baselines of labels and of buttons with a title.
    public static let baselines = Overlay(rawValue: 4)
    /// Layout guides, dashed.
    public static let layoutGuides = Overlay(rawValue: 8)
    /// The active constraints: spacings and sizes as arrows with their constants, equal edges as lines, equal centres as
    /// dash-dotted lines. What is not required is dashed and names its priority.
    public static let constraints = Overlay(rawValue: 16)

    public static let all: Overlay = [
      .frames, .alignmentRects, .baselines, .layoutGuides, .constraints,
    ]
  }

  public var overlay: Overlay

  public init(overlay: Overlay = []) {
    self.overlay = overlay
  }

  /// The document for a tree, as it is shown at the moment of its clock: what is animated lies between the values that it had and
  /// those that it has. An overlay explains the layout, and lies where that will be.
  ///
  /// Views that are hidden or fully transparent are left out with all that is in them.
  public func render(_ root: UIView) -> String { write(root, into: SVGWriter()).document }

  func write(_ root: UIView, into writer: SVGWriter) -> SVGWriter {
    let size = root.bounds.size
    let width = SVGWriter.number(max(0, size.width))
    let height = SVGWriter.number(max(0, size.height))
    var writer = writer
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": width,
        "height": height,
        "viewBox": "0 0 \(width) \(height)",
        "font-family": "Liberation Sans, Arimo, Helvetica, Arial, sans-serif",
      ]
    )
    var drawing = ViewDrawing(picture: CGRect(origin: .zero, size: size), writer: writer)
    drawing.draw(root, at: .zero)
    writer = drawing.writer
    if !overlay.isEmpty {
      var drawing = OverlayDrawing(parts: overlay, root: root, writer: writer)
      drawing.draw()
      writer = drawing.writer
    }
    writer.end()
    return writer
  }
}
