/// The time that animations go by. Tests and hosts move it on by hand; it stands still otherwise.
///
/// A tree is animated by the clock of the environment that it was made in. Without a clock nothing takes time: what
/// `UIView.animate` changes is changed at once, and its completion is called before it returns.
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
/// All that is shown is a function of ``now``: the same moment shows the same bits, whatever the steps to it were. Moments are
/// rounded to 1/705,600,000 of a second, of which the frames of 24, 25, 30, 60, 100 and 120 a second are whole multiples.
///
/// - Note: `@unchecked Sendable` holds because what the clock keeps is touched under its lock alone. What it calls back belongs to the
///   trees that were made with it: who moves the clock on has to hold all of these, as who lays out a tree has to hold that tree.
public final class AnimationClock: @unchecked Sendable {
  // Who is called back comes back.
  private let lock = NSRecursiveLock()
  private var moment = AnimationTime.zero
  /// What has an end, in the order in which it was started.
  private var waiting: [AnimationGroup] = []
  private var isEnabled = true

  public init() {}

  /// The seconds since the clock was made.
  public var now: TimeInterval { time.seconds }

  var time: AnimationTime { lock.withLock { moment } }

  /// What `UIView.setAnimationsEnabled(_:)` says.
  var animates: Bool {
    get { lock.withLock { isEnabled } }
    set { lock.withLock { isEnabled = newValue } }
  }

  /// Whether an animation of the clock's trees runs, one that repeats for ever among them, or a completion waits to be called.
  public var isAnimating: Bool { lock.withLock { !waiting.isEmpty } }

  /// When the last of the animations is over that run now and have an end; nil if there are none. What their completions will
  /// start is not known yet.
  public var endOfAnimations: TimeInterval? {
    lock.withLock { waiting.compactMap(\.end).max()?.seconds }
  }

  /// Moves the time on.
  ///
  /// Animations whose end is reached are completed in the order of their ends, each at its own end: what a completion starts begins
  /// there, and not where the step leads to. One step and many come to the same.
  ///
  /// - Parameter seconds: at least 0. With 0 what waits for the next step is completed, such as animations that change nothing.
  ///   A step backwards and one that is no number are reported, and the clock stands still.
  public func advance(by seconds: TimeInterval, file: String = #fileID, line: UInt = #line) {
    if refuses(seconds, by: "a step of \(seconds) seconds", file, line) { return }
    run(until: time + AnimationTime(seconds: seconds))
  }

  /// Moves the time on to a moment, in seconds since the clock was made. As ``advance(by:file:line:)``.
  ///
  /// - Parameter moment: at least ``now``.
  public func advance(to moment: TimeInterval, file: String = #fileID, line: UInt = #line) {
    let target = AnimationTime(seconds: moment)
    let isBack = moment < 0 || target < time
    let words = "the moment \(moment) after \(now)"
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
        "An animation clock cannot go on by \(words()).",
        remedy: "It stands still.",
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

  /// After so many completions at one moment the clock stops there.
  static var completionsAtOnce: Int { 10_000 }

  private func raiseLoop() {
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .layoutLoop,
        "After \(Self.completionsAtOnce) completions of animations at \(now) seconds others still wait for the same moment.",
        remedy: "Give animations that are started by each other's completions a duration."
      )
    )
  }

  /// The first of those that end the earliest.
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
