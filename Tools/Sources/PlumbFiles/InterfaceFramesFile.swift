import InterfaceBuilder

/// The frames of all views of all objects, as JSON with an object a line:
/// `{"file": …, "object": …, "views": {id: [x, y, width, height], …}}`, in points of the superview.
struct InterfaceFramesFile {
  private var lines: [String] = []

  mutating func add(_ layout: InterfaceLayout, file: String) {
    let views = layout.frames.map { id, frame in
      "\(Self.quoted(id)): [\(Self.numbers(frame))]"
    }
    lines.append(
      """
      {"file": \(Self.quoted(file)), "object": \(Self.quoted(layout.object.id)), \
      "views": {\(views.joined(separator: ", "))}}
      """
    )
  }

  var text: String { "[\n\(lines.joined(separator: ",\n"))\n]\n" }

  private static func numbers(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { $0.isFinite ? "\(Double($0))" : "null" }.joined(separator: ", ")
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
