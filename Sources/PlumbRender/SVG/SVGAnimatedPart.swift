import AutoLayout

/// Writes the elements that are displayed during one part of an animation.
struct SVGAnimatedPart {
  private let run: SVGAnimation.Run
  private let number: Int
  private let end: Double
  private let duration: Double
  /// Whether the elements are displayed during the whole animation.
  var isAlone = false

  init(_ run: SVGAnimation.Run, number: Int, until end: Double, of duration: Double) {
    self.run = run
    self.number = number
    self.end = end
    self.duration = duration
  }

  func write(to writer: inout SVGWriter) {
    if !isAlone {
      let (start, end) = (share(run.times[0]), share(self.end))
      var steps: [(time: Double, value: String)] = []
      if start > 0 { steps.append((0, "none")) }
      if end > start { steps.append((start, "inline")) }
      if end < 1 { steps.append((end, "none")) }
      let hidden = SVGWriter.Attribute(name: "display", value: "none")
      writer.write(
        .begin("g", [], title: nil),
        number == 0 ? [] : [hidden],
        inner: [animation("display", steps)]
      )
    }
    for index in run.frames[0].indices { write(index, to: &writer) }
    if !isAlone { writer.end() }
  }

  private func write(_ index: Int, to writer: inout SVGWriter) {
    let piece = run.frames[0][index]
    let moving = piece.attributes.indices.filter { attribute in
      let value = piece.attributes[attribute].value
      return run.frames.contains { $0[index].attributes[attribute].value != value }
    }
    // The attributes have the values of the first frame, for viewers without animation. Animated transforms replace them.
    let attributes = piece.attributes.map(named)
    writer.write(piece, attributes, inner: moving.flatMap { animations(of: $0, in: index) })
  }

  /// The attribute with the number of the part in ids and references, so that ids are unique in the document.
  private func named(_ attribute: SVGWriter.Attribute) -> SVGWriter.Attribute {
    if number == 0 { return attribute }
    var result = attribute
    if attribute.name == "id" { result.value += "-\(number)" }
    if attribute.name == "clip-path", attribute.value.hasSuffix(")") {
      result.value = "\(attribute.value.dropLast())-\(number))"
    }
    return result
  }

  // MARK: Values

  private func animations(of attribute: Int, in index: Int) -> [String] {
    let values = run.frames.map { $0[index].attributes[attribute] }
    if values[0].kind == .transform { return transformAnimations(values.map(\.value)) }
    return [animation(values[0].name, steps(values.map(\.value)))]
  }

  /// Animations of the translation, rotation, skew and scale of a transform, because SVG cannot animate a matrix.
  private func transformAnimations(_ values: [String]) -> [String] {
    var parts = values.map { CGAffineTransform(matrix: $0).parts }
    for index in parts.indices.dropFirst() {
      // Continues a rotation by the smallest angle, without jumps by a full turn.
      let way = parts[index].angle - parts[index - 1].angle
      parts[index].angle = parts[index - 1].angle + way.remainder(dividingBy: 2 * .pi)
    }
    func degrees(_ angle: Double) -> String { SVGWriter.number(CGFloat(angle * 180 / .pi)) }
    func number(_ value: Double) -> String { SVGWriter.number(CGFloat(value)) }
    func factor(_ value: Double) -> String { SVGWriter.factor(CGFloat(value)) }
    let lists: [(type: String, rest: String, values: [String])] = [
      ("translate", "0 0", parts.map { "\(number($0.x)) \(number($0.y))" }),
      ("rotate", "0", parts.map { degrees($0.angle) }),
      (
        "skewX", "0",
        parts.map { $0.scaleY == 0 ? "0" : degrees(atan($0.skew * $0.scaleX / $0.scaleY)) }
      ),
      ("scale", "1 1", parts.map { "\(factor($0.scaleX)) \(factor($0.scaleY))" }),
    ]
    var result: [String] = []
    for list in lists where list.values.contains(where: { $0 != list.rest }) {
      result.append(
        animation("transform", steps(list.values), type: list.type, isAdded: !result.isEmpty)
      )
    }
    return result
  }

  /// The values with their times as shares of the duration, from 0 to 1, without values that equal both neighbours.
  private func steps(_ values: [String]) -> [(time: Double, value: String)] {
    var steps = zip(run.times, values).map { (time: share($0), value: $1) }
    if let first = steps.first, first.time > 0 { steps.insert((0, first.value), at: 0) }
    if let last = steps.last, last.time < 1 { steps.append((1, last.value)) }
    return steps.enumerated().filter { index, step in
      index == 0 || index == steps.count - 1 || steps[index - 1].value != step.value
        || steps[index + 1].value != step.value
    }.map(\.element)
  }

  private func share(_ time: Double) -> Double { duration > 0 ? min(time / duration, 1) : 0 }

  /// The animation element of an attribute.
  ///
  /// - Parameters:
  ///   - type: the type of a transform; nil for other attributes.
  ///   - isAdded: whether the transform is appended to the preceding ones.
  private func animation(
    _ name: String,
    _ steps: [(time: Double, value: String)],
    type: String? = nil,
    isAdded: Bool = false
  ) -> String {
    var writer = SVGWriter()
    writer.element(
      type == nil ? "animate" : "animateTransform",
      [
        "attributeName": name,
        "type": type,
        "dur": "\(SVGWriter.number(CGFloat(duration)))s",
        "repeatCount": "indefinite",
        "calcMode": name == "display" ? "discrete" : nil,
        "additive": isAdded ? "sum" : nil,
        "keyTimes": steps.map { Self.share($0.time) }.joined(separator: ";"),
        "values": steps.map(\.value).joined(separator: ";"),
      ]
    )
    return writer.document
  }

  /// A share with five decimals: in an animation of a minute a frame of a 60th of a second is a share of less than 0.001.
  private static func share(_ value: Double) -> String {
    let digits = String(Int((value * 100_000).rounded()) + 100_000).dropFirst()
    if value >= 1 { return "1" }
    let trimmed = digits.reversed().drop { $0 == "0" }.reversed()
    return trimmed.isEmpty ? "0" : "0.\(String(trimmed))"
  }
}

extension CGAffineTransform {
  /// Creates a transform from an SVG matrix: `matrix(1 0 0 1 0 0)`.
  fileprivate init(matrix: String) {
    let numbers = matrix.dropFirst("matrix(".count).dropLast().split(separator: " ")
      .map { CGFloat(Double($0) ?? 0) }
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}
