public import Foundation

/// Measures with the advance widths of Liberation Sans and the line metrics of Apple's system font.
///
/// It needs neither a font file nor a library, so a text is equally large on every machine. The
/// widths are close to those of Arial and Helvetica and a few percent off the system font's.
///
/// - Fonts from ``UIFont/Weight/semibold`` up are measured as bold, all others as regular.
/// - There is no kerning and there are no ligatures. Letters that the font lacks count as wide as a
///   digit; Chinese, Japanese and Korean letters and each emoji count one em; combining marks and
///   invisible characters count nothing. A tab is as wide as a blank.
/// - A composed and a decomposed letter are equally wide.
///
/// Lines break at the character's own line breaks, and where the width runs out: after a blank,
/// after a hyphen between words, beside an ideograph, kana or emoji (but not before closing and
/// after opening punctuation), and, in a word that is wider than the line, before any grapheme
/// cluster. Korean words stay whole, as in a label of Apple's. Scripts that are written without
/// blanks and need a dictionary (Thai, Lao, Khmer) break as one long word. A soft hyphen is not
/// used. Each line break starts another line, so a text that ends in one has an empty last line.
///
/// Blanks are dropped where a line wraps or ends, and are kept where a paragraph starts; if its first
/// word does not fit beside them, they stand alone on a line.
public struct LiberationSansMeasurer: TextMeasuring {
  /// How far a line may stand out over the width it is given, in points.
  ///
  /// A width that was measured and then went through a solver's arithmetic must still hold its
  /// text. A thousandth of a point is far above the error of that, and far below a pixel.
  public static let tolerance: CGFloat = 0.001

  public init() {}

  /// Measures `text` as ``TextMeasuring`` says.
  ///
  /// A width that is not a number is no limit, and a negative one is zero. No line is empty for
  /// lack of room: a grapheme cluster, or the "…" of a cut line, that is wider than `maxWidth`
  /// stands alone on its line and stands out.
  /// - Complexity: O(*n*) in the characters up to the end of the last line shown.
  public func measure(
    _ text: String,
    font: UIFont,
    maxWidth: CGFloat?,
    maxLines: Int
  ) -> TextMeasurement {
    let pointsPerUnit = font.pointSize / CGFloat(AdvanceWidths.unitsPerEm)
    var wrapper = LineWrapper(
      text: text,
      advances: font.weight.rawValue < UIFont.Weight.semibold.rawValue ? .regular : .bold,
      limit: Self.units(in: maxWidth, pointsPerUnit: pointsPerUnit),
      maxLines: maxLines
    )
    let lines = wrapper.wrap().map { line in
      TextMeasurement.Line(text: line.text, width: CGFloat(line.width) * pointsPerUnit)
    }
    return TextMeasurement(lines: lines, font: font)
  }

  /// The limit in whole font units, so that adding up widths never rounds.
  private static func units(in maxWidth: CGFloat?, pointsPerUnit: CGFloat) -> Int {
    guard let maxWidth else { return .max }
    let units = (max(maxWidth, 0) + tolerance) / pointsPerUnit
    return units < CGFloat(Int32.max) ? Int(units) : .max
  }
}
