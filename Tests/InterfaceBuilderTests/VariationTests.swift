import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct VariationTests {
  private let text = F.xib(
    device: "retina6_1",
    F.root(
      "0 0 414 896",
      "",
      """
      <subviews>
      \(F.view("a", "0 0 10 10"))
      \(F.view("pad", "5 6 7 8"))
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="1" id="leading">
        <variation key="heightClass=compact" constant="2"/>
        <variation key="heightClass=compact-widthClass=regular" constant="3"/>
      </constraint>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
      <constraint firstItem="a" firstAttribute="width" constant="100" id="narrow"/>
      <constraint firstItem="a" firstAttribute="width" constant="500" id="wide"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="height"/>
      <constraint firstItem="pad" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="beside"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="pad"/></mask>
        <mask key="constraints"><exclude reference="wide"/><exclude reference="beside"/></mask>
      </variation>
      <variation key="heightClass=regular-widthClass=regular">
        <mask key="subviews"><include reference="pad"/></mask>
        <mask key="constraints">
          <include reference="wide"/><include reference="beside"/><exclude reference="narrow"/>
        </mask>
      </variation>
      """
    )
  )

  @Test func `the default mask is the base`() throws {
    let layout = try layOut(text)
    expectEqual(layout.frame(ofID: "a"), CGRect(1, 0, 100, 40))
    expectTrue(layout.view(withID: "pad") == nil)
    expectEmpty(layout.issues)
  }

  @Test func `matching variations include, exclude and override, the particular ones last`() throws
  {
    let pad = try frames(text) { $0.device = Device(named: "ipad9_7") }
    expectEqual(pad["a"], CGRect(1, 0, 500, 40))
    expectEqual(pad["pad"]?.minX, 501)
    let across = try frames(text) { $0.isLandscape = true }
    expectEqual(across["a"]?.minX, 3)
    let small = try frames(text) {
      $0.device = Device(named: "retina4_7")
      $0.isLandscape = true
    }
    expectEqual(small["a"]?.minX, 2)
  }

  @Test func `uninstalled views keep their frames in the file, if they are included`()
    throws
  {
    let layout = try layOut(text) { $0.includesUninstalledViews = true }
    expectEqual(layout.frame(ofID: "pad"), CGRect(5, 6, 7, 8))
    expectTrue(layout.view(withID: "pad")?.isHidden == true)
    expectEqual(layout.frame(ofID: "a"), CGRect(1, 0, 100, 40))
    expectEmpty(layout.issues)
  }

  @Test func `without a device no variation for a size class applies`() throws {
    let any = try frames(
      text.replacing(
        "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"light\"/>",
        with: ""
      )
    )
    expectEqual(any["a"]?.minX, 1)
    expectTrue(any["pad"] == nil)
  }
}
