import Foundation

/// One face of a font file: its names, its line metrics, and the widths of its characters.
///
/// The file's tables are those of the OpenType specification: `head`, `hhea`, `hmtx`, `cmap`,
/// `name` and, if it exists, `OS/2` and `post`. Outlines, kerning and ligatures are not read.
nonisolated final class FontFace: Sendable {
  /// The file.
  let url: URL
  /// The name by which code asks for the face, such as `Inter-SemiBold`.
  let postScriptName: String
  /// The name in menus, such as `Inter SemiBold`.
  let fullName: String
  /// The name of the family, such as `Inter`.
  let family: String
  /// The thickness of the strokes, from 1 to 1000; 400 is regular and 700 bold.
  let weight: Int
  /// Whether the face is slanted.
  let isItalic: Bool
  /// Whether all characters have the same width.
  let isMonospaced: Bool
  /// The distance from the baseline up to the top of a line, in ems.
  let ascender: Double
  /// The distance from the baseline to the bottom of a line, in ems; negative below the baseline.
  let descender: Double
  /// The space that the font asks for between lines, in ems.
  let leading: Double
  /// The height of capital letters, in ems; nil if the file does not say.
  let capHeight: Double?
  /// The height of lower-case letters without ascenders, in ems; nil if the file does not say.
  let xHeight: Double?
  /// The widths of the characters.
  let advances: AdvanceWidths

  /// Reads the faces of a `.ttf`, `.otf` or `.ttc` file; none if it is no font or broken.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  static func faces(in url: URL) -> [FontFace] {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return [] }
    let bytes = FileBytes(data)
    guard bytes.has("ttcf", at: 0) else {
      return FontFace(url, bytes, at: 0).map { [$0] } ?? []
    }
    let count = min(bytes.big32(8) ?? 0, 256)
    return (0..<count).compactMap { number in
      bytes.big32(12 + 4 * number).flatMap { FontFace(url, bytes, at: $0) }
    }
  }

  private init?(_ url: URL, _ bytes: FileBytes, at start: Int) {
    var tables: [String: Int] = [:]
    guard let count = bytes.big16(start + 4) else { return nil }
    for number in 0..<count {
      let record = start + 12 + 16 * number
      guard let offset = bytes.big32(record + 8) else { return nil }
      tables[bytes.text(record..<record + 4)] = offset
    }
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let cmap = tables["cmap"], let name = tables["name"],
      let unitsPerEm = bytes.big16(head + 18), unitsPerEm >= 16,
      let ascender = bytes.signedBig16(hhea + 4), let descender = bytes.signedBig16(hhea + 6),
      let leading = bytes.signedBig16(hhea + 8), let widthCount = bytes.big16(hhea + 34),
      widthCount > 0
    else { return nil }
    func width(ofGlyph glyph: Int) -> Int? { bytes.big16(hmtx + 4 * min(glyph, widthCount - 1)) }
    func inEms(_ units: Int) -> Double { Double(units) / Double(unitsPerEm) }

    let names = Self.names(bytes, at: name)
    guard let family = names[16] ?? names[1], let postScriptName = names[6] ?? names[4] else {
      return nil
    }
    self.url = url
    self.family = family
    self.postScriptName = postScriptName
    fullName = names[4] ?? postScriptName
    weight = tables["OS/2"].flatMap { bytes.big16($0 + 4) } ?? 400
    let style = bytes.big16(head + 44) ?? 0
    isItalic = style & 2 != 0
    isMonospaced = tables["post"].flatMap { bytes.big32($0 + 12) }.map { $0 != 0 } ?? false
    self.ascender = inEms(ascender)
    self.descender = inEms(descender)
    self.leading = inEms(leading)
    let os2 = tables["OS/2"].flatMap { (bytes.big16($0) ?? 0) >= 2 ? $0 : nil }
    xHeight = os2.flatMap { bytes.signedBig16($0 + 86) }.map(inEms)
    capHeight = os2.flatMap { bytes.signedBig16($0 + 88) }.map(inEms)

    var widths: [(codePoint: Int, width: Int)] = []
    Self.forEachCharacter(bytes, at: cmap) { codePoint, glyph in
      if let width = width(ofGlyph: glyph) { widths.append((codePoint, width)) }
    }
    if widths.isEmpty { return nil }
    advances = AdvanceWidths(widths, unitsPerEm: unitsPerEm)
  }

  /// Returns the names by their identifiers, English ones before others.
  private static func names(_ bytes: FileBytes, at table: Int) -> [Int: String] {
    var result: [Int: String] = [:]
    guard let count = bytes.big16(table + 2), let storage = bytes.big16(table + 4) else {
      return [:]
    }
    var isEnglish: Set<Int> = []
    for number in 0..<count {
      let record = table + 6 + 12 * number
      guard let platform = bytes.big16(record), let language = bytes.big16(record + 4),
        let identifier = bytes.big16(record + 6), let length = bytes.big16(record + 8),
        let offset = bytes.big16(record + 10), [1, 2, 4, 6, 16].contains(identifier)
      else { continue }
      let english = platform == 3 && language == 0x409
      if result[identifier] != nil && !english || isEnglish.contains(identifier) { continue }
      let range = table + storage + offset..<table + storage + offset + length
      result[identifier] = platform == 1 ? bytes.text(range) : bytes.text16(range)
      if english { isEnglish.insert(identifier) }
    }
    return result
  }

  /// Calls the closure with each code point and its glyph, from the best table of characters.
  private static func forEachCharacter(
    _ bytes: FileBytes,
    at table: Int,
    _ body: (_ codePoint: Int, _ glyph: Int) -> Void
  ) {
    var best: (rank: Int, offset: Int)?
    for number in 0..<(bytes.big16(table + 2) ?? 0) {
      let record = table + 4 + 8 * number
      guard let platform = bytes.big16(record), let encoding = bytes.big16(record + 2),
        let offset = bytes.big32(record + 4)
      else { return }
      // Tables of all of Unicode come before those of its first 65,536 characters.
      let rank =
        switch (platform, encoding) {
        case (3, 10), (0, 4), (0, 6): 3
        case (3, 1), (0, 0...3): 2
        case (3, 0): 1
        default: 0
        }
      if rank > best?.rank ?? 0 { best = (rank, table + offset) }
    }
    guard let start = best?.offset, let format = bytes.big16(start) else { return }
    if format == 12 {
      segmentedCoverage(bytes, at: start, body)
    } else if format == 4 {
      segments(bytes, at: start, body)
    }
  }

  private static func segmentedCoverage(
    _ bytes: FileBytes,
    at start: Int,
    _ body: (Int, Int) -> Void
  ) {
    for number in 0..<min(bytes.big32(start + 12) ?? 0, bytes.count / 12) {
      let group = start + 16 + 12 * number
      guard let first = bytes.big32(group), let last = bytes.big32(group + 4),
        let glyph = bytes.big32(group + 8), first <= last, last <= 0x10FFFF
      else { return }
      for codePoint in first...last { body(codePoint, glyph + codePoint - first) }
    }
  }

  private static func segments(_ bytes: FileBytes, at start: Int, _ body: (Int, Int) -> Void) {
    guard let doubled = bytes.big16(start + 6) else { return }
    for number in 0..<doubled / 2 {
      let end = start + 14 + 2 * number
      let (first, delta, range) = (end + doubled + 2, end + 2 * doubled + 2, end + 3 * doubled + 2)
      guard let last = bytes.big16(end), let from = bytes.big16(first),
        let shift = bytes.big16(delta), let offset = bytes.big16(range), from <= last
      else { return }
      for codePoint in from...last where codePoint != 0xFFFF {
        var glyph = codePoint
        if offset != 0 {
          guard let found = bytes.big16(range + offset + 2 * (codePoint - from)) else { continue }
          if found == 0 { continue }
          glyph = found
        }
        glyph = (glyph + shift) & 0xFFFF
        if glyph != 0 { body(codePoint, glyph) }
      }
    }
  }
}
