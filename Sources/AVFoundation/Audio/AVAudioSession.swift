public import Foundation

/// How the app uses sound. What the app sets is stored without an effect; there is no microphone and no loudspeaker here.
///
/// It is safe to use the session from several threads: a lock guards all that changes.
nonisolated open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The uses of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String
    /// Creates a use from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds that are not needed, with those of other apps.
    public static var ambient: Category { Category(rawValue: "AVAudioSessionCategoryAmbient") }
    /// Sounds that are not needed.
    public static var soloAmbient: Category {
      Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    }
    /// Music or films.
    public static var playback: Category { Category(rawValue: "AVAudioSessionCategoryPlayback") }
    /// Recording.
    public static var record: Category { Category(rawValue: "AVAudioSessionCategoryRecord") }
    /// Both.
    public static var playAndRecord: Category {
      Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    /// Sound to several devices.
    public static var multiRoute: Category {
      Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
  }

  /// The special forms of a use.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the form.
    public let rawValue: String
    /// Creates a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// None.
    public static var `default`: Mode { Mode(rawValue: "AVAudioSessionModeDefault") }
    /// A call.
    public static var voiceChat: Mode { Mode(rawValue: "AVAudioSessionModeVoiceChat") }
    /// A call with pictures.
    public static var videoChat: Mode { Mode(rawValue: "AVAudioSessionModeVideoChat") }
    /// Recording a film.
    public static var videoRecording: Mode { Mode(rawValue: "AVAudioSessionModeVideoRecording") }
    /// Showing a film.
    public static var moviePlayback: Mode { Mode(rawValue: "AVAudioSessionModeMoviePlayback") }
    /// Speech.
    public static var spokenAudio: Mode { Mode(rawValue: "AVAudioSessionModeSpokenAudio") }
    /// Measuring.
    public static var measurement: Mode { Mode(rawValue: "AVAudioSessionModeMeasurement") }
  }

  /// The properties of a use.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the properties.
    public let rawValue: UInt
    /// Creates properties from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps go on.
    public static var mixWithOthers: CategoryOptions { CategoryOptions(rawValue: 1) }
    /// Other apps become quieter.
    public static var duckOthers: CategoryOptions { CategoryOptions(rawValue: 1 &<< 1) }
    /// Telephone devices by radio are used.
    public static var allowBluetooth: CategoryOptions { CategoryOptions(rawValue: 1 &<< 2) }
    /// The loudspeaker is used.
    public static var defaultToSpeaker: CategoryOptions { CategoryOptions(rawValue: 1 &<< 3) }
    /// Speech of other apps pauses.
    public static var interruptSpokenAudioAndMixWithOthers: CategoryOptions {
      CategoryOptions(rawValue: 1 &<< 4)
    }
    /// Music devices by radio are used.
    public static var allowBluetoothA2DP: CategoryOptions { CategoryOptions(rawValue: 1 &<< 5) }
    /// Devices in the network are used.
    public static var allowAirPlay: CategoryOptions { CategoryOptions(rawValue: 1 &<< 6) }
  }

  /// What happens when a session begins or ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits of what happens.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told that they can go on.
    public static var notifyOthersOnDeactivation: SetActiveOptions { SetActiveOptions(rawValue: 1) }
  }

  /// The answers of the user to whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked.
    case undetermined = 0x756e_6474
    /// It may not.
    case denied = 0x6465_6e79
    /// It may.
    case granted = 0x6772_6e74
  }

  /// The ends of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// It ended.
    case ended = 0
    /// It began.
    case began = 1
  }

  /// What an app may do after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits of what it may do.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It may go on.
    public static var shouldResume: InterruptionOptions { InterruptionOptions(rawValue: 1) }
  }

  private static let shared = AVAudioSession()

  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private let lock = NSLock()
  private var state = State()

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The use that the app set.
  open var category: Category { lock.withLock { state.category } }
  /// The form that the app set.
  open var mode: Mode { lock.withLock { state.mode } }
  /// The properties that the app set.
  open var categoryOptions: CategoryOptions { lock.withLock { state.options } }
  /// The volume. Always 0, since there is no loudspeaker.
  open var outputVolume: Float { 0 }
  /// Whether another app plays. Always false.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the app should leave out sounds that are not needed. Always false.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether there is a microphone. Always false.
  open var isInputAvailable: Bool { false }
  /// Whether the app may record. Always denied.
  open var recordPermission: RecordPermission { .denied }

  /// Sets the use.
  open func setCategory(_ category: Category) throws {
    lock.withLock { state.category = category }
  }
  /// Sets the use and its properties.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    lock.withLock { (state.category, state.options) = (category, options) }
  }
  /// Sets the use, its form and its properties.
  open func setCategory(
    _ category: Category,
    mode: Mode,
    options: CategoryOptions = []
  ) throws {
    lock.withLock { state = State(category: category, mode: mode, options: options) }
  }
  /// Sets the form.
  open func setMode(_ mode: Mode) throws { lock.withLock { state.mode = mode } }
  /// Begins or ends. Does nothing here.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Calls the handler with false: the app may not record.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

  /// A call or another app interrupted. It is not posted here.
  open class var interruptionNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionInterruptionNotification")
  }
  /// Another device is used. It is not posted here.
  open class var routeChangeNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionRouteChangeNotification")
  }
  /// The system's sound was restarted. It is not posted here.
  open class var mediaServicesWereResetNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }
}

/// The key of an interruption's end.
nonisolated public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what an app may do after an interruption.
nonisolated public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why another device is used.
nonisolated public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
