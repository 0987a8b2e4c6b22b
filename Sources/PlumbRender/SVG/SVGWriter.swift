import AutoLayout

/// Writes the text of an SVG document, which is a prefix of well-formed XML at any time.
///
/// Names of elements and attributes must be valid and are not checked. Values and texts can contain any characters.
struct SVGWriter {
  private(set) var document = ""
  /// The written pieces; nil unless they are recorded.
  private(set) var pieces: [Piece]?
  private var openElements: [String] = []

  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  /// An element, or the start or end of one.
  enum Piece {
    case element(String, [Attribute], text: String, title: String?)
    case begin(String, [Attribute], title: String?)
    case end
  }

  /// - Parameter keepsPieces: whether ``pieces`` are recorded.
  init(keepsPieces: Bool = false) { pieces = keepsPieces ? [] : nil }

  /// Names and values in the order in which they are written. Those whose value is nil are omitted.
  typealias Attributes = [(key: String, value: String?)]

  /// Adds an element without children.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    element(name, Array(attributes))
  }

  /// Adds an element without children.
  ///
  /// - Parameter title: the text that a browser shows while the pointer is over the element.
  mutating func element(
    _ name: String,
    _ attributes: Attributes,
    text: String = "",
    title: String? = nil
  ) {
    pieces?.append(.element(name, Self.present(attributes), text: text, title: title))
    startTag(name, attributes)
    if text.isEmpty && title == nil {
      document += "/>\n"
      return
    }
    document += ">"
    if let title { document += "<title>\(Self.escaped(title))</title>" }
    document += "\(Self.escaped(text))</\(name)>\n"
  }

  mutating func begin(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    title: String? = nil
  ) {
    let attributes = Array(attributes)
    pieces?.append(.begin(name, Self.present(attributes), title: title))
    startTag(name, attributes)
    document += ">\n"
    openElements.append(name)
    if let title { writeElement("title", text: title) }
  }

  mutating func end() {
    guard let name = openElements.popLast() else { return }
    pieces?.append(.end)
    indent()
    document += "</\(name)>\n"
  }

  private mutating func writeElement(_ name: String, text: String) {
    indent()
    document += "<\(name)>\(Self.escaped(text))</\(name)>\n"
  }

  private static func present(_ attributes: Attributes) -> [Attribute] {
    attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
  }

  private mutating func startTag(_ name: String, _ attributes: Attributes) {
    indent()
    document += "<\(name)"
    for (key, value) in attributes {
      if let value { write(key, value) }
    }
  }

  private mutating func write(_ key: String, _ value: String) {
    document += " \(key)=\"\(Self.escaped(value))\""
  }

  private mutating func indent() {
    // Deeper elements are not indented further: thousands of them would be mostly blanks.
    for _ in openElements.prefix(50) { document += "  " }
  }
}

extension SVGWriter {
  /// Writes a recorded piece with other attributes.
  ///
  /// - Parameter inner: the texts of elements that are inserted before the content of the piece.
  mutating func write(_ piece: Piece, _ attributes: [Attribute], inner: [String] = []) {
    let (name, words, title): (String, String?, String?) =
      switch piece {
      case .element(let name, _, let text, let title): (name, text, title)
      case .begin(let name, _, let title): (name, nil, title)
      case .end: ("", nil, nil)
      }
    if name.isEmpty { return end() }
    indent()
    document += "<\(name)"
    for attribute in attributes { write(attribute.name, attribute.value) }
    guard let words else {
      document += ">\n"
      openElements.append(name)
      if let title { writeElement("title", text: title) }
      for element in inner {
        indent()
        document += element
      }
      return
    }
    // On one line, because spaces between elements would be visible where white space is preserved.
    let elements = inner.map { $0.dropLast() }.joined()
    let titles = title.map { "<title>\(Self.escaped($0))</title>" } ?? ""
    let content = titles + elements + Self.escaped(words)
    document += content.isEmpty ? "/>\n" : ">\(content)</\(name)>\n"
  }

  /// The text escaped for use between tags and between quotes.
  ///
  /// It escapes Unicode scalars, not characters: a `<` with a combining mark is one character and still opens a tag. A combining mark
  /// at the start of a text is written as a reference, because a program that composes characters would join it with the preceding
  /// tag. Scalars that XML 1.0 does not allow are omitted; they have no width. Tabs and line breaks become spaces.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
      default:
        if result.isEmpty && scalar.properties.isGraphemeExtend {
          result += "&#x\(String(scalar.value, radix: 16));"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A number with at most three decimals and without an exponent. Values that are not finite become 0, and values are limited to
  /// a magnitude of 1e9.
  static func number(_ value: CGFloat) -> String { number(value, units: 1000) }

  /// A factor with at most six decimals.
  static func factor(_ value: CGFloat) -> String { number(value, units: 1_000_000) }

  private static func number(_ value: CGFloat, units: UInt) -> String {
    guard value.isFinite else { return "0" }
    let scaled = Int((Double(max(-1e9, min(1e9, value))) * Double(units)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let whole = scaled.magnitude / units
    let rest = scaled.magnitude % units
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest + units).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
