import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct SafeAreaTests {
  /// A root with a view `safe` in its safe area.
  private func root(_ size: String, _ more: String = "") -> String {
    F.root(
      "0 0 \(size)",
      "key=\"view\"",
      """
      <subviews>\(F.view("safe"))</subviews>
      <viewLayoutGuide key="safeArea" id="area"/>
      \(F.constraints(
        F.pin("safe", "leading", "area", "leading"), F.pin("safe", "top", "area", "top"),
        F.pin("safe", "trailing", "area", "trailing"), F.pin("safe", "bottom", "area", "bottom")
      ))
      \(more)
      """
    )
  }

  private func insets(_ frame: CGRect?, in size: CGSize) -> [CGFloat]? {
    frame.map { [$0.minY, $0.minX, size.height - $0.maxY, size.width - $0.maxX] }
  }

  private func ofController(
    _ tools: String,
    _ device: String,
    _ size: (Int, Int),
    orientation: String = "portrait",
    inside: String = "",
    with others: String = ""
  ) throws -> [CGFloat]? {
    let controller = """
      <viewController id="controller">\(root("\(size.0) \(size.1)"))\(inside)</viewController>
      """
    let text = F.storyboard(
      tools: tools,
      device: device,
      orientation: orientation,
      controller,
      others
    )
    return insets(try frames(text)["safe"], in: CGSize(width: size.0, height: size.1))
  }

  @Test(arguments: [
    ("14490", "retina4_7", 375, 667, [20, 0, 0, 0]),
    ("14868", "retina4_7", 375, 667, [0, 0, 0, 0]),
    ("18122", "retina5_5", 414, 736, [0, 0, 0, 0]),
    ("22505", "retina4_7", 375, 667, [20, 0, 0, 0]),
    ("14490", "retina6_1", 414, 896, [44, 0, 34, 0]),
    ("17701", "retina5_9", 375, 812, [44, 0, 34, 0]),
    ("22154", "retina6_1", 414, 896, [48, 0, 34, 0]),
    ("22505", "retina5_9", 375, 812, [50, 0, 34, 0]),
    ("23504", "retina6_12", 393, 852, [59, 0, 34, 0]),
    ("23504", "retina6_0", 390, 844, [47, 0, 34, 0]),
    ("23504", "ipad9_7", 768, 1024, [20, 0, 0, 0]),
  ])
  func `the safe area of each device depends on the version`(
    tools: String,
    device: String,
    width: Int,
    height: Int,
    expected: [CGFloat]
  ) throws {
    expectEqual(try ofController(tools, device, (width, height)), expected)
  }

  @Test func `in landscape the notch insets both sides, and a phone has no status bar`() throws {
    expectEqual(
      try ofController("14490", "retina6_1", (896, 414), orientation: "landscape"),
      [
        0, 44, 21, 44,
      ]
    )
    expectEqual(
      try ofController("14490", "retina4_7", (667, 375), orientation: "landscape"),
      [0, 0, 0, 0]
    )
    expectEqual(
      try ofController("14490", "ipad9_7", (1024, 768), orientation: "landscape"),
      [20, 0, 0, 0]
    )
  }

  @Test func `a navigation controller adds its bar, also to pushed controllers`() throws {
    func navigation(_ attributes: String, _ first: String) -> String {
      """
      <navigationController id="navigation" \(attributes)><connections>
      <segue destination="\(first)" kind="relationship" relationship="rootViewController" id="s0"/>
      </connections></navigationController>
      """
    }
    func inNavigation(_ attributes: String = "", first: String = "controller", _ more: String = "")
      throws -> [CGFloat]?
    {
      try ofController(
        "14490",
        "retina6_1",
        (414, 896),
        with: navigation(attributes, first) + more
      )
    }
    expectEqual(try inNavigation(), [88, 0, 34, 0])
    expectEqual(try inNavigation("navigationBarHidden=\"YES\""), [44, 0, 34, 0])
    expectEqual(try inNavigation("toolbarHidden=\"NO\""), [88, 0, 78, 0])
    // Two controllers that push each other.
    let list = """
      <tableViewController id="list"><connections>
      <segue destination="controller" kind="show" id="s1"/><segue destination="list" kind="show" id="s2"/>
      </connections></tableViewController>
      """
    expectEqual(try inNavigation(first: "list", list), [88, 0, 34, 0])
  }

  @Test func `simulated bars and tab bars change the safe area`() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    expectEqual(try ofController("14490", "retina4_7", (375, 667), inside: bar), [64, 0, 0, 0])
    let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    expectEqual(
      try ofController("14490", "retina4_7", (375, 667), inside: toolbar),
      [20, 0, 44, 0]
    )
    let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    expectEqual(try ofController("14490", "retina6_1", (414, 896), inside: tabs), [44, 0, 83, 0])
    let controller = """
      <tabBarController id="tabs"><connections>
      <segue destination="controller" kind="relationship" relationship="viewControllers" id="s0"/>
      </connections></tabBarController>
      """
    expectEqual(
      try ofController("14490", "retina6_1", (414, 896), with: controller),
      [44, 0, 83, 0]
    )
    let none = "<nil key=\"simulatedBottomBarMetrics\"/><nil key=\"simulatedTopBarMetrics\"/>"
    expectEqual(
      try ofController("14490", "retina6_1", (414, 896), inside: none, with: controller),
      [
        44, 0, 34, 0,
      ]
    )
  }

  @Test func `bars are lower on a phone in landscape`() throws {
    let bars = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/><simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    func across(_ device: String, _ size: (Int, Int)) throws -> [CGFloat]? {
      try ofController("22505", device, size, orientation: "landscape", inside: bars)
    }
    expectEqual(try across("retina4_7", (667, 375)), [32, 0, 32, 0])
    expectEqual(try across("retina6_12", (852, 393)), [32, 59, 53, 59])
    expectEqual(try across("ipad9_7", (1024, 768)), [64, 0, 44, 0])
  }

  @Test func `bars among the views are lower in landscape, too`() throws {
    let text = F.xib(
      device: "retina4_7",
      F.root(
        "0 0 375 667",
        "",
        ["navigationBar", "toolbar", "tabBar"].map { F.view($0, element: $0) }
          .joined().wrapped(in: "subviews")
      )
    )
    let upright = try frames(text)
    let across = try frames(text) { $0.isLandscape = true }
    for (bar, height) in [("navigationBar", 44), ("toolbar", 44), ("tabBar", 49)] {
      expectEqual(upright[bar]?.height, CGFloat(height))
      expectEqual(across[bar]?.height, 32)
    }
  }

  @Test func `a sheet has no status bar inset, a freeform view has one`() throws {
    expectEqual(try ofController("16096", "retina6_1", (414, 842)), [0, 0, 34, 0])
    let freeform = "<size key=\"freeformSize\" width=\"320\" height=\"276\"/>"
    expectEqual(
      try ofController("23504", "retina6_5", (320, 276), inside: freeform),
      [44, 0, 34, 0]
    )
  }

  @Test(arguments: [
    ("14490", 200, [0, 0, 0, 0]), ("17701", 200, [44, 0, 0, 0]), ("17701", 880, [44, 0, 18, 0]),
    ("17701", 896, [44, 0, 34, 0]), ("17701", 30, [30, 0, 0, 0]),
  ])
  func `a freeform top-level view is at the top of the screen`(
    tools: String,
    height: Int,
    expected: [CGFloat]
  ) throws {
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let text = F.xib(tools: tools, plugIn: tools, root("414 \(height)", metrics))
    let size = CGSize(width: 414, height: height)
    expectEqual(try insets(frames(text)["safe"], in: size), expected)
  }

  @Test func `a beta version has the version of its plug-in`() throws {
    let text = F.xib(
      tools: "32700.99.1234",
      plugIn: "17703",
      device: "retina4_7",
      root("375 667")
    )
    expectEqual(try frames(text)["safe"], CGRect(0, 0, 375, 667))
    expectEqual(try read(text).tools, ToolsVersion(17703))
  }

  @Test func `a subview has the part of the safe area insets that overlaps it`() throws {
    let text = F.xib(
      tools: "17701",
      F.root(
        "0 0 414 896",
        "",
        """
        <subviews>\(F.view("inner", "0 0 10 10", "", """
          <subviews>\(F.view("safe"))</subviews>
          <viewLayoutGuide key="safeArea" id="area"/>
          \(F.constraints(
            F.pin("safe", "leading", "area", "leading"), F.pin("safe", "top", "area", "top"),
            F.pin("safe", "trailing", "area", "trailing"), F.pin("safe", "bottom", "area", "bottom")
          ))
          """))</subviews>
        \(F.constraints(
          F.pin("inner", "leading", "root", "leading"),
          F.pin("inner", "top", "root", "top", "constant=\"30\""),
          F.pin("inner", "trailing", "root", "trailing"),
          F.pin("inner", "bottom", "root", "bottom", "constant=\"-10\"")
        ))
        """
      )
    )
    let all = try frames(text)
    expectEqual(all["inner"], CGRect(0, 30, 414, 856))
    expectEqual(all["safe"], CGRect(0, 14, 414, 818))
  }

  @Test func `a controller's guides end at the safe area`() throws {
    let view = F.root(
      "0 0 375 667",
      "key=\"view\"",
      """
      <subviews>\(F.view("a"))</subviews>
      \(F.constraints(
        F.pin("a", "top", "top", "bottom", "constant=\"8\""),
        F.pin("bottom", "top", "a", "bottom", "constant=\"8\""),
        F.pin("a", "leading", "root", "leading"), F.pin("a", "trailing", "root", "trailing")
      ))
      """
    )
    let text = F.storyboard(
      tools: "12121",
      device: "retina4_7",
      """
      <viewController id="controller"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
      </layoutGuides>\(view)</viewController>
      """
    )
    expectEqual(try frames(text)["a"], CGRect(0, 28, 375, 631))
  }
}

extension String {
  fileprivate func wrapped(in element: String) -> String { "<\(element)>\(self)</\(element)>" }
}
