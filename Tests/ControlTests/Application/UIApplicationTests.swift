import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIApplicationTests {
  private final class Delegate: NSObject, UIApplicationDelegate {}
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate { var window: UIWindow? }

  @Test func `an application opens no addresses and has no windows`() throws {
    let application = UIApplication.shared
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    var isOpen: Bool?
    application.open(url) { isOpen = $0 }
    expectTrue(isOpen == false && !application.canOpenURL(url))
    expectTrue(application.keyWindow == nil && application.windows.isEmpty)
    expectTrue(application.connectedScenes.isEmpty && application.delegate == nil)
    expectTrue(application.applicationState == .active && application.statusBarFrame == .zero)
  }

  @Test func `delegates implement what they like`() {
    let delegate = Delegate()
    expectTrue(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    delegate.applicationDidBecomeActive(.shared)
    let (scene, sceneDelegate) = (UIWindowScene(), SceneDelegate())
    scene.delegate = sceneDelegate
    sceneDelegate.window = UIWindow(windowScene: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: .init())
    expectTrue(scene.session.scene === scene && scene.windows.count == 1)
  }

  @Test func `orientations are upright by default`() {
    let controller = UIViewController()
    expectEqual(controller.supportedInterfaceOrientations, .allButUpsideDown)
    expectEqual(UIApplication.shared.statusBarOrientation, .portrait)
    expectTrue(UIInterfaceOrientation.landscapeLeft.isLandscape)
    expectTrue(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    LayoutEnvironment.current.with {
      $0.userInterfaceIdiom = .pad
    } run: {
      expectEqual(controller.supportedInterfaceOrientations, .all)
      expectEqual(UIDevice.current.model, "iPad")
    }
  }

  @Test func `the window of a delegate is optional twice where its class is not known`() {
    final class Shop: NSObject, UIApplicationDelegate { var window: UIWindow? }
    final class Bare: NSObject, UIApplicationDelegate {}
    let (shop, bare, scene) = (Shop(), Bare(), SceneDelegate())
    let window = UIWindow()
    shop.window = window
    scene.window = window
    let delegates: [any UIApplicationDelegate] = [shop, bare]
    expectEqual(delegates[0].window??.isHidden, window.isHidden)
    expectTrue(delegates[0].window! === window && delegates[1].window! == nil)
    expectTrue((scene as any UIWindowSceneDelegate).window! === window)
    expectEqual(shop.window?.isHidden, window.isHidden)
  }

  @Test func `no URL is opened`() async throws {
    let url = try #require(URL(string: "app:a"))
    let isOpen = await UIApplication.shared.open(url)
    expectTrue(!isOpen)
  }
}
