import Expectations
import Foundation
import InterfaceBuilder
import Testing

private typealias F = Fixture

/// Every ignored part of a file is reported, unless it affects neither layout nor appearance.
@Suite struct FileCheckTests {
  /// A file with a root view whose content begins in line 12.
  private func file(_ inside: String) -> String {
    F.xib(device: nil, "\n" + F.root("0 0 100 100", "", inside))
  }

  /// The issues of a file as `kind: message`, without lines.
  private func remarks(_ inside: String) throws -> [String] {
    let document = try read(file(inside))
    let layouts = InterfaceCanvas().layOutAll(of: document)
    let issues = document.issues + layouts.flatMap(\.issues)
    return InterfaceIssue.grouped(issues).map { "\($0.kind): \($0.text)" }
  }

  private func label(_ attributes: String, _ inside: String = "") -> String {
    "<subviews>\(F.view("a", element: "label", attributes, inside))</subviews>"
  }

  @Test func `elements that affect neither layout nor appearance are ignored`() throws {
    let silent = """
      <connections><outlet property="delegate" destination="-1" id="o"/><anything/></connections>
      <accessibility key="accessibilityConfiguration" label="x"><anything/></accessibility>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="odd" keyPath="x"/></userDefinedRuntimeAttributes>
      <point key="canvasLocation" x="1" y="2"/>
      <nil key="simulatedTopBarMetrics"/>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
      <modalFormSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      """
    let text =
      label("opaque=\"NO\" lineBreakMode=\"tailTruncation\" customClass=\"MyLabel\" text=\"x\"")
      + silent
    expectEqual(try remarks(text), [])
    let more = """
      <navigationItem key="navigationItem" id="n"/><toolbarItems/>
      """
    let controller =
      "<viewController id=\"c\">\(F.root("0 0 414 896", "key=\"view\"", ""))\(more)</viewController>"
    expectEqual(try read(F.storyboard(controller)).issues, [])
  }

  @Test func `reports of misspelt elements and attributes suggest the known name`() throws {
    expectEqual(
      try remarks("<subveiws>\(F.view("a"))</subveiws>"),
      [
        "unknownElement: The element 'subveiws' is unknown; it is ignored together with its content. "
          + "Did you mean 'subviews'?"
      ]
    )
    expectEqual(
      try remarks(label("txet=\"x\" wobble=\"1\"")),
      [
        "unknownAttribute: The attribute 'txet' of 'label' is unknown; it is ignored. Did you mean 'text'?",
        "unknownAttribute: The attribute 'wobble' of 'label' is unknown; it is ignored.",
      ]
    )
    let constraint = "firstItem=\"a\" firstAttribute=\"width\" constnat=\"30\""
    expectEqual(
      try remarks(label("") + F.constraints(constraint)),
      [
        "unknownAttribute: The attribute 'constnat' of 'constraint' is unknown; it is ignored. Did you mean 'constant'?"
      ]
    )
  }

  @Test func `invalid values are reported, and their defaults are used`() throws {
    expectEqual(
      try remarks(
        label("contentMode=\"tpo\" hidden=\"yes\" alpha=\"much\" textAlignment=\"middle\"")
      ),
      [
        "badNumber: The attribute 'alpha' of 'label' is not a number of at most 1e7 ('much'); the default is used.",
        "badValue: The attribute 'contentMode' of 'label' has an unknown value ('tpo'); the default is used. Did you mean 'top'?",
        "badValue: The attribute 'hidden' of 'label' has an unknown value ('yes'); the default is used.",
        "badValue: The attribute 'textAlignment' of 'label' has an unknown value ('middle'); the default is used.",
      ]
    )
    let constraint = "firstItem=\"a\" firstAttribute=\"width\" constant=\"12px\""
    expectEqual(
      try remarks(label("") + F.constraints(constraint)),
      [
        "badNumber: The constraint 'k0' has a constant that is not a number of at most 1e7 ('12px'); 0 is used."
      ]
    )
    let stack = F.view("s", element: "stackView", "axis=\"vertcal\" spacing=\"8px\"")
    expectEqual(
      try remarks("<subviews>\(stack)</subviews>"),
      [
        "badValue: The attribute 'axis' of 'stackView' has an unknown value ('vertcal'); the default is used. "
          + "Did you mean 'vertical'?",
        "badNumber: The attribute 'spacing' of 'stackView' is not a number of at most 1e7 ('8px'); the default is used.",
      ]
    )
    let font = "<fontDescription key=\"fontDescription\" type=\"sytem\" pointSize=\"big\"/>"
    expectEqual(
      try remarks(label("", font)),
      [
        "badNumber: A font has the invalid size 'big'; 17 points are used.",
        "badValue: The attribute 'type' of 'fontDescription' has an unknown value ('sytem'); the default is used. "
          + "Did you mean 'system'?",
      ]
    )
  }

  @Test func `misplaced views and constraints are reported and ignored`() throws {
    expectEqual(
      try remarks(
        "<label id=\"a\" text=\"x\"/><constraint firstAttribute=\"width\" constant=\"5\" id=\"k\"/>"
      ),
      [
        "unknownElement: A constraint is outside of 'constraints'; it is ignored.",
        "unknownElement: The view 'label' is outside of 'subviews'; it is ignored together with its content.",
      ]
    )
    expectEqual(
      try remarks("<view key=\"inputAccessoryView\" id=\"a\"/>"),
      [
        "notDrawn: A view with the role 'inputAccessoryView' is not drawn."
      ]
    )
  }

  @Test func `several lists of subviews and constraints are combined`() throws {
    let text = file(
      "<subviews>\(F.view("a"))</subviews><subviews>\(F.view("b"))</subviews>"
        + F.constraints("firstItem=\"a\" firstAttribute=\"width\" constant=\"30\"")
        + "<constraints><constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"40\" id=\"k\"/></constraints>"
    )
    let all = try frames(text)
    expectEqual(all["a"]?.width, 30)
    expectEqual(all["b"]?.width, 40)
  }

  @Test func `duplicate ids are reported`() throws {
    let constraint =
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"k\"/>"
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 100 100",
        "",
        label("") + "<constraints>\(constraint)\n\(constraint)</constraints>"
      )
        + F.root("0 0 100 100", "", "")
    )
    let issues = try read(text).issues
    expectEqual(issues.map(\.kind), [.duplicateID, .duplicateID])
    let first = try #require(issues.first)
    expectEqual(
      first.description,
      "line \(first.line): The id 'k' is used twice, first in line \(first.line - 1); "
        + "references mean the first element."
    )
  }

  @Test func `variations with unknown keys or references are reported`() throws {
    let variation = """
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="nobody"/></mask></variation>
      <variation key="widthClass=wide"/>
      """
    expectEqual(
      try remarks(label("") + variation),
      [
        "danglingReference: A variation refers to 'nobody', which is not among the view's subviews; "
          + "it is ignored.",
        "badValue: The key 'widthClass=wide' of a variation does not name size classes; the variation is ignored.",
      ]
    )
  }

  @Test func `content that is not drawn is reported once for each file`() throws {
    let bar = F.view(
      "bar",
      element: "toolbar",
      "",
      "<items><barButtonItem title=\"x\" id=\"i\"/></items>"
    )
    let other = F.view(
      "other",
      element: "toolbar",
      "",
      "<items><barButtonItem title=\"x\" id=\"j\"/></items>"
    )
    let remarks = try remarks("<subviews>\(bar)\n\(other)</subviews>")
    expectEqual(remarks.count, 1)
    let said =
      "notDrawn: Bars, pickers, maps, web views and views of other frameworks are drawn as grey rectangles. "
    expectTrue(remarks.first?.hasPrefix(said + "(Also in line ") == true)
    let controllers = F.storyboard(
      "<navigationController id=\"n\"/>",
      "<viewController id=\"c\">\(F.root("0 0 9 9", "key=\"view\"", ""))<tabBarItem key=\"tabBarItem\" title=\"x\" id=\"t\"/></viewController>",
      "<tabBarController id=\"t2\"/>"
    )
    let issues = InterfaceIssue.grouped(try read(controllers).issues)
    expectEqual(
      issues.map(\.message),
      [
        "The bars of controllers are not drawn; the safe areas of the controllers' views exclude them."
      ]
    )
    expectEqual(issues.first?.otherLines.count, 2)
  }

  @Test func `a container view whose scene is in another file is reported`() throws {
    let segue = "<connections><segue kind=\"embed\" destination=\"other\" id=\"s\"/></connections>"
    let box = "<subviews>\(F.view("box", element: "containerView", "", segue))</subviews>"
    func text(_ scene: String) -> String {
      F.storyboard(
        "<viewController id=\"c\">\(F.root("0 0 414 896", "key=\"view\"", box))</viewController>",
        scene
      )
    }
    let elsewhere = text("<viewControllerPlaceholder storyboardName=\"Other\" id=\"other\"/>")
    expectEqual(
      try read(elsewhere).issues.map(\.message),
      [
        "The embedded scene of a container view is not in this file; the container view is drawn empty."
      ]
    )
    let here = F.root("0 0 9 9", "key=\"view\"", "").replacing("\"root\"", with: "\"inner\"")
    expectEqual(try read(text("<viewController id=\"other\">\(here)</viewController>")).issues, [])
  }

  @Test func `missing colours and images are reported`() throws {
    let image = F.view(
      "i",
      element: "imageView",
      "image=\"logo\"",
      "<color key=\"tintColor\" name=\"brand\"/>"
    )
    expectEqual(
      try remarks("<subviews>\(image)</subviews>"),
      [
        "missingResource: The file does not contain the size of the image 'logo'; 24 by 24 points are used.",
        "missingResource: The file does not contain the colour 'brand'; it is drawn as grey.",
      ]
    )
  }

  @Test func `a missing version and missing Auto Layout are reported`() throws {
    let root = F.root(
      "0 0 100 100",
      "",
      label("") + F.constraints("firstItem=\"a\" firstAttribute=\"width\" constant=\"30\"")
    )
    expectEqual(
      try read(F.xib(tools: "none", plugIn: "", device: nil, attributes: "", root)).issues.map(
        \.message
      ),
      [
        "The file has no Interface Builder version ('toolsVersion'); default margins are those of an old version.",
        "The file has constraints but does not use Auto Layout; autoresizing masks place the views.",
      ]
    )
  }

  @Test func `a file without a view is reported`() throws {
    let document = try read(F.xib(device: nil, ""))
    expectEqual(document.issues.map(\.message), ["The file contains no view that can be laid out."])
  }

  @Test func `messages with long names are shortened`() throws {
    let name = String(repeating: "x", count: 40_000)
    let texts = try remarks(label("text=\"\(name)\" contentMode=\"\(name)\" \(name)=\"1\""))
    expectEqual(texts.count, 2)
    expectTrue(texts.allSatisfy { $0.count < 250 })
  }

  @Test func `issues with equal messages are combined with their lines`() {
    func issue(_ line: Int) -> InterfaceIssue { InterfaceIssue(.badValue, "Bad.", line: line) }
    expectEqual(InterfaceIssue.grouped([issue(5)]).map(\.description), ["line 5: Bad."])
    expectEqual(
      InterfaceIssue.grouped([issue(9), issue(5), issue(5)]).map(\.description),
      [
        "line 5: Bad. (Also in line 9.)"
      ]
    )
    expectEqual(
      InterfaceIssue.grouped((1...9).map(issue)).map(\.description),
      [
        "line 1: Bad. (Also in lines 2, 3, 4, 5, 6 and 3 more.)"
      ]
    )
  }
}
