import AutoLayout

/// The text of an SVG document while it grows, always a prefix of well-formed XML.
///
/// Names of elements and attributes are the caller's and are not looked at; values and texts may be anything.
struct SVGWriter {
  private(set) var document = ""
  private var openElements: [String] = []

  /// Adds an element without children; attributes that are nil are left out.
  ///
  /// - Parameter title: what a browser shows when the pointer rests on the element.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?>,
    text: String = "",
    title: String? = nil
  ) {
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
    startTag(name, attributes)
    document += ">\n"
    openElements.append(name)
    if let title { element("title", [:], text: title) }
  }

  mutating func end() {
    guard let name = openElements.popLast() else { return }
    indent()
    document += "</\(name)>\n"
  }

  private mutating func startTag(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    indent()
    document += "<\(name)"
    for (key, value) in attributes {
      if let value { document += " \(key)=\"\(Self.escaped(value))\"" }
    }
  }

  private mutating func indent() {
    for _ in openElements { document += "  " }
  }
}

extension SVGWriter {
  /// The text for use between tags and between quotes.
  ///
  /// Works on scalars: a `<` with a combining mark is one character and still opens a tag. A mark that begins a text is
  /// written as a reference, or a program that composes characters would join it with the tag before. What XML 1.0
  /// cannot hold even as a reference is left out; it has no width either. Tabs and line ends become blanks.
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

  /// At most three decimals and no exponent. What is no number becomes 0; what is beyond a billion is cut off there.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int((Double(max(-1e9, min(1e9, value))) * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = thousandths.magnitude / 1000
    let rest = thousandths.magnitude % 1000
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
