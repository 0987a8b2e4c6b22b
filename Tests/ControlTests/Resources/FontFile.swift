import Foundation

/// A font file with the tables that widths, heights and names are read from, after the OpenType
/// specification. It has no outlines.
struct FontFile {
  var family = "Test"
  var style = "Regular"
  var weight = 400
  var isItalic = false
  var unitsPerEm = 1000
  var ascender = 900
  var descender = -300
  /// The widths of characters; other characters are not in the font.
  var widths: [Character: Int] = ["a": 500, "b": 250, "0": 600, "…": 1000]
  /// Whether the characters are in a table for all of Unicode.
  var isFull = false

  var data: Data {
    let characters = widths.keys.compactMap(\.unicodeScalars.first).sorted()
    let tables: [(String, Data)] = [
      ("OS/2", big(4) + big(0) + big(weight) + Data(count: 80) + big(500) + big(700)),
      ("cmap", isFull ? groups(characters) : segments(characters)),
      ("head", Data(count: 18) + big(unitsPerEm) + Data(count: 24) + big(isItalic ? 2 : 0)),
      (
        "hhea",
        Data(count: 4) + big(ascender) + big(descender) + big(0) + Data(count: 24)
          + big(characters.count + 1)
      ),
      (
        "hmtx",
        ([0] + characters.map { widths[Character($0)] ?? 0 }).reduce(Data()) {
          $0 + big($1) + big(0)
        }
      ),
      ("name", names),
      ("post", Data(count: 16)),
    ]
    var head = ImageFile.big(0x10000, 4) + big(tables.count) + Data(count: 6)
    var body = Data()
    for (name, table) in tables {
      let offset = 12 + 16 * tables.count + body.count
      head +=
        Data(name.utf8) + Data(count: 4) + ImageFile.big(offset, 4)
        + ImageFile.big(table.count, 4)
      body += table
    }
    return head + body
  }

  private func big(_ number: Int) -> Data { ImageFile.big(number, 2) }

  private var names: Data {
    let postScript = "\(family.filter { $0 != " " })-\(style)"
    let entries = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScript)]
    var (records, texts) = (Data(), Data())
    for (identifier, name) in entries {
      let text = name.utf16.reduce(Data()) { $0 + big(Int($1)) }
      records += big(3) + big(1) + big(0x409) + big(identifier) + big(text.count) + big(texts.count)
      texts += text
    }
    return big(0) + big(entries.count) + big(6 + records.count) + records + texts
  }

  /// A table of format 4: a segment for each character. The glyphs are numbered from 1.
  private func segments(_ characters: [Unicode.Scalar]) -> Data {
    let codes = characters.map { Int($0.value) } + [0xFFFF]
    let deltas = codes.indices.map { $0 < characters.count ? $0 + 1 - codes[$0] : 1 }
    let numbers = codes + [0] + codes + deltas
    let table = Data(numbers.map { big($0) }.joined()) + Data(count: 2 * codes.count)
    let parts: [Data] = [
      big(0), big(1), big(3), big(1), ImageFile.big(12, 4),
      big(4), big(14 + table.count), big(0), big(2 * codes.count), Data(count: 6), table,
    ]
    return Data(parts.joined())
  }

  /// A table of format 12: a group for each character.
  private func groups(_ characters: [Unicode.Scalar]) -> Data {
    var table = Data()
    for (number, character) in characters.enumerated() {
      for value in [Int(character.value), Int(character.value), number + 1] {
        table += ImageFile.big(value, 4)
      }
    }
    let parts: [Data] = [
      big(0), big(1), big(3), big(10), ImageFile.big(12, 4),
      big(12), big(0), ImageFile.big(16 + table.count, 4), Data(count: 4),
      ImageFile.big(characters.count, 4), table,
    ]
    return Data(parts.joined())
  }
}
