import AVKit
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
    #expect(layer.player === player && layer.videoGravity == .resizeAspectFill)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(controller.contentOverlayView?.frame == controller.view.bounds)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    window.layoutIfNeeded()
    #expect(
      controller.contentOverlayView?.frame == CGRect(x: 0, y: 0, width: 800, height: 400)
    )
    #expect(controller.view.backgroundColor == .black)
  }

  @Test func `no film goes above other apps`() {
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }
}
