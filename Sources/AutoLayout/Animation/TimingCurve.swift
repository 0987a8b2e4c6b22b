/// The progress of a change as a function of the elapsed part of its duration.
nonisolated enum TimingCurve: Hashable, Sendable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1), with the elapsed part of the time as x and the
  /// progress as y.
  case cubic(CubicCurve)
  case spring(SpringCurve)

  /// The control points are those that Core Animation documents for its named functions.
  static let easeIn = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
  static let easeOut = TimingCurve.cubic(CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
  static let easeInOut = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))

  /// Returns the progress: 0 at 0 and 1 at 1. Springs and steep curves exceed this range in
  /// between.
  func progress(at share: Double, of duration: AnimationTime) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return switch self {
    case .linear: share
    case .cubic(let curve): curve.y(at: share)
    case .spring(let spring): spring.progress(at: share, of: duration.seconds)
    }
  }

  /// Returns the smallest elapsed part of the time at which the progress has a value from 0 to 1.
  func share(at progress: Double, of duration: AnimationTime) -> Double {
    if case .linear = self { return progress }
    // A spring oscillates: the first step that reaches the value contains the solution.
    let steps = 256
    var low = 0.0
    var high = 1.0
    for step in 1...steps
    where self.progress(at: Double(step) / Double(steps), of: duration) >= progress {
      low = Double(step - 1) / Double(steps)
      high = Double(step) / Double(steps)
      break
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }
}

/// The curve with `x(s) = 3(1-s)²s·x1 + 3(1-s)s²·x2 + s³`, and y likewise.
nonisolated struct CubicCurve: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Returns the y coordinate of the point with a given x coordinate from 0 to 1.
  func y(at x: Double) -> Double {
    // x increases with s while x1 and x2 are in the range 0 to 1, which the initializers ensure.
    // Bisection therefore always converges.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return Self.point(high, y1, y2)
  }

  private static func point(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}

/// The movement of a damped spring that is released at a distance of 1 from its rest position.
///
/// With the frequency ω, the damping ratio ζ and the initial velocity v towards the rest position,
/// the distance x solves `x″ + 2ζω·x′ + ω²·x = 0`, `x(0) = 1`, `x′(0) = -v`, and the progress is
/// `1 - x`: the damped harmonic oscillator. At the end of the duration a distance below a thousandth
/// remains. It is distributed evenly over the duration, so that the progress ends at 1.
nonisolated struct SpringCurve: Hashable, Sendable {
  /// Below 1 the spring oscillates, at 1 it comes to rest as fast as is possible without
  /// oscillation, and above 1 it comes to rest more slowly.
  var dampingRatio: Double
  /// The initial velocity towards the rest position, in lengths of the change per second.
  var velocity: Double
  /// The frequency ω in radians per second; nil for the frequency with which the spring comes to
  /// rest within the duration.
  var frequency: Double?

  /// The time in seconds after which the oscillation stays below a thousandth; nil without a
  /// frequency.
  var settlingTime: Double? { frequency.map { restlessness / ($0 * slowness) } }

  func progress(at share: Double, of duration: Double) -> Double {
    if duration <= 0 { return 1 }
    let frequency = frequency ?? restlessness / (duration * slowness)
    let rest = distance(at: duration, frequency)
    return 1 - distance(at: share * duration, frequency) + rest * share
  }

  private func distance(at time: Double, _ frequency: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return exp(-decay * time)
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return exp(-decay * time) * (1 + (frequency - velocity) * time) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let share = (fast - velocity) / (fast - slow)
    return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
  }

  /// The rate of the slowest decay, as a multiple of the frequency.
  private var slowness: Double {
    if dampingRatio <= 1 { return dampingRatio }
    return dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
  }

  /// The number of decay times after which a thousandth remains.
  ///
  /// Without an initial velocity, x is at most `e^-n` times the smaller of `1 + n` and the
  /// amplitude. The amplitude grows without bound as the damping ratio approaches the critical one.
  private var restlessness: Double {
    // The solution of (1 + n) · e^-n = 1/1000.
    let critical = 9.233413476451
    if dampingRatio == 1 { return critical }
    let root = abs(1 - dampingRatio * dampingRatio).squareRoot()
    let amplitude = dampingRatio < 1 ? 1 / root : (dampingRatio + root) / (2 * root)
    return min(critical, log(1000 * amplitude))
  }
}
