import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIAppearanceTests {
  @Test func `an appearance proxy is reported, and changes no view`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = log.append
    } run: {
      UILabel.appearance().textColor = .red
      expectTrue(UILabel().textColor != .red)
    }
    expectEqual(log.issues.map(\.message), ["UILabel.appearance() has no effect here."])
  }

  @Test func `bar items have one as well, which belongs to no bar`() {
    let (item, issues) = collectingIssues {
      let item = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      item.tintColor = .red
      return item
    }
    expectTrue(item.tintColor == .red && UIBarButtonItem().tintColor != .red)
    expectEqual(issues.map(\.message), ["UIBarButtonItem.appearance() has no effect here."])
  }
}
