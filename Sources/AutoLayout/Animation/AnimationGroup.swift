/// What one call has set in motion on one clock, and what is called when it is over.
final class AnimationGroup {
  let clock: AnimationClock
  /// nil if there is none yet, or never.
  private(set) var end: AnimationTime?
  private var isEndless = false
  /// For a property animator: how far all is instead of each by its own timing.
  let playback: AnimatorPlayback?
  /// Told whether nothing was cut short.
  var whenOver: ((Bool) -> Void)?
  private var isWhole = true
  private var running = 0
  private var views: [WeakAnimations] = []
  /// That of the call: what a completion makes is made there.
  private let environment = LayoutEnvironment.current

  private struct WeakAnimations { weak var animations: ViewAnimations? }

  /// What is kept as long as the clock waits for the end.
  var owner: AnyObject?

  init(on clock: AnimationClock, _ playback: AnimatorPlayback? = nil) {
    self.clock = clock
    self.playback = playback
  }

  func add(_ animation: ViewAnimation, to animations: ViewAnimations) {
    running += 1
    // Properties of one view come one after the other; more than one entry of a view does no harm.
    if views.last?.animations !== animations {
      views.append(WeakAnimations(animations: animations))
    }
    animations.list.append(animation)
  }

  /// The end is not before a moment; nil is never.
  func lengthen(to moment: AnimationTime?) {
    if moment == nil { isEndless = true }
    end = isEndless ? nil : moment.map { max($0, end ?? .zero) }
  }

  /// The end comes at another moment; nil is none that is known.
  func move(endTo moment: AnimationTime?) {
    end = moment
    if moment == nil { clock.drop(self) } else { clock.keep(self) }
  }

  /// One of the animations was taken away before its end. When the last one is gone the end has come.
  func lose() {
    running -= 1
    isWhole = false
    if running == 0 && playback == nil { move(endTo: clock.time) }
  }

  /// The views that are moved, each once.
  var movedViews: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return views.compactMap(\.animations?.view).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  func complete() {
    // An animator decides itself what becomes of its views.
    if playback == nil { leaveViews() }
    guard let whenOver else { return }
    let owner = owner
    LayoutEnvironment.$current.withValue(environment) { whenOver(isWhole) }
    withExtendedLifetime(owner) {}
  }

  func leaveViews() {
    running = 0
    for entry in views { entry.animations?.list.removeAll { $0.group === self } }
    views = []
  }
}
