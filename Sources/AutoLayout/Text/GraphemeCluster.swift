import Foundation

/// The properties of one grapheme cluster that line wrapping depends on: its width, and the line
/// breaks next to it.
nonisolated struct GraphemeCluster {
  /// The width in font units, of which ``AdvanceWidths/unitsPerEm`` make one em.
  let width: Int
  let traits: Traits
  /// The start of the next cluster.
  let end: String.Index

  nonisolated struct Traits: OptionSet {
    let rawValue: UInt8

    static let newline = Traits(rawValue: 1 &<< 0)
    /// A blank: a line may end before it, and it is not drawn at the end of a line.
    static let blank = Traits(rawValue: 1 &<< 1)
    static let hyphen = Traits(rawValue: 1 &<< 2)
    static let digit = Traits(rawValue: 1 &<< 3)
    /// A line may end before or after it without a blank.
    static let ideographic = Traits(rawValue: 1 &<< 4)
    /// Never ends a line.
    static let opening = Traits(rawValue: 1 &<< 5)
    /// Never starts a line.
    static let closing = Traits(rawValue: 1 &<< 6)
    /// Prevents line breaks on both sides.
    static let glue = Traits(rawValue: 1 &<< 7)
  }

  /// Reads the cluster that starts at `start` in `text`.
  ///
  /// - Complexity: O(*n*) in the scalars of the cluster.
  init(_ text: String, at start: String.Index, advances: AdvanceWidths) {
    // Between two ASCII characters there is always a cluster boundary, except in CR LF. Not
    // searching for it saves a quarter of the instructions for plain text.
    let utf8 = text.utf8
    let afterByte = utf8.index(after: start)
    if utf8[start] < 0x80, utf8[start] != 0x0D, afterByte == utf8.endIndex || utf8[afterByte] < 0x80
    {
      let scalar = Unicode.Scalar(utf8[start])
      end = afterByte
      traits = Traits(scalar)
      width = advances.width(of: scalar)
      return
    }
    end = text.index(after: start)
    let scalars = text.unicodeScalars
    let first = scalars[start]
    if scalars.index(after: start) == end {
      traits = Traits(first)
      width = advances.width(of: first)
      return
    }
    let cluster = text[start..<end]
    if cluster.first?.isNewline == true {
      width = 0
      traits = .newline
    } else if Self.isEmoji(cluster.unicodeScalars) {
      width = advances.unitsPerEm
      traits = .ideographic
    } else {
      // The cluster is composed first, so that a decomposed letter has the width that the font
      // gives the composed one.
      width = cluster.precomposedStringWithCanonicalMapping.unicodeScalars
        .reduce(0) { $0 + advances.width(of: $1) }
      traits = Traits(first)
    }
  }

  /// Returns whether several scalars are drawn as one pictograph: a sequence with joiners, a flag,
  /// a skin tone, a keycap, or a character with a selector for its emoji form.
  private static func isEmoji(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let textPresentation: Unicode.Scalar = "\u{FE0E}"
    let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
    let joiner: Unicode.Scalar = "\u{200D}"
    guard let first = scalars.first, !scalars.contains(textPresentation) else { return false }
    // Digits have the emoji property as well, because keycaps begin with them. A joiner alone does
    // not make a digit an emoji.
    let isPictograph = first.properties.isEmoji
    return scalars.contains { scalar in
      scalar.properties.isEmojiPresentation
        || isPictograph && (scalar == emojiPresentation || scalar == joiner && first.value > 0x2000)
    }
  }

  /// Returns whether a line may break between two adjacent clusters, neither of which is a blank or
  /// a line break.
  ///
  /// A hyphen allows a break only between words, and not in `-1`, `--flag` or `UTF-8`.
  static func allowsBreak(
    after left: Traits,
    preceded: Traits?,
    before right: Traits
  ) -> Bool {
    if left.contains(.glue) || right.contains(.glue) { return false }
    if left.contains(.opening) || right.contains(.closing) { return false }
    if left.contains(.hyphen) {
      guard let preceded else { return false }
      return preceded.isDisjoint(with: [.blank, .hyphen, .opening])
        && right.isDisjoint(with: [.digit, .hyphen])
    }
    if right.contains(.hyphen) { return false }
    return left.contains(.ideographic) || right.contains(.ideographic)
  }
}

nonisolated extension GraphemeCluster.Traits {
  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = []
    case "0"..."9": self = .digit
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}",
      "\u{3000}":
      self = .blank
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": self = .newline
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": self = .hyphen
    // A straight quotation mark may be an opening or a closing one.
    case "\"", "'", "\u{A0}", "\u{2007}", "\u{2011}", "\u{202F}", "\u{2060}", "\u{FEFF}":
      self = .glue
    case "(", "[", "{", "\u{AB}": self = .opening
    case ")", "]", "}", "\u{BB}", "!", ",", ".", ":", ";", "?", "%": self = .closing
    case ..."\u{1FFF}": self = []
    default: self = Self.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> Self {
    let side: Self =
      switch scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation: .opening
      case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation: .closing
      // Marks of repetition and length belong to the letter before them.
      case .modifierLetter: .closing
      default: []
      }
    let isHalfwidthKana = 0xFF61...0xFF9F ~= scalar.value
    return scalar.isIdeographic || isHalfwidthKana || scalar.properties.isEmojiPresentation
      ? side.union(.ideographic) : side
  }
}
