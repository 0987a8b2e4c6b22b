/// The timing of an animation: its start, its duration and its curve.
struct AnimationTiming {
  /// The start, after the delay.
  var start: AnimationTime
  /// The duration of one repetition.
  var duration: AnimationTime
  var curve: TimingCurve
  /// The number of repetitions; infinity for an animation without end.
  var repeatCount = 1.0
  /// Whether each repetition is followed by one in reverse.
  var autoreverses = false
  /// The part of the repetition in which the change takes place, from 0 to 1.
  var window = AnimationWindow.whole

  private var cycle: AnimationTime { autoreverses ? duration + duration : duration }

  /// The end of the animation; nil if it has none.
  var end: AnimationTime? {
    repeatCount.isInfinite && duration > .zero ? nil : start + cycle * repeatCount
  }

  /// Returns the progress of the change at a time: 0 before the start, 1 from the end on.
  ///
  /// The progress is a function of the time alone, and does not depend on earlier calls.
  func progress(at time: AnimationTime) -> Double {
    if let end, time >= end { return 1 }
    if time < start { return 0 }
    var elapsed = cycle.remainder(of: time - start)
    if elapsed > duration { elapsed = cycle - elapsed }
    return window.progress(at: curve.progress(at: duration.share(of: elapsed), of: duration))
  }
}

/// A part of an animation's duration, from 0 to 1.
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
