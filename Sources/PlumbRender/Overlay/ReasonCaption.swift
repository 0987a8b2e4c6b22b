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
    let widths = lines.map { Drawing.Text.width(of: $0, font: Self.font) }
    size = CGSize(
      width: ((widths.max() ?? 0) + 2 * Self.margin).rounded(.up),
      height: CGFloat(lines.count) * Self.lineHeight + 2 * Self.margin
    )
  }

  func draw(in drawing: inout Drawing) {
    for (index, line) in lines.enumerated() {
      let start = CGPoint(
        x: Self.margin + (line.hasPrefix(" ") ? Self.margin : 0),
        y: top + Self.margin + CGFloat(index) * Self.lineHeight + 11
      )
      let words = String(line.drop { $0 == " " })
      drawing.add(Drawing.Text(words, at: start, font: Self.font, color: .black))
    }
  }
}
