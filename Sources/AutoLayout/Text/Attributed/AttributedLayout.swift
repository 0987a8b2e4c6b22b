import Foundation

/// The lines of an attributed text, placed below each other.
nonisolated package struct AttributedLayout {
  /// A part of a line with the same attributes.
  nonisolated package struct Fragment {
    /// The characters; an attachment is one character.
    package var text: String
    package var run: TextRun
    package var font: UIFont
    /// The space after each character, in points.
    package var kern: CGFloat
    /// The width with the space after the last character, in points.
    package var width: CGFloat
    /// The distance from the baseline to the top and to the bottom of the part's characters, without
    /// its baseline offset.
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The distance by which the part is raised, in points.
    package var offset: CGFloat
  }

  /// One line.
  nonisolated package struct Line {
    /// In the order of the characters, also in text from right to left.
    package var fragments: [Fragment]
    /// The width of the fragments, in points.
    package var width: CGFloat
    /// The distance from the top of the text to the top of the line, in points.
    package var top: CGFloat
    package var height: CGFloat
    /// The distance from the top of the text to the baseline, in points.
    package var baseline: CGFloat
    /// The distance of the start from the leading edge, in points.
    package var head: CGFloat
    /// The distance of the end as in ``NSParagraphStyle/tailIndent``.
    package var tail: CGFloat
    /// nil for the style of the view.
    package var paragraph: ParagraphValues?
    /// The base direction of the paragraph; nil for one without strong characters whose style has none.
    package var direction: TextDirection?
    /// Whether the line shows the end of its paragraph, or stands for it with "…".
    package var endsParagraph: Bool

    /// The distance of the line's left end from the left edge of a room with a width.
    ///
    /// - Parameter alignment: the alignment of the view, for paragraphs without a style.
    package func left(
      in width: CGFloat,
      alignment: NSTextAlignment,
      isRightToLeft: Bool
    ) -> CGFloat {
      let (head, end) = (head, end(in: width))
      let (left, right) = isRightToLeft ? (width - end, width - head) : (head, end)
      return switch paragraph?.alignment ?? alignment {
      case .left: left
      case .right: right - self.width
      // A line that is cut off shows its beginning.
      case .center where self.width <= right - left: (left + right - self.width) / 2
      case .center, .natural, .justified: isRightToLeft ? right - self.width : left
      }
    }

    /// The width that is added to each blank of a justified line in a room with a width; 0 for other lines.
    package func wordSpacing(in width: CGFloat, alignment: NSTextAlignment) -> CGFloat {
      if endsParagraph || (paragraph?.alignment ?? alignment) != .justified { return 0 }
      let count = fragments.reduce(0) { $0 + $1.text.blankCount }
      let rest = end(in: width) - head - self.width
      return count > 0 && rest > 0 && rest.isFinite ? rest / CGFloat(count) : 0
    }

    private func end(in width: CGFloat) -> CGFloat {
      tail > 0 ? min(width, tail) : width + tail
    }
  }

  /// The width with the indents and the height of all lines, in points; zero for an empty text.
  package var size = CGSize.zero
  package var lines: [Line] = []
  /// The distance from the top to the baseline of the first line, in points; 0 for an empty text.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top to the baseline of the last line, in points; 0 for an empty text.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// The number of lines that fit in a height, at least one.
  package func lineCount(inHeight height: CGFloat) -> Int {
    // A tolerance, so that lines still fit in a height that was computed from their own height.
    max(1, lines.prefix { $0.top + $0.height <= height + 0.01 }.count)
  }
}

nonisolated extension String {
  /// The number of blanks that are wider in justified lines.
  package var blankCount: Int { unicodeScalars.count { $0.isWordSpace } }
}

nonisolated extension Unicode.Scalar {
  /// Whether the character is a blank between words, which justified lines widen.
  package var isWordSpace: Bool { self == " " || self == "\u{A0}" }
}
