public import QuartzCore
public import CoreMedia

/// Plays films and sounds. Nothing is played here: the time stands still where the app sets it.
///
/// Observers of times are kept without being called. Handlers of results are called before the method returns.
#if MainActor
  @preconcurrency @MainActor
#endif
open class AVPlayer: NSObject {
  /// Whether a player can play.
  nonisolated public enum Status: Int, Sendable {
    /// It has not tried yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// Whether a player plays.
  nonisolated public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused = 0
    /// It waits until it can.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What a player does at the end of an item.
  nonisolated public enum ActionAtItemEnd: Int, Sendable {
    /// It goes on with the next item.
    case advance = 0
    /// It pauses.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  private var item: AVPlayerItem?

  /// Creates a player without an item.
  public override init() { super.init() }
  /// Creates a player with an item.
  public init(playerItem item: AVPlayerItem?) { self.item = item }
  /// Creates a player with the film or sound at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// The item that is played; nil if there is none.
  open var currentItem: AVPlayerItem? { item }
  /// Replaces the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { self.item = item }

  /// The speed that the app asks for: 0 while paused.
  open var rate: Float = 0
  /// The speed that ``play()`` asks for.
  open var defaultRate: Float = 1
  /// Whether the player can play. Never known.
  open var status: Status { .unknown }
  /// Whether the player plays: it waits for ever when the app asks it to.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// Why the player failed. Always nil.
  open var error: (any Error)? { nil }
  /// What the player does at the end of an item. Stored without an effect here.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The volume from 0 to 1. Stored without an effect here.
  open var volume: Float = 1
  /// Whether the sound is off. Stored without an effect here.
  open var isMuted = false
  /// Whether the player waits in order not to stop later. Stored without an effect here.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether films may be played on other devices. Stored without an effect here.
  open var allowsExternalPlayback = true
  /// Whether other devices are used while the screen is. Stored without an effect here.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether the screen stays on. Stored without an effect here.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether another device plays. Always false.
  open var isExternalPlaybackActive: Bool { false }

  /// Asks for the usual speed.
  open func play() { rate = defaultRate }
  /// Asks for a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Asks to stop.
  open func pause() { rate = 0 }

  /// Returns the time that the app has set; 0 without an item.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

  /// Sets the time.
  open func seek(to time: CMTime) { item?.time = time }
  /// Sets the time, and calls the handler with true.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Sets the time exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Sets the time exactly, and calls the handler with true.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time)
    completionHandler(true)
  }

  /// Returns an object that stands for an observer of the time, which is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Returns an object that stands for an observer of times, which is never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Removes an observer. Does nothing here.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays several items one after the other. Nothing is played here.
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem]

  /// Creates a player with items.
  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
  }

  /// Creates a player with an item.
  public override init(playerItem item: AVPlayerItem?) {
    waiting = []
    super.init(playerItem: item)
  }

  /// Creates a player without items.
  public override init() {
    waiting = []
    super.init()
  }

  /// Returns the items, from the present one.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

  /// Goes on with the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }

  /// Returns whether an item can be added: it is not among the items.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item)
  }

  /// Adds an item after another one; nil adds it at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    if !canInsert(item, after: afterItem) { return }
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let index = afterItem.map { after in
      (waiting.firstIndex(of: after) ?? -1) + 1
    }
    waiting.insert(item, at: index ?? waiting.count)
  }

  /// Removes an item.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  /// Removes all items.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again. Nothing is played here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class AVPlayerLooper: NSObject {
  /// Whether a looper can play.
  nonisolated public enum Status: Int, Sendable {
    /// It has not tried yet.
    case unknown = 0
    /// It can.
    case ready = 1
    /// It cannot.
    case failed = 2
    /// It was ended.
    case cancelled = 3
  }

  /// Whether the looper can play.
  open private(set) var status = Status.unknown
  /// How often the item was played. Always 0.
  open var loopCount: Int { 0 }

  /// Creates a looper, and gives the item to the player.
  public init(
    player: AVQueuePlayer,
    templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
  }

  /// Ends the looper.
  open func disableLooping() { status = .cancelled }
}
