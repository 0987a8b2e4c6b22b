public import Foundation

/// Records sound. Nothing is recorded here: ``record()`` returns false.
nonisolated open class AVAudioRecorder: NSObject {
  /// The object that is notified of the end. It is not retained, and not called here.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The address of the file.
  open private(set) var url: URL
  /// The properties of the sound.
  open private(set) var settings: [String: Any]
  /// Whether sound is recorded. Always false.
  open var isRecording: Bool { false }
  /// The time in seconds. Always 0.
  open var currentTime: TimeInterval { 0 }
  /// Whether the volume is measured. Stored without an effect here.
  open var isMeteringEnabled = false

  /// Creates a recorder for a file, which is not written.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Returns false: nothing is recorded.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Returns false: nothing is recorded.
  @discardableResult
  open func record() -> Bool { false }
  /// Returns false: nothing is recorded.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses. Does nothing here.
  open func pause() {}
  /// Stops. Does nothing here.
  open func stop() {}
  /// Returns false: there is no file.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures the volume. Does nothing here.
  open func updateMeters() {}
  /// Returns the volume of silence in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the volume of silence in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An object that is notified of the end of a recording. All methods have default implementations, and the runtime calls none.
nonisolated public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called at the end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called after an error.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

nonisolated extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder,
    error: (any Error)?
  ) {}
}

/// The qualities of recorded sound.
nonisolated public enum AVAudioQuality: Int, Sendable {
  /// The lowest.
  case min = 0
  /// A low one.
  case low = 32
  /// The one in the middle.
  case medium = 64
  /// A high one.
  case high = 96
  /// The highest.
  case max = 127
}

/// The key of a recording's format.
nonisolated public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the measurements in a second.
nonisolated public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
nonisolated public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits in a second.
nonisolated public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the quality.
nonisolated public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
