/// The states of an animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped but not finished.
  case stopped = 2
}

/// The positions at which an animation can be finished.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: the values that were set.
  case end = 0
  /// The start: the values before the animation.
  case start = 1
  /// The position at which the animation was stopped.
  case current = 2
}

/// An animation that can be started, paused, reversed and set to a position.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is moving.
  var isRunning: Bool { get }
  /// Whether the animation moves towards its start.
  var isReversed: Bool { get set }
  /// The progress in the direction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its present position.
  func pauseAnimation()
  /// Stops the animation. If `withoutFinishing` is true no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes of blocks. UIKit's requirements are optional; here all of
/// them are required.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes begin after a part of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which receives the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation, with other parameters if any are given.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
