import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Code that requests layout during layout.
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
    `update requests during the update pass run in the next round, up to a reported limit`()
  {
    let (views, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let views = [Asking(), Asking()]
      (views[0].other, views[1].other) = (views[1], views[0])
      for view in views { pin(view, in: root) }
      root.layoutIfNeeded()
      return views
    }
    expectTrue(views.map(\.updates).allSatisfy { $0 > 1 && $0 <= 200 })
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectTrue(issues.first?.message.contains("Asking") == true)
    expectTrue(views.allSatisfy { $0.frame == CGRect(x: 10, y: 10, width: 80, height: 80) })
  }

  @Test func `the report of a layout loop names the view that requests layout`() {
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
    expectEqual(issues.count, 1)
    expectTrue(issues.first?.message.contains("Culprit") == true)
  }

  /// Requests its own layout during its layout.
  private final class Repeating: UIView {
    var times = Int.max
    var layouts = 0
    let inner = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      inner.frame = bounds.insetBy(dx: CGFloat(min(layouts, 3)), dy: 0)
      if layouts >= times { return }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  @Test(.rule("8.14")) func `layoutIfNeeded within a view's own layoutSubviews runs at once`() {
    let (view, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let view = Repeating()
      view.times = 3
      view.addSubview(view.inner)
      pin(view, in: root)
      root.layoutIfNeeded()
      return view
    }
    expectEmpty(issues)
    expectEqual(view.layouts, 3)
    expectEqual(view.inner.frame, CGRect(x: 3, y: 0, width: 74, height: 80))
  }

  @Test(.rule("8.14"))
  func `a view that lays itself out without end is stopped and reported`() {
    let ((root, view), issues) = collectingIssues {
      let root = rootBox(100, 100)
      let view = Repeating()
      view.addSubview(view.inner)
      pin(view, in: root)
      root.layoutIfNeeded()
      return (root, view)
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectTrue(issues.first?.message.contains("Repeating") == true)
    expectTrue(view.layouts <= 101)
    expectEqual(view.inner.frame, CGRect(x: 3, y: 0, width: 74, height: 80))
    // A later call lays out again.
    view.times = 0
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectEqual(view.inner.frame, CGRect(x: 3, y: 0, width: 174, height: 80))
  }

  @Test(.rule("8.14")) func `views that lay each other out without end are stopped and reported`() {
    final class Mutual: UIView {
      weak var other: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        other?.setNeedsLayout()
        other?.layoutIfNeeded()
        setNeedsLayout()
      }
    }
    let (views, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let views = [Mutual(), Mutual()]
      (views[0].other, views[1].other) = (views[1], views[0])
      for view in views { pin(view, in: root) }
      root.layoutIfNeeded()
      return views
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectTrue(views.allSatisfy { $0.frame == CGRect(x: 10, y: 10, width: 80, height: 80) })
  }

  @Test(.rule("8.14"))
  func `a nested layout gives up soon, and the outer one goes on`() {
    final class Reentering: UIView {
      var layouts = 0
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 143).isActive = true }
        super.updateConstraints()
      }
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
        superview?.layoutIfNeeded()
      }
    }
    // The place of the label follows its margins, which follow its place.
    let (view, issues) = collectingIssues {
      let (stack, view, label) = (UIStackView(), Reentering(), UILabel())
      label.preservesSuperviewLayoutMargins = true
      stack.addArrangedSubview(view)
      stack.addArrangedSubview(label)
      view.setNeedsUpdateConstraints()
      let place = NSLayoutConstraint(
        item: label,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: label.layoutMarginsGuide,
        attribute: .left,
        multiplier: 1,
        constant: 47
      )
      place.priority = .defaultHigh
      place.isActive = true
      label.layoutIfNeeded()
      return view
    }
    expectTrue((1...20).contains(view.layouts), "\(view.layouts) layouts")
    expectEqual(issues.filter { $0.kind == .layoutLoop }.count, 1)
    expectTrue(issues.count < 1000, "\(issues.count) reports")
  }

  @Test(.rule("8.15"))
  func `a view that updates its constraints without end is stopped and reported`() {
    final class Eager: UIView {
      var updates = 0
      override func updateConstraints() {
        super.updateConstraints()
        updates += 1
        setNeedsUpdateConstraints()
        updateConstraintsIfNeeded()
      }
    }
    let (view, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let view = Eager()
      pin(view, in: root)
      root.layoutIfNeeded()
      return view
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectEqual(view.updates, 100)
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test(.rule("5.08"))
  func `margins changed in layoutMarginsDidChange settle, or their loop is reported`() {
    final class Wide: UIView {
      var most: CGFloat = 12
      var notifications = 0
      override func layoutMarginsDidChange() {
        notifications += 1
        if layoutMargins.left < most { layoutMargins.left += 1 }
      }
    }
    let (calm, none) = collectingIssues {
      let view = Wide(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = view.layoutMarginsGuide
      view.layoutMargins.left = 9
      view.layoutIfNeeded()
      return view
    }
    expectEmpty(none)
    expectEqual(calm.notifications, 4)
    expectEqual(calm.layoutMarginsGuide.layoutFrame, CGRect(x: 12, y: 8, width: 80, height: 84))
    let (_, issues) = collectingIssues {
      let view = Wide(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      view.most = .infinity
      view.layoutMargins.left = 9
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectTrue(issues.first?.message.contains("Wide") == true)
  }

  @Test(.rule("5.11"))
  func `a safe area changed at each of its own notifications is reported as a loop`() {
    final class Growing: UIViewController {
      override func viewSafeAreaInsetsDidChange() { additionalSafeAreaInsets.top += 1 }
    }
    let (_, issues) = collectingIssues {
      let controller = Growing()
      controller.loadViewIfNeeded()
      controller.additionalSafeAreaInsets.top = 1
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
  }

  @Test func `setting properties to their current values requests no layout`() {
    final class Setting: UIView {
      let button = UIButton()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        button.setTitle("OK", for: .normal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .vertical)
      }
    }
    let (view, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let view = Setting()
      pin(view, in: root)
      view.addSubview(view.button)
      root.layoutIfNeeded()
      return view
    }
    expectEmpty(issues)
    expectTrue(view.layouts <= 2)
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  private final class LayoutCounter: UIView {
    var layouts = 0
    var afterLayout: (LayoutCounter) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      afterLayout(self)
    }
  }

  @Test(.rule("8.09", "8.14"))
  func `replacing constraints with equal ones during layout causes no other round`() {
    let ((view, child), issues) = collectingIssues {
      let (root, view, child) = (rootBox(100, 100), LayoutCounter(), UIView())
      pin(view, in: root)
      pin(child, in: view)
      view.afterLayout = { view in
        NSLayoutConstraint.deactivate(view.constraints)
        NSLayoutConstraint.activate([
          child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
          child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
          child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
          child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
      }
      root.layoutIfNeeded()
      return (view, child)
    }
    expectEmpty(issues)
    expectEqual(view.layouts, 1)
    expectEqual(child.frame, CGRect(x: 10, y: 10, width: 60, height: 60))
  }

  @Test(.rule("8.09"))
  func `invalidating an unchanged intrinsic content size causes no other round`() {
    let ((view, label), issues) = collectingIssues {
      let (root, view, label) = (rootBox(100, 100), LayoutCounter(), UILabel())
      label.text = "Plumb"
      label.translatesAutoresizingMaskIntoConstraints = false
      pin(view, in: root)
      view.addSubview(label)
      view.afterLayout = { _ in label.invalidateIntrinsicContentSize() }
      root.layoutIfNeeded()
      return (view, label)
    }
    expectEmpty(issues)
    expectEqual(view.layouts, 1)
    expectEqual(label.frame.size, label.intrinsicContentSize)
  }

  @Test(.rule("4.10"))
  func `a frame set after super.layoutSubviews stays until the next layout`() {
    let ((root, view, child), issues) = collectingIssues {
      let (root, view, child) = (rootBox(100, 100), LayoutCounter(), UIView())
      pin(view, in: root)
      pin(child, in: view)
      view.afterLayout = { _ in child.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
      root.layoutIfNeeded()
      return (root, view, child)
    }
    expectEmpty(issues)
    expectEqual(view.layouts, 1)
    expectEqual(child.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    view.afterLayout = { _ in }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 10, y: 10, width: 60, height: 60))
  }

  @Test(.rule("8.09"))
  func `reactivated constraints apply even if the solved frame is the same as before`() {
    let (root, view) = (rootBox(100, 100), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test(.rule("8.09", "8.11"))
  func `a changed constraint lays out only the superview of the resized view`() {
    let (root, holder, inner) = (rootBox(100, 100), LayoutCounter(), LayoutCounter())
    pin(holder, in: root)
    pin(inner, in: holder)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(view)
    let width = view.widthAnchor.constraint(equalTo: holder.widthAnchor, multiplier: 0.25)
    width.isActive = true
    root.layoutIfNeeded()
    expectTrue((holder.layouts, inner.layouts) == (1, 1))
    width.constant = 5
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 25)
    expectTrue((holder.layouts, inner.layouts) == (1, 2))
  }

  @Test(.rule("8.14"))
  func `a frame that grows in each layout is reported with the class of its view`() {
    final class Growing: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        frame.size.height += 1
        superview?.setNeedsLayout()
      }
    }
    let (_, issues) = collectingIssues {
      let (root, middle, view) = (rootBox(100, 100), UIView(), Growing())
      pin(middle, in: root)
      middle.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.translatesAutoresizingMaskIntoConstraints = false
      root.layoutIfNeeded()
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectTrue(issues.first?.message.contains("asked for by the layout of Growing") == true)
  }

  @Test func `the reports of loops name intrinsic content sizes and constraint updates`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize {
        invalidateIntrinsicContentSize()
        return CGSize(width: 10, height: 10)
      }
    }
    let (_, issues) = collectingIssues {
      for view in [Sized(), Asking()] {
        let (root, middle) = (rootBox(100, 100), UIView())
        pin(middle, in: root)
        pin(view, in: middle)
        root.layoutIfNeeded()
      }
    }
    expectEqual(issues.map(\.kind), [.layoutLoop, .layoutLoop])
    expectTrue(issues[0].message.contains("the intrinsic content size of Sized"))
    expectTrue(issues[1].message.contains("still asks for an update of its constraints"))
  }

  @Test func `alignment rectangle insets with NaN are reported and leave the frame unchanged`() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      }
    }
    let (view, issues) = collectingIssues {
      let (root, view) = (rootBox(100, 100), Inset())
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      return view
    }
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(issues.map(\.kind), [.unusableNumber])
    expectTrue(issues.first?.message.contains("alignmentRectInsets") == true)
  }
}
