public import Foundation

/// Plays a sound. Nothing is played here: ``play()`` returns false, and the length is 0.
nonisolated open class AVAudioPlayer: NSObject {
  /// The object that is notified of the end. It is not retained, and not called here.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound; nil for one from data.
  open private(set) var url: URL?
  /// The data of the sound; nil for one from an address.
  open private(set) var data: Data?
  /// Whether the sound is played. Always false.
  open var isPlaying: Bool { false }
  /// The length in seconds. Always 0.
  open var duration: TimeInterval { 0 }
  /// The number of channels. Always 0.
  open var numberOfChannels: Int { 0 }
  /// The time in seconds, where the app sets it.
  open var currentTime: TimeInterval = 0
  /// The volume from 0 to 1. Stored without an effect here.
  open var volume: Float = 1
  /// The place between the left, -1, and the right, 1. Stored without an effect here.
  open var pan: Float = 0
  /// The speed. Stored without an effect here.
  open var rate: Float = 1
  /// Whether the speed may be changed. Stored without an effect here.
  open var enableRate = false
  /// How often the sound is repeated; less than 0 for ever. Stored without an effect here.
  open var numberOfLoops = 0
  /// Whether the volume is measured. Stored without an effect here.
  open var isMeteringEnabled = false

  /// Creates a player for a file, which is not read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Creates a player for a file, which is not read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
  /// Creates a player for data, which are not read.
  public init(data: Data) throws { self.data = data }
  /// Creates a player for data, which are not read.
  public init(data: Data, fileTypeHint utiString: String?) throws { self.data = data }

  /// Returns false: nothing is played.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Returns false: nothing is played.
  @discardableResult
  open func play() -> Bool { false }
  /// Returns false: nothing is played.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { false }
  /// Pauses. Does nothing here.
  open func pause() {}
  /// Stops. Does nothing here.
  open func stop() {}
  /// Sets the volume at once, whatever the duration.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Measures the volume. Does nothing here.
  open func updateMeters() {}
  /// Returns the volume of silence in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the volume of silence in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An object that is notified of the end of a sound. All methods have default implementations, and the runtime calls none.
nonisolated public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called after an error.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

nonisolated extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
