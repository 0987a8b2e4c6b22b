import AutoLayout
import Expectations
import Testing

@Suite struct UIWindowSceneTests {
  @Test func `a window of a scene is as large as the screen`() {
    LayoutEnvironment.current.with {
      $0.screenSize = CGSize(width: 844, height: 390)
    } run: {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      expectEqual(window.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
      expectEqual(scene.windows, [window])
      expectEqual(scene.interfaceOrientation, .landscapeRight)
      expectTrue(UIDevice.current.orientation.isLandscape)
    }
  }

  @Test func `a scene has one key window`() {
    let scene = UIWindowScene()
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    first.makeKeyAndVisible()
    expectTrue(scene.keyWindow === first && first.isKeyWindow)
    second.makeKey()
    expectTrue(scene.keyWindow === second && second.isKeyWindow && !first.isKeyWindow)
    second.windowScene = nil
    expectTrue(scene.keyWindow == nil && !second.isKeyWindow && scene.windows == [first])
  }

  @Test func `a window without a scene can be key`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    expectTrue(!window.isKeyWindow)
    window.makeKeyAndVisible()
    expectTrue(window.isKeyWindow && window.windowScene == nil)
  }

  @Test func `a scene does not retain its windows`() {
    let scene = UIWindowScene()
    do {
      let window = UIWindow(windowScene: scene)
      expectEqual(scene.windows, [window])
    }
    expectEmpty(scene.windows)
  }

  @Test func `the status bar is as high as the safe area of the first window`() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    expectTrue(scene.statusBarManager?.isStatusBarHidden == true)
    window.windowSafeAreaInsets.top = 47
    window.rootViewController = Dark()
    expectEqual(
      scene.statusBarManager?.statusBarFrame,
      CGRect(x: 0, y: 0, width: 390, height: 47)
    )
    expectEqual(scene.statusBarManager?.statusBarStyle, .lightContent)
  }
}
