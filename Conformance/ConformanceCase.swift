#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

/// A layout and the frames that it has to get, as a text file says them. The format is described in README.md.
///
/// Plain on purpose: it has to compile for any engine under UIKit's names.
struct ConformanceCase {
  /// A word behind a name with what belongs to it: `content 100 20`.
  struct Property: Equatable {
    var word: String
    var numbers: [Double] = []
    var names: [String] = []
  }

  struct Item {
    var name: String
    /// The index of the item that it stands in.
    var container: Int?
    var properties: [Property]

    func has(_ word: String) -> Bool { properties.contains { $0.word == word } }
  }

  struct Constraint: Equatable {
    var first: String
    var firstAttribute: String
    var relation: String
    var factor = 1.0
    /// Nil for a plain size.
    var second: String?
    var secondAttribute: String?
    var constant = 0.0
    var priority = 1000.0
  }

  /// `H:|-m-[a]-| alignAllTop m=20`
  struct Format {
    var text: String
    var options: [String] = []
    var metrics: [String: Double] = [:]
  }

  enum Change {
    case set(String, [Property])
    case remove(String)
    case insert(String, stack: String, index: Int)
    case activate(Constraint)
    case deactivate(Constraint)
    case change(Constraint, constant: Double)
  }

  struct FittingSize {
    var name: String
    var size: CGSize
    var target = CGSize.zero
    var priorities = [50.0, 50.0]
  }

  /// What is changed, and what a layout gives after that.
  struct Step {
    var changes: [Change] = []
    var frames: [String: CGRect] = [:]
    var framesFromRightToLeft: [String: CGRect]?
    var contentSizes: [String: CGSize] = [:]
    var fittingSizes: [FittingSize] = []
    /// Nil if the step does not say which views are ambiguous.
    var ambiguous: [String]?
  }

  enum Direction: String, CaseIterable { case leftToRight, rightToLeft }

  struct Malformed: Error, CustomStringConvertible {
    var line: Int
    var text: String
    var description: String { "line \(line) cannot be read: \(text)" }
  }

  var title = ""
  var rules: [String] = []
  var source = ""
  var items: [Item] = []
  var constraints: [Constraint] = []
  var formats: [Format] = []
  /// The first layout, and one more for each `then`.
  var steps = [Step()]

  init(_ text: String) throws {
    var section = "tree"
    var indentation: [Int] = []
    for (index, whole) in text.components(separatedBy: "\n").enumerated() {
      let written = whole.components(separatedBy: "#")
      if title.isEmpty && written.count > 1 {
        title = written[1].trimmingCharacters(in: .whitespaces)
      }
      let line = written[0]
      let words = line.split(separator: " ").map(String.init)
      guard let word = words.first else { continue }
      let malformed = Malformed(line: index + 1, text: whole)
      switch line.trimmingCharacters(in: .whitespaces) {
      case "frames", "content sizes", "fitting sizes":
        section = words.joined(separator: " ")
        continue
      case "frames rtl":
        section = "frames rtl"
        steps[steps.count - 1].framesFromRightToLeft = [:]
        continue
      case "then":
        section = "changes"
        steps.append(Step())
        continue
      default: break
      }
      switch word {
      case "rules": rules = Array(words.dropFirst())
      case "source": source = words.dropFirst().joined(separator: " ")
      case "ambiguous": steps[steps.count - 1].ambiguous = Array(words.dropFirst())
      case _ where section == "tree" && (word.hasPrefix("H:") || word.hasPrefix("V:")):
        guard let format = Self.format(words) else { throw malformed }
        formats.append(format)
      case _ where section == "tree" && word.contains("."):
        guard let constraint = Self.constraint(words) else { throw malformed }
        constraints.append(constraint)
      case _ where section == "tree":
        let depth = line.prefix { $0 == " " }.count / 2
        guard
          let properties = Self.properties(word == "root" ? ["size"] + words[1...] : words[1...]),
          depth <= indentation.count
        else { throw malformed }
        indentation.removeLast(indentation.count - depth)
        items.append(Item(name: word, container: indentation.last, properties: properties))
        indentation.append(items.count - 1)
      case _ where section == "changes":
        guard let change = Self.change(words) else { throw malformed }
        steps[steps.count - 1].changes.append(change)
      default:
        guard Self.expect(words, in: section, of: &steps[steps.count - 1]) else { throw malformed }
      }
    }
  }

  /// Reads a line of a section of expectations.
  private static func expect(_ words: [String], in section: String, of step: inout Step) -> Bool {
    let numbers = words.dropFirst().compactMap(number)
    if section.hasPrefix("frames") {
      guard words.count == 5, numbers.count == 4 else { return false }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if section == "frames" {
        step.frames[words[0]] = frame
      } else {
        step.framesFromRightToLeft?[words[0]] = frame
      }
      return true
    }
    guard numbers.count >= 2 else { return false }
    let size = CGSize(width: numbers[0], height: numbers[1])
    if section == "content sizes" {
      step.contentSizes[words[0]] = size
      return words.count == 3
    }
    var fitting = FittingSize(name: words[0], size: size)
    if words.count >= 6, words[3] == "in" {
      fitting.target = CGSize(width: numbers[2], height: numbers[3])
      if words.count == 9, words[6] == "@" { fitting.priorities = Array(numbers[4...]) }
    } else if words.count != 3 {
      return false
    }
    step.fittingSizes.append(fitting)
    return true
  }

  private static func change(_ words: [String]) -> Change? {
    switch (words[0], words.count) {
    case ("remove", 2): return .remove(words[1])
    case ("insert", 4):
      guard let index = Int(words[3]) else { return nil }
      return .insert(words[1], stack: words[2], index: index)
    case ("set", 3...):
      guard let properties = properties(words[2...]) else { return nil }
      return .set(words[1], properties)
    case ("activate", 4...): return constraint(Array(words[1...])).map(Change.activate)
    case ("deactivate", 4...): return constraint(Array(words[1...])).map(Change.deactivate)
    case ("change", 6...):
      guard words[words.count - 2] == "to", let constant = number(words[words.count - 1]),
        let constraint = constraint(Array(words[1...].dropLast(2)))
      else { return nil }
      return .change(constraint, constant: constant)
    default: return nil
    }
  }

  /// `inf` and `nan`, which the standard library reads too, are no numbers of a layout.
  private static func number(_ word: String) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }

  /// How many numbers a word takes.
  private static let numbers = [
    "size": 2, "frame": 4, "content": 2, "hugging": 2, "resistance": 2, "insets": 4, "margins": 4,
    "directionalMargins": 4, "baselines": 2, "offset": 2, "spacing": 1, "spacingAfter": 1,
  ]
  /// Words that names follow, with how many at most.
  private static let names = [
    "mask": 6, "axis": 1, "distribution": 1, "alignment": 1, "semantic": 1,
  ]
  private static let flags = [
    "guide", "stack", "scroll", "hidden", "shown", "inMargins", "betweenBaselines",
    "preservesMargins", "byMask", "byConstraints",
  ]

  private static func properties(_ words: ArraySlice<String>) -> [Property]? {
    var result: [Property] = []
    var rest = words
    while let word = rest.popFirst() {
      var property = Property(word: word)
      if let count = numbers[word] {
        property.numbers = rest.prefix(count).compactMap(number)
        if property.numbers.count != count { return nil }
        rest = rest.dropFirst(count)
      } else if let count = names[word] {
        property.names = rest.prefix(count).prefix { numbers[$0] == nil && !flags.contains($0) }
        rest = rest.dropFirst(property.names.count)
      } else if !flags.contains(word) {
        return nil
      }
      result.append(property)
    }
    return result
  }

  private static func format(_ words: [String]) -> Format? {
    var result = Format(text: words[0])
    for word in words.dropFirst() {
      guard let sign = word.firstIndex(of: "=") else {
        result.options.append(word)
        continue
      }
      guard let value = number(String(word[word.index(after: sign)...])) else { return nil }
      result.metrics[String(word[..<sign])] = value
    }
    return result
  }

  /// `a.width >= 0.5 * b.height - 8 @ 750`
  private static func constraint(_ words: [String]) -> Constraint? {
    func place(_ word: String) -> (String, String)? {
      guard number(word) == nil, let dot = word.lastIndex(of: ".") else { return nil }
      return (String(word[..<dot]), String(word[word.index(after: dot)...]))
    }
    guard words.count >= 3, let first = place(words[0]) else { return nil }
    var result = Constraint(first: first.0, firstAttribute: first.1, relation: words[1])
    var rest = words[2...]
    if rest.count >= 3, let factor = number(rest[2]), rest[3] == "*" {
      result.factor = factor
      rest = rest.dropFirst(2)
    }
    guard let word = rest.popFirst() else { return nil }
    if let second = place(word) {
      (result.second, result.secondAttribute) = (second.0, second.1)
      if let sign = rest.first, sign == "+" || sign == "-" {
        rest = rest.dropFirst()
        guard let word = rest.popFirst(), let constant = number(word) else { return nil }
        result.constant = sign == "+" ? constant : -constant
      }
    } else {
      guard let constant = number(word) else { return nil }
      result.constant = constant
    }
    if rest.popFirst() == "@" {
      guard let word = rest.popFirst(), let priority = number(word), 0 < priority, priority <= 1000
      else { return nil }
      result.priority = priority
    }
    return rest.isEmpty ? result : nil
  }
}
