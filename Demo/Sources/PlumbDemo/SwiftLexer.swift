/// Splits Swift source code into tokens, for colouring and for matching braces.
///
/// The concatenation of all tokens is the source code. Unknown characters are plain tokens; each brace and parenthesis is one token.
struct SwiftLexer: Sequence, IteratorProtocol {
  enum Kind: String {
    case plain, keyword, type, string, number, comment, attribute
  }

  struct Token: Equatable {
    var kind: Kind
    var text: Substring
  }

  private let text: String
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
  }

  mutating func next() -> Token? {
    if position == text.endIndex { return nil }
    let start = position
    let kind = advance()
    return Token(kind: kind, text: text[start..<position])
  }

  private func startsWith(_ prefix: String) -> Bool { text[position...].hasPrefix(prefix) }

  private mutating func skip(_ count: Int = 1) {
    position = text.index(position, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    while position < text.endIndex, condition(text[position]) { skip() }
  }

  /// Advances past one token and returns its kind.
  private mutating func advance() -> Kind {
    let character = text[position]
    if startsWith("//") {
      skip { !$0.isNewline }
      return .comment
    }
    if startsWith("/*") {
      skipComment()
      return .comment
    }
    if character == "\"" || (character == "#" && isRawString) {
      skipString()
      return .string
    }
    if character.isNumber {
      skip { $0.isHexDigit || $0 == "_" || $0 == "x" || $0 == "o" }
      if position < text.endIndex, text[position] == ".", startsWithDecimals {
        skip()
        skip { $0.isNumber || $0 == "_" }
      }
      return .number
    }
    if character == "@" || character == "#" {
      skip()
      skip(while: Self.isOfName)
      return .attribute
    }
    if character.isLetter || character == "_" {
      let start = position
      skip(while: Self.isOfName)
      let isMember = start > text.startIndex && text[text.index(before: start)] == "."
      let word = text[start..<position]
      if !isMember && Self.keywords.contains(word) { return .keyword }
      return word.first!.isUppercase ? .type : .plain
    }
    skip()
    return .plain
  }

  private var startsWithDecimals: Bool {
    let next = text.index(after: position)
    return next < text.endIndex && text[next].isNumber
  }

  private var isRawString: Bool { text[position...].drop { $0 == "#" }.first == "\"" }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if startsWith("/*") {
        depth += 1
        skip(2)
      } else if startsWith("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && position < text.endIndex
  }

  private mutating func skipString() {
    let hashes = String(repeating: "#", count: text[position...].prefix { $0 == "#" }.count)
    skip(hashes.count)
    let quotes = startsWith("\"\"\"") ? "\"\"\"" : "\""
    skip(quotes.count)
    while position < text.endIndex {
      if startsWith(quotes + hashes) { return skip(quotes.count + hashes.count) }
      if quotes.count == 1 && text[position].isNewline { return }
      if startsWith("\\" + hashes + "(") {
        skip(hashes.count + 1)
        skipInterpolation()
      } else {
        skip(startsWith("\\" + hashes) ? hashes.count + 2 : 1)
      }
    }
  }

  /// Skips from `(` to the matching `)`.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch text[position] {
      case "(":
        depth += 1
        skip()
      case ")":
        depth -= 1
        skip()
      case "\"": skipString()
      default: skip()
      }
    } while depth > 0 && position < text.endIndex
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let keywords: Set<Substring> = [
    "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "convenience",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "false", "fileprivate",
    "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "lazy", "let", "mutating", "nil", "open", "override", "private", "protocol", "public",
    "repeat", "required", "return", "self", "Self", "set", "get", "some", "static", "struct",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
    "where", "while",
  ]
}
