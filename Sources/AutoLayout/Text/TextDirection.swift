/// The base direction of a paragraph.
nonisolated package enum TextDirection {
  case leftToRight, rightToLeft

  /// Determines the direction from the first strong character outside of isolates (rules P2 and P3 of the Unicode bidirectional
  /// algorithm, UAX #9); nil for a paragraph without one.
  ///
  /// - Complexity: O(*n*) in the characters before it.
  package init?(of paragraph: some StringProtocol) {
    var isolates = 0
    for scalar in paragraph.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E:
        self = .leftToRight
        return
      case 0x200F, 0x061C:
        self = .rightToLeft
        return
      case _ where !scalar.properties.isAlphabetic: continue
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        self = .rightToLeft
        return
      default:
        self = .leftToRight
        return
      }
    }
    return nil
  }
}
