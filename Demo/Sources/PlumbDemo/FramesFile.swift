import JSONLines
import Plumb
import PlumbScenes

/// The frames of all named views in all scenes and settings, as JSON with one case on each line.
struct FramesFile {
  private var lines = JSONLines()

  /// - Parameter directionName: `ltr` or `rtl`.
  mutating func add(_ scene: LaidOutScene, directionName: String) {
    let views = scene.namedViews.map { view in
      """
      {"name": \(JSONLines.quoted(view.name)), "class": \(JSONLines.quoted(view.type)), \
      "frame": \(Self.list(view.frame.numbers))}
      """
    }
    lines.add(
      """
      {"scene": \(JSONLines.quoted(scene.scene.id)), "variant": \(JSONLines.quoted(scene.variant)), \
      "size": \(Self.list([scene.size.width, scene.size.height])), \
      "direction": \(JSONLines.quoted(directionName)), "views": [\(views.joined(separator: ", "))]}
      """
    )
  }

  var text: String { lines.text }

  private static func list(_ numbers: [CGFloat]) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  /// The shortest text that parses to the same number; `null` for infinity and NaN, which JSON does not have.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return "0" }
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] {
    [origin.x, origin.y, size.width, size.height]
  }
}
