/// The animations that one call started on one clock, and the completion of the call.
final class AnimationGroup {
  let clock: AnimationClock
  /// The end of the last animation; nil if it is not yet known, or if there is none.
  private(set) var end: AnimationTime?
  private(set) var isEndless = false
  /// Whether the group has ended.
  private(set) var isOver = false
  /// The end; nil for a group without one.
  var endOrNever: AnimationTime? { isEndless ? nil : end ?? clock.time }
  /// The playback of a property animator, which replaces the individual timing of the animations.
  let playback: AnimatorPlayback?
  /// The completion. Its argument is whether all animations ran to their ends.
  var whenOver: ((Bool) -> Void)?
  private var isWhole = true
  private var running = 0
  private var views: [WeakAnimations] = []
  /// The environment of the call. Views that the completion creates belong to it.
  private let environment = LayoutEnvironment.current

  private struct WeakAnimations { weak var animations: ViewAnimations? }

  /// An object that is retained while the clock waits for the end.
  var owner: AnyObject?

  init(on clock: AnimationClock, _ playback: AnimatorPlayback? = nil) {
    self.clock = clock
    self.playback = playback
  }

  func add(_ animation: ViewAnimation, to animations: ViewAnimations) {
    running += 1
    // The properties of a view are usually animated in succession. A view that occurs several times
    // does no harm.
    if views.last?.animations !== animations {
      views.append(WeakAnimations(animations: animations))
    }
    animations.list.append(animation)
  }

  /// Postpones the end of the group to that of another animation; nil means that the animation does
  /// not end.
  func lengthen(to moment: AnimationTime?) {
    if moment == nil { isEndless = true }
    end = isEndless ? nil : moment.map { max($0, end ?? .zero) }
  }

  /// Moves the end of the group; nil means that it is not known.
  func move(endTo moment: AnimationTime?) {
    end = moment
    if moment == nil { clock.drop(self) } else { clock.keep(self) }
  }

  /// Removes an animation before its end. The group ends when its last animation is removed.
  func lose() {
    running -= 1
    isWhole = false
    if running == 0 && playback == nil { move(endTo: clock.time) }
  }

  /// The animated views, without duplicates.
  var movedViews: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return views.compactMap(\.animations?.view).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  func complete() {
    isOver = true
    // A property animator itself determines the final values of its views.
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
