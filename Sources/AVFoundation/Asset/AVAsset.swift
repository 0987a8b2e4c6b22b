public import QuartzCore
public import CoreMedia

/// A film or sound in a file or at an address. It is not read here: it has no tracks, and its length is 0.
///
/// It is safe to send an asset to other threads, since nothing in it changes.
nonisolated open class AVAsset: NSObject, @unchecked Sendable {
  private let address: URL

  /// Creates an asset with the address of a file. On Apple's platforms it is an ``AVURLAsset``.
  public convenience init(url URL: URL) { self.init(address: URL) }

  init(address: URL) { self.address = address }

  var storedAddress: URL { address }

  /// The length. Always 0, since no file is read.
  open var duration: CMTime { .zero }
  /// The tracks. Always none, since no file is read.
  open var tracks: [AVAssetTrack] { [] }
  /// Returns no tracks, since no file is read.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// The speed at which the asset is usually played.
  open var preferredRate: Float { 1 }
  /// Whether the asset can be played. Always false.
  open var isPlayable: Bool { false }
  /// Whether the asset can be exported. Always false.
  open var isExportable: Bool { false }
  /// Whether the content is protected. Always false.
  open var hasProtectedContent: Bool { false }

  /// Calls the handler: nothing is loaded.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)? = nil
  ) {
    handler?()
  }

  /// Returns that a property was not loaded.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutableRawPointer?)
    -> AVKeyValueStatus
  { .failed }

  /// Ends the loading. Does nothing here.
  open func cancelLoading() {}
}

/// A film or sound at an address. It is not read here.
nonisolated open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  open var url: URL { storedAddress }

  /// Creates an asset with an address. The options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}

/// A part of a film or sound, such as its pictures. The runtime makes none.
nonisolated open class AVAssetTrack: NSObject {
  /// The kind of the track. By default moving pictures.
  open var mediaType: AVMediaType { .video }
  /// The size of the pictures in pixels. By default 0.
  open var naturalSize: CGSize { .zero }
  /// How the pictures are turned. By default not.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The pictures in a second. By default 0.
  open var nominalFrameRate: Float { 0 }

  /// Creates an empty track.
  public override init() { super.init() }
}
