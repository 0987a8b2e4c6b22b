import Expectations
import Plumb
import Testing

@Suite struct ConstraintLayoutSupportTests {
  @Test func `statements relate to the guides of a controller`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    view.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(controller.topLayoutGuide.snp.bottom).offset(5)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    let bar = UIView()
    controller.view.addSubview(bar)
    bar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(10)
      make.height.equalTo(controller.topLayoutGuide.snp.height)
    }
    window.makeKeyAndVisible()
    expectEqual(view.frame, CGRect(x: 0, y: 45, width: 300, height: 535))
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 10, height: 40))
    expectTrue(controller.topLayoutGuide.snp.target === controller.topLayoutGuide)
  }

  @Test func `the controller's view has the statements, and one constraint for each guide`() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = UIView()
    controller.view.addSubview(view)
    view.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    expectEqual(controller.view.constraints.count, 4)
    expectEqual(controller.view.constraints.filter { $0 is LayoutConstraint }.count, 2)
    controller.additionalSafeAreaInsets.top = 40
    controller.view.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 40, width: 0, height: 560))
  }
}
