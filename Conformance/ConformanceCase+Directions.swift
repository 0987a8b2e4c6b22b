#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

extension ConformanceCase {
  /// The frames that each step has to give in a direction; nil if the case does not run in it.
  func expectedFrames(_ direction: Direction) -> [[String: CGRect]]? {
    if direction == .leftToRight { return steps.map(\.frames) }
    var result: [[String: CGRect]] = []
    var rootWidth: Double?
    var containers = items.reduce(into: [:]) { $0[$1.name] = $1.container.map { items[$0].name } }
    for step in steps {
      for case .insert(let name, let stack, _) in step.changes { containers[name] = stack }
      for property in widths(step) { rootWidth = property.numbers[0] }
      if let frames = step.framesFromRightToLeft {
        result.append(frames)
      } else if step.frames.isEmpty {
        result.append([:])
      } else if isSymmetric {
        result.append(step.frames)
      } else if isMirrored, let frames = mirrored(step.frames, in: containers, rootWidth) {
        result.append(frames)
      } else {
        return nil
      }
    }
    return result
  }

  /// What says the root's size: the tree for the first step, then a change.
  private func widths(_ step: Step) -> [Property] {
    var result = items[0].properties
    if !step.changes.isEmpty {
      result = step.changes.flatMap { change in
        if case .set("root", let properties) = change { return properties }
        return []
      }
    }
    return result.filter { $0.word == "size" }
  }

  private var attributes: [String] {
    var all = constraints
    for change in steps.flatMap(\.changes) {
      if case .activate(let constraint) = change { all.append(constraint) }
    }
    return all.flatMap { [$0.firstAttribute, $0.secondAttribute ?? ""] }
      + formats.flatMap(attributes)
  }

  /// Some that a visual format is about: one of its line, and those that it aligns.
  private func attributes(of format: Format) -> [String] {
    let isFixed = format.options.contains { $0.hasPrefix("direction") }
    let aligned = format.options.filter { $0.hasPrefix("alignAll") }.map { option in
      let name = option.dropFirst("alignAll".count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    return [format.text.hasPrefix("V") ? "top" : isFixed ? "left" : "leading"] + aligned
  }

  private static let directed = ["leading", "trailing", "leadingMargin", "trailingMargin"]
  private static let absolute = [
    "left", "right", "leftMargin", "rightMargin", "centerX", "centerXWithinMargins",
  ]

  /// Whether nothing follows the direction.
  private var isSymmetric: Bool {
    !attributes.contains(where: Self.directed.contains)
      && !items.contains { item in
        item.has("semantic") || item.has("directionalMargins") || item.has("stack")
      }
  }

  /// Whether everything follows the direction, and is mirrored in its superview.
  private var isMirrored: Bool {
    !attributes.contains(where: Self.absolute.contains)
      && !items.contains { item in
        item.has("semantic") || item.has("directionalMargins") || item.has("scroll")
          || item.has("frame") || item.has("mask")
      }
  }

  private func mirrored(
    _ frames: [String: CGRect],
    in containers: [String: String],
    _ rootWidth: Double?
  ) -> [String: CGRect]? {
    var result = frames
    for (name, frame) in frames {
      // A guide that is named through its view lies in that view.
      let container = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? containers[name]
      guard let container else { continue }
      let width = container == "root" ? rootWidth : frames[container].map { Double($0.width) }
      guard let width else { return nil }
      result[name]?.origin.x = width - frame.maxX
    }
    return result
  }
}
