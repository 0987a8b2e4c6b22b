/// The progress of a property animator: fixed while the animator is paused, or moving with a clock.
final class AnimatorPlayback {
  /// A movement from one value to another, as a function of the clock's time.
  struct Segment {
    var start: AnimationTime
    var length: AnimationTime
    var from: Double
    var to: Double
    /// The curve of the movement.
    var pace = TimingCurve.linear

    var end: AnimationTime { start + length }

    func value(at time: AnimationTime) -> Double {
      if time >= end { return to }
      if time < start { return from }
      return from + (to - from) * pace.progress(at: length.share(of: time - start), of: length)
    }
  }

  enum Place {
    case held(Double)
    case moving(Segment)
  }

  var place = Place.held(0)
  /// Whether the value is the elapsed part of the time, to which the curve is applied; otherwise it
  /// is the progress itself.
  var isTime = true
  var curve: TimingCurve
  var duration: AnimationTime

  init(_ curve: TimingCurve, _ duration: AnimationTime) {
    self.curve = curve
    self.duration = duration
  }

  func value(at time: AnimationTime) -> Double {
    switch place {
    case .held(let value): value
    case .moving(let segment): segment.value(at: time)
    }
  }

  /// Returns the progress of an animation that takes place in a part of the whole duration, as
  /// given by its timing.
  func progress(in timing: AnimationTiming, at time: AnimationTime) -> Double {
    let share = timing.window.progress(at: value(at: time))
    return isTime ? curve.progress(at: share, of: duration) : share
  }

  /// Returns the progress of the whole animation.
  func progress(at time: AnimationTime) -> Double {
    let value = value(at: time)
    return isTime ? curve.progress(at: value, of: duration) : value
  }
}
