import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct AutoresizingTests {
  private let masked = """
    <view id="a">\(F.rect("10 20 300 40"))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
    """

  @Test func `autoresizing masks place views without Auto Layout`() throws {
    for attributes in ["useAutolayout=\"YES\"", ""] {
      let text = F.xib(
        device: "retina4_0",
        attributes: attributes,
        F.root("0 0 320 568", "", "<subviews>\(masked)</subviews>")
      )
      expectEqual(try frames(text)["a"], CGRect(10, 20, 300, 40))
      let larger = try frames(text) { $0.size = CGSize(width: 400, height: 600) }
      expectEqual(larger["a"], CGRect(10, 52, 380, 40))
    }
  }

  @Test func `without Auto Layout constraints have no effect`() throws {
    let text = F.xib(
      attributes: "",
      F.root(
        "0 0 320 568",
        "",
        "<subviews>\(F.view("a", "1 2 3 4"))</subviews>\(F.constraints(F.pin("a", "leading", "root", "leading")))"
      )
    )
    expectEqual(try frames(text)["a"], CGRect(1, 2, 3, 4))
  }

  @Test func `a fixed frame stays, and constraints of other views can refer to it`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 320 568",
        "",
        """
        <subviews>
        \(F.view("a", "11 22 33 44", "fixedFrame=\"YES\"", "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"))
        \(F.view("b"))
        </subviews>
        \(F.constraints(F.pin("b", "leading", "a", "trailing"), F.pin("b", "top", "a", "top"), F.pin("b", "width", "a", "width"), F.pin("b", "height", "a", "height")))
        """
      )
    )
    let all = try frames(text)
    expectEqual(all["a"], CGRect(11, 22, 33, 44))
    expectEqual(all["b"], CGRect(44, 22, 33, 44))
  }
}
