public import AutoLayout

/// A text measurer for tests in which every character has the same width, so that expected frames are easy to compute.
///
/// The height of a line is the font's point size, and its baseline is at 80% of that height from the top. Lines wrap at spaces only.
public struct FixedAdvanceText: TextMeasuring {
  /// The width of a character, as a multiple of the font's point size.
  public var advance: CGFloat

  /// Creates a measurer with a character width, as a multiple of the font's point size.
  public init(advance: CGFloat = 0.5) { self.advance = advance }

  /// Measures a text: its size, lines and baselines, in points.
  ///
  /// - Parameters:
  ///   - text: the text; an empty one has no lines.
  ///   - font: the font, of which only the point size counts.
  ///   - maxWidth: the width at which lines wrap, in points; nil for one line.
  ///   - maxLines: the maximum number of lines; 0 for no limit.
  public func measure(
    _ text: String,
    font: UIFont,
    maxWidth: CGFloat?,
    maxLines: Int
  ) -> TextMeasurement {
    if text.isEmpty { return TextMeasurement(lines: [], font: font) }
    let width = advance * font.pointSize
    let room = maxWidth.map { max(1, Int(min(($0 + 1e-6) / width, 1e9))) } ?? Int.max
    var lines: [String] = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= room {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    if maxLines > 0 { lines = Array(lines.prefix(maxLines)) }
    let height = font.pointSize
    let widest = lines.map { CGFloat($0.count) * width }.max() ?? 0
    return TextMeasurement(
      size: CGSize(width: widest, height: CGFloat(lines.count) * height),
      lines: lines.map { .init(text: $0, width: CGFloat($0.count) * width) },
      firstBaseline: 0.8 * height,
      lastBaseline: CGFloat(lines.count - 1) * height + 0.8 * height
    )
  }
}
