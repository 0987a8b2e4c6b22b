import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The maximum size and depth of a file.
struct ReadingLimits: Sendable {
  /// The largest known storyboard has half a megabyte; the XML parser of Foundation on Linux stops after ten.
  var bytes = 10_000_000
  var elements = 1 &<< 20
  /// The levels of nested elements. A subview is two levels below its superview.
  var depth = 240
}

/// Parses XML into elements. It never opens files or network connections, because external entities are not resolved.
struct ElementReader {
  var file: String
  var limits = ReadingLimits()

  func read(_ data: Data) throws(InterfaceError) -> Element {
    if data.count > limits.bytes {
      throw fault(.tooLarge("It has \(data.count) bytes; the maximum is \(limits.bytes)"))
    }
    try checkKind(data)
    try checkText(data)
    let (document, line) = try withoutProlog(data)
    try checkInstructions(in: document, line)
    var form = WellFormedness(document, line: line, depth: limits.depth)
    if let mistake = form.mistake() {
      try checkMerge(data)
      throw fault(.notXML(mistake.cause), line: mistake.line)
    }
    let parser = XMLParser(data: document)
    parser.shouldResolveExternalEntities = false
    let listener = Listener(limits, linesBefore: line - 1)
    parser.delegate = listener
    let isComplete = parser.parse()
    if let stop = listener.stop { throw fault(stop.reason, line: stop.line) }
    guard isComplete, let root = listener.root else {
      try checkMerge(data)
      throw fault(.notXML(Self.cause(of: parser)), line: line - 1 + max(1, parser.lineNumber))
    }
    return root
  }

  /// Removes the XML declaration, instructions and comments before the first element.
  ///
  /// The parser must not get declarations: it treats them differently on each system, and Foundation's parser on Linux traps at an
  /// XML declaration without a version.
  ///
  /// - Returns: the rest of the file, and its first line.
  private func withoutProlog(_ data: Data) throws(InterfaceError) -> (document: Data, line: Int) {
    var text = data[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    var line = 1
    func skip(to end: String) -> Bool {
      guard let range = text.range(of: Data(end.utf8)) else { return false }
      line += text[..<range.upperBound].count { $0 == 0x0A }
      text = text[range.upperBound...]
      return true
    }
    while true {
      let blank = text.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      line += blank.count { $0 == 0x0A }
      text = text[blank.endIndex...]
      if text.isEmpty { throw fault(.notXML("the file is empty"), line: line) }
      if text.starts(with: "<?".utf8) {
        if text.starts(with: "<?xml".utf8) { try checkEncoding(text.prefix(200), line) }
        if !skip(to: "?>") { throw fault(.notXML("'<?' has no end"), line: line) }
      } else if text.starts(with: "<!--".utf8) {
        if !skip(to: "-->") { throw fault(.notXML("'<!--' has no end"), line: line) }
      } else if text.starts(with: "<!".utf8) {
        throw fault(.declaresEntities, line: line)
      } else if text.first == UInt8(ascii: "<") {
        return (Data(text), line)
      } else {
        throw fault(.notXML("it does not begin with '<'"), line: line)
      }
    }
  }

  private func checkKind(_ data: Data) throws(InterfaceError) {
    if data.starts(with: "bplist".utf8) || data.starts(with: "NIBArchive".utf8) {
      throw fault(.foreign("It is compiled, as in an app"))
    }
    let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0x00, 0x3C], [0x3C, 0x00]]
    if marks.contains(where: data.starts(with:)) {
      throw fault(.notXML("it is encoded in UTF-16 or UTF-32 instead of UTF-8"), line: 1)
    }
    if let place = data.firstIndex(of: 0) {
      let line = data[..<place].count { $0 == 0x0A } + 1
      throw fault(.notXML("a character is not allowed (0)"), line: line)
    }
  }

  /// Throws an error for merge conflict markers of version control, for a better message than that of the XML parser.
  private func checkMerge(_ data: Data) throws(InterfaceError) {
    guard let place = data.range(of: Data("\n<<<<<<< ".utf8)) else { return }
    let line = data[..<place.lowerBound].count { $0 == 0x0A } + 2
    throw fault(.notXML("it has merge conflict markers ('<<<<<<<')"), line: line)
  }

  /// Throws an error for bytes that are not UTF-8, at which Foundation's parser on Linux traps.
  private func checkText(_ data: Data) throws(InterfaceError) {
    if String(data: data, encoding: .utf8) != nil { return }
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0
    throw fault(.notXML("it is not encoded in UTF-8"), line: line + 1)
  }

  /// Throws an error for a processing instruction inside the document: Foundation's parser on Linux traps at an empty one, and
  /// Interface Builder writes none.
  private func checkInstructions(in document: Data, _ line: Int) throws(InterfaceError) {
    guard let place = document.range(of: Data("<?".utf8)) else { return }
    let before = document[..<place.lowerBound].count { $0 == 0x0A }
    throw fault(
      .notXML("it has a processing instruction inside the document ('<?')"),
      line: line + before
    )
  }

  private func checkEncoding(_ beginning: Data, _ line: Int) throws(InterfaceError) {
    let text = String(decoding: beginning, as: UTF8.self)
    let declaration = text.range(of: "?>").map { text[..<$0.lowerBound] } ?? text[...]
    guard let start = declaration.range(of: "encoding=")?.upperBound else { return }
    let name = declaration[start...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    if name.uppercased() != "UTF-8" {
      throw fault(.notXML("it is encoded as '\(name)' instead of UTF-8"), line: line)
    }
  }

  private func fault(_ reason: InterfaceError.Reason, line: Int? = nil) -> InterfaceError {
    InterfaceError(reason, file: file, line: line)
  }

  /// The parser's error in words.
  private static func cause(of parser: XMLParser) -> String {
    guard let error = parser.parserError else { return "the text ends too early" }
    switch (error as NSError).code {
    case 65: return "a space is missing between two attributes"
    case 62: return "the text contains ']]>'"
    case 68: return "a name is missing or begins with an invalid character"
    case 73, 74: return "a tag has no '>' at its end"
    case 9: return "a character is not allowed"
    case let code: return "error \(code) of the XML parser"
    }
  }
}

/// Builds elements from the parser's events.
private final class Listener: NSObject, XMLParserDelegate {
  private let limits: ReadingLimits
  private let linesBefore: Int
  private var open: [Element] = []
  private var count = 0
  private(set) var root: Element?
  private(set) var stop: (reason: InterfaceError.Reason, line: Int)?

  init(_ limits: ReadingLimits, linesBefore: Int) {
    self.limits = limits
    self.linesBefore = linesBefore
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    if stop != nil { return }
    count += 1
    if count > limits.elements {
      return end(parser, .tooLarge("It has more than \(limits.elements) elements"))
    }
    if open.count >= limits.depth {
      return end(parser, .tooLarge("It has more than \(limits.depth) levels of elements"))
    }
    let line = linesBefore + parser.lineNumber
    open.append(Element(name: elementName, attributes: attributeDict, line: line))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if stop != nil { return }
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let name = open.last?.name, name == "string" || name == "mutableString" else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser,
    foundInternalEntityDeclarationWithName name: String,
    value: String?
  ) { end(parser, .declaresEntities) }

  func parser(
    _ parser: XMLParser,
    foundExternalEntityDeclarationWithName name: String,
    publicID: String?,
    systemID: String?
  ) { end(parser, .declaresEntities) }

  private func end(_ parser: XMLParser, _ reason: InterfaceError.Reason) {
    if stop == nil { stop = (reason, linesBefore + parser.lineNumber) }
    parser.abortParsing()
  }
}
