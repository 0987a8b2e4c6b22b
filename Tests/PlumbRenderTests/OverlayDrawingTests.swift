import AutoLayout
import Expectations
import Foundation
import Testing

@testable import PlumbRender

@Suite struct OverlayDrawingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func view(_ name: String, in superview: UIView) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func overlay(_ parts: SVGRenderer.Overlay) -> [Substring] {
    root.layoutIfNeeded()
    return SVGRenderer(overlay: parts).render(root).split(separator: "\n")
  }

  /// The titles of the figures, which a browser shows under the pointer.
  private func titles(_ parts: SVGRenderer.Overlay) -> [String] {
    titles(in: overlay(parts))
  }

  private func titles(in picture: [Substring]) -> [String] {
    picture.compactMap { line in
      line.split(separator: "<title>", maxSplits: 1).dropFirst().first?
        .split(separator: "</title>").first.map(String.init)
    }
  }

  @Test func `frames have the names of their views`() {
    let box = view("box", in: root)
    box.frame = CGRect(x: 10, y: 20, width: 30.5, height: 40)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    expectEqual(titles(.frames), ["box (10, 20, 30.5, 40)"])
    expectTrue(overlay(.frames).contains { $0.hasSuffix(">box</text>") })
  }

  @Test func `constraints are described with names, numbers and priorities`() {
    let a = view("a", in: root)
    let b = view("b", in: root)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 40),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8),
      b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    let width = b.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    width.priority = .defaultHigh
    width.identifier = "narrow"
    width.isActive = true
    // In the order of the holders: first the root's constraints, then those of each view.
    expectEqual(
      titles(.constraints),
      [
        "a.left == root.left + 10",
        "a.top == root.top",
        "b.left &gt;= a.right + 8",
        "b.right == root.right - 16",
        "b.centerY == a.centerY",
        "b.height == a.height",
        "a.width == 40",
        "a.height == 0.5 * a.width",
        "narrow: b.width &lt;= 60 @750",
      ]
    )
    expectEqual(
      words,
      ["10", "≥ 8", "16", "= a", "40", "0.5 × width", "≤ 60 @750"]
    )
  }

  /// The texts at the arrows.
  private var words: [String] {
    overlay(.constraints).filter { $0.contains("<text") }.compactMap { line in
      line.split(separator: ">").dropFirst().first?.split(separator: "<").first.map(String.init)
    }
  }

  @Test func `equal centres are dash-dotted, optional constraints dashed`() {
    let box = view("box", in: root)
    let centered = box.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    centered.isActive = true
    expectTrue(overlay(.constraints).contains { $0.contains("stroke-dasharray=\"9 3 2 3\"") })
    centered.priority = .defaultLow
    expectTrue(overlay(.constraints).contains { $0.contains("stroke-dasharray=\"2 3\"") })
    expectEqual(words, ["@250"])
    centered.isActive = false
    let spaced = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    spaced.isActive = true
    expectTrue(!overlay(.constraints).contains { $0.contains("dasharray") })
    spaced.priority = .defaultHigh
    expectTrue(overlay(.constraints).contains { $0.contains("stroke-dasharray=\"4 3\"") })
  }

  @Test func `the leading side depends on the holder's direction`() {
    root.semanticContentAttribute = .forceRightToLeft
    let box = view("box", in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 0),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    // From the root's right edge to the box's: the box is at (130, 0, 50, 30).
    expectTrue(
      overlay(.constraints).contains { $0.contains(#"x1="200" y1="15" x2="180" y2="15""#) }
    )
  }

  @Test func `baselines and guides are drawn at their layout positions`() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    label.font = .systemFont(ofSize: 10)
    label.text = "text"
    root.addSubview(label)
    let guide = UILayoutGuide()
    guide.identifier = "column"
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalToConstant: 70),
      guide.heightAnchor.constraint(equalToConstant: 80),
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    expectTrue(
      overlay(.baselines).contains { $0.contains(#"x1="10" y1="29.526" x2="110" y2="29.526""#) }
    )
    expectEqual(titles(.layoutGuides), ["column (5, 6, 70, 80)"])
  }

  @Test func `alignment rectangles are drawn if they differ from the frames`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let box = Shadowed(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12).isActive = true
    expectEqual(titles(.alignmentRects), ["alignment rectangle of box (12, 11, 44, 36)"])
  }

  @Test func `constraints of the runtime and hidden views are not drawn`() {
    let box = view("box", in: root)
    box.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).isActive = true
    expectEqual(titles(.constraints), ["box.left == UIViewLayoutMarginsGuide.left"])
    box.isHidden = true
    expectEqual(titles([.constraints, .frames]), [])
  }

  @Test func `identical figures are drawn once`() {
    for _ in 0..<20 {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    expectEqual(
      titles([.constraints, .frames]),
      [
        "UIView (80, 0, 40, 0)", "UIView.centerX == root.centerX", "UIView.width == 40",
      ]
    )
  }

  @Test func `a reason is drawn with its constraints alone, and its text below the picture`() throws
  {
    root.accessibilityIdentifier = "root"
    let title = view("title", in: root)
    let other = view("other", in: root)
    let wide = title.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      title.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
      other.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 7),
      wide,
    ])
    root.layoutIfNeeded()
    let reason = try #require(title.layoutReason(for: .width))
    let picture = SVGRenderer().render(root, explaining: reason)
    expectEqual(
      titles(in: picture.split(separator: "\n")).filter { $0.contains("=") },
      [
        "title.left == root.left + 10", "title.right == root.right - 20", "title.width == 300 @750",
      ]
    )
    for line in reason.description.split(separator: "\n") {
      expectTrue(picture.contains(">\(line.drop { $0 == " " })</text>"))
    }
    // The first two in the colour of constraints, the last in that of what is not satisfied.
    let fills = ["#d1005d", "#b26a00"].map {
      picture.components(separatedBy: "fill=\"\($0)\" text").count - 1
    }
    expectEqual(fills, [2, 1])
    expectTrue(picture.contains("width=\"295\" height=\"221\""))
  }

  @Test func `the picture of a reason contains no memory address`() throws {
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    title.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    let reason = try #require(title.layoutReason(for: .width))
    expectTrue(reason.description.contains(":0x"))
    expectTrue(!SVGRenderer().render(root, explaining: reason).contains(":0x"))
  }
}
