/// How far a change has come for a share of its time.
enum TimingCurve: Hashable, Sendable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1): x is the time, y how far the change is.
  case cubic(CubicCurve)
  case spring(SpringCurve)

  /// The control points are those that Core Animation documents for its named functions.
  static let easeIn = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
  static let easeOut = TimingCurve.cubic(CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
  static let easeInOut = TimingCurve.cubic(CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))

  /// From 0 at 0 to 1 at 1; springs and steep curves go beyond in between.
  func progress(at share: Double, of duration: AnimationTime) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return switch self {
    case .linear: share
    case .cubic(let curve): curve.y(at: share)
    case .spring(let spring): spring.progress(at: share, of: duration.seconds)
    }
  }

  /// The first share of the time at which a change has come so far, for a value from 0 to 1.
  func share(at progress: Double, of duration: AnimationTime) -> Double {
    if case .linear = self { return progress }
    // Springs swing: the first step that reaches the value has it.
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

/// `x(s) = 3(1-s)²s·x1 + 3(1-s)s²·x2 + s³`, and y likewise.
struct CubicCurve: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The y of the point whose x is given, for an x from 0 to 1.
  func y(at x: Double) -> Double {
    // x rises with s as long as x1 and x2 are from 0 to 1, which the initializers see to. Halving finds the point for certain.
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

/// What a damped spring does that is let go at a distance of 1 from its rest.
///
/// With the frequency ω, the damping ratio ζ and the initial velocity v towards the rest, the distance x solves
/// `x″ + 2ζω·x′ + ω²·x = 0`, `x(0) = 1`, `x′(0) = -v`, and the change has come to `1 - x`. (Any textbook of mechanics: the damped
/// harmonic oscillator.) At the end of the duration a rest below a thousandth is left; it is taken up evenly on the way, so that the
/// change ends at 1.
struct SpringCurve: Hashable, Sendable {
  /// Below 1 it swings, at 1 it comes to rest the fastest way without, above 1 slower.
  var dampingRatio: Double
  /// In lengths of the change a second.
  var velocity: Double
  /// ω, in radians a second; nil for the one with which the spring comes to rest within the duration.
  var frequency: Double?

  /// In which time a spring of this frequency comes to rest: nothing of its swing is above a thousandth any more.
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

  /// The slowest decay as a multiple of the frequency.
  private var slowness: Double {
    if dampingRatio <= 1 { return dampingRatio }
    return dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
  }

  /// After how many times of the slowest decay a thousandth is left.
  ///
  /// Without an initial velocity x is at most `e^-n` times the smaller of `1 + n` and the amplitude, which grows beyond all bounds
  /// near the critical ratio.
  private var restlessness: Double {
    // (1 + n) · e^-n = 1/1000
    let critical = 9.233413476451
    if dampingRatio == 1 { return critical }
    let root = abs(1 - dampingRatio * dampingRatio).squareRoot()
    let amplitude = dampingRatio < 1 ? 1 / root : (dampingRatio + root) / (2 * root)
    return min(critical, log(1000 * amplitude))
  }
}
