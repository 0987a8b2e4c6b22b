import AutoLayout

/// The text of a reason below a picture.
struct ReasonCaption {
  let lines: [String]
  /// The size of the text with its margins, in points.
  let size: CGSize
  private let top: CGFloat

  private static let font = UIFont.systemFont(ofSize: 11)
  private static let margin: CGFloat = 8
  private static let lineHeight: CGFloat = 15

  init(_ reason: LayoutReason, below picture: CGSize) {
    // A picture is the same in each run.
    lines = reason.description.withoutMemoryAddresses.split(separator: "\n").map(String.init)
    top = max(0, picture.height)
    let widths = lines.map {
      LiberationSansMeasurer().measure($0, font: Self.font, maxWidth: nil, maxLines: 1).size.width
    }
    size = CGSize(
      width: ((widths.max() ?? 0) + 2 * Self.margin).rounded(.up),
      height: CGFloat(lines.count) * Self.lineHeight + 2 * Self.margin
    )
  }

  func write(into writer: inout SVGWriter) {
    for (index, line) in lines.enumerated() {
      let isIndented = line.hasPrefix(" ")
      writer.element(
        "text",
        [
          "x": SVGWriter.number(Self.margin + (isIndented ? Self.margin : 0)),
          "y": SVGWriter.number(top + Self.margin + CGFloat(index) * Self.lineHeight + 11),
          "font-size": "11",
          "xml:space": "preserve",
        ],
        text: String(line.drop { $0 == " " })
      )
    }
  }
}
