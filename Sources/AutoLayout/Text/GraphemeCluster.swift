import Foundation

/// What wrapping needs to know of one grapheme cluster: its width, and how lines break beside it.
struct GraphemeCluster {
  /// In font units, ``AdvanceWidths/unitsPerEm`` to the em.
  let width: Int
  let traits: Traits
  /// Where the next cluster starts.
  let end: String.Index

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let newline = Traits(rawValue: 1 << 0)
    /// A line may end before it, and it is not drawn there.
    static let blank = Traits(rawValue: 1 << 1)
    static let hyphen = Traits(rawValue: 1 << 2)
    static let digit = Traits(rawValue: 1 << 3)
    /// A line may break on either side without a blank.
    static let ideographic = Traits(rawValue: 1 << 4)
    /// Never ends a line.
    static let opening = Traits(rawValue: 1 << 5)
    /// Never starts a line.
    static let closing = Traits(rawValue: 1 << 6)
    /// Holds both its neighbours.
    static let glue = Traits(rawValue: 1 << 7)
  }

  /// Reads the cluster that starts at `start` in `text`.
  /// - Complexity: O(*n*) in the cluster's scalars.
  init(_ text: String, at start: String.Index, advances: AdvanceWidths) {
    // Between two ASCII characters there is always a boundary, except in CR LF; not asking for it
    // saves a quarter of the instructions in plain text.
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
      width = AdvanceWidths.unitsPerEm
      traits = .ideographic
    } else {
      // Composing first gives a decomposed letter the width that the font gives the composed one.
      width = cluster.precomposedStringWithCanonicalMapping.unicodeScalars
        .reduce(0) { $0 + advances.width(of: $1) }
      traits = Traits(first)
    }
  }

  /// Whether several scalars are drawn as one pictograph: a sequence with joiners, a flag, a skin
  /// tone, a keycap, or a sign whose emoji form is asked for.
  private static func isEmoji(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let textPresentation: Unicode.Scalar = "\u{FE0E}"
    let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
    let joiner: Unicode.Scalar = "\u{200D}"
    guard let first = scalars.first, !scalars.contains(textPresentation) else { return false }
    // The digits are emoji too, since they start keycaps; a joiner alone does not make them one.
    let isPictograph = first.properties.isEmoji
    return scalars.contains { scalar in
      scalar.properties.isEmojiPresentation
        || isPictograph && (scalar == emojiPresentation || scalar == joiner && first.value > 0x2000)
    }
  }

  /// Whether a line may break between two neighbours of which neither is a blank or a line's end.
  ///
  /// A hyphen allows it only between words: not in `-1`, `--flag` or `UTF-8`.
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

extension GraphemeCluster.Traits {
  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = []
    case "0"..."9": self = .digit
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}",
      "\u{3000}":
      self = .blank
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": self = .newline
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": self = .hyphen
    // A straight quotation mark may open or close.
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
      // Marks of repetition and lengthening belong to the letter before them.
      case .modifierLetter: .closing
      default: []
      }
    let isHalfwidthKana = 0xFF61...0xFF9F ~= scalar.value
    return scalar.isIdeographic || isHalfwidthKana || scalar.properties.isEmojiPresentation
      ? side.union(.ideographic) : side
  }
}
