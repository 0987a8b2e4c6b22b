import Expectations
import Testing

@testable import AutoLayout

/// The progress of an animation over time.
@Suite struct TimingCurveTests {
  private func progress(_ curve: TimingCurve, _ share: Double, _ duration: Double = 1) -> Double {
    curve.progress(at: share, of: AnimationTime(seconds: duration))
  }

  private static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut,
    .cubic(CubicCurve(x1: 0.1, y1: 2, x2: 0.9, y2: -1)),
    .spring(SpringCurve(dampingRatio: 0.3, velocity: 0)),
    .spring(SpringCurve(dampingRatio: 1, velocity: 5)),
    .spring(SpringCurve(dampingRatio: 2.5, velocity: -3)),
  ]

  @Test(arguments: curves) func `every curve starts at 0 and ends at 1, continuously`(
    curve: TimingCurve
  ) {
    expectTrue(progress(curve, 0) == 0 && progress(curve, 1) == 1)
    expectTrue(progress(curve, -1) == 0 && progress(curve, 2) == 1)
    expectTrue(abs(progress(curve, 1e-9)) < 1e-6)
    expectTrue(abs(progress(curve, 1 - 1e-9) - 1) < 1e-6)
  }

  @Test(arguments: [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 1, 1, 0),
    (1, 0, 0, 1),
  ])
  func `a cubic curve agrees with de Casteljau's construction`(
    x1: Double,
    y1: Double,
    x2: Double,
    y2: Double
  ) {
    let curve = TimingCurve.cubic(CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2))
    // By de Casteljau's construction, from the parameter to the point.
    func mix(_ a: Double, _ b: Double, _ s: Double) -> Double { a + (b - a) * s }
    func point(_ first: Double, _ second: Double, _ s: Double) -> Double {
      let (a, b, c) = (mix(0, first, s), mix(first, second, s), mix(second, 1, s))
      return mix(mix(a, b, s), mix(b, c, s), s)
    }
    for step in 1..<100 {
      let s = Double(step) / 100
      let (x, y) = (point(x1, x2, s), point(y1, y2, s))
      // Where x is stationary, y is not a function of x.
      if abs(point(x1, x2, s + 1e-4) - x) < 1e-7 { continue }
      expectTrue(abs(progress(curve, x) - y) < 1e-9, "\(s)")
    }
  }

  @Test func `ease-in mirrors ease-out, and ease-in-out is symmetric`() {
    for step in 0...50 {
      let share = Double(step) / 50
      expectTrue(abs(progress(.easeIn, share) + progress(.easeOut, 1 - share) - 1) < 1e-12)
      expectTrue(abs(progress(.easeInOut, share) + progress(.easeInOut, 1 - share) - 1) < 1e-12)
    }
    expectTrue(progress(.easeIn, 0.25) < 0.1 && progress(.easeOut, 0.25) > 0.35)
  }

  @Test(arguments: [0.1, 0.5, 0.8, 0.99, 1, 1.5, 4], [0, 3, -2, 30.0])
  func `a spring solves its differential equation`(ratio: Double, velocity: Double) {
    let frequency = 7.0
    let spring = SpringCurve(dampingRatio: ratio, velocity: velocity, frequency: frequency)
    // The fourth-order Runge–Kutta method for x″ = -2ζωx′ - ω²x.
    var (x, v) = (1.0, -velocity)
    let h = 1e-3
    func force(_ x: Double, _ v: Double) -> Double {
      -2 * ratio * frequency * v - frequency * frequency * x
    }
    let duration = 2.0
    var expected: [Double] = []
    for _ in 0..<2000 {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      expected.append(x)
    }
    for step in stride(from: 99, to: 1999, by: 100) {
      let share = Double(step + 1) / 2000
      let correction = x * share
      let shown = 1 - spring.progress(at: share, of: duration) + correction
      expectTrue(abs(shown - expected[step]) < 1e-6, "\(share)")
    }
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.7, 0.9, 0.99, 0.9999, 1, 1.0001, 1.5, 5])
  func `a spring settles at the end of its duration, and not long before`(ratio: Double) {
    let curve = TimingCurve.spring(SpringCurve(dampingRatio: ratio, velocity: 0))
    var farthest = 0.0
    for step in 0...1000 {
      farthest = max(farthest, abs(progress(curve, 0.98 + 0.02 * Double(step) / 1000) - 1))
    }
    expectTrue(farthest < 0.0025)
    farthest = 0
    for step in 0...1000 {
      farthest = max(farthest, abs(progress(curve, 0.6 + 0.1 * Double(step) / 1000) - 1))
    }
    expectTrue(farthest > 0.002)
  }

  @Test func `a spring overshoots only below the critical damping ratio`() {
    func overshoot(_ ratio: Double) -> Double {
      let curve = TimingCurve.spring(SpringCurve(dampingRatio: ratio, velocity: 0))
      return (0...200).map { progress(curve, Double($0) / 200) }.max()! - 1
    }
    expectTrue(overshoot(0.3) > 0.3 && overshoot(0.7) > 0.04)
    expectTrue(overshoot(1) <= 0 && overshoot(3) <= 0)
  }

  @Test(arguments: curves)
  func `share(at:of:) finds the first time at which a value is reached`(curve: TimingCurve) {
    let duration = AnimationTime(seconds: 1)
    for value in [0.1, 0.5, 0.9] {
      let share = curve.share(at: value, of: duration)
      expectTrue(abs(curve.progress(at: share, of: duration) - value) < 1e-9)
      let before = stride(from: 0, to: share - 0.005, by: 0.005)
      expectTrue(before.allSatisfy { curve.progress(at: $0, of: duration) < value })
    }
  }

  @Test func `transforms are decomposed and recomposed without loss`() {
    var dice = Lcg(state: 5)
    for _ in 0..<200 {
      func number() -> CGFloat { CGFloat.random(in: -3..<3, using: &dice) }
      let transform = CGAffineTransform(
        a: number(),
        b: number(),
        c: number(),
        d: number(),
        tx: number(),
        ty: number()
      )
      let back = AnimatedValue(transform).transform
      for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
        expectTrue(abs(back[keyPath: path] - transform[keyPath: path]) < 1e-12)
      }
    }
    expectTrue(AnimatedValue(CGAffineTransform(scaleX: 0, y: 0)).isFinite)
    expectEqual(AnimatedValue(CGAffineTransform.identity).transform, .identity)
  }
}
