import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UISplitViewController.swift and UIPageViewController.swift
@Suite struct ColumnsAndPagesTests {
  private func column(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = name
    return controller
  }

  /// The columns with their starts and widths.
  private func frames(_ split: UISplitViewController) -> String {
    split.view.layoutIfNeeded()
    return split.view.subviews.sorted { $0.frame.minX < $1.frame.minX }.map {
      "\($0.accessibilityIdentifier ?? "") \(Int($0.frame.minX))+\(Int($0.frame.width))"
    }.joined(separator: ", ")
  }

  private func split(
    _ style: UISplitViewController.Style,
    _ width: CGFloat,
    isCompact: Bool = false
  )
    -> UISplitViewController
  {
    let split = UISplitViewController(style: style)
    split.setViewController(column("list"), for: .primary)
    if style == .tripleColumn { split.setViewController(column("middle"), for: .supplementary) }
    split.setViewController(column("details"), for: .secondary)
    split.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
    split.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
    return split
  }

  @Test func `columns are beside each other where there is room`() {
    let two = split(.doubleColumn, 1000)
    expectTrue(!two.isCollapsed && frames(two) == "list 0+320, details 320+680")
    expectTrue(two.view.subviews.allSatisfy { $0.frame.height == 600 })
    let three = split(.tripleColumn, 1000)
    expectEqual(frames(three), "list 0+320, middle 320+320, details 640+360")
    three.preferredDisplayMode = .oneBesideSecondary
    expectEqual(frames(three), "middle 0+320, details 320+680")
    three.preferredDisplayMode = .secondaryOnly
    expectEqual(frames(three), "details 0+1000")
    three.show(.primary)
    expectEqual(frames(three), "list 0+320, middle 320+320, details 640+360")
  }

  @Test func `a controller is shown by the nearest container that shows controllers`() {
    let two = split(.doubleColumn, 1000)
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    two.setViewController(stack, for: .primary)
    expectTrue(list.splitViewController === two && stack.splitViewController === two)
    expectTrue(two.splitViewController == nil)
    let pushed = UIViewController()
    list.show(pushed, sender: nil)
    expectTrue(stack.viewControllers == [list, pushed] && two.viewControllers.first === stack)
    let details = column("new details")
    pushed.showDetailViewController(details, sender: nil)
    expectTrue(two.viewController(for: .secondary) === details)
    let other = column("other list")
    details.show(other, sender: nil)
    expectEqual(frames(two), "other list 0+320, new details 320+680")
  }

  @Test func `a controller without such a container presents what it shows`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (root, shown, details) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.show(shown, sender: nil)
    expectTrue(root.presentedViewController === shown)
    shown.showDetailViewController(details, sender: nil)
    expectTrue(shown.presentedViewController === details)
  }

  @Test func `the width of the primary column can be set`() {
    let two = split(.doubleColumn, 1000)
    two.preferredPrimaryColumnWidthFraction = 0.4
    expectEqual(frames(two), "list 0+400, details 400+600")
    two.preferredPrimaryColumnWidth = 700
    expectEqual(frames(two), "list 0+500, details 500+500")
    two.maximumPrimaryColumnWidth = 250
    expectEqual(frames(two), "list 0+250, details 250+750")
  }

  @Test func `from right to left the primary column is at the right`() {
    let two = split(.doubleColumn, 1000)
    two.view.semanticContentAttribute = .forceRightToLeft
    expectEqual(frames(two), "details 0+680, list 680+320")
  }

  @Test func `with a compact width one column is shown`() {
    let two = split(.doubleColumn, 390, isCompact: true)
    expectTrue(two.isCollapsed && frames(two) == "list 0+390")
    two.show(.secondary)
    expectEqual(frames(two), "details 0+390")
    two.hide(.secondary)
    expectEqual(frames(two), "list 0+390")
    two.setViewController(column("compact"), for: .compact)
    expectEqual(frames(two), "compact 0+390")
  }

  @Test func `columns are children, and are replaced`() {
    let two = split(.doubleColumn, 1000)
    let old = two.viewController(for: .secondary)
    two.showDetailViewController(column("other"), sender: nil)
    expectTrue(old?.parent == nil && frames(two) == "list 0+320, other 320+680")
    expectTrue(two.viewControllers.count == 2 && two.children.count == 2)
    two.viewControllers = [column("only")]
    expectTrue(frames(two) == "only 0+1000" && two.children.count == 1)
  }

  @Test func `a page fills its container, and another one replaces it`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (column("first"), column("second"))
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    pages.view.layoutIfNeeded()
    expectEqual(first.view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
    expectTrue(first.parent === pages && pages.viewControllers?.count == 1)
    var isDone = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    pages.view.frame.size.width = 500
    pages.view.layoutIfNeeded()
    expectTrue(isDone && first.parent == nil && first.view.superview == nil)
    expectEqual(second.view.frame, CGRect(x: 0, y: 0, width: 500, height: 400))
  }
}
