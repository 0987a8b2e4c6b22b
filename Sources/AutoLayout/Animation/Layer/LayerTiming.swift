/// The times of an explicit animation, in seconds.
nonisolated struct LayerTiming {
  var begin: Double
  /// The duration of one repetition, by the animation's own time.
  var duration: Double
  var speed: Double
  var offset: Double
  var repetitions: Double
  var autoreverses: Bool
  var fillsBefore: Bool
  var fillsAfter: Bool
  var curve: TimingCurve

  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The end in the time of the surroundings; nil if it has none.
  var end: Double? {
    if repetitions.isInfinite && cycle > 0 { return nil }
    return begin + max(0, cycle * repetitions - offset) / speed
  }

  /// Returns the seconds of the animation's own time within a repetition; nil when it is not seen.
  ///
  /// - Parameter time: The time of the surroundings; infinity for the time after the end.
  func local(at time: Double) -> Double? {
    if let end, time >= end {
      if !fillsAfter { return nil }
      return autoreverses && repetitions == repetitions.rounded() ? 0 : duration
    }
    if time < begin { return fillsBefore ? 0 : nil }
    if cycle <= 0 { return duration }
    let elapsed = ((time - begin) * speed + offset).truncatingRemainder(dividingBy: cycle)
    return elapsed > duration ? cycle - elapsed : elapsed
  }

  /// Returns the progress of the change, which the curve may move out of the range from 0 to 1; nil
  /// when the animation is not seen.
  func progress(at time: Double) -> Double? {
    guard let local = local(at: time) else { return nil }
    if duration <= 0 { return 1 }
    return curve.progress(at: local / duration, of: AnimationTime(seconds: duration))
  }
}
