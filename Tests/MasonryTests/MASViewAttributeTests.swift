import Expectations
import Masonry
import PlumbTesting
import Testing

/// Attributes of views and controllers as targets, and the closest common superview.
@Suite struct MASViewAttributeTests {
  private let ground = Playground()
  private var root: UIView { ground.root }
  private var a: UIView { ground.a }
  private var b: UIView { ground.b }

  @Test func `every attribute of a view`() {
    let attributes: [(MASViewAttribute, MASViewAttribute, NSLayoutConstraint.Attribute)] = [
      (b.mas_left, b.snp.left, .left), (b.mas_top, b.snp.top, .top),
      (b.mas_right, b.snp.right, .right), (b.mas_bottom, b.snp.bottom, .bottom),
      (b.mas_leading, b.snp.leading, .leading), (b.mas_trailing, b.snp.trailing, .trailing),
      (b.mas_width, b.snp.width, .width), (b.mas_height, b.snp.height, .height),
      (b.mas_centerX, b.snp.centerX, .centerX), (b.mas_centerY, b.snp.centerY, .centerY),
      (b.mas_baseline, b.snp.lastBaseline, .lastBaseline),
      (b.mas_firstBaseline, b.snp.firstBaseline, .firstBaseline),
      (b.mas_lastBaseline, b.snp.lastBaseline, .lastBaseline),
      (b.mas_leftMargin, b.snp.leftMargin, .leftMargin),
      (b.mas_rightMargin, b.snp.rightMargin, .rightMargin),
      (b.mas_topMargin, b.snp.topMargin, .topMargin),
      (b.mas_bottomMargin, b.snp.bottomMargin, .bottomMargin),
      (b.mas_leadingMargin, b.snp.leadingMargin, .leadingMargin),
      (b.mas_trailingMargin, b.snp.trailingMargin, .trailingMargin),
      (b.mas_centerXWithinMargins, b.snp.centerXWithinMargins, .centerXWithinMargins),
      (b.mas_centerYWithinMargins, b.snp.centerYWithinMargins, .centerYWithinMargins),
    ]
    for (attribute, expected, name) in attributes {
      expectEqual(attribute, expected)
      expectEqual(b.mas_attribute(name), expected)
    }
    expectEqual(ground.made { $0.left.equalTo(b.mas_attribute(.right)) }, ["a.left == b.right"])
    expectEqual(
      ground.made { $0.left.top.equalTo(b.mas_attribute(.notAnAttribute)) },
      ["a.left == b.left", "a.top == b.top"]
    )
  }

  @Test func `snp accepts them as targets`() {
    a.snp.makeConstraints { make in
      make.left.equalTo(b.mas_right).offset(5)
      make.top.size.equalTo(b)
    }
    expectEqual(ground.frame(a), CGRect(x: 55, y: 10, width: 40, height: 20))
  }

  @Test func `the safe area, and each of its attributes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 40, left: 4, bottom: 20, right: 6)
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    let inner = UIView()
    view.addSubview(inner)
    window.makeKeyAndVisible()

    // The guide itself stands for its attribute of the same name.
    inner.mas_makeConstraints { $0.edges.equalTo(view.mas_safeAreaLayoutGuide).inset(1) }
    view.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 5, y: 41, width: 288, height: 538))

    inner.mas_remakeConstraints { make in
      make.left.equalTo(view.mas_safeAreaLayoutGuideLeft)
      make.right.equalTo(view.mas_safeAreaLayoutGuideRight)
      make.top.equalTo(view.mas_safeAreaLayoutGuideTop)
      make.bottom.equalTo(view.mas_safeAreaLayoutGuideBottom)
    }
    view.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 4, y: 40, width: 290, height: 540))

    inner.mas_remakeConstraints { make in
      make.leading.equalTo(view.mas_safeAreaLayoutGuideLeading).offset(10)
      make.trailing.equalTo(view.mas_safeAreaLayoutGuideTrailing)
      make.centerY.equalTo(view.mas_safeAreaLayoutGuideCenterY)
      make.height.equalTo(view.mas_safeAreaLayoutGuideHeight).dividedBy(2)
    }
    view.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 14, y: 175, width: 280, height: 270))

    inner.mas_remakeConstraints { make in
      make.centerX.equalTo(view.mas_safeAreaLayoutGuideCenterX)
      make.width.equalTo(view.mas_safeAreaLayoutGuideWidth).offset(-90)
      make.top.height.equalTo(40)
    }
    view.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 49, y: 40, width: 200, height: 40))
  }

  @Test func `a controller's guides are targets`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let (inner, bars) = (UIView(), UIView())
    controller.view.addSubview(inner)
    controller.view.addSubview(bars)
    inner.mas_makeConstraints { make in
      make.left.right.equalTo(0)
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
    }
    bars.mas_makeConstraints { make in
      make.left.right.equalTo(0)
      make.top.equalTo(controller.mas_topLayoutGuideTop)
      make.bottom.equalTo(controller.mas_bottomLayoutGuideBottom)
    }
    window.makeKeyAndVisible()
    expectEqual(inner.frame, CGRect(x: 0, y: 40, width: 300, height: 540))
    expectEqual(bars.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    inner.mas_remakeConstraints { make in
      make.left.right.equalTo(0)
      make.top.equalTo(controller.mas_topLayoutGuideBottom).offset(1)
      make.bottom.equalTo(controller.mas_bottomLayoutGuideTop).offset(-1)
    }
    controller.view.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 0, y: 41, width: 300, height: 538))
  }

  @Test func `the closest common superview`() {
    let (inner, stranger) = (UIView(), UIView())
    a.addSubview(inner)
    expectTrue(a.mas_closestCommonSuperview(b) === root)
    expectTrue(inner.mas_closestCommonSuperview(b) === root)
    expectTrue(inner.mas_closestCommonSuperview(a) === a)
    expectTrue(a.mas_closestCommonSuperview(inner) === a)
    expectTrue(a.mas_closestCommonSuperview(a) === a)
    expectTrue(a.mas_closestCommonSuperview(stranger) == nil)
  }

  @Test func `several views get their names at once`() {
    MASAttachKeys(["avatar": a, "title": b])
    expectEqual([a, b].map(\.mas_key), ["avatar", "title"])
    expectEqual(ground.made { $0.top.equalTo(b) }, ["avatar.top == title.top"])
  }
}
