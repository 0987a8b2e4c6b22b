import AutoLayout
import Expectations
import Testing

/// The control that refreshes the content of a scroll view.
@Suite struct UIRefreshControlTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let control = UIRefreshControl()

  init() {
    scroll.contentSize = CGSize(width: 300, height: 900)
  }

  @Test func `it is above the content, as wide as the scroll view`() {
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
    scroll.contentInset.top = 20
    scroll.frame.size.width = 200
    scroll.layoutIfNeeded()
    expectEqual(control.frame, CGRect(x: 0, y: -80, width: 200, height: 60))
    expectTrue(scroll.adjustedContentInset.top == 20 && scroll.contentOffset.y == -20)
  }

  @Test func `while it refreshes the inset has its height, and the content moves back at the end`()
  {
    scroll.refreshControl = control
    control.beginRefreshing()
    expectTrue(control.isRefreshing && scroll.adjustedContentInset.top == 60)
    expectTrue(scroll.contentInset == .zero && scroll.contentOffset.y == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    scroll.layoutIfNeeded()
    expectEqual(scroll.contentOffset.y, -60)
    control.endRefreshing()
    expectTrue(!control.isRefreshing && scroll.adjustedContentInset.top == 0)
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `content that is scrolled elsewhere stays there`() {
    scroll.refreshControl = control
    scroll.contentOffset.y = 100
    control.beginRefreshing()
    control.endRefreshing()
    expectEqual(scroll.contentOffset.y, 100)
    control.beginRefreshing()
    scroll.contentOffset.y = -30
    control.endRefreshing()
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `a pull begins to refresh, shows the control and sends one event`() {
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    control.pull()
    expectEqual(events, 0)
    scroll.refreshControl = control
    control.pull()
    control.pull()
    expectTrue(events == 1 && control.isRefreshing && scroll.contentOffset.y == -60)
    control.endRefreshing()
    control.beginRefreshing()
    expectEqual(events, 1)
  }

  @Test func `under bars the start is below them`() {
    let controller = UITableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    controller.refreshControl = control
    window.makeKeyAndVisible()
    let table: UITableView = controller.tableView
    let start = table.adjustedContentInset.top
    expectTrue(start > 0 && table.contentOffset.y == -start)
    control.pull()
    expectEqual(table.contentOffset.y, -start - 60)
    expectEqual(control.convert(control.bounds, to: nil).minY, start)
    control.endRefreshing()
    expectEqual(table.contentOffset.y, -start)
  }

  @Test func `a replaced control leaves the scroll view, with its inset`() {
    scroll.refreshControl = control
    control.pull()
    let other = UIRefreshControl()
    scroll.refreshControl = other
    expectTrue(control.superview == nil && other.superview === scroll)
    expectTrue(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    scroll.refreshControl = nil
    expectEmpty(scroll.subviews)
  }

  @Test func `a control that is added as a subview is that of the scroll view`() {
    scroll.addSubview(control)
    expectTrue(scroll.refreshControl === control)
    control.removeFromSuperview()
    expectTrue(scroll.refreshControl == nil)
  }

  @Test func `the title is below the indicator`() {
    scroll.refreshControl = control
    control.attributedTitle = NSAttributedString(string: "Loading")
    scroll.layoutIfNeeded()
    let (indicator, title) = (control.subviews[0], control.subviews[1])
    expectTrue(indicator.frame.midX == 150 && abs(title.frame.midX - 150) < 1e-9)
    expectTrue(title.frame.minY == indicator.frame.maxY && title.frame.maxY <= 60)
    control.tintColor = .red
    expectEqual((indicator as? UIActivityIndicatorView)?.color, .red)
  }

  @Test func `subclasses override the initializer without arguments`() {
    final class Own: UIRefreshControl {
      let number: Int
      override init() {
        number = 3
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    expectTrue(Own().number == 3 && Own().frame.height == 60)
  }
}
