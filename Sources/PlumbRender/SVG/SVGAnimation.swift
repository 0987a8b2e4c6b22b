public import AutoLayout

/// An SVG document that shows an animated view hierarchy in an endless loop.
///
/// It consists of frames at given times. As long as consecutive frames have the same elements, their attributes are interpolated
/// linearly by SVG's animation elements (SMIL). When elements appear or disappear, the document switches to another group of
/// elements. It contains no script, so it also runs as an image of a page. A viewer without animation shows the first frame.
///
/// ```swift
/// var film = SVGAnimation()
/// film.add(card, at: 0)
/// UIView.animate(withDuration: 1) { … }
/// while clock.isAnimating {
///   clock.advance(by: 1.0 / 60)
///   film.add(card, at: clock.now)
/// }
/// let document = film.document(lasting: clock.now + 1)
/// ```
public struct SVGAnimation {
  private let renderer: SVGRenderer
  private var frames: [Frame] = []

  private struct Frame {
    var time: Double
    var pieces: [SVGWriter.Piece]
  }

  /// Creates an animation without frames.
  ///
  /// - Parameter renderer: the renderer of each frame.
  public init(_ renderer: SVGRenderer = SVGRenderer()) { self.renderer = renderer }

  /// Adds a frame with the current appearance of a view hierarchy.
  ///
  /// - Parameters:
  ///   - root: the root of the hierarchy.
  ///   - time: the time of the frame in seconds from the start of the document, at least that of the previous frame. A frame at the
  ///     time of the previous one replaces it from then on.
  public mutating func add(_ root: UIView, at time: Double) {
    precondition(
      time >= frames.last?.time ?? 0,
      "Frames must be added in the order of their times."
    )
    let writer = renderer.write(root, into: SVGWriter(keepsPieces: true))
    frames.append(Frame(time: time, pieces: writer.pieces ?? []))
  }

  /// The SVG document; empty if there are no frames.
  ///
  /// - Parameter duration: the time after which the animation repeats, in seconds. The minimum is the time of the last frame.
  public func document(lasting duration: Double) -> String {
    var writer = SVGWriter()
    guard let outermost = frames.first?.pieces.first else { return "" }
    let length = max(duration, frames.last?.time ?? 0)
    writer.write(outermost, outermost.attributes)
    let scenes = scenes
    for (index, scene) in scenes.enumerated() {
      let end = index + 1 < scenes.count ? scenes[index + 1].times[0] : length
      var part = SVGAnimatedPart(scene, number: index, until: end, of: length)
      part.isAlone = scenes.count == 1
      part.write(to: &writer)
    }
    writer.end()
    return writer.document
  }

  /// Consecutive frames with the same elements.
  struct Run {
    var times: [Double]
    /// The elements of each frame, without the outermost element.
    var frames: [[SVGWriter.Piece]]
  }

  private var scenes: [Run] {
    var result: [Run] = []
    for frame in frames {
      let inner = Array(frame.pieces.dropFirst().dropLast())
      if let last = result.last?.frames.last, last.hasForm(of: inner) {
        result[result.count - 1].times.append(frame.time)
        result[result.count - 1].frames.append(inner)
      } else {
        result.append(Run(times: [frame.time], frames: [inner]))
      }
    }
    return result
  }
}

extension [SVGWriter.Piece] {
  /// Whether the elements differ only in attributes that can be interpolated.
  fileprivate func hasForm(of other: [SVGWriter.Piece]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.hasForm(of: $1) }
  }
}

extension SVGWriter.Piece {
  fileprivate func hasForm(of other: SVGWriter.Piece) -> Bool {
    switch (self, other) {
    case (
      .element(let a, let old, let text, let title), .element(let b, let new, let words, let name)
    ):
      a == b && text == words && title == name && Self.canGo(from: old, to: new)
    case (.begin(let a, let old, let title), .begin(let b, let new, let name)):
      a == b && title == name && Self.canGo(from: old, to: new)
    case (.end, .end): true
    default: false
    }
  }

  private static func canGo(
    from old: [SVGWriter.Attribute],
    to new: [SVGWriter.Attribute]
  ) -> Bool {
    // In statements of their own: the type checker took 15 seconds for one expression of them.
    if old.count != new.count { return false }
    for (old, new) in zip(old, new) where old != new {
      if old.name != new.name { return false }
      guard let kind = old.kind, kind == new.kind else { return false }
    }
    return true
  }

  var attributes: [SVGWriter.Attribute] {
    switch self {
    case .element(_, let attributes, _, _), .begin(_, let attributes, _): attributes
    case .end: []
    }
  }
}

extension SVGWriter.Attribute {
  /// The kinds of values that can be interpolated. Two values must have the same kind.
  enum Kind: Equatable {
    case number, color, transform
    /// A path, with the letters of its commands.
    case path(String)
  }

  /// The kind of the value; nil if it cannot be interpolated.
  var kind: Kind? {
    switch name {
    case "x", "y", "width", "height", "rx", "cx", "cy", "r", "x1", "y1", "x2", "y2", "opacity",
      "fill-opacity", "stroke-opacity", "stroke-width", "font-size", "textLength":
      .number
    case "fill", "stroke": value.hasPrefix("#") ? .color : nil
    case "transform": value.hasPrefix("matrix(") ? .transform : nil
    case "d": .path(value.filter(\.isLetter))
    default: nil
    }
  }
}
