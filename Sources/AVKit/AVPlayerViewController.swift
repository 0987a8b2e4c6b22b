public import AVFoundation

/// A controller that shows the film of a player with controls. Here it is a black view: nothing is played, and there are no
/// controls.
///
/// The layer of the film and ``contentOverlayView`` fill the view.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer? { didSet { filmView?.playerLayer?.player = player } }
  /// The object that is notified of changes of the picture. It is not retained, and not called here.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { filmView?.playerLayer?.videoGravity = videoGravity }
  }
  /// The view between the film and the controls, for the app's own views. Nil until the view is loaded.
  open var contentOverlayView: UIView? { overlay }
  /// Whether there is a picture. Always false.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film in the view. Always empty.
  open var videoBounds: CGRect { .zero }

  /// Whether the controls are shown. Stored without an effect here.
  open var showsPlaybackControls = true
  /// Whether films may be played above other apps. Stored without an effect here.
  open var allowsPictureInPicturePlayback = true
  /// Whether a film goes above other apps by itself. Stored without an effect here.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the screen of a locked device names the film. Stored without an effect here.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the view fills the screen when a film begins. Stored without an effect here.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the view leaves the screen when a film ends. Stored without an effect here.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the user may not skip parts. Stored without an effect here.
  open var requiresLinearPlayback = false
  /// Whether the controls offer other speeds. Stored without an effect here.
  open var showsTimecodes = false

  private var filmView: FilmView?
  private var overlay: UIView?

  /// Makes the view: the film below the app's own views.
  open override func loadView() {
    let view = FilmView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    view.playerLayer?.player = player
    view.playerLayer?.videoGravity = videoGravity
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    (filmView, self.overlay) = (view, overlay)
    self.view = view
  }

  private final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
  }
}

/// An object that is notified of changes of a film's picture. All methods have default implementations, and the runtime calls
/// none.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Called before the film goes above other apps.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  /// Called after the film came back from above other apps.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  /// Shows the controller again, when the film comes back from above other apps.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does not show the controller.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
