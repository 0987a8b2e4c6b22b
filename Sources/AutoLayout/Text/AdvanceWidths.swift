/// How far each scalar moves the pen in one face of Liberation Sans, 2048 units to the em.
///
/// The widths stand in pages of 256 code points, of which only those that the font touches exist,
/// so a lookup in the Basic Multilingual Plane is two array reads and a table is about 13 kB. It is
/// a class because passing one reference around is cheaper than passing two arrays.
/// - Complexity: a lookup is O(1).
final class AdvanceWidths: Sendable {
  static let unitsPerEm = 2048

  /// What a scalar that neither the font nor a rule knows counts for: as wide as a digit.
  static let fallback = 1139

  static let regular = AdvanceWidths(runs: liberationSansRegular)
  static let bold = AdvanceWidths(runs: liberationSansBold)

  private static let absent = UInt16.max

  private let pageNumbers: [UInt8]
  private let pages: [UInt16]

  /// Reads runs written as first code point, length, and that many widths.
  private init(runs: [UInt16]) {
    // Page 0 stays empty: every page that the font does not touch is that one.
    var pageNumbers = [UInt8](repeating: 0, count: 256)
    var pages = [UInt16](repeating: Self.absent, count: 256)
    var position = 0
    while position < runs.count {
      let first = Int(runs[position])
      let count = Int(runs[position + 1])
      for offset in 0..<count {
        let codePoint = first + offset
        if pageNumbers[codePoint >> 8] == 0 {
          pageNumbers[codePoint >> 8] = UInt8(pages.count >> 8)
          pages.append(contentsOf: repeatElement(Self.absent, count: 256))
        }
        let page = Int(pageNumbers[codePoint >> 8])
        pages[page << 8 | codePoint & 0xFF] = runs[position + 2 + offset]
      }
      position += 2 + count
    }
    self.pageNumbers = pageNumbers
    self.pages = pages
  }

  /// The width of `scalar` when it stands alone.
  func width(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value <= 0xFFFF {
      let width = pages[Int(pageNumbers[value >> 8]) << 8 | value & 0xFF]
      if width != Self.absent { return Int(width) }
    }
    return Self.widthByRule(of: scalar)
  }

  private static func widthByRule(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // The later letters of a Hangul syllable are drawn inside its first one.
      return 0
    case 0xFF61...0xFFDC:
      return unitsPerEm / 2
    default:
      break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control:
      return 0
    default:
      return scalar.isWide || scalar.properties.isEmojiPresentation ? unitsPerEm : fallback
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar fills a square: Chinese, Japanese and Korean writing, full-width forms and
  /// pictographs.
  ///
  /// Whole blocks rather than the property East_Asian_Width, which the standard library does not
  /// offer: what a block still leaves unassigned is as wide as the rest of it.
  var isWide: Bool {
    isHangul || isIdeographic
  }

  /// Whether the scalar is a wide letter or sign that lines may break beside.
  var isIdeographic: Bool {
    switch value {
    case 0x2329...0x232A, 0x2E80...0x3130, 0x318F...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default:
      false
    }
  }

  private var isHangul: Bool {
    switch value {
    case 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
