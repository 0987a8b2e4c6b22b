/// The state of one call that animates changes, while its block runs.
///
/// - Note: `@unchecked Sendable` holds because only the thread that created the block accesses it:
///   ``current`` compares the threads before anything else. A task that is started inside of the
///   block inherits the task-local value, but finds the block closed, or runs on another thread.
final class AnimationBlock: @unchecked Sendable {
  @TaskLocal private static var innermost: AnimationBlock?

  struct Pace {
    var duration: Double
    var delay = 0.0
    var curve = TimingCurve.easeInOut
    var repeatCount = 1.0
    var autoreverses = false
    var window = AnimationWindow.whole
  }

  private let thread = pthread_self()
  private var isOpen = false
  private(set) var pace: Pace
  /// Whether changes inside of the block take effect at once.
  let isInstant: Bool
  /// Whether the block takes its duration even if nothing is animated.
  private let hasLength: Bool
  /// The rule of a keyframe animation, inside of which parts of the duration can be requested.
  var keyframes: KeyframeRule?
  private let playback: AnimatorPlayback?
  private var whenOver: ((Bool) -> Void)?
  private(set) var groups: [AnimationGroup] = []
  /// The clock of the first view that was changed, even if that view is not animated.
  private var clock: AnimationClock?
  private var stacks: [UIView] = []
  private var resized: [UIView]?

  enum KeyframeRule { case continuous, discrete }

  init(
    _ pace: Pace,
    isInstant: Bool = false,
    hasLength: Bool = false,
    laysOut: Bool = false,
    playback: AnimatorPlayback? = nil,
    group: AnimationGroup? = nil,
    whenOver: ((Bool) -> Void)? = nil
  ) {
    self.pace = pace
    self.isInstant = isInstant
    self.hasLength = hasLength
    self.playback = playback
    if let group { groups = [group] }
    self.whenOver = whenOver
    if laysOut { resized = [] }
  }

  /// The innermost block that the present thread is running.
  static var current: AnimationBlock? {
    guard let block = innermost, pthread_equal(block.thread, pthread_self()) != 0, block.isOpen
    else { return nil }
    return block
  }

  /// Runs the closure that makes the changes.
  func run(_ changes: () -> Void) {
    isOpen = true
    Self.$innermost.withValue(self) {
      changes()
      // Stacks lay out themselves, so that appearing and disappearing views are animated. (Rule
      // 11.25.)
      for stack in stacks { stack.layoutIfNeeded() }
      for view in resized ?? [] { view.layoutIfNeeded() }
    }
    isOpen = false
    (stacks, resized) = ([], nil)
  }

  /// Runs a closure with other timing.
  func run(_ changes: () -> Void, with change: (inout Pace) -> Void) {
    let before = pace
    change(&pace)
    defer { pace = before }
    changes()
  }

  /// Starts the animations. A block that animated nothing ends with the next step of the clock.
  ///
  /// - Parameter other: The clock for a block that changed no view; nil if there is none.
  func start(on other: AnimationClock? = LayoutEnvironment.current.animationClock) {
    guard let whenOver else { return }
    let clock = clock ?? other
    self.whenOver = nil
    if let group = groups.first {
      group.whenOver = whenOver
      return
    }
    guard let clock else { return whenOver(true) }
    let group = AnimationGroup(on: clock)
    group.whenOver = whenOver
    group.move(endTo: hasLength ? timing(on: clock).end : clock.time)
    CATransaction.note(group)
  }

  /// Adds an animation of a view's property to the block.
  func move(
    _ property: AnimatedProperty,
    of view: UIView,
    from old: AnimatedValue,
    to new: AnimatedValue,
    on clock: AnimationClock
  ) {
    self.clock = self.clock ?? clock
    if old == new && property != .visibility || !old.isFinite || !new.isFinite { return }
    let timing = timing(on: clock)
    if timing.duration == .zero && playback == nil { return }
    let animations = view.madeAnimations
    var animation = ViewAnimation(
      property: property,
      from: old,
      to: new,
      timing: timing,
      group: group(on: clock)
    )
    if !property.isAdditive {
      if let shown = animations.shown(property, at: old) { animation.from = shown }
      let own = groups
      animations.cut { other in
        other.property == property && !own.contains { $0 === other.group }
      }
      // A property that this block animates already continues from the end of its last part.
      if let last = animations.list.last(where: { $0.property == property }) {
        animation.from = last.to
      }
    }
    animation.group.add(animation, to: animations)
    if playback == nil { animation.group.lengthen(to: timing.end) }
  }

  private func timing(on clock: AnimationClock) -> AnimationTiming {
    AnimationTiming(
      start: clock.time + AnimationTime(seconds: pace.delay),
      duration: AnimationTime(seconds: pace.duration),
      curve: pace.curve,
      repeatCount: pace.repeatCount,
      autoreverses: pace.autoreverses,
      window: pace.window
    )
  }

  private func group(on clock: AnimationClock) -> AnimationGroup {
    if let group = groups.first(where: { $0.clock === clock }) { return group }
    let group = AnimationGroup(on: clock, playback)
    groups.append(group)
    // A property animator retains its group itself.
    if playback == nil {
      clock.keep(group)
      CATransaction.note(group)
    }
    return group
  }

  func layOut(_ stack: UIView) {
    if !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
  }

  func noteSize(of view: UIView) { resized?.append(view) }
}
