import InterfaceBuilder
import JSONLines

/// The frames of all views of all objects, as JSON with one object on each line:
/// `{"file": …, "object": …, "views": {id: [x, y, width, height], …}}`, in points in the coordinates of the superview.
struct InterfaceFramesFile {
  private var lines = JSONLines()

  mutating func add(_ layout: InterfaceLayout, file: String) {
    let views = layout.frames.map { id, frame in
      "\(JSONLines.quoted(id)): [\(Self.numbers(frame))]"
    }
    lines.add(
      """
      {"file": \(JSONLines.quoted(file)), "object": \(JSONLines.quoted(layout.object.id)), \
      "views": {\(views.joined(separator: ", "))}}
      """
    )
  }

  var text: String { lines.text }

  private static func numbers(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { $0.isFinite ? "\(Double($0))" : "null" }.joined(separator: ", ")
  }
}
