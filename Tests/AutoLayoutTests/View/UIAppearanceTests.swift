import AutoLayout
import PlumbTesting
import Testing

@Suite struct UIAppearanceTests {
  @Test func `an appearance proxy is reported, and changes no view`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = log.append
    } run: {
      UILabel.appearance().textColor = .red
      #expect(UILabel().textColor != .red)
    }
    #expect(log.issues.map(\.message) == ["UILabel.appearance() has no effect here."])
  }
}
