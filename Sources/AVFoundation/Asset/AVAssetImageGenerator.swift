public import QuartzCore
public import CoreMedia

/// Takes pictures of a film. It takes none here, since no file is read.
nonisolated open class AVAssetImageGenerator: NSObject {
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film says. Stored without an effect here.
  open var appliesPreferredTrackTransform = false
  /// The largest size of pictures in pixels. Stored without an effect here.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be. Stored without an effect here.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be. Stored without an effect here.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator for a film.
  public init(asset: AVAsset) { self.asset = asset }

  /// Throws an error, since there are no pictures.
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.noImageAtTime)
  }

  /// Throws an error, since there are no pictures.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }

  /// Calls the handler with an error, since there are no pictures.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    completionHandler(nil, .invalid, AVError(.noImageAtTime))
  }

  /// Ends the work. Does nothing here.
  open func cancelAllCGImageGeneration() {}
}
