import AutoLayout
import Boxes
import PlumbTesting

/// Runs `body` in an environment with a clock of its own.
///
/// - Returns: the reported issues.
@discardableResult
func withClock(_ body: (AnimationClock) throws -> Void) rethrows -> [LayoutIssue] {
  try collectingIssues {
    let clock = AnimationClock()
    try LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      try body(clock)
    }
  }.issues
}

/// A view that no constraint lays out.
func box(_ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 10, _ height: CGFloat = 10)
  -> UIView
{
  UIView(frame: CGRect(x: x, y: y, width: width, height: height))
}

extension UIView {
  /// The presented frame as text.
  var shown: String { presentation.frame.diagram }
}

/// A linear congruential generator: the same numbers on every run.
struct Lcg: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state &>> 29)
  }
}
