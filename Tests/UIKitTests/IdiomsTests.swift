import Expectations
import Testing
import UIKit

@Suite struct IdiomsTests {
  private func bar(_ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test func `a scroll view that is as long as its content`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let scrollView = SelfSizingScrollView()
    let (content, below) = (bar(120), bar(10))
    let height = content.constraints[0]
    for view in [scrollView, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      below.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.frame, CGRect(x: 0, y: 0, width: 200, height: 120))
    expectEqual(below.frame, CGRect(x: 0, y: 120, width: 5, height: 10))
    height.constant = 50
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 200, height: 50))
    expectEqual(below.frame.minY, 50)
  }

  @Test func `a stack view with a custom background`() {
    let stack = BackedStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 64))
    stack.axis = .vertical
    let (one, two) = (bar(20), bar(40))
    one.isHidden = true
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(two)
    stack.layoutIfNeeded()
    expectEqual(one.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
    expectEqual(two.frame, CGRect(x: 0, y: 24, width: 100, height: 40))
    expectEqual(stack.backing.frame, CGRect(x: 0, y: 0, width: 100, height: 64))
    expectTrue(stack.arrangedSubviews == [one, two] && stack.subviews[0] === stack.backing)
  }

  @Test func `a controller with a custom view class that overrides the safe area insets`() {
    let controller = CanvasViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expectEqual(controller.canvas.center9.frame, CGRect(x: 100, y: 20, width: 100, height: 100))
    expectEqual(controller.canvas.center9.tag, 10)
    controller.canvas.center9.removeFromSuperview()
    expectEqual(controller.canvas.center9.tag, 0)
  }

  @Test func `sizes from overrides, and constants from subclasses`() {
    let cell = FixedCell(style: .default, reuseIdentifier: nil)
    expectEqual(cell.systemLayoutSizeFitting(CGSize(width: 10, height: 10)).height, 77)
    let view = UIView()
    let constraint = ScaledConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 10
    )
    constraint.isActive = true
    view.translatesAutoresizingMaskIntoConstraints = false
    constraint.constant = 30
    view.layoutIfNeeded()
    expectEqual(view.bounds.width, 60)
  }

  @Test func `a header with its fitting height`() {
    let log = LayoutIssueLog()
    let (header, inner) = LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      (UIView(), bar(33))
    }
    header.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: header.topAnchor, constant: 5),
      header.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
      inner.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    ])
    header.sizeToFitWidth(222)
    expectEqual(header.frame.size, CGSize(width: 222, height: 44))
    header.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 0, y: 5, width: 222, height: 33))
    // Its height was 0 when its fitting size was computed, for which its content is too high.
    expectEqual(log.issues.map(\.kind), [.conflict])
  }

  @Test func `a drawer that is opened, faded, dragged and let go`() {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let controller = DrawerViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      var y: CGFloat { controller.drawer.presentation.frame.minY }

      controller.open()
      expectTrue(controller.drawer.frame.minY == 300 && y == 400)
      clock.advance(by: 0.1)
      expectTrue(y < 400 && y > 300)
      clock.advance(by: 0.25)
      expectTrue(y == 300 && controller.steps == ["open true"])

      controller.fade()
      clock.advance(by: 0.4)
      expectTrue(controller.drawer.presentation.alpha == 1 && !clock.isAnimating)

      controller.close(by: 0.25)
      expectEqual(y, 325)
      controller.close(by: 0.5)
      expectEqual(y, 350)
      controller.letGo()
      clock.advance(by: 0.3)
      expectTrue(y == 400 && controller.steps == ["open true", "half", "closed"])
    }
  }
}
