public import AutoLayout

/// A text measurer with which frames can be worked out in the head: every character is equally wide.
///
/// Lines are as high as the font is large; the baseline is four fifths down. Words wrap at blanks.
public struct FixedAdvanceText: TextMeasuring {
  /// The width of a character, as a share of the font's size.
  public var advance: CGFloat

  public init(advance: CGFloat = 0.5) { self.advance = advance }

  public func measure(
    _ text: String,
    font: UIFont,
    maxWidth: CGFloat?,
    maxLines: Int
  ) -> TextMeasurement {
    if text.isEmpty { return TextMeasurement(lines: [], font: font) }
    let width = advance * font.pointSize
    let room = maxWidth.map { max(1, Int(($0 + 1e-6) / width)) } ?? Int.max
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
