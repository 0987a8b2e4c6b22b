/// The clock of animations. Tests and hosts advance it; otherwise it stands still.
///
/// A tree is animated by the clock of the environment in which it was made. Without a clock
/// animations take no time: the changes of `UIView.animate` take effect at once, and its completion
/// is called before the call returns.
///
/// ```swift
/// let clock = AnimationClock()
/// LayoutEnvironment.current.with { $0.animationClock = clock } run: {
///   let box = UIView()
///   UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
///   clock.advance(by: 0.25)
///   // box.alpha is 0, box.presentation.alpha is 0.75
/// }
/// ```
///
/// The presentation of a view is a function of ``now``: the same time yields exactly the same
/// values, regardless of the steps that led to it. Times are rounded to 1/705,600,000 of a second.
/// The frames of 24, 25, 30, 60, 100 and 120 frames per second are whole multiples of this unit.
///
/// - Note: `@unchecked Sendable` holds because the clock's state is accessed only under its lock.
///   The completions that it calls belong to the trees that were made with it. The caller that
///   advances the clock therefore needs exclusive access to all of these trees, just as the caller
///   that lays out a tree needs exclusive access to that tree.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class AnimationClock: @unchecked Sendable {
  // Recursive, because completions call the clock again.
  private let lock = NSRecursiveLock()
  private var moment = AnimationTime.zero
  /// The animations that end, in the order of their starts.
  private var waiting: [AnimationGroup] = []
  private var isEnabled = true

  /// Creates a clock at time 0.
  public init() {}

  /// The time in seconds since the clock was created.
  public var now: TimeInterval { time.seconds }

  var time: AnimationTime { lock.withLock { moment } }

  /// Whether animations are enabled, as set by `UIView.setAnimationsEnabled(_:)`.
  var animates: Bool {
    get { lock.withLock { isEnabled } }
    set { lock.withLock { isEnabled = newValue } }
  }

  /// Whether an animation of the clock's trees is running, including those that repeat for ever, or
  /// a completion has yet to be called.
  public var isAnimating: Bool { lock.withLock { !waiting.isEmpty } }

  /// The end of the last running animation that has an end, in seconds since the clock was created;
  /// nil if there is none. Animations that completions will start are not included.
  public var endOfAnimations: TimeInterval? {
    lock.withLock { waiting.compactMap(\.end).max()?.seconds }
  }

  /// Advances the clock by a number of seconds.
  ///
  /// Animations that end within the step are completed in the order of their ends, each at its own
  /// end. An animation that a completion starts begins at that time, and not at the end of the
  /// step. One long step and several short ones therefore have the same result.
  ///
  /// - Parameters:
  ///   - seconds: At least 0, and finite; any other step is reported and ignored. A step of 0
  ///     completes the animations that wait for the next step, such as those that change nothing.
  ///   - file: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func advance(by seconds: TimeInterval, file: String = #fileID, line: UInt = #line) {
    if refuses(seconds, by: "by \(seconds) seconds", file, line) { return }
    run(until: time + AnimationTime(seconds: seconds))
  }

  /// Advances the clock to a time in seconds since its creation. See ``advance(by:file:line:)``.
  ///
  /// - Parameters:
  ///   - moment: At least ``now``, and finite. Another time is reported, and the call is ignored.
  ///   - file: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func advance(to moment: TimeInterval, file: String = #fileID, line: UInt = #line) {
    let target = AnimationTime(seconds: moment)
    let isBack = moment < 0 || target < time
    let words = "from \(now) to \(moment) seconds"
    if refuses(isBack ? -1 : moment, by: words, file, line) { return }
    run(until: target)
  }

  private func refuses(
    _ seconds: Double,
    by words: @autoclosure () -> String,
    _ file: String,
    _ line: UInt
  ) -> Bool {
    if seconds >= 0 && seconds.isFinite { return false }
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .unusableNumber,
        "An animation clock cannot advance \(words()); it keeps its time.",
        remedy: "Advance it by a finite number of seconds that is at least 0.",
        location: SourceLocation(file: file, line: line)
      )
    )
    return true
  }

  private func run(until target: AnimationTime) {
    lock.lock()
    defer { lock.unlock() }
    var atOneMoment = 0
    while let (index, end) = nextEnd(until: target) {
      if end > moment {
        moment = end
        atOneMoment = 0
      }
      atOneMoment += 1
      if atOneMoment > Self.completionsAtOnce { return raiseLoop() }
      waiting.remove(at: index).complete()
    }
    moment = max(moment, target)
  }

  /// The number of completions at one time after which the clock stops, because they start each
  /// other without end.
  static var completionsAtOnce: Int { 10_000 }

  private func raiseLoop() {
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .layoutLoop,
        "The animation clock stops at \(now) seconds: after \(Self.completionsAtOnce) completions further "
          + "animations end at the same time.",
        remedy: "Give animations that start each other in completions a duration greater than 0."
      )
    )
  }

  /// Returns the group that ends first; of groups with equal ends, the one that started first.
  private func nextEnd(until target: AnimationTime) -> (index: Int, end: AnimationTime)? {
    var result: (index: Int, end: AnimationTime)?
    for (index, group) in waiting.enumerated() {
      guard let end = group.end, end <= target, result.map({ end < $0.end }) ?? true else {
        continue
      }
      result = (index, end)
    }
    return result
  }

  func keep(_ group: AnimationGroup) {
    lock.withLock { if !waiting.contains(where: { $0 === group }) { waiting.append(group) } }
  }

  func drop(_ group: AnimationGroup) {
    lock.withLock { waiting.removeAll { $0 === group } }
  }
}
