/// How far a property animator is: held somewhere, or on its way on a clock.
final class AnimatorPlayback {
  /// From one value to another, as a function of the clock.
  struct Segment {
    var start: AnimationTime
    var length: AnimationTime
    var from: Double
    var to: Double
    /// How the way between the two is gone.
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
  /// Whether the value is a share of the time, to which the curve is applied; else it is how far everything is.
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

  /// How far an animation is whose part of the run its timing says.
  func progress(in timing: AnimationTiming, at time: AnimationTime) -> Double {
    let share = timing.window.progress(at: value(at: time))
    return isTime ? curve.progress(at: share, of: duration) : share
  }

  /// How far the whole is.
  func progress(at time: AnimationTime) -> Double {
    let value = value(at: time)
    return isTime ? curve.progress(at: value, of: duration) : value
  }
}
