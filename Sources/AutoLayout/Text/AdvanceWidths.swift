/// The advance widths of the scalars in one face of a font, in whole units of a fraction of the em.
///
/// The widths are stored in pages of 256 code points. Only the pages that contain characters of the
/// font exist, so that a lookup in the Basic Multilingual Plane takes two array accesses and a
/// table takes about 13 kB. The type is a class because passing one reference costs less than
/// passing two arrays.
///
/// - Complexity: A lookup is O(1).
nonisolated final class AdvanceWidths: Sendable {
  /// The number of units in an em.
  let unitsPerEm: Int

  /// The width of a scalar that neither the font nor a rule covers: that of a digit.
  private let fallback: Int

  static let regular = AdvanceWidths(runs: liberationSansRegular)
  static let bold = AdvanceWidths(runs: liberationSansBold)
  /// The widths of a font with characters of one width.
  static let monospaced = AdvanceWidths([(0x30, 1266)], unitsPerEm: 2048)

  /// Returns the widths of a font: those of its file, or of the system font's stand-in.
  static func of(_ font: UIFont) -> AdvanceWidths {
    if let face = font.face { return face.advances }
    if font.style.design == .monospaced { return monospaced }
    return font.weight.rawValue < UIFont.Weight.semibold.rawValue ? regular : bold
  }

  private static let absent = UInt16.max

  private let pageNumbers: [UInt16]
  private let pages: [UInt16]
  /// The widths of the code points above 0xFFFF.
  private let others: [Int: UInt16]

  /// Creates the table of a face of Liberation Sans from runs, each written as its first code point,
  /// its length, and that many widths.
  private convenience init(runs: [UInt16]) {
    var widths: [(codePoint: Int, width: Int)] = []
    var position = 0
    while position < runs.count {
      let (first, count) = (Int(runs[position]), Int(runs[position + 1]))
      for offset in 0..<count { widths.append((first + offset, Int(runs[position + 2 + offset]))) }
      position += 2 + count
    }
    self.init(widths, unitsPerEm: 2048)
  }

  /// Creates a table from widths of code points.
  init(_ widths: [(codePoint: Int, width: Int)], unitsPerEm: Int) {
    // Page 0 stays empty: it stands for every page without characters of the font.
    var pageNumbers = [UInt16](repeating: 0, count: 256)
    var pages = [UInt16](repeating: Self.absent, count: 256)
    var others: [Int: UInt16] = [:]
    for (codePoint, width) in widths {
      let width = UInt16(min(width, Int(Self.absent) - 1))
      if codePoint > 0xFFFF {
        others[codePoint] = width
        continue
      }
      if pageNumbers[codePoint &>> 8] == 0 {
        pageNumbers[codePoint &>> 8] = UInt16(pages.count &>> 8)
        pages.append(contentsOf: repeatElement(Self.absent, count: 256))
      }
      pages[Int(pageNumbers[codePoint &>> 8]) &<< 8 | codePoint & 0xFF] = width
    }
    self.unitsPerEm = unitsPerEm
    self.pageNumbers = pageNumbers
    self.pages = pages
    self.others = others
    // Liberation Sans has digits of 1139 units.
    let digit = pages[Int(pageNumbers[0]) &<< 8 | 0x30]
    fallback = digit == Self.absent ? unitsPerEm * 1139 / 2048 : Int(digit)
  }

  /// Returns the width of `scalar` on its own.
  func width(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value <= 0xFFFF {
      let width = pages[Int(pageNumbers[value &>> 8]) &<< 8 | value & 0xFF]
      if width != Self.absent { return Int(width) }
    } else if let width = others[value] {
      return Int(width)
    }
    return widthByRule(of: scalar)
  }

  private func widthByRule(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // The later letters of a Hangul syllable are drawn inside of the first one.
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

nonisolated extension Unicode.Scalar {
  /// Whether the scalar is one em wide: Chinese, Japanese and Korean characters, full-width forms
  /// and pictographs.
  ///
  /// The test uses whole blocks instead of the property East_Asian_Width, which the standard
  /// library does not provide. Unassigned code points of a block count as wide as the rest of it.
  var isWide: Bool {
    isHangul || isIdeographic
  }

  /// Whether the scalar is a wide character next to which lines may break.
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
