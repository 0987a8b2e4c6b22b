import Expectations
import Plumb
import PlumbScenes
import PlumbTesting
import Testing

/// The layouts of the articles, with frames that were computed by hand.
@Suite struct SceneTests {
  private func diagram(
    _ id: String,
    _ variant: String = "",
    size: CGSize = Scene.portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> String {
    try #require(Scene.named(id)).layOut(variant, size: size, direction: direction)
      .root.diagramOfNamedViews
  }

  private func layOut(_ id: String, _ variant: String = "") throws -> LaidOutScene {
    try #require(Scene.named(id)).layOut(variant)
  }

  @Test func `the README contains the number of scenes`() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    expectTrue(text.contains("# lays out \(Scene.gallery.count) scenes,"))
  }

  @Test func `every scene has a unique id and a caption`() {
    expectEqual(Set(Scene.gallery.map(\.id)).count, Scene.gallery.count)
    expectTrue(Scene.gallery.allSatisfy { !$0.caption.isEmpty && !$0.variants.isEmpty })
    expectEqual(
      Scene.gallery.map(\.id),
      [
        "seed0-1", "seed0-2", "seed0-3", "seed0-6", "seed0-7", "seed0-8", "seed0-9", "seed0-10",
        "seed0-11", "seed0-12",
        "seed0-13", "seed1-1", "seed1-2", "seed2-1", "seed2-2", "seed3-2", "seed3-3", "seed4-1",
        "sign-in", "profile-card", "feed", "posts", "settings", "form", "message", "adaptive",
        "recipe",
        "player", "appearance", "shapes", "attributed-text", "store", "contacts",
        "cell-styles", "alerts", "search", "effect-views", "button-insets", "shadows", "drawing",
        "layer-animations",
      ]
    )
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `seed0-1: another view's vertical centre and height`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    expectEqual(
      try diagram("seed0-1", direction: direction),
      """
      view2 (120, 300, 150, 60)
      view1 (132, 300, 40, 60)
      """
    )
  }

  @Test(arguments: Scene.sizesAndDirections.indices)
  func `seed0-2: visual formats; an undetermined position is 0`(index: Int) throws {
    let (size, direction) = Scene.sizesAndDirections[index]
    let (width, height) = (Int(size.width), Int(size.height))
    expectEqual(
      try diagram("seed0-2", "a", size: size, direction: direction),
      "title (0, 0, 100, \(height))"
    )
    let left = direction == .leftToRight ? 20 : 30
    expectEqual(
      try diagram("seed0-2", "b", size: size, direction: direction),
      "title (\(left), 0, \(width - 50), 40)"
    )
    for variant in ["a", "b"] { expectTrue(try layOut("seed0-2", variant).issues.isEmpty) }
  }

  @Test(arguments: ["a", "b", "c"])
  func `seed0-3: three ways to one frame`(variant: String) throws {
    let scene = try layOut("seed0-3", variant)
    let label = try #require(scene.view("label") as? UILabel)
    // Rule 3.11: the maximum width, because the text is wider; five lines of 17 · 1.1934 points.
    expectTrue(label.intrinsicContentSize.width > 200)
    expectEqual(label.frame.diagram, "(30, 100, 200, 101.439)")
    expectTrue(try diagram("seed0-3", variant) == diagram("seed0-3", "a"))
    let made = (scene.root.constraints + label.constraints).filter { !$0.isOfRuntime }
    expectEqual(made.count, 3)
  }

  @Test func `seed0-6: bottom, baseline and margin are three different lines`() throws {
    let scene = try layOut("seed0-6")
    let label = try #require(scene.view("label")?.frame)
    expectEqual(label.origin, CGPoint(x: 30, y: 100))
    // Line height 1.1934 em, ascender 0.9526 em, margin 8.
    let expected = [("yellow", 17 * 1.1934), ("blue", 17 * 0.9526), ("green", 17 * 1.1934 - 8)]
    for (index, (name, distance)) in expected.enumerated() {
      let frame = try #require(scene.view(name)?.frame)
      expectTrue(abs(frame.minY - 100 - distance) < 1e-9)
      expectEqual(frame.minX, CGFloat(30 + 100 * index))
      expectEqual(frame.size, CGSize(width: 60, height: 60))
    }
  }

  @Test func `seed0-7: the first of two required widths holds, the second is reported`() throws {
    let both = try layOut("seed0-7", "a")
    expectEqual(both.root.diagramOfNamedViews, "box (20, 20, 100, 40)")
    expectEqual(both.issues.map(\.kind), [.conflict])
    expectEqual(both.issues[0].leftOut?.identifier, "wide")
    expectEqual(both.issues[0].constraints.map(\.identifier), ["narrow", "wide"])
    let weaker = try layOut("seed0-7", "b")
    expectEqual(weaker.root.diagramOfNamedViews, "box (20, 20, 100, 40)")
    expectEmpty(weaker.issues)
    expectEqual(try diagram("seed0-7", "c"), "box (20, 20, 200, 40)")
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `seed0-8: green follows blue, and yellow after blue is removed`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    expectEqual(
      try diagram("seed0-8", "a", direction: direction),
      """
      yellow (30, 100, 100, 100)
      blue (150, 100, 100, 100)
      green (270, 100, 100, 100)
      button (100, 400, 200, 50)
      """
    )
    expectEqual(
      try diagram("seed0-8", "b", direction: direction),
      """
      yellow (30, 100, 100, 100)
      green (150, 100, 100, 100)
      button (100, 400, 200, 50)
      """
    )
    expectEmpty(try layOut("seed0-8", "b").issues)
  }

  @Test(arguments: [Scene.portrait, Scene.landscape])
  func `seed0-9: the required label has its full width, the other is truncated`(
    size: CGSize
  ) throws {
    for (variant, whole) in [("a", "content"), ("b", "title")] {
      let scene = try #require(Scene.named("seed0-9")).layOut(variant, size: size)
      let title = try #require(scene.view("title") as? UILabel)
      let content = try #require(scene.view("content") as? UILabel)
      let natural = try #require(scene.view(whole)).intrinsicContentSize.width
      expectTrue((280...310).contains(natural))
      // In landscape both fit; the first one gets the remaining width. (Rule 2.05.)
      let isTight = size == Scene.portrait
      let contentWidth =
        whole == "content" || !isTight
        ? content.intrinsicContentSize.width : size.width - 30 - natural
      expectTrue(abs(content.frame.width - contentWidth) < 1e-9)
      expectTrue(abs(title.frame.width - (size.width - 30 - contentWidth)) < 1e-9)
      expectEqual(title.frame.minX, 10)
      expectEqual(title.frame.minY, 150)
      expectTrue(abs(content.frame.maxX - (size.width - 10)) < 1e-9)
      expectEmpty(scene.issues)
    }
  }

  @Test func `seed0-10: leading and trailing follow the direction`() throws {
    let height = "20.288"
    let plain = """
      title (16, 100, 100, \(height))
      value (274, 100, 100, \(height))
      """
    let mirrored = """
      title (274, 100, 100, \(height))
      value (16, 100, 100, \(height))
      """
    expectEqual(try diagram("seed0-10", "a"), plain)
    expectEqual(try diagram("seed0-10", "a", direction: .rightToLeft), mirrored)
    expectEqual(try diagram("seed0-10", "b"), plain)
    expectEqual(try diagram("seed0-10", "b", direction: .rightToLeft), plain)
  }

  @Test(arguments: [
    ("a", "(100, 200, 50, 50)"), ("b", "(200, 200, 50, 50)"), ("c", "(100, 440, 50, 50)"),
    ("d", "(100, 200, 100, 50)"),
  ])
  func `seed0-11: an update changes the corresponding constraint in place`(
    variant: String,
    blue: String
  ) throws {
    let scene = try layOut("seed0-11", variant)
    expectEqual(scene.view("blue")?.frame.diagram, blue)
    expectEqual(scene.view("other")?.frame.diagram, "(20, 400, 80, 40)")
    expectEmpty(scene.issues)
    expectEqual(scene.root.constraints.count, 5)
  }

  @Test func `seed0-12: constraints that are made twice`() throws {
    let equal = try layOut("seed0-12", "a")
    expectEqual(equal.root.diagramOfNamedViews, "box (10, 0, 40, 40)")
    expectEmpty(equal.issues)
    expectEqual(equal.root.constraints.count, 3)
    let different = try layOut("seed0-12", "b")
    expectEqual(different.root.diagramOfNamedViews, "box (10, 0, 40, 40)")
    expectEqual(different.issues.map(\.kind), [.conflict])
    expectEqual(different.issues[0].constraints.count, 2)
  }

  @Test func `seed0-13: a title of at most 200, and content after it`() throws {
    let printed = try layOut("seed0-13", "a")
    let content = try #require(printed.view("content"))
    expectEqual(printed.view("title")?.frame.diagram, "(0, 0, 200, 20.288)")
    expectEqual(content.frame.minX, 200)
    expectEqual(content.frame.width, content.intrinsicContentSize.width)
    expectEqual(
      try diagram("seed0-13", "b"),
      """
      title (0, 0, 200, 20.288)
      content (200, 0, 190, 20.288)
      """
    )
    expectEqual(
      try diagram("seed0-13", "b", direction: .rightToLeft),
      """
      title (190, 0, 200, 20.288)
      content (0, 0, 190, 20.288)
      """
    )
    // The short title below keeps its intrinsic width, and its content fills the remaining width.
    let meant = try layOut("seed0-13", "b").root.subviews
    expectEqual(meant[2].frame.width, meant[2].intrinsicContentSize.width)
    expectEqual(meant[3].frame.minX, meant[2].frame.maxX)
    expectEqual(meant[3].frame.maxX, 390)
  }

  @Test func `seed1-1: aligned by another target, an offset, a remake and a priority`() throws {
    let start = """
      topView (50, 407, 100, 30)
      bottomView (50, 487, 100, 30)
      rightView (240, 407, 100, 30)
      """
    let level = """
      topView (50, 407, 100, 30)
      bottomView (50, 487, 100, 30)
      rightView (240, 487, 100, 30)
      """
    expectEqual(try diagram("seed1-1", "start"), start)
    for variant in ["a", "b", "c", "d"] {
      expectEqual(try diagram("seed1-1", variant), level)
      expectEmpty(try layOut("seed1-1", variant).issues)
    }
    expectEqual(
      try diagram("seed1-1", "c", size: Scene.landscape),
      """
      topView (50, 180, 100, 30)
      bottomView (50, 260, 100, 30)
      rightView (694, 260, 100, 30)
      """
    )
  }

  @Test func `seed1-2: an update changes the constraint that it matches`() throws {
    expectEqual(
      try diagram("seed1-2", "a"),
      """
      topView (20, 50, 100, 30)
      box (20, 70, 40, 40)
      """
    )
    expectEqual(
      try diagram("seed1-2", "b"),
      """
      topView (20, 50, 100, 30)
      box (20, 80, 40, 40)
      """
    )
  }

  @Test func `seed2-1 and seed2-2: half as wide, 16 below`() throws {
    expectEqual(try diagram("seed2-1"), "aView (0, 0, 195, 20)")
    expectEqual(try diagram("seed2-1", size: Scene.landscape), "aView (0, 0, 422, 20)")
    expectEqual(
      try diagram("seed2-2"),
      """
      topView (0, 0, 100, 50)
      centerView (0, 66, 60, 20)
      """
    )
  }

  @Test func `seed3-2: a thousand and one buttons fill the root`() throws {
    let scene = try layOut("seed3-2")
    expectEqual(scene.namedViews.count, 1001)
    for (index, view) in scene.namedViews.enumerated() {
      expectEqual(view.name, "button\(index)")
      expectEqual(view.type, "UIButton")
      expectEqual(view.frame, CGRect(origin: .zero, size: Scene.portrait))
    }
    expectEqual(scene.root.constraints.count, 4004)
    expectEqual(scene.root.layoutStatistics.pivots, 0)
  }

  @Test func `seed3-3: with a mask the box stays centred, without it the frame stays`() throws {
    expectEqual(try diagram("seed3-3", "a"), "box (145, 372, 100, 100)")
    expectEqual(try diagram("seed3-3", "a", size: Scene.landscape), "box (372, 145, 100, 100)")
    expectEqual(try diagram("seed3-3", "b"), "box (145, 372, 100, 100)")
    expectEqual(try diagram("seed3-3", "b", size: Scene.landscape), "box (145, 372, 100, 100)")
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `seed4-1: no relation means equality, and an update without constraints adds them`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let made = try #require(Scene.named("seed4-1")).layOut("b", direction: direction)
    expectEmpty(made.issues)
    // Views hold the constraints of their own heights and sizes, the root holds the others.
    expectEqual(["view", "label", "button"].map { made.view($0)?.made }, [1, 2, 2])
    expectEqual(made.root.made, 3 + 2 + 2)
    expectEqual(
      try diagram("seed4-1", "b", size: Scene.landscape, direction: direction),
      """
      view (0, 0, 844, 300)
      label (100, 600, 80, 20)
      button (0, 310, 50, 50)
      """
    )
    expectEqual(
      try diagram("seed4-1", "a"),
      """
      view (0, 0, 390, 300)
      label (0, 0, 80, 20)
      button (0, 310, 50, 50)
      """
    )
    expectEqual(
      try diagram("seed4-1", "b"),
      """
      view (0, 0, 390, 300)
      label (100, 600, 80, 20)
      button (0, 310, 50, 50)
      """
    )
  }
}

extension UIView {
  /// The number of constraints that the view holds, without those of the runtime.
  fileprivate var made: Int { constraints.filter { !$0.isOfRuntime }.count }
}

extension UIView {
  /// The frames of the views that the scene names, in their superviews' coordinates, indented by their named superviews.
  fileprivate var diagramOfNamedViews: String {
    var lines: [String] = []
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      let name = view.accessibilityIdentifier
      if let name {
        lines.append(String(repeating: "  ", count: depth) + "\(name) \(view.frame.diagram)")
      }
      let inner = name == nil ? depth : depth + 1
      waiting += view.subviews.reversed().map { ($0, inner) }
    }
    return lines.joined(separator: "\n")
  }
}
