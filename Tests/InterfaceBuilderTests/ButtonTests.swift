import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct ButtonTests {
  private func button(_ attributes: String, _ inside: String) throws -> UIButton {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 400 300",
        "",
        """
        <subviews>\(F.view("a", element: "button", attributes, inside))</subviews>
        \(F.constraints(F.pin("a", "leading", "root", "leading"), F.pin("a", "top", "root", "top")))
        """
      ),

    ).replacing(
      "</document>",
      with: "<resources><image name=\"star\" width=\"20\" height=\"18\"/></resources></document>"
    )
    return try #require(try layOut(text).view(withID: "a") as? UIButton)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test func `a configuration has a font of 17 points and default insets`() throws {
    let plain = try button(
      "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Call\"/>"
    )
    let font = UIFont.systemFont(ofSize: 17)
    expectEqual(plain.currentTitle, "Call")
    expectTrue(abs(plain.frame.width - width("Call", font) - 24) < 1e-9)
    expectTrue(abs(plain.frame.height - font.lineHeight - 14) < 1e-9)
    expectTrue(plain.backgroundColor == nil)
    let insets = try button(
      "",
      """
      <buttonConfiguration key="configuration" style="filled" title="Call" image="star" imagePadding="5">
      <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration>
      """
    )
    let large = UIFont.systemFont(ofSize: 20)
    expectTrue(abs(insets.frame.width - width("Call", large) - 20 - 5 - 6) < 1e-9)
    expectTrue(abs(insets.frame.height - large.lineHeight - 4) < 1e-9)
    expectEqual(insets.backgroundColor, .systemBlue)
    expectEqual(insets.currentTitleColor, .white)
  }

  @Test func `an attributed title has its own font and colour`() throws {
    let title = """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Edit"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="22" metaFont="systemBold"/>
      </attributes></fragment></attributedString></state>
      """
    let button = try button("buttonType=\"system\"", title)
    expectEqual(button.currentTitle, "Edit")
    expectEqual(button.titleLabel?.font, .boldSystemFont(ofSize: 22))
    expectEqual(button.currentTitleColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a tint colours the title of a system button`() throws {
    let tint =
      "<color key=\"tintColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/><state key=\"normal\" title=\"Go\"/>"
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    expectEqual(try button("buttonType=\"system\"", tint).currentTitleColor, green)
    expectEqual(try button("", tint).currentTitleColor, .white)
  }

  @Test func `a font of 0 points is a system font of 12 points`() throws {
    let label = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0.0\"/>"
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 400 300",
        "",
        "<subviews>\(F.view("a", element: "label", "text=\"x\"", label))</subviews>"
      )
    )
    let layout = try layOut(text)
    expectEqual((layout.view(withID: "a") as? UILabel)?.font.pointSize, 12)
    expectEqual(layout.issues, [])
  }

  @Test func `the insets of the title and of the image move them`() throws {
    let view = try button(
      "contentHorizontalAlignment=\"left\"",
      """
      <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints>
      <inset key="titleEdgeInsets" minX="62" minY="1" maxX="3" maxY="2"/>
      <inset key="imageEdgeInsets" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
      <state key="normal" title="Go" image="star"/>
      """
    )
    expectEqual(view.titleEdgeInsets, UIEdgeInsets(top: 1, left: 62, bottom: 2, right: 3))
    expectEqual(view.imageEdgeInsets, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    expectEqual(view.imageView?.frame.minX, 15)
    expectEqual(view.titleLabel?.frame.minX, 82)
  }
}
