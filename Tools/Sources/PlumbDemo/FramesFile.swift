import Plumb
import PlumbScenes

/// The frames of all named views of all cases, as JSON with a case a line.
struct FramesFile {
  private var lines: [String] = []

  /// - Parameter directionName: `ltr` or `rtl`.
  mutating func add(_ scene: LaidOutScene, directionName: String) {
    let views = scene.namedViews.map { view in
      """
      {"name": \(Self.quoted(view.name)), "class": \(Self.quoted(view.type)), \
      "frame": \(Self.list(view.frame.numbers))}
      """
    }
    lines.append(
      """
      {"scene": \(Self.quoted(scene.scene.id)), "variant": \(Self.quoted(scene.variant)), \
      "size": \(Self.list([scene.size.width, scene.size.height])), \
      "direction": \(Self.quoted(directionName)), "views": [\(views.joined(separator: ", "))]}
      """
    )
  }

  var text: String { "[\n\(lines.joined(separator: ",\n"))\n]\n" }

  private static func list(_ numbers: [CGFloat]) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  /// The shortest text that reads as the same number; JSON has none for what is not finite.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return "0" }
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        result += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] {
    [origin.x, origin.y, size.width, size.height]
  }
}
