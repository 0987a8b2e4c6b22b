public import Foundation

/// A text measurer with the advance widths of Liberation Sans and the line metrics of Apple's
/// system font; for fonts of font files, with the widths and metrics of the file.
///
/// It requires neither a font file nor a library, so a text has the same size on every machine. The
/// widths are close to those of Arial and Helvetica, and differ by a few per cent from those of the
/// system font.
///
/// - Fonts of ``UIFont/Weight/semibold`` and heavier weights are measured as bold, all others as
///   regular.
/// - There is no kerning, and there are no ligatures. Letters that the font lacks are as wide as a
///   digit; Chinese, Japanese and Korean letters and each emoji are one em wide; combining marks
///   and invisible characters have no width. A tab is as wide as a blank.
/// - A composed and a decomposed letter have the same width.
///
/// Lines end at the line breaks of the text, and where the width is exceeded: after a blank, after
/// a hyphen between words, next to an ideograph, kana or emoji (but not before closing or after
/// opening punctuation), and, in a word that is wider than the line, before any grapheme cluster.
/// Korean words are not divided, as in Apple's labels. Scripts that are written without blanks and
/// would require a dictionary (Thai, Lao, Khmer) are wrapped like one long word. Soft hyphens are
/// not used. Each line break starts a new line, so a text that ends in one has an empty last line.
///
/// Blanks are dropped at the end of each line, and kept at the start of a paragraph. If the first
/// word of the paragraph does not fit on the line after these blanks, the blanks form a line of
/// their own.
nonisolated public struct LiberationSansMeasurer: TextMeasuring {
  /// The length in points by which a line may exceed the given width.
  ///
  /// A width that was measured and then passed through the arithmetic of a solver must still fit
  /// its text. A thousandth of a point is far above the error of that arithmetic, and far below a
  /// pixel.
  public static let tolerance: CGFloat = 0.001

  /// Creates a measurer.
  public init() {}

  /// Measures `text` as ``TextMeasuring/measure(_:font:maxWidth:maxLines:)`` requires.
  ///
  /// A width that is NaN is no limit, and a negative width is 0. No line is empty for lack of room:
  /// a grapheme cluster, or the "…" of a truncated line, that is wider than `maxWidth` is placed
  /// alone on its line and exceeds it.
  ///
  /// - Complexity: O(*n*) in the characters up to the end of the last visible line.
  public func measure(
    _ text: String,
    font: UIFont,
    maxWidth: CGFloat?,
    maxLines: Int
  ) -> TextMeasurement {
    let advances = AdvanceWidths.of(font)
    let pointsPerUnit = font.pointSize / CGFloat(advances.unitsPerEm)
    var wrapper = LineWrapper(
      text: text,
      advances: advances,
      limit: Self.units(in: maxWidth, pointsPerUnit: pointsPerUnit),
      maxLines: maxLines
    )
    let lines = wrapper.wrap().map { line in
      TextMeasurement.Line(text: line.text, width: CGFloat(line.width) * pointsPerUnit)
    }
    return TextMeasurement(lines: lines, font: font)
  }

  /// Returns the width of a text without line breaks, in points.
  ///
  /// - Complexity: O(*n*) in the characters.
  public func width(of text: String, font: UIFont) -> CGFloat {
    let advances = AdvanceWidths.of(font)
    var units = 0
    var position = text.startIndex
    while position < text.endIndex {
      let cluster = GraphemeCluster(text, at: position, advances: advances)
      units += cluster.width
      position = cluster.end
    }
    return CGFloat(units) * (font.pointSize / CGFloat(advances.unitsPerEm))
  }

  /// Returns the limit in whole font units, so that sums of widths are exact.
  private static func units(in maxWidth: CGFloat?, pointsPerUnit: CGFloat) -> Int {
    guard let maxWidth else { return .max }
    let units = (max(maxWidth, 0) + tolerance) / pointsPerUnit
    return units < 0x1p31 ? Int(units) : .max
  }
}
