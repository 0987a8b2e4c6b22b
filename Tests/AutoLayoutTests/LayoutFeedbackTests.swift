import AutoLayout
import PlumbTesting
import RuleTrait
import Testing

/// Code that answers layout by asking for more of it.
@Suite struct LayoutFeedbackTests {
  private final class Asking: UIView {
    weak var other: UIView?
    var updates = 0
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
      (other ?? self).setNeedsUpdateConstraints()
    }
  }

  private func pin(_ view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
    ])
  }

  @Test(.rule("8.14", "8.15"))
  func
    `who asks for constraints while they are updated is heard in the next round, and not for ever`()
  {
    let (views, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let views = [Asking(), Asking()]
      (views[0].other, views[1].other) = (views[1], views[0])
      for view in views { pin(view, in: root) }
      root.layoutIfNeeded()
      return views
    }
    #expect(views.map(\.updates).allSatisfy { $0 > 1 && $0 <= 200 })
    #expect(issues.map(\.kind) == [.layoutLoop])
    #expect(issues.first?.message.contains("Asking") == true)
    #expect(views.allSatisfy { $0.frame == CGRect(x: 10, y: 10, width: 80, height: 80) })
  }

  @Test func `a report of a loop names the view that asks`() {
    final class Culprit: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let (_, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let middle = UIView()
      pin(middle, in: root)
      pin(Culprit(), in: middle)
      root.layoutIfNeeded()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("Culprit") == true)
  }

  @Test func `scrolling lays a scroll view out`() {
    final class Sticky: UIScrollView {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      override func layoutSubviews() {
        super.layoutSubviews()
        if header.superview == nil { addSubview(header) }
        header.frame.origin.y = contentOffset.y
      }
    }
    let view = Sticky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    #expect(view.header.frame == CGRect(x: 0, y: 70, width: 100, height: 20))
  }

  @Test(.rule("5.08")) func `who enters a window with a safe area hears of it`() {
    final class Controller: UIViewController {
      let bar = UIView()
      override func viewDidLoad() { view.addSubview(bar) }
      override func viewSafeAreaInsetsDidChange() {
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 50, height: 44)
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.bar.frame == CGRect(x: 0, y: 47, width: 50, height: 44))
  }

  @Test func `priorities are reckoned with`() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority += 0.5
    priority -= 1
    #expect(priority == .defaultHigh + 248.5)
    #expect(priority < .required && .defaultLow < priority)
  }

  @Test(arguments: [-5, 1000.5, 2000, Float.nan])
  func `a content priority that cannot be is reported and changes nothing`(value: Float) {
    let (view, issues) = collectingIssues {
      let view = UIView()
      view.setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(value), for: .vertical)
      return view
    }
    #expect(issues.map(\.kind) == [.illegalPriority, .illegalPriority])
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
