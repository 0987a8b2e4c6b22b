import Foundation

/// Makes small changes to an Interface Builder file, most of which keep it valid.
struct Mutator {
  private(set) var bytes: [UInt8]
  private var random: RandomNumbers

  init(_ data: Data, seed: UInt64) {
    bytes = Array(data)
    random = RandomNumbers(seed: seed)
  }

  /// - Parameter other: another file, from which parts are copied.
  mutating func mutate(with other: Data) {
    for _ in 0...random.index(8) {
      if bytes.isEmpty { return }
      switch random.index(17) {
      case 0: replaceByte()
      case 1: if random.oneIn(4) { bytes.removeLast(random.index(bytes.count)) }
      case 2...4: changeNumber()
      case 5...8: exchangeValues()
      case 9, 10: renameElement()
      case 11: removeElement()
      case 12: repeatElement()
      case 13: moveElement()
      case 14: insertFrom(Array(other))
      case 15: insertMarkup()
      default: removeAttribute()
      }
    }
  }

  // MARK: Bytes

  private mutating func replaceByte() {
    let index = random.index(bytes.count)
    switch random.index(3) {
    case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.remove(at: index)
    default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
    }
  }

  private static let markup = [
    "<?", "<?a?>", "?>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&a;", "&#0;", "&#x10FFFF;",
    "<!DOCTYPE",
    "<string key=\"text\">", "</view>", "<view>", "\"", "'", "<", ">", "/>", "xmlns:a=\"b\" ",
    "\u{FEFF}",
  ].map { Array($0.utf8) }

  private mutating func insertMarkup() {
    bytes.insert(contentsOf: random.one(of: Self.markup), at: random.index(bytes.count))
  }

  // MARK: Attributes

  /// The ranges of attribute values, without quotation marks.
  private func values(where matches: (ArraySlice<UInt8>) -> Bool = { _ in true }) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      if let from = start {
        if matches(bytes[from..<index]) { result.append(from..<index) }
        start = nil
      } else {
        start = index + 1
      }
    }
    return result
  }

  private static let numbers = [
    "0", "-1", "1", "0.5", "1e308", "-1e308", "nan", "inf", "1e7", "-1e7", "9999999", "1e-300", "",
    "1:0", "0:1", "1/3", "1000", "999.5", "0x10", "99999999999999999999", "--5", "33554433",
  ].map { Array($0.utf8) }

  private mutating func changeNumber() {
    let places = values { value in
      !value.isEmpty && value.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x2D }
    }
    if places.isEmpty { return }
    bytes.replaceSubrange(random.one(of: places), with: random.one(of: Self.numbers))
  }

  /// Gives an attribute the value of another one, which makes dangling references, duplicate ids and items that contain themselves.
  private mutating func exchangeValues() {
    let places = values()
    if places.isEmpty { return }
    let value = Array(bytes[random.one(of: places)])
    bytes.replaceSubrange(random.one(of: places), with: value)
  }

  private mutating func removeAttribute() {
    let places = values()
    if places.isEmpty { return }
    let place = random.one(of: places)
    var start = place.lowerBound
    while start > 0, bytes[start] != 0x20, bytes[start] != 0x3C { start -= 1 }
    if bytes[start] == 0x20, place.upperBound < bytes.count {
      bytes.removeSubrange(start...place.upperBound)
    }
  }

  // MARK: Elements

  /// The positions at which elements begin.
  private var beginnings: [Int] {
    bytes.indices.dropLast().filter {
      bytes[$0] == 0x3C && bytes[$0 + 1] != 0x2F && bytes[$0 + 1] != 0x21 && bytes[$0 + 1] != 0x3F
    }
  }

  /// The range of the element that begins at a position; nil if its tags do not match.
  private func element(at start: Int) -> Range<Int>? {
    var depth = 0
    var index = start
    while index < bytes.count {
      guard let end = bytes[index...].firstIndex(of: 0x3E) else { return nil }
      if bytes[index + 1] == 0x2F {
        depth -= 1
      } else if bytes[end - 1] != 0x2F && bytes[index + 1] != 0x21 {
        depth += 1
      }
      if depth <= 0 { return start..<end + 1 }
      guard let next = bytes[end...].firstIndex(of: 0x3C) else { return nil }
      index = next
    }
    return nil
  }

  private mutating func anyElement() -> Range<Int>? {
    let places = beginnings
    return places.isEmpty ? nil : element(at: random.one(of: places))
  }

  private static let names = [
    "view", "label", "button", "imageView", "stackView", "scrollView", "tableView", "tableViewCell",
    "collectionViewCell", "switch", "slider", "segmentedControl", "textView", "textField",
    "subviews",
    "constraints", "constraint", "rect", "viewLayoutGuide", "variation", "mask", "viewController",
    "navigationController", "visualEffectView", "pageControl", "progressView", "nonsense",
  ]

  private mutating func renameElement() {
    guard let range = anyElement() else { return }
    func name(_ start: Int) -> Range<Int> {
      let end = bytes[start...].firstIndex { [0x20, 0x3E, 0x2F].contains($0) } ?? start
      return start..<end
    }
    let old = name(range.lowerBound + 1)
    let new = Array(random.one(of: Self.names).utf8)
    let length = old.count
    // The end first, so that the range of the beginning stays valid.
    let closing = range.upperBound - length - 1
    if closing > old.upperBound, bytes[closing - 1] == 0x2F,
      bytes[closing..<closing + length].elementsEqual(bytes[old])
    {
      bytes.replaceSubrange(closing..<closing + length, with: new)
    }
    bytes.replaceSubrange(old, with: new)
  }

  private mutating func removeElement() {
    if let range = anyElement() { bytes.removeSubrange(range) }
  }

  private mutating func repeatElement() {
    guard let range = anyElement(), range.count < 20_000 else { return }
    let copy = Array(bytes[range])
    for _ in 0..<random.one(of: [1, 1, 2, 10]) {
      bytes.insert(contentsOf: copy, at: range.upperBound)
    }
  }

  private mutating func moveElement() {
    guard let range = anyElement(), range.count < 50_000 else { return }
    let piece = Array(bytes[range])
    if random.oneIn(2) { bytes.removeSubrange(range) }
    let places = beginnings
    if !places.isEmpty { bytes.insert(contentsOf: piece, at: random.one(of: places)) }
  }

  private mutating func insertFrom(_ other: [UInt8]) {
    var donor = self
    donor.bytes = other
    guard let range = donor.anyElement(), range.count < 50_000 else { return }
    random = donor.random
    let places = beginnings
    if !places.isEmpty { bytes.insert(contentsOf: other[range], at: random.one(of: places)) }
  }
}
