import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Margins and the safe area: rules 5.04 to 5.11.
@Suite struct MarginsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func pinnedToMargins(of view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    for (edge, margin) in [
      (.leading, .leadingMargin), (.top, .topMargin), (.trailing, .trailingMargin),
      (.bottom, .bottomMargin),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
      NSLayoutConstraint(
        item: child,
        attribute: edge,
        relatedBy: .equal,
        toItem: view,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    return child
  }

  @Test(.rule("5.04", "5.08"))
  func `margins are 8 by default, and can be set`() {
    let child = pinnedToMargins(of: root)
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 8, y: 8, width: 84, height: 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test(.rule("5.08", "5.09"))
  func `layoutMarginsGuide is the rectangle within the margins`() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let guide = root.layoutMarginsGuide
    expectTrue(guide === root.layoutMarginsGuide)
    expectEqual(guide.identifier, "UIViewLayoutMarginsGuide")
    child.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
    child.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 84))
    root.layoutMargins.left = 20
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 20, y: 0, width: 72, height: 0))
  }

  @Test(.rule("5.05"))
  func `directional margins change sides with the direction, plain ones do not`() {
    let child = pinnedToMargins(of: root)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 10,
      bottom: 0,
      trailing: 30
    )
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
    root.layoutIfNeeded()
    expectEqual(child.frame.minX, 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
    expectEqual(child.frame, CGRect(x: 30, y: 0, width: 60, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    expectEqual(root.directionalLayoutMargins.leading, 6)
    root.semanticContentAttribute = .forceLeftToRight
    expectEqual(root.layoutMargins.left, 5)
  }

  @Test(.rule("5.07"))
  func `a view can preserve its superview's margins`() {
    root.layoutMargins.left = 30
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    root.addSubview(view)
    expectEqual(view.layoutMargins.left, 8)
    view.preservesSuperviewLayoutMargins = true
    expectEqual(view.layoutMargins.left, 20)
    let child = pinnedToMargins(of: view)
    root.layoutIfNeeded()
    expectEqual(child.frame.minX, 20)
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    expectEqual(child.frame.minX, 40)
  }

  @Test(.rule("5.07"))
  func `a preserved margin is reduced by the distance to the superview's edge`() {
    root.layoutMargins = UIEdgeInsets(top: 30, left: 31, bottom: 32, right: 33)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 96, height: 94))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 28, left: 30, bottom: 28, right: 30))
    view.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(.rule("5.08"))
  func `a change of margins calls layoutMarginsDidChange and invalidates the layout`() {
    final class CountingView: UIView {
      var changes = 0
      var layouts = 0
      override func layoutMarginsDidChange() {
        changes += 1
        super.layoutMarginsDidChange()
      }
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = pinnedToMargins(of: view)
    view.layoutIfNeeded()
    let before = (view.changes, view.layouts)
    view.layoutMargins.left = 20
    expectEqual(view.changes, before.0 + 1)
    expectEqual(child.frame.minX, 8)
    view.layoutIfNeeded()
    expectEqual(view.layouts, before.1 + 1)
    expectEqual(child.frame.minX, 20)
    view.layoutMargins.left = 20
    view.layoutIfNeeded()
    expectEqual(view.changes, before.0 + 1)
    expectEqual(view.layouts, before.1 + 1)
  }

  @Test(.rule("5.06", "5.11"))
  func `the safe area adds to margins and has a guide`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 824))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    let inMargins = pinnedToMargins(of: view)
    let safe = UIView()
    safe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(safe)
    safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    safe.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 27, left: 0, bottom: 34, right: 0))
    expectEqual(safe.frame, CGRect(x: 0, y: 27, width: 0, height: 763))
    expectEqual(inMargins.frame, CGRect(x: 8, y: 35, width: 374, height: 747))
    window.windowSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    expectEqual(safe.frame.minY, 0)
    expectEqual(inMargins.frame.minY, 8)
    view.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    expectEqual(inMargins.frame, CGRect(x: 8, y: 8, width: 374, height: 808))
  }

  @Test(.rule("5.04"))
  func `a controller's view has the system's margins at its sides`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowSafeAreaInsets.top = 47
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let view: UIView = controller.view
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 47, left: 16, bottom: 0, right: 16))
    let child = pinnedToMargins(of: view)
    window.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 16, y: 47, width: 358, height: 797))
    controller.additionalSafeAreaInsets.top = 3
    view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 40)
    window.layoutIfNeeded()
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 55, left: 16, bottom: 5, right: 40))
    expectEqual(child.frame, CGRect(x: 16, y: 55, width: 334, height: 784))
  }
}
