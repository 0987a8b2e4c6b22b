extension VisualFormat {
  init(_ text: String, _ names: VisualFormatNames) throws(VisualFormatError) {
    var reader = VisualFormatReader(text, names)
    try reader.read(into: &self)
  }
}

/// Parses a visual format from left to right, and looks up names as they occur, so that the first
/// error is the one that is reported.
private struct VisualFormatReader {
  private let text: [Character]
  private let names: VisualFormatNames
  private var position = 0

  init(_ text: String, _ names: VisualFormatNames) {
    self.text = Array(text)
    self.names = names
  }

  mutating func read(into format: inout VisualFormat) throws(VisualFormatError) {
    skipBlanks()
    if isAtEnd { throw error("Expected a view. It's an empty string.", Self.example) }
    if let axis = try readAxis() { format.axis = axis }
    skipBlanks()
    let bar = position
    let hasStart = skip("|")
    format.parts.append(try readPart(hasStart ? try readConnection() : nil))
    if hasStart { try checkSuperview(of: format.parts[0].item, at: bar) }
    while true {
      skipBlanks()
      if isAtEnd { return }
      let connection = try readConnection()
      skipBlanks()
      let bar = position
      if skip("|") {
        try checkSuperview(of: format.parts[format.parts.count - 1].item, at: bar)
        format.end = connection
        skipBlanks()
        if isAtEnd { return }
        throw error("Expected the end of the format after '|'.", "Use one format for each row.")
      }
      format.parts.append(try readPart(connection))
    }
  }

  // MARK: Parts

  private mutating func readAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    guard let letter = next, letter == "H" || letter == "V" else { return nil }
    position += 1
    skipBlanks()
    if skip(":") { return letter == "H" ? .horizontal : .vertical }
    throw error(
      "Expected ':' after '\(letter)' to specify \(letter == "H" ? "horizontal" : "vertical") arrangement",
      "Write \(letter):, or begin with a view."
    )
  }

  /// Parses a view: `[name]` or `[name(>=20,<=other@750)]`.
  private mutating func readPart(
    _ connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.Part {
    skipBlanks()
    if !skip("[") { throw error("Expected a view", Self.example) }
    skipBlanks()
    guard let name = readName() else {
      throw error(
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
          + "and underscores.",
        "Give the view such a name in the views dictionary."
      )
    }
    var part = VisualFormat.Part(
      item: try names.item(named: name, at: position),
      connection: connection
    )
    skipBlanks()
    if skip("(") { part.sizes = try readPredicates(ofSize: true) }
    skipBlanks()
    if skip("]") { return part }
    throw thicknessError
  }

  private var thicknessError: VisualFormatError {
    error(
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      "Write [\(names.views.keys.min() ?? "view")], or the name with (>=20,<=100) behind it."
    )
  }

  /// Parses a connection: nothing, `-`, `-20-`, `-20@750-` or `-(>=8,<=20)-`.
  private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipBlanks()
    if !skip("-") { return .flush }
    skipBlanks()
    switch next {
    case "[", "|", nil: return .standard
    case "(":
      position += 1
      let predicates = try readPredicates(ofSize: false)
      try endConnection()
      return .predicates(predicates)
    case "-":
      throw error(
        "Expected a number or key from the metrics dictionary, but encountered a second '-'.",
        "A negative number has to stand in parentheses, as in -(-5)-, or be a metric."
      )
    case "=", "<", ">":
      throw error(
        "Expected a number or key from the metrics dictionary, but encountered something else",
        "A relation has to stand in parentheses, as in -(>=20)-."
      )
    default:
      let predicate = try readPredicate(ofSize: false)
      try endConnection()
      return .predicates([predicate])
    }
  }

  private mutating func endConnection() throws(VisualFormatError) {
    skipBlanks()
    if !skip("-") {
      throw error("Expected '-' behind the length of a connection", "Write -20-, or -(>=20)-.")
    }
  }

  private func checkSuperview(
    of item: LayoutItem,
    at position: Int
  ) throws(VisualFormatError) {
    if item.containerItem != nil { return }
    throw VisualFormatError(
      explanation:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: position,
      remedy: "Add \(item.layoutName) to a view before making constraints."
    )
  }

  // MARK: Predicates

  /// Parses a list of predicates after the opening parenthesis, including the closing one.
  private mutating func readPredicates(
    ofSize isOfSize: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      skipBlanks()
      let relation = try readRelation()
      var predicate = try readPredicate(ofSize: isOfSize)
      predicate.relation = relation
      predicates.append(predicate)
      skipBlanks()
    } while skip(",")
    if skip(")") { return predicates }
    if isOfSize { throw thicknessError }
    throw error("Expected ')' behind the predicates of a connection", "Write -(>=8,<=20@500)-.")
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    switch (next, position + 1 < text.count ? text[position + 1] : nil) {
    case ("=", "="): position += 2
    case ("<", "="):
      position += 2
      return .lessThanOrEqual
    case (">", "="):
      position += 2
      return .greaterThanOrEqual
    case ("=", _), ("<", _), (">", _):
      throw error(
        "Unknown relation. Must be ==, >=, or <=",
        "Write one of the three, or none for ==."
      )
    default: break
    }
    return .equal
  }

  /// Parses a predicate: `20`, `-20.5@750` or `name@name`.
  private mutating func readPredicate(
    ofSize isOfSize: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    skipBlanks()
    var predicate = VisualFormat.Predicate(length: .points(0))
    if let number = try readNumber() {
      predicate.length = .points(number)
    } else if let name = readName() {
      if let number = try names.metric(named: name, at: position) {
        predicate.length = .points(number)
      } else if isOfSize && names.views[name] != nil {
        predicate.length = .item(try names.item(named: name, at: position))
      } else {
        throw names.missingMetric(name, at: position, orView: isOfSize)
      }
    } else {
      throw error(
        "Expected a number or key from the metrics \(isOfSize ? "or views " : "")dictionary, but encountered "
          + "something else",
        isOfSize ? "Write (50), (>=width) or (==other)." : "Write -20-, -spacing- or -(>=20)-."
      )
    }
    skipBlanks()
    if skip("@") { predicate.priority = try readPriority() }
    return predicate
  }

  private mutating func readPriority() throws(VisualFormatError) -> UILayoutPriority {
    skipBlanks()
    let start = position
    var number = try readNumber()
    if number == nil {
      guard let name = readName() else {
        throw error(
          "Expected a number or key from the metrics dictionary, but encountered something else",
          "A priority is a number above 0 and up to 1000, or a metric of such a value."
        )
      }
      number = try names.metric(named: name, at: position)
      if number == nil { throw names.missingMetric(name, at: position, orView: false) }
    }
    let priority = UILayoutPriority(rawValue: Float(number ?? 0))
    if priority.isLegal { return priority }
    let value = ConstraintText.number(Double(number ?? 0))
    throw VisualFormatError(
      explanation: "Invalid priority specified: \(value). Priority "
        + (priority.rawValue > 1000
          ? "cannot be higher than UILayoutPriorityRequired, which is 1000."
          : "must be greater than 0."),
      position: start,
      remedy: "Use a number above 0 and up to 1000."
    )
  }

  // MARK: Words

  private mutating func readNumber() throws(VisualFormatError) -> CGFloat? {
    let start = position
    var end = position
    func skipDigits() {
      while end < text.count, text[end].isASCII, text[end].isWholeNumber { end += 1 }
    }
    if next == "-" { end += 1 }
    let firstDigit = end
    skipDigits()
    if end < text.count, text[end] == "." {
      end += 1
      skipDigits()
      if end == firstDigit + 1 { return nil }
    }
    if end == firstDigit { return nil }
    guard let number = Double(String(text[start..<end])), number.magnitude <= 1e12 else {
      throw error("The number is too large.", "Use a number of points up to 1e12.")
    }
    position = end
    return CGFloat(number)
  }

  private mutating func readName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = position
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      position += 1
    }
    return String(text[start..<position])
  }

  private var isAtEnd: Bool { position == text.count }
  private var next: Character? { isAtEnd ? nil : text[position] }

  private mutating func skipBlanks() {
    while let character = next, character.isWhitespace { position += 1 }
  }

  private mutating func skip(_ character: Character) -> Bool {
    if next != character { return false }
    position += 1
    return true
  }

  private func error(_ explanation: String, _ remedy: String) -> VisualFormatError {
    VisualFormatError(explanation: explanation, position: position, remedy: remedy)
  }

  private static let example = "Write [name] for a view of the views dictionary."
}
