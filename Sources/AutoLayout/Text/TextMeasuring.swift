public import Foundation

/// What knows how large a text is drawn.
///
/// Labels ask it for their content size; a renderer asks it which lines to draw. Both must ask the
/// same one, or what is drawn does not fit what was laid out.
public protocol TextMeasuring: Sendable {
  /// Measures `text` set in one font, from the top down.
  ///
  /// - Parameters:
  ///   - maxWidth: The width in points at which lines wrap; `nil` for no limit.
  ///   - maxLines: How many lines are shown at most; 0 for all of them. Where it, or the width of
  ///     a single line, cuts the text, the last line ends in "…".
  /// - Returns: Unrounded sizes in points. The same arguments give the same answer.
  func measure(
    _ text: String,
    font: UIFont,
    maxWidth: CGFloat?,
    maxLines: Int
  ) -> TextMeasurement
}

/// The size of a text and the lines it is made of.
public struct TextMeasurement: Sendable, Equatable {
  /// One line as it is drawn.
  public struct Line: Sendable, Equatable {
    /// The line's characters, without the line break and the blanks that it ends with, and with
    /// "…" for what was cut off.
    public var text: String

    /// From the line's start to its end, in points.
    public var width: CGFloat

    public init(text: String, width: CGFloat) {
      self.text = text
      self.width = width
    }
  }

  /// As wide as the widest line and as high as all lines, in points; zero for an empty text.
  public var size: CGSize

  /// From the top down, equally high.
  public var lines: [Line]

  /// From the top to the first line's baseline, in points; zero for an empty text.
  public var firstBaseline: CGFloat

  /// From the top to the last line's baseline, in points; zero for an empty text.
  public var lastBaseline: CGFloat

  public init(size: CGSize, lines: [Line], firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Stacks `lines` at the line height of `font`.
  public init(lines: [Line], font: UIFont) {
    guard !lines.isEmpty else {
      self.init(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
      return
    }
    self.init(
      size: CGSize(
        width: lines.reduce(0) { max($0, $1.width) },
        height: CGFloat(lines.count) * font.lineHeight
      ),
      lines: lines,
      firstBaseline: font.ascender,
      lastBaseline: CGFloat(lines.count - 1) * font.lineHeight + font.ascender
    )
  }
}
