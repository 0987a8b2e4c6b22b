#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

/// A layout and the frames that it has to get, as a text file says them. The format is described in README.md.
///
/// Plain on purpose: it has to compile for any engine under UIKit's names.
struct ConformanceCase {
  struct Item {
    var name: String
    /// The index of the item that it stands in.
    var container: Int?
    /// Words and their numbers: `content 100 20`.
    var properties: [String: [Double]] = [:]
    /// What of its mask is flexible; nil if it has no `frame`.
    var mask: [String]?
    var isGuide = false
  }

  struct Constraint {
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
  private var frames: [String: CGRect] = [:]
  private var framesFromRightToLeft: [String: CGRect]?

  init(_ text: String) throws {
    var section = ""
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
      switch word {
      case "rules": rules = Array(words.dropFirst())
      case "source": source = words.dropFirst().joined(separator: " ")
      case "frames":
        section = words.dropFirst().first == "rtl" ? "frames rtl" : "frames"
        if section == "frames rtl" { framesFromRightToLeft = [:] }
      default:
        if section.hasPrefix("frames") {
          let numbers = words.dropFirst().compactMap(Double.init)
          guard words.count == 5, numbers.count == 4 else { throw malformed }
          let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          if section == "frames" {
            frames[word] = frame
          } else {
            framesFromRightToLeft?[word] = frame
          }
        } else if word.contains(".") {
          guard let constraint = Self.constraint(words) else { throw malformed }
          constraints.append(constraint)
        } else {
          let depth = line.prefix { $0 == " " }.count / 2
          guard let item = Self.item(words), depth <= indentation.count else { throw malformed }
          indentation.removeLast(indentation.count - depth)
          items.append(item)
          items[items.count - 1].container = indentation.last
          indentation.append(items.count - 1)
        }
      }
    }
  }

  private static func item(_ words: [String]) -> Item? {
    var item = Item(name: words[0])
    var key = words[0] == "root" ? "size" : ""
    for word in words.dropFirst() {
      if let number = Double(word) {
        item.properties[key, default: []].append(number)
      } else if key == "mask"
        && ["left", "width", "right", "top", "height", "bottom"].contains(word)
      {
        item.mask?.append(word)
      } else {
        key = word
        if word == "guide" { item.isGuide = true }
        if word == "frame" || word == "mask" { item.mask = item.mask ?? [] }
      }
    }
    let counts = [
      "size": 2, "then": 2, "frame": 4, "content": 2, "hugging": 2, "resistance": 2, "insets": 4,
      "margins": 4,
    ]
    for (key, numbers) in item.properties where counts[key] != numbers.count { return nil }
    return item
  }

  /// `a.width >= 0.5 * b.height - 8 @ 750`
  private static func constraint(_ words: [String]) -> Constraint? {
    func place(_ word: String) -> (String, String)? {
      let parts = word.split(separator: ".").map(String.init)
      return parts.count == 2 && Double(word) == nil ? (parts[0], parts[1]) : nil
    }
    guard words.count >= 3, let first = place(words[0]) else { return nil }
    var result = Constraint(first: first.0, firstAttribute: first.1, relation: words[1])
    var rest = words[2...]
    if rest.count >= 3, let factor = Double(rest[2]), rest[3] == "*" {
      result.factor = factor
      rest = rest.dropFirst(2)
    }
    guard let word = rest.popFirst() else { return nil }
    if let second = place(word) {
      (result.second, result.secondAttribute) = (second.0, second.1)
      if let sign = rest.first, sign == "+" || sign == "-" {
        rest = rest.dropFirst()
        guard let word = rest.popFirst(), let constant = Double(word) else { return nil }
        result.constant = sign == "+" ? constant : -constant
      }
    } else {
      guard let constant = Double(word) else { return nil }
      result.constant = constant
    }
    if rest.popFirst() == "@" {
      guard let word = rest.popFirst(), let priority = Double(word) else { return nil }
      result.priority = priority
    }
    return rest.isEmpty ? result : nil
  }

  /// The root's size when frames are compared: behind `then`, if it is there.
  var finalSize: CGSize? {
    guard let numbers = items[0].properties["then"] ?? items[0].properties["size"] else {
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  // MARK: Directions

  /// The frames that a direction has to give; nil if the case does not run in it.
  func expectedFrames(_ direction: Direction) -> [String: CGRect]? {
    if direction == .leftToRight { return frames }
    if let framesFromRightToLeft { return framesFromRightToLeft }
    let directed = ["leading", "trailing", "leadingMargin", "trailingMargin"]
    let absolute = [
      "left", "right", "leftMargin", "rightMargin", "centerX", "centerXWithinMargins",
    ]
    let attributes = constraints.flatMap { [$0.firstAttribute, $0.secondAttribute ?? ""] }
    let isPlaced = items.contains { $0.mask != nil }
    if !attributes.contains(where: directed.contains) { return frames }
    if isPlaced || attributes.contains(where: absolute.contains) { return nil }
    return frames.reduce(into: [:]) { result, entry in
      guard let item = items.first(where: { $0.name == entry.key }) else { return }
      guard let container = item.container else {
        result[entry.key] = entry.value
        return
      }
      let name = items[container].name
      guard let width = container == 0 ? finalSize?.width : frames[name]?.width
      else { return }
      var frame = entry.value
      frame.origin.x = width - frame.maxX
      result[entry.key] = frame
    }
  }
}
