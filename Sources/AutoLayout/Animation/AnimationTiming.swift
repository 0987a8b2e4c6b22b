/// When a change happens, and at which pace.
struct AnimationTiming {
  /// After the delay.
  var start: AnimationTime
  /// Of one run.
  var duration: AnimationTime
  var curve: TimingCurve
  /// How often it is repeated; infinite for ever.
  var repeatCount = 1.0
  /// Whether each run is followed by one backwards.
  var autoreverses = false
  /// The part of the run in which the change happens, from 0 to 1.
  var window = AnimationWindow.whole

  private var cycle: AnimationTime { autoreverses ? duration + duration : duration }

  /// nil if it never ends.
  var end: AnimationTime? {
    repeatCount.isInfinite && duration > .zero ? nil : start + cycle * repeatCount
  }

  /// How far the change is: 0 before the start, 1 from the end on.
  ///
  /// A function of the time alone: nothing is added up on the way.
  func progress(at time: AnimationTime) -> Double {
    if let end, time >= end { return 1 }
    if time < start { return 0 }
    var elapsed = cycle.remainder(of: time - start)
    if elapsed > duration { elapsed = cycle - elapsed }
    return window.progress(at: curve.progress(at: duration.share(of: elapsed), of: duration))
  }
}

/// A part of an animation's run, from 0 to 1.
struct AnimationWindow: Hashable {
  var start: Double
  var length: Double

  static let whole = AnimationWindow(start: 0, length: 1)

  func progress(at share: Double) -> Double {
    if self == .whole { return share }
    if share >= start + length { return 1 }
    return max(0, (share - start) / length)
  }
}
