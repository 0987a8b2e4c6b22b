import AVKit
import Expectations
import Testing

@Suite struct AVKitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  @Test func `the film and the app's own views fill the view of a player's controller`() throws {
    let controller = AVPlayerViewController()
    let player = AVPlayer()
    controller.videoGravity = .resizeAspectFill
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.player = player
    let layer = try #require(controller.view.layer as? AVPlayerLayer)
    expectTrue(layer.player === player && layer.videoGravity == .resizeAspectFill)
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
    expectEqual(controller.contentOverlayView?.frame, controller.view.bounds)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    window.layoutIfNeeded()
    expectEqual(
      controller.contentOverlayView?.frame,
      CGRect(x: 0, y: 0, width: 800, height: 400)
    )
    expectEqual(controller.view.backgroundColor, .black)
  }

  @Test func `no film goes above other apps`() {
    expectTrue(!AVPictureInPictureController.isPictureInPictureSupported())
    expectTrue(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }
}
