public import Foundation

/// A type that computes the size of texts.
///
/// Labels use it for their intrinsic content size; a renderer uses it for the lines to draw. Both
/// have to use the same measurer, or the drawn text does not fit the layout.
nonisolated public protocol TextMeasuring: Sendable {
  /// Measures `text` set in one font.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks.
  ///   - font: The font of the whole text.
  ///   - maxWidth: The width in points at which lines wrap; `nil` for no limit.
  ///   - maxLines: The maximum number of lines; 0 for all of them. If this limit, or the width of
  ///     a single line, truncates the text, the last line ends in "…".
  /// - Returns: Unrounded sizes in points. Equal arguments yield equal results.
  func measure(
    _ text: String,
    font: UIFont,
    maxWidth: CGFloat?,
    maxLines: Int
  ) -> TextMeasurement

  /// Measures the part of a line that one font is used for.
  ///
  /// - Parameters:
  ///   - text: A text without line breaks.
  ///   - font: The font of the whole text.
  /// - Returns: The width in points, blanks at both ends included. By default it is derived from
  ///   ``measure(_:font:maxWidth:maxLines:)``.
  func width(of text: String, font: UIFont) -> CGFloat

  /// The family that takes the place of the system font, which SVG documents name; nil, the default,
  /// for none in particular.
  var systemFontFamily: String? { get }
}

nonisolated extension TextMeasuring {
  /// No family in particular.
  public var systemFontFamily: String? { nil }

  /// Returns the width by which the text lengthens a line.
  public func width(of text: String, font: UIFont) -> CGFloat {
    // Letters around the text, because the blanks at the ends of a line are not measured.
    func measured(_ line: String) -> CGFloat {
      measure(line, font: font, maxWidth: nil, maxLines: 1).size.width
    }
    return text.isEmpty ? 0 : measured("x\(text)x") - measured("xx")
  }
}

/// The size of a text, and its lines.
nonisolated public struct TextMeasurement: Sendable, Equatable {
  /// One line of a measured text.
  nonisolated public struct Line: Sendable, Equatable {
    /// The characters of the line, without the line break and the blanks at its end, and with "…"
    /// in place of a truncated part.
    public var text: String

    /// The width of the line in points.
    public var width: CGFloat

    /// Creates a line.
    public init(text: String, width: CGFloat) {
      self.text = text
      self.width = width
    }
  }

  /// The width of the widest line and the height of all lines, in points; zero for an empty text.
  public var size: CGSize

  /// The lines from top to bottom, which all have the same height.
  public var lines: [Line]

  /// The distance from the top to the baseline of the first line, in points; 0 for an empty text.
  public var firstBaseline: CGFloat

  /// The distance from the top to the baseline of the last line, in points; 0 for an empty text.
  public var lastBaseline: CGFloat

  /// Creates a measurement from its parts.
  public init(size: CGSize, lines: [Line], firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Creates the measurement of `lines` stacked at the line height of `font`.
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

nonisolated extension TextMeasurement {
  /// The measurement of the first lines, as they are.
  func prefix(_ count: Int) -> TextMeasurement {
    if count >= lines.count { return self }
    let height = size.height / CGFloat(lines.count)
    var result = self
    result.lines.removeLast(lines.count - count)
    result.size.width = result.lines.reduce(0) { max($0, $1.width) }
    result.size.height = height * CGFloat(count)
    result.lastBaseline -= height * CGFloat(lines.count - count)
    return result
  }
}
