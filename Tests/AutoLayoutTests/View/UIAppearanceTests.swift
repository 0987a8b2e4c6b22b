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

  @Test func `bar items have one as well, which belongs to no bar`() {
    let (item, issues) = collectingIssues {
      let item = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      item.tintColor = .red
      return item
    }
    #expect(item.tintColor == .red && UIBarButtonItem().tintColor != .red)
    #expect(issues.map(\.message) == ["UIBarButtonItem.appearance() has no effect here."])
  }
}
