import AutoLayout
import Expectations
import Testing

@testable import PlumbRender

/// A view of 30 by 30 points with an image, in red. Symbols are drawn in its inner 24 by 24 points.
private func view(_ image: UIImage?, _ direction: UISemanticContentAttribute = .unspecified)
  -> UIImageView
{
  let view = UIImageView(image: image)
  view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
  view.tintColor = .red
  view.semanticContentAttribute = direction
  return view
}

/// The elements inside the root element of a symbol's picture.
private func drawn(
  _ name: String,
  _ direction: UISemanticContentAttribute = .unspecified,
  _ change: (UIImage) -> UIImage = { $0 }
) -> String {
  SVGRenderer().render(view(UIImage(systemName: name).map(change), direction))
    .split(separator: "\n").dropFirst().dropLast()
    .map { $0.dropFirst(2) }.joined(separator: "\n")
}

extension Symbol {
  /// Whether a point is in the colour of the symbol.
  fileprivate func covers(_ x: CGFloat, _ y: CGFloat) -> Bool {
    layers.reduce(false) { isCovered, layer in
      let isInside = layer.outlines(lineWidth: 1.7).contains {
        $0.contains(CGPoint(x: x, y: y), using: .evenOdd)
      }
      return isInside ? !layer.isCut : isCovered
    }
  }
}

@Suite struct SymbolTests {
  static let names = (Array(Symbol.shapes.keys) + Array(Symbol.synonyms.keys)).sorted()

  @Test func `a chevron is a line with round ends and corners`() {
    expectEqual(
      drawn("chevron.right"),
      """
      <g>
        <title>chevron.right</title>
        <path d="M11.5 7L19.5 15L11.5 23" fill="none" stroke="#ff0000" stroke-width="1.7" \
      stroke-linecap="round" stroke-linejoin="round"/>
      </g>
      """
    )
  }

  @Test(arguments: names)
  func `each symbol and its variants lie in the square`(name: String) throws {
    for modifiers in ["", ".fill", ".circle", ".square.fill", ".slash", ".badge", ".badge.plus"] {
      let symbol = try #require(Symbol(named: name + modifiers))
      expectTrue(!symbol.layers.isEmpty)
      for layer in symbol.layers where !layer.isCut {
        let border = layer.lineWidth * Symbol.lineWidth(of: .regular) / 2
        let box = layer.path.boundingBoxOfPath.insetBy(dx: -border, dy: -border)
        expectTrue(box.isUsable)
        expectTrue(
          CGRect(x: 0, y: 0, width: 24, height: 24).contains(box),
          "\(name + modifiers): \(box)"
        )
      }
    }
  }

  @Test(arguments: names)
  func `fill changes what has closed lines, and nothing else`(name: String) throws {
    let shape = try #require(Symbol.shape(of: name[...]))
    let hasClosedLines = Symbol.path(shape.lines).parts.contains(where: \.isClosed)
    let (plain, filled) = (drawn(name), drawn(name + ".fill"))
    expectEqual((plain != filled.replacing(".fill</title>", with: "</title>")), hasClosedLines)
  }

  @Test func `synonyms are names of shapes`() {
    for (name, other) in Symbol.synonyms {
      expectTrue(Symbol.shapes[name] == nil)
      expectTrue(Symbol.shapes[other] != nil)
    }
  }

  @Test(arguments: [
    "unknown", "unknown.fill", "unknown.circle", "star.unknown", ".fill", "star..fill", ".",
  ])
  func `an unknown symbol is a disc`(name: String) {
    expectEqual(
      drawn(name),
      """
      <rect x="3" y="3" width="24" height="24" rx="12" fill="#ff0000"><title>\(name)</title></rect>
      """
    )
  }

  @Test func `a name of any length has a drawing or none`() {
    expectTrue(Symbol(named: "star.circle.square.circle.fill") != nil)
    expectTrue(Symbol(named: "star" + String(repeating: ".circle", count: 100_000)) == nil)
  }

  @Test func `a circle contains the filled symbol, and a filled circle has a hole of its form`()
    throws
  {
    let (around, cut) = (
      try #require(Symbol(named: "star.circle")), try #require(Symbol(named: "star.circle.fill"))
    )
    // The middle of the star, a point beside it, and one on the circle.
    expectEqual(
      [around.covers(12, 12), around.covers(12, 4.5), around.covers(12, 2.3)],
      [
        true, false, true,
      ]
    )
    expectEqual(
      [cut.covers(12, 12), cut.covers(12, 4.5), cut.covers(12, 2.3)],
      [false, true, true]
    )
  }

  @Test func `details are cut out of a filled symbol, and drawn in a hole`() throws {
    // On the ring around the pupil, and in the pupil.
    for (name, ring) in [("eye", true), ("eye.fill", false)] {
      let symbol = try #require(Symbol(named: name))
      expectEqual(symbol.covers(15.4, 12), ring)
      expectTrue(symbol.covers(12, 12) != ring)
    }
    let cut = try #require(Symbol(named: "eye.circle.fill"))
    expectTrue(cut.covers(13.9, 12))
    expectTrue(!cut.covers(12, 12))
  }

  @Test func `lines that cross are cut out where they cross`() throws {
    let symbol = try #require(Symbol(named: "plus.circle.fill"))
    expectTrue(!symbol.covers(12, 12))
    expectTrue(!symbol.covers(14, 12))
    expectTrue(symbol.covers(14, 14))
  }

  @Test func `a slash has gaps beside it`() throws {
    let symbol = try #require(Symbol(named: "square.fill.slash"))
    expectEqual(
      [symbol.covers(12, 12), symbol.covers(13.2, 10.8), symbol.covers(15, 9)],
      [
        true, false, true,
      ]
    )
  }

  @Test func `a badge is a dot, or a filled circle with a sign`() throws {
    let (plain, dot, sign) = (
      try #require(Symbol(named: "folder")), try #require(Symbol(named: "folder.badge")),
      try #require(Symbol(named: "folder.badge.plus"))
    )
    expectEqual([plain, dot, sign].map { $0.covers(18.5, 5.5) }, [false, true, false])
    // The middle of the plus, a point beside it, and the gap.
    expectTrue(!sign.covers(18, 18))
    expectTrue(sign.covers(20, 20))
    expectTrue(plain.covers(12.2, 19.4))
    expectTrue(!sign.covers(12.2, 19.4))
  }

  @Test(arguments: ["plus", "star", "gearshape", "paperclip", "at", "hand.thumbsup", "dollarsign"])
  func `an outline contains the points whose distance is at most half of the width`(name: String)
    throws
  {
    let shape = try #require(Symbol.shapes[name])
    for part in Symbol.path(shape.lines).parts {
      let outline = part.outline(lineWidth: 2, isFilled: false)
      let line = (0...400).map { index -> CGPoint in
        let end = CGFloat(index) / 400
        return part.trimmed(from: max(0, end - 0.001), to: max(0.001, end)).currentPoint
      }
      for index in 0..<400 {
        let point = CGPoint(x: CGFloat(index % 20) * 1.2 + 0.3, y: CGFloat(index / 20) * 1.2 + 0.4)
        let distance = line.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? 0
        if abs(distance - 1) < 0.1 { continue }
        expectEqual(outline.contains(point, using: .evenOdd), (distance < 1), "\(name) at \(point)")
      }
    }
  }

  @Test func `lines are as thick as the weight says`() {
    func width(_ weight: UIImage.SymbolWeight) -> String? {
      let text = drawn("xmark") {
        $0.withConfiguration(UIImage.SymbolConfiguration(weight: weight))
      }
      return text.components(separatedBy: "stroke-width=\"").last?.components(separatedBy: "\"")
        .first
    }
    expectEqual(width(.unspecified), "1.7")
    expectEqual(width(.ultraLight), "0.7")
    expectEqual(width(.bold), "2.5")
  }

  @Test func `forward points to the left in a layout from right to left, right does not`() {
    func line(_ text: String) -> String { text.components(separatedBy: "d=\"")[1] }
    let backward = line(drawn("chevron.backward"))
    expectEqual(line(drawn("chevron.forward", .forceRightToLeft)), backward)
    expectEqual(line(drawn("chevron.right", .forceRightToLeft)), line(drawn("chevron.right")))
    let flipped = drawn("chevron.right", .forceRightToLeft) {
      $0.imageFlippedForRightToLeftLayoutDirection()
    }
    expectEqual(line(flipped), backward)
    // The buttons of a player.
    expectEqual(line(drawn("forward", .forceRightToLeft)), line(drawn("forward")))
  }

  @Test func `layers do not shine through each other in a translucent colour`() {
    let text = drawn("plus.circle") { $0.withTintColor(UIColor(white: 0, alpha: 0.25)) }
    expectTrue(text.contains("<g opacity=\"0.25\">"))
    expectTrue(!text.contains("stroke-opacity") && !text.contains("fill-opacity"))
    expectTrue(!drawn("star") { $0.withTintColor(.clear) }.contains("path"))
  }

  @Test(arguments: ["star", "star.fill", "bell.slash.circle.fill", "person.crop.circle.badge.plus"])
  func `a symbol has one title`(name: String) {
    expectEqual(drawn(name).components(separatedBy: "<title>\(name)</title>").count, 2)
    expectEqual(drawn(name).components(separatedBy: "<title>").count, 2)
  }
}
