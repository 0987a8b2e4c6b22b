public import AutoLayout

/// One SVG document that shows a tree in motion, over and over again.
///
/// It is made of pictures of single moments. As long as these consist of the same elements, what differs in them is
/// animated, evenly from one picture to the next, by the elements that SVG takes from SMIL; where elements come or go, the
/// document goes over to other ones. Nothing in it is a script, so that it moves as an image of a page, too. A viewer that does
/// not animate shows the first moment.
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

  public init(_ renderer: SVGRenderer = SVGRenderer()) { self.renderer = renderer }

  /// Takes a picture of a tree as it is shown now.
  ///
  /// - Parameter time: in seconds from the beginning of the document, not before that of the last picture. At a time that has one
  ///   already, the document goes over to the new one.
  public mutating func add(_ root: UIView, at time: Double) {
    precondition(time >= frames.last?.time ?? 0, "Pictures are added in the order of their times.")
    let writer = renderer.write(root, into: SVGWriter(keepsPieces: true))
    frames.append(Frame(time: time, pieces: writer.pieces ?? []))
  }

  /// The document.
  ///
  /// - Parameter duration: in seconds; after it everything begins anew. At least the time of the last picture.
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

  /// Frames in a row that consist of the same elements.
  struct Run {
    var times: [Double]
    /// Of each frame, what is between the outermost tags.
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
  /// Whether the elements are the same, apart from attributes that can go from one value to the other.
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
    old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        old == new || old.name == new.name && old.kind != nil && old.kind == new.kind
      }
  }

  var attributes: [SVGWriter.Attribute] {
    switch self {
    case .element(_, let attributes, _, _), .begin(_, let attributes, _): attributes
    case .end: []
    }
  }
}

extension SVGWriter.Attribute {
  /// Of two values of the same kind there are others in between.
  enum Kind: Equatable {
    case number, color, transform
    /// With the letters of its commands.
    case path(String)
  }

  /// nil if there is nothing between two values.
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
