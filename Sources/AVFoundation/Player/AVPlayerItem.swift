public import QuartzCore
public import CoreMedia

/// A film or sound of a player. Nothing is loaded here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  nonisolated public enum Status: Int, Sendable {
    /// It is not loaded.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The film or sound.
  open var asset: AVAsset { source }
  private let source: AVAsset
  var time = CMTime.zero

  /// Creates an item with the film or sound at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates an item.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }
  /// Creates an item. The keys have no effect.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { source = asset }

  /// Whether the item can be played. Never known, since nothing is loaded.
  open var status: Status { .unknown }
  /// The length. Not known, since nothing is loaded.
  open var duration: CMTime { .indefinite }
  /// The parts that are loaded. Always none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The size of the pictures in points. Always 0.
  open var presentationSize: CGSize { .zero }
  /// Whether playing goes on without a stop. Always false.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether enough is loaded. Always false.
  open var isPlaybackBufferFull: Bool { false }
  /// Whether nothing is loaded. Always true.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Why the item failed. Always nil.
  open var error: (any Error)? { nil }
  /// The seconds that are loaded in advance. Stored without an effect here.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The largest rate of data in bits a second. Stored without an effect here.
  open var preferredPeakBitRate: Double = 0

  /// Returns the time that the app has set.
  open func currentTime() -> CMTime { time }
  /// Sets the time, and calls the handler with true.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    self.time = time
    completionHandler?(true)
  }
  /// Sets the time exactly, and calls the handler with true.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  /// Stops loading earlier positions. Does nothing here.
  open func cancelPendingSeeks() {}
}

nonisolated extension NSNotification.Name {
  /// An item was played to its end. It is not posted here.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// An item could not be played to its end. It is not posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// An item stopped for lack of data. It is not posted here.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
}
