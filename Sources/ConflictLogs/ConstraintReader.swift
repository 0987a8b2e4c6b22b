import AutoLayout
import Foundation

/// Reads the description of a constraint in the forms of UIKit, AppKit, SnapKit and Masonry.
struct ConstraintReader {
  private var rest: Substring
  private var names: [String: LoggedItem] = [:]

  /// Returns the constraint that a text in angle brackets describes, with equations as far as they are
  /// understood; nil if it does not begin as a constraint.
  static func read(_ text: String) -> LoggedConstraint? {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    var reader = ConstraintReader(rest: text.dropFirst().dropLast())
    guard let className = reader.takeClass(), className.hasSuffix("Constraint"),
      reader.take(":"), let address = reader.takeAddress()
    else { return nil }
    var result = LoggedConstraint(text: text, className: className, address: address)
    if reader.take("@") { result.place = reader.takePlace() }
    reader.skipSpaces()
    if reader.rest.first == "'", !reader.rest.hasPrefix("'|'") {
      result.identifier = reader.takeQuoted()
      reader.skipSpaces()
    }
    reader.readTail()
    result.names = reader.names
    reader.skipMask()
    result.equations = reader.readBody()
    return result
  }

  // MARK: Parts

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private mutating func takeClass() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    rest = rest.dropFirst(name.count)
    // A generic class.
    if rest.first == "<", let end = rest.firstIndex(of: ">") {
      let whole = name + rest[...end]
      rest = rest[rest.index(after: end)...]
      return String(whole)
    }
    return String(name)
  }

  private mutating func takeAddress() -> String? {
    guard rest.hasPrefix("0x") else { return nil }
    let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
    if digits.isEmpty { return nil }
    rest = rest.dropFirst(2 + digits.count)
    return "0x\(digits)"
  }

  /// Takes `File.swift#12`; the path may contain spaces.
  private mutating func takePlace() -> (file: String, line: UInt)? {
    guard let sign = rest.firstIndex(of: "#") else { return nil }
    let digits = rest[rest.index(after: sign)...].prefix { $0.isNumber }
    guard let line = UInt(digits) else { return nil }
    let file = String(rest[..<sign])
    rest = rest[rest.index(after: sign)...].dropFirst(digits.count)
    return (file, line)
  }

  /// Takes a text in single quotes, which may itself contain some: the last one before a character that
  /// follows an item ends it.
  private mutating func takeQuoted() -> String? {
    guard rest.first == "'" else { return nil }
    let inner = rest.dropFirst()
    var end = inner.firstIndex(of: "'")
    while let place = end {
      let next = inner.index(after: place)
      if next == inner.endIndex || " .](),:>-".contains(inner[next]) { break }
      end = inner[next...].firstIndex(of: "'")
    }
    guard let end else { return nil }
    let text = String(inner[..<end])
    rest = inner[inner.index(after: end)...]
    return text
  }

  /// Takes the words in parentheses at the end: whether the constraint is active, and the names.
  private mutating func readTail() {
    for mark in ["(active", "(inactive", "(Names:", "(names:"] {
      guard let start = rest.range(of: mark, options: .backwards) else { continue }
      var tail = ConstraintReader(rest: rest[start.lowerBound...])
      rest = rest[..<start.lowerBound]
      while let colon = tail.rest.range(of: "ames:") {
        tail.rest = tail.rest[colon.upperBound...]
        repeat {
          tail.skipSpaces()
          let name: String
          if tail.rest.hasPrefix("'") {
            name = tail.takeQuoted() ?? ""
          } else {
            name = String(tail.rest.prefix { $0 != ":" })
            tail.rest = tail.rest.dropFirst(name.count)
          }
          guard tail.take(":"), let item = tail.takeItem() else { break }
          names[name] = LoggedItem(
            className: item.className,
            address: item.address,
            title: name == "|" ? item.title : name
          )
          tail.skipSpaces()
        } while tail.take(",")
      }
      break
    }
  }

  /// Skips the signs of an autoresizing mask: `h=--& v=-&- `.
  private mutating func skipMask() {
    skipSpaces()
    while rest.hasPrefix("h=") || rest.hasPrefix("v=") {
      rest = rest.drop { $0 != " " }
      skipSpaces()
    }
  }

  /// Takes `Class:0x…'title'`, or a name of the table of names.
  private mutating func takeItem() -> LoggedItem? {
    if take("|") { return names["|"] }
    if rest.hasPrefix("'|'") {
      rest = rest.dropFirst(3)
      return names["|"]
    }
    // The longest name first: one may be the beginning of another.
    for (name, item) in names.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) })
    where name != "|" && !name.isEmpty && rest.hasPrefix(name) {
      let next = rest.dropFirst(name.count).first
      if next == nil
        || " .](),:".contains(next ?? " ") && !rest.dropFirst(name.count).hasPrefix(":0x")
      {
        rest = rest.dropFirst(name.count)
        return item
      }
    }
    // A table of names has some by their addresses only.
    if let address = takeAddress() {
      return LoggedItem(className: "", address: address, title: nil)
    }
    var copy = self
    guard let className = copy.takeClass() else { return nil }
    if copy.take(":") {
      if let address = copy.takeAddress() {
        let title = copy.takeQuoted()
        self = copy
        return LoggedItem(className: className, address: address, title: title)
      }
      // A key of Masonry's, or a label of SnapKit's.
      let label = copy.rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if label.isEmpty { return nil }
      copy.rest = copy.rest.dropFirst(label.count)
      self = copy
      return LoggedItem(className: className, address: nil, title: String(label))
    }
    // A class or label without an address. Its attribute follows the last dot.
    guard take(String(className.prefix { $0 != "." })) else { return nil }
    let name = String(className.prefix { $0 != "." })
    return LoggedItem(className: name, address: nil, title: takeQuoted())
  }

  private mutating func takeNumber() -> Double? {
    let text = rest.prefix { $0.isNumber || ".eE".contains($0) }
    var sign = ""
    if text.isEmpty, let first = rest.first, first == "-" || first == "+" {
      sign = String(first)
      let digits = rest.dropFirst().prefix { $0.isNumber || ".eE".contains($0) }
      guard let value = Double(sign + digits) else { return nil }
      rest = rest.dropFirst(1 + digits.count)
      return value
    }
    guard let value = Double(text) else { return nil }
    rest = rest.dropFirst(text.count)
    return value
  }

  private mutating func takeRelation() -> NSLayoutConstraint.Relation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    return nil
  }

  // MARK: Bodies

  private mutating func readBody() -> [Equation] {
    skipSpaces()
    if rest.hasPrefix("H:") || rest.hasPrefix("V:") || rest.hasPrefix("|") || rest.hasPrefix("[") {
      return readFormat() ?? []
    }
    return readEquation().map { [$0] } ?? []
  }

  /// Takes `item.attribute`; nothing if there is none.
  private mutating func takeSide() -> Equation.Side? {
    var copy = self
    guard let item = copy.takeItem(), copy.take(".") else { return nil }
    let name = copy.rest.prefix { $0.isLetter }
    guard let attribute = NSLayoutConstraint.Attribute(logName: String(name)) else { return nil }
    copy.rest = copy.rest.dropFirst(name.count)
    self = copy
    return Equation.Side(item: item, attribute: attribute)
  }

  /// Reads `a.width == 0.5*b.width + 8 priority:750`, SnapKit's `a.width == b.width * 0.5 + 8.0 ^750` and
  /// Masonry's form, which is the same.
  private mutating func readEquation() -> Equation? {
    guard let first = takeSide() else { return nil }
    skipSpaces()
    guard let relation = takeRelation() else { return nil }
    skipSpaces()
    var equation = Equation(first: first, relation: relation)
    var copy = self
    if take("-"), let second = takeSide() {
      equation.second = second
      equation.multiplier = -1
    } else {
      self = copy
      if take("+") { skipSpaces() }
      copy = self
      if let factor = takeNumber(), take("*"), let second = takeSide() {
        equation.second = second
        equation.multiplier = factor
      } else {
        self = copy
        if let second = takeSide() {
          equation.second = second
        } else {
          guard let number = takeNumber() else { return nil }
          equation.constant = number
          equation.isInSuperview = ![.width, .height].contains(first.attribute)
        }
      }
    }
    skipSpaces()
    if take("*") {
      skipSpaces()
      guard let factor = takeNumber() else { return nil }
      equation.multiplier *= factor
      skipSpaces()
    }
    if rest.first == "+" || rest.first == "-" {
      let sign: Double = take("+") ? 1 : (take("-") ? -1 : 1)
      skipSpaces()
      guard let number = takeNumber() else { return nil }
      equation.constant += sign * number
      skipSpaces()
    }
    equation.priority = takePriority()
    return equation
  }

  private mutating func takePriority() -> Float {
    skipSpaces()
    for mark in ["priority:", "@", "^"] where take(mark) {
      return takeNumber().map { Float($0) } ?? 1000
    }
    return 1000
  }

  /// Reads a visual format with one or two items: `H:|-(>=16@750)-[a(44)]-(8)-[b]-|(LTR)`.
  private mutating func readFormat() -> [Equation]? {
    let isVertical = rest.hasPrefix("V:")
    if rest.hasPrefix("H:") || isVertical { rest = rest.dropFirst(2) }
    let isFixed = rest.contains("(LTR)") || rest.contains("(RTL)")
    let start: NSLayoutConstraint.Attribute = isVertical ? .top : isFixed ? .left : .leading
    let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : isFixed ? .right : .trailing
    var equations: [Equation] = []
    var before: (item: LoggedItem, isEdge: Bool)?
    var gap: [Predicate] = [Predicate(relation: .equal, number: 0)]
    while let next = rest.first {
      if next == "-" {
        rest = rest.dropFirst()
        if rest.first == "(" {
          guard let predicates = takePredicates() else { return nil }
          gap = predicates
        } else if let number = takeNumber() {
          gap = [Predicate(relation: .equal, number: number)]
        } else {
          // The standard distance.
          gap = [Predicate(relation: .equal, number: 8)]
        }
        _ = take("-")
        continue
      }
      guard next == "[" || next == "|" else { break }
      let isEdge = next == "|"
      let item: LoggedItem
      if isEdge {
        rest = rest.dropFirst()
        guard let container = names["|"] else { return nil }
        item = container
      } else {
        rest = rest.dropFirst()
        guard let taken = takeItem() else { return nil }
        item = taken
        if rest.first == "(" {
          guard let predicates = takePredicates() else { return nil }
          for predicate in predicates {
            let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
            equations.append(
              Equation(
                first: .init(item: item, attribute: attribute),
                relation: predicate.relation,
                second: predicate.item.map { .init(item: $0, attribute: attribute) },
                constant: predicate.number,
                priority: predicate.priority
              )
            )
          }
        }
        guard take("]") else { return nil }
      }
      if let before {
        for predicate in gap {
          equations.append(
            Equation(
              first: .init(item: item, attribute: isEdge ? end : start),
              relation: predicate.relation,
              second: .init(item: before.item, attribute: before.isEdge ? start : end),
              constant: predicate.number,
              priority: predicate.priority,
              container: isEdge ? item : before.isEdge ? before.item : nil
            )
          )
        }
      }
      before = (item, isEdge)
      gap = [Predicate(relation: .equal, number: 0)]
    }
    readContentPriorities(&equations)
    return equations
  }

  /// Splits the size of an intrinsic content into a limit for each of its two priorities.
  private mutating func readContentPriorities(_ equations: inout [Equation]) {
    guard let mark = rest.range(of: "Hug:"), equations.count == 1 else { return }
    rest = rest[mark.upperBound...]
    let hugging = takeNumber().map { Float($0) } ?? 250
    var resistance: Float = 750
    if let mark = rest.range(of: "CompressionResistance:") {
      rest = rest[mark.upperBound...]
      resistance = takeNumber().map { Float($0) } ?? 750
    }
    var (atMost, atLeast) = (equations[0], equations[0])
    (atMost.relation, atMost.priority) = (.lessThanOrEqual, hugging)
    (atLeast.relation, atLeast.priority) = (.greaterThanOrEqual, resistance)
    equations = [atMost, atLeast]
  }

  private struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var number = 0.0
    var item: LoggedItem?
    var priority: Float = 1000
  }

  /// Takes `(>=16@750)`, `(NSSpace(8))` or `(==other)`.
  private mutating func takePredicates() -> [Predicate]? {
    guard take("(") else { return nil }
    var result: [Predicate] = []
    repeat {
      skipSpaces()
      var predicate = Predicate(relation: takeRelation() ?? .equal)
      if let number = takeNumber() {
        predicate.number = number
      } else if let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"),
        open < close,
        let number = Double(rest[rest.index(after: open)..<close])
      {
        // `NSSpace(8)`, `NSLayoutAnchorConstraintSpace(20)`.
        predicate.number = number
        rest = rest[rest.index(after: close)...]
      } else {
        let isInBrackets = take("[")
        guard let item = takeItem() else { return nil }
        predicate.item = item
        if isInBrackets, !take("]") { return nil }
      }
      predicate.priority = takePriority()
      result.append(predicate)
    } while take(",")
    return take(")") ? result : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Creates the attribute that a log calls by a name.
  init?(logName: String) {
    switch logName {
    case "minX": self = .left
    case "maxX": self = .right
    case "minY": self = .top
    case "maxY": self = .bottom
    case "midX": self = .centerX
    case "midY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    default:
      let all = (1...20).compactMap(NSLayoutConstraint.Attribute.init)
      guard let known = all.first(where: { $0.name == logName }) else { return nil }
      self = known
    }
  }
}
