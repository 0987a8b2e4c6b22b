import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// The layout guides that views and controllers make: rules 5.01 to 5.13.
@Suite struct SystemGuidesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func fill(_ guide: UILayoutGuide) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    guide.owningView?.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return child
  }

  @Test(.rule("5.01", "5.02", "5.03"))
  func `a layout guide is laid out like a view, in its owning view`() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    expectTrue(guide.owningView == nil)
    window.addLayoutGuide(guide)
    expectTrue(guide.owningView === window)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10.3),
      guide.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
    ])
    expectEqual(guide.layoutFrame, .zero)
    window.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 10.3, y: 422, width: 50, height: 0))
    let other = UIView()
    other.addLayoutGuide(guide)
    expectTrue(guide.owningView === other)
    expectEmpty(window.layoutGuides)
    expectEmpty(window.constraints)
    let issues = collectingIssues {
      let (view, lost) = (UIView(), UILayoutGuide())
      let constraint = lost.leftAnchor.constraint(equalTo: view.leftAnchor)
      constraint.isActive = true
      expectTrue(!constraint.isActive)
    }.issues
    expectEqual(issues.map(\.kind), [.noCommonAncestor])
  }

  @Test(.rule("5.03"))
  func `a layout guide is never negative, has its least size, and is not rounded to pixels`() {
    let (frames, view) = LayoutEnvironment().with {
      $0.displayScale = 2
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (negative, undetermined) = (UILayoutGuide(), UILayoutGuide())
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      for guide in [negative, undetermined] { root.addLayoutGuide(guide) }
      let optional = negative.widthAnchor.constraint(equalToConstant: -20)
      optional.priority = .defaultHigh
      NSLayoutConstraint.activate([
        optional,
        negative.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.3),
        negative.topAnchor.constraint(equalTo: root.topAnchor),
        negative.heightAnchor.constraint(equalToConstant: 5.1),
        undetermined.leftAnchor.constraint(equalTo: negative.rightAnchor, constant: 1),
        undetermined.widthAnchor.constraint(greaterThanOrEqualToConstant: 3.3),
        view.leftAnchor.constraint(equalTo: negative.leftAnchor),
        view.topAnchor.constraint(equalTo: negative.bottomAnchor),
        view.widthAnchor.constraint(equalToConstant: 2),
        view.heightAnchor.constraint(equalToConstant: 2),
      ])
      root.layoutIfNeeded()
      return ([negative, undetermined].map(\.layoutFrame), view.frame)
    }
    expectEqual(frames[0], CGRect(x: 10.3, y: 0, width: 0, height: 5.1))
    expectTrue(frames[1].minX.distance(to: 11.3).magnitude < 1e-9)
    expectEqual(frames[1].width, 3.3)
    expectEqual(frames[1].height, 0)
    expectEqual(view, CGRect(x: 10.5, y: 5, width: 2, height: 2))
  }

  @Test(.rule("5.01"))
  func `a layout guide does not retain its owning view`() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      expectTrue(guide.owningView === view)
    }
    expectTrue(guide.owningView == nil)
    expectEqual(guide.layoutFrame, .zero)
  }

  @Test(.rule("5.09"))
  func `system guides and their constraints are made on demand, with UIKit's identifiers`() {
    let view = UIView()
    expectEmpty(view.layoutGuides)
    expectEmpty(view.constraints)
    let guides = [view.layoutMarginsGuide, view.safeAreaLayoutGuide, view.readableContentGuide]
    expectEqual(
      guides.map(\.identifier),
      [
        "UIViewLayoutMarginsGuide", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide",
      ]
    )
    expectEqual(view.layoutGuides, guides)
    let margins = view.constraints.filter { $0.firstItem === guides[0] }
    expectEqual(
      margins.compactMap(\.identifier),
      ["left", "top", "right", "bottom"]
        .map { "UIView-\($0)Margin-guide-constraint" }
    )
    expectTrue(view.readableContentGuide === guides[2])
    expectTrue(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test(.rule("5.10"))
  func `the readable content guide is centred in the margins, and limited in width`() {
    let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inNarrow = fill(narrow.readableContentGuide)
    narrow.layoutIfNeeded()
    expectEqual(inNarrow.frame, CGRect(x: 8, y: 8, width: 374, height: 828))
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    wide.layoutMargins.left = 108
    let inWide = fill(wide.readableContentGuide)
    wide.layoutIfNeeded()
    expectEqual(inWide.frame, CGRect(x: 214, y: 8, width: 672, height: 484))
    let own = LayoutEnvironment().with {
      $0.readableContentWidth = 100
    } run: {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let child = fill(view.readableContentGuide)
      view.layoutIfNeeded()
      return child.frame
    }
    expectEqual(own, CGRect(x: 100, y: 8, width: 100, height: 84))
  }

  @Test(.rule("5.11"))
  func `the safe area insets of a subview are the parts that overlap it`() {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 700))
    window.addSubview(inner)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    let deep = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 5))
    inner.addSubview(deep)
    expectEqual(deep.safeAreaInsets.top, 7)
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 3)
    let child = fill(controller.view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 0, y: 91, width: 387, height: 719))
  }

  @Test(.rule("5.11"))
  func `the safe area insets of a view beyond its superview are at most the superview's`() {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)
    let inner = UIView(frame: CGRect(x: -5, y: -8, width: 400, height: 860))
    window.addSubview(inner)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20))
    // Its margins are at the edges of the safe area. If its insets grew with the part outside, layout would not settle: each pass
    // would move the view up by what the pass before had added.
    let bound = UIView()
    bound.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bound)
    let margins = bound.layoutMarginsGuide
    let safeArea = window.safeAreaLayoutGuide
    margins.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
    margins.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor).isActive = true
    margins.leftAnchor.constraint(equalTo: safeArea.leftAnchor).isActive = true
    margins.rightAnchor.constraint(equalTo: safeArea.rightAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(bound.frame, CGRect(x: -8, y: -8, width: 406, height: 860))
  }

  @Test(.rule("5.12"))
  func `the keyboard layout guide is as high as the covered part at the bottom`() {
    window.windowSafeAreaInsets.bottom = 34
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.keyboardLayoutGuide
    expectTrue(guide.usesBottomSafeArea)
    expectTrue(!guide.followsUndockedKeyboard)
    expectEqual(guide.keyboardDismissPadding, 0)
    field.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 810)
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34))
    window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 508)
    window.keyboardFrame = nil
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 844)
    window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
    window.frame.size.height = 600
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 508)
  }

  @Test(.rule("5.13"))
  func `the layout guides of a controller end at the safe area`() {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 1),
      NSLayoutConstraint(
        item: child,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: controller.bottomLayoutGuide,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      child.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 0, y: 48, width: 47, height: 762))
    expectEqual(controller.topLayoutGuide.length, 47)
    expectEqual(controller.bottomLayoutGuide.length, 34)
    window.windowSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 0, y: 21, width: 20, height: 789))
  }

  @Test(.rule("5.13"))
  func `a controller's view lists the edge constraint of each of the controller's layout guides`() {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let own = [
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ]
    NSLayoutConstraint.activate(own)
    for _ in 0..<2 {
      let others = view.constraints.filter { !own.contains($0) }
      expectEqual(others.map(\.firstAttribute), [.top, .bottom])
      expectEqual(others.map { $0.firstItem as? NSObject }, view.layoutGuides)
      expectTrue(others.allSatisfy { $0.secondItem === view && $0.constant == 0 })
      window.layoutIfNeeded()
    }
    expectEqual(
      view.layoutGuides.map(\.layoutFrame),
      [
        CGRect(x: 0, y: 0, width: 0, height: 47), CGRect(x: 0, y: 810, width: 0, height: 34),
      ]
    )
    expectTrue(view.layoutGuides[0] === controller.topLayoutGuide)
    expectTrue(view.layoutGuides[1] === controller.bottomLayoutGuide)
  }

  @Test(.rule("5.04"))
  func `a controller can turn the system's minimum margins off`() {
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    expectEqual(controller.systemMinimumLayoutMargins.leading, 16)
    expectEqual(view.layoutMargins.left, 16)
    view.layoutMargins.left = 4
    expectEqual(view.layoutMargins.left, 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expectEqual(view.layoutMargins.left, 4)
    let wide = LayoutEnvironment().with {
      $0.systemMinimumLayoutMargin = 20
    } run: {
      let controller = UIViewController()
      return controller.view.layoutMargins
    }
    expectEqual(wide, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
  }

  @Test(.rule("5.11")) func `a controller whose view enters a window with a safe area is notified`()
  {
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
    expectEqual(controller.bar.frame, CGRect(x: 0, y: 47, width: 50, height: 44))
  }

  /// Records the safe area insets at each notification.
  private final class Listener: UIView {
    var notifications: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { notifications.append(safeAreaInsets) }
  }

  private func coveredWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    return window
  }

  @Test(.rule("5.11")) func `a view moved under the covered part of a window is notified`() {
    let (window, inner, outer) = (coveredWindow(), Listener(), Listener())
    outer.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    inner.frame = CGRect(x: 0, y: 5, width: 50, height: 50)
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    expectTrue(outer.notifications.isEmpty && inner.notifications.isEmpty)
    outer.frame.origin.y = 10
    expectEqual(outer.notifications, [UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)])
    expectEqual(inner.notifications, [UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)])
    outer.frame.origin.y = 12
    outer.frame.origin.y = 100
    expectEqual(outer.notifications.map(\.top), [30, 28, 0])
    expectEqual(inner.notifications.map(\.top), [25, 23, 0])
  }

  @Test(.rule("5.11"))
  func `a view that constraints move under the covered part of a window is notified`() {
    let (window, view) = (coveredWindow(), Listener())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 60)
    NSLayoutConstraint.activate([
      top,
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    expectEmpty(view.notifications)
    top.constant = 15
    window.layoutIfNeeded()
    expectEqual(view.notifications, [UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)])
    view.removeFromSuperview()
    view.layoutIfNeeded()
    expectEqual(view.notifications.last, .zero)
  }

  @Test(.rule("5.11"))
  func `a child controller is notified of the safe area that overlaps its view`() {
    final class Child: UIViewController {
      var notifications: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { notifications.append(view.safeAreaInsets) }
    }
    final class Parent: UIViewController {
      let child = Child()
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidLayoutSubviews() {
        child.view.frame = CGRect(x: 0, y: 200, width: 200, height: 200)
      }
    }
    let (window, parent) = (coveredWindow(), Parent())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    expectEqual(parent.child.view.frame, CGRect(x: 0, y: 200, width: 200, height: 200))
    expectEqual(
      parent.child.notifications.last,
      UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    )
  }

  @Test(.rule("5.11")) func `a view scrolled under the covered part of a window is notified`() {
    let (window, view) = (
      coveredWindow(), Listener(frame: CGRect(x: 0, y: 60, width: 200, height: 20))
    )
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroll)
    scroll.addSubview(view)
    window.layoutIfNeeded()
    scroll.contentOffset.y = 30
    window.layoutIfNeeded()
    expectEqual(view.notifications.map(\.top), [10])
  }

  @Test func `a hidden bar adds nothing to the safe area insets`() {
    let (window, tabs, content) = (coveredWindow(), UITabBarController(), UIViewController())
    tabs.viewControllers = [content]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    expectEqual(content.view.safeAreaInsets.bottom, 79)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    expectEqual(content.view.safeAreaInsets.bottom, 30)
    expectEqual(content.view.frame, window.bounds)
  }

  @Test(.rule("5.11")) func `a system guide made after layout has its frame at once`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = controller.view!
    expectEqual(view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 47, width: 390, height: 763))
    expectEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 16, y: 47, width: 358, height: 763))
  }

  @Test(.rule("5.12"))
  func `an empty keyboard frame counts as none, and a frame with NaN is ignored`() {
    let issues = collectingIssues {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let guide = window.keyboardLayoutGuide
      window.layoutIfNeeded()
      window.keyboardFrame = .zero
      window.layoutIfNeeded()
      expectEqual(guide.layoutFrame, CGRect(x: 0, y: 844, width: 390, height: 0))
      window.keyboardFrame = CGRect(x: CGFloat.nan, y: 10, width: 3, height: 3)
      expectEqual(window.keyboardFrame, .zero)
    }.issues
    expectEqual(issues.map(\.kind), [.unusableNumber])
  }

  @Test(.rule("5.01")) func `a system guide cannot be moved to another view`() {
    let (owner, issues) = collectingIssues {
      let (owner, other) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)), UIView()
      )
      other.addLayoutGuide(owner.safeAreaLayoutGuide)
      return owner
    }
    expectTrue(owner.safeAreaLayoutGuide.owningView === owner)
    expectEqual(owner.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(issues.map(\.kind), [.illegalItem])
  }

  @Test(.rule("2.11"))
  func `making a system guide changes no frame`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    let guides = [view.layoutMarginsGuide, view.readableContentGuide, view.safeAreaLayoutGuide]
    let issues = collectingIssues { root.layoutIfNeeded() }.issues
    expectEmpty(issues)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 30))
    expectEqual(
      guides.map(\.layoutFrame),
      [
        CGRect(x: 8, y: 8, width: 0, height: 14), CGRect(x: 8, y: 8, width: 0, height: 14),
        CGRect(x: 0, y: 0, width: 10, height: 30),
      ]
    )
  }

  @Test(.rule("2.11"))
  func `deactivating the constraints on a system guide restores the frames`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (box, content) = (UIView(), UIView())
    root.addSubview(box)
    box.addSubview(content)
    for view in [box, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 10),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    func fill(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
      let constraints = [
        content.leftAnchor.constraint(equalTo: guide.leftAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.rightAnchor.constraint(equalTo: guide.rightAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      return constraints
    }
    let edges = [
      content.leftAnchor.constraint(equalTo: box.leftAnchor),
      content.topAnchor.constraint(equalTo: box.topAnchor),
      content.rightAnchor.constraint(equalTo: box.rightAnchor),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ]
    for guide in [box.layoutMarginsGuide, box.readableContentGuide] {
      NSLayoutConstraint.deactivate(edges)
      let constraints = fill(guide)
      root.layoutIfNeeded()
      expectEqual(box.frame, CGRect(x: 0, y: 0, width: 26, height: 36))
      expectEqual(content.frame, CGRect(x: 8, y: 8, width: 10, height: 20))
      box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      root.layoutIfNeeded()
      expectEqual(box.frame, CGRect(x: 0, y: 0, width: 16, height: 24))
      box.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      NSLayoutConstraint.deactivate(constraints)
      NSLayoutConstraint.activate(edges)
      root.layoutIfNeeded()
      expectEqual(box.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
      expectEqual(content.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }

  @Test func `a stack that is no longer margins-relative is as large as before`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    content.widthAnchor.constraint(equalToConstant: 5).isActive = true
    content.heightAnchor.constraint(equalToConstant: 7).isActive = true
    let stack = UIStackView(arrangedSubviews: [content])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    var sizes: [CGSize] = []
    for isRelative in [false, true, false] {
      stack.isLayoutMarginsRelativeArrangement = isRelative
      root.layoutIfNeeded()
      sizes.append(stack.frame.size)
    }
    expectEqual(
      sizes,
      [
        CGSize(width: 5, height: 7), CGSize(width: 21, height: 23), CGSize(width: 5, height: 7),
      ]
    )
  }
}
