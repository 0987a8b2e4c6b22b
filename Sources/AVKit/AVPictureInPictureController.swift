public import AVFoundation

/// Shows a film above other apps. It is not possible here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class AVPictureInPictureController: NSObject {
  /// The object that is notified. It is not retained, and not called here.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// The layer of the film.
  open var playerLayer: AVPlayerLayer { layer }
  private let layer: AVPlayerLayer
  /// Whether a film goes above other apps by itself. Stored without an effect here.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Creates nothing, as on a device that does not support it.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// Returns false: it is not possible.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Whether the film can go above other apps now. Always false.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether the film is above other apps. Always false.
  open var isPictureInPictureActive: Bool { false }
  /// Begins. Does nothing here.
  open func startPictureInPicture() {}
  /// Ends. Does nothing here.
  open func stopPictureInPicture() {}
}

/// An object that is notified of films above other apps. All methods have default implementations, and the runtime calls none.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Called before it begins.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Called after it began.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Called if it cannot begin.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  )
  /// Called before it ends.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Called after it ended.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Shows the film in the app again.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does not show the film.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

/// A button with which the user chooses another device for sound. It is an empty view here, since there are no devices.
open class AVRoutePickerView: UIView {
  /// The colour while another device is used. Stored without an effect here.
  open var activeTintColor: UIColor!
  /// Whether devices with a screen come first. Stored without an effect here.
  open var prioritizesVideoDevices = false
}
