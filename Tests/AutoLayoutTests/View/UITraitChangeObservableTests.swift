import AutoLayout
import Expectations
import Testing

@Suite struct UITraitChangeObservableTests {
  @Test func `a handler is called after a change of a trait that it observes`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    var seen: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (changed: UIView, previous: UITraitCollection) in
      seen.append("\(previous.userInterfaceStyle) \(changed.traitCollection.userInterfaceStyle)")
    }
    root.overrideUserInterfaceStyle = .dark
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(seen, ["light dark"])
    view.unregisterForTraitChanges(registration)
    root.overrideUserInterfaceStyle = .light
    expectEqual(seen.count, 1)
  }

  @Test func `a controller calls its own method by a selector`() {
    final class Screen: UIViewController {
      var calls = 0
      func traitsChanged() { calls += 1 }
      override class var selectorTable: SelectorTable {
        super.selectorTable.adding(Selector("traitsChanged", Screen.traitsChanged))
      }
    }
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self],
      action: Selector("traitsChanged")
    )
    screen.traitOverrides.verticalSizeClass = .compact
    expectEqual(screen.calls, 1)
  }
}
