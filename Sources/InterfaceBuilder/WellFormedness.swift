/// Checks tags, attributes and references of an XML document, and finds the line of the first mistake.
///
/// Foundation's parser on Linux continues after some mistakes, which loses a part of the file, and reports others at the end of the
/// file. A document that passes this check is parsed completely.
struct WellFormedness {
  private let text: [UInt8]
  private var place = 0
  private var line: Int
  private var open: [(name: ArraySlice<UInt8>, line: Int)] = []
  private var hasRoot = false
  private let depth: Int

  /// Creates a check of a document.
  ///
  /// - Parameters:
  ///   - document: the bytes from the first element on.
  ///   - line: the line of the first element, from 1.
  ///   - depth: the maximum number of levels to check. ``ElementReader`` reports documents with more levels.
  init(_ document: some Sequence<UInt8>, line: Int, depth: Int) {
    text = Array(document)
    self.depth = depth
    self.line = line
  }

  /// The first mistake and its line; nil if there is none.
  mutating func mistake() -> (cause: String, line: Int)? {
    if let cause = read() { return (cause, line) }
    return nil
  }

  private mutating func read() -> String? {
    while place < text.count {
      if open.count > depth { return nil }
      if text[place] == UInt8(ascii: "<") {
        if let cause = readMarkup() { return cause }
      } else if open.isEmpty && hasRoot && !isBlank(text[place]) {
        return Self.surplus
      } else if text[place] == UInt8(ascii: "&") {
        if let cause = readReference() { return cause }
      } else {
        advance()
      }
    }
    return open.isEmpty ? nil : Self.cut
  }

  private static let cut = "the text ends too early"
  private static let surplus = "there is content after the root element"

  // MARK: Tags

  private mutating func readMarkup() -> String? {
    if has("<!--") { return readComment() }
    if has("<![CDATA[") {
      if open.isEmpty && hasRoot { return Self.surplus }
      return skip(past: "]]>") ? nil : Self.cut
    }
    if has("<!") { return "there is a declaration inside the document" }
    if has("</") { return readEnd() }
    return readStart()
  }

  private mutating func readComment() -> String? {
    place += 4
    while place < text.count {
      if has("-->") {
        place += 3
        return nil
      }
      if has("--") { return "a comment contains '--'" }
      advance()
    }
    return Self.cut
  }

  private mutating func readEnd() -> String? {
    place += 2
    let name = readName()
    skipBlanks()
    guard place < text.count else { return Self.cut }
    guard text[place] == UInt8(ascii: ">") else { return "a tag has no '>' at its end" }
    guard let element = open.popLast() else { return Self.surplus }
    if element.name != name {
      return
        "'\(Self.shown(element.name))' of line \(element.line) is closed as '\(Self.shown(name))'"
    }
    place += 1
    return nil
  }

  private mutating func readStart() -> String? {
    if open.isEmpty && hasRoot { return Self.surplus }
    hasRoot = true
    let start = line
    place += 1
    let name = readName()
    guard place < text.count else { return Self.cut }
    if name.isEmpty || !Self.canBegin(name.first) {
      return "a name is missing or begins with an invalid character"
    }
    var attributes: Set<ArraySlice<UInt8>> = []
    while true {
      let isApart = skipBlanks()
      guard place < text.count else { return Self.cut }
      if text[place] == UInt8(ascii: ">") {
        place += 1
        open.append((name, start))
        return nil
      }
      if has("/>") {
        place += 2
        return nil
      }
      if !isApart { return "a space is missing between two attributes" }
      let attribute = readName()
      if attribute.isEmpty || !Self.canBegin(attribute.first) {
        return "a name is missing or begins with an invalid character"
      }
      if !attributes.insert(attribute).inserted { return "an attribute occurs twice" }
      if let cause = readValue() { return cause }
    }
  }

  private mutating func readValue() -> String? {
    skipBlanks()
    guard place < text.count else { return Self.cut }
    guard text[place] == UInt8(ascii: "=") else { return "an attribute has no value" }
    place += 1
    skipBlanks()
    guard place < text.count else { return Self.cut }
    let quote = text[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return "the value of an attribute is not in quotation marks"
    }
    place += 1
    while place < text.count {
      switch text[place] {
      case quote:
        place += 1
        return nil
      case UInt8(ascii: "<"): return "an attribute contains '<'"
      case UInt8(ascii: "&"): if let cause = readReference() { return cause }
      default: advance()
      }
    }
    return Self.cut
  }

  // MARK: References

  private mutating func readReference() -> String? {
    let rest = text[(place + 1)...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      return "an '&' is not escaped"
    }
    let name = String(decoding: text[(place + 1)..<end], as: UTF8.self)
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? Int(digits.dropFirst(), radix: 16) : Int(digits)
      guard let number, number == 9 || number == 10 || number == 13 || number >= 32,
        Unicode.Scalar(UInt32(clamping: number)) != nil
      else { return "a character reference has an invalid number" }
    } else if !["lt", "gt", "amp", "quot", "apos"].contains(name) {
      return "an entity is not declared"
    }
    place = end + 1
    return nil
  }

  // MARK: Characters

  private mutating func advance() {
    if text[place] == 0x0A { line += 1 }
    place += 1
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = place
    while place < text.count, isBlank(text[place]) { advance() }
    return place > start
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while place < text.count {
      if has(end) {
        place += end.utf8CodeUnitCount
        return true
      }
      advance()
    }
    return false
  }

  private mutating func readName() -> ArraySlice<UInt8> {
    let start = place
    while place < text.count, !isBlank(text[place]),
      !Self.endsName(text[place])
    { place += 1 }
    return text[start..<place]
  }

  private func has(_ sign: StaticString) -> Bool {
    let count = sign.utf8CodeUnitCount
    if place + count > text.count { return false }
    return sign.withUTF8Buffer { text[place..<(place + count)].elementsEqual($0) }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  private static func canBegin(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func shown(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(60), as: UTF8.self)
  }
}
