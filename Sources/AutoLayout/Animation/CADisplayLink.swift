/// A timer that calls a method in each frame. Nothing shows frames here: a host or test calls the method by
/// ``fire()``, and the times are those of the environment's animation clock.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CADisplayLink: NSObject {
  private let clock: AnimationClock?
  private var target: AnyObject?
  private let selector: Selector
  private var last: CFTimeInterval = 0

  /// Creates a timer that calls the method of a target, with itself as the argument. The target is
  /// retained until ``invalidate()``.
  public init(target: Any, selector sel: Selector) {
    clock = LayoutEnvironment.current.animationClock
    self.target = target as AnyObject
    selector = sel
  }

  /// The time of the present frame in seconds, by the clock of animations; 0 without one.
  open var timestamp: CFTimeInterval { last }
  /// The time of the next frame in seconds.
  open var targetTimestamp: CFTimeInterval { last + duration }
  /// The seconds between two frames: 1/60, or those of the preferred rate.
  open var duration: CFTimeInterval {
    preferredFramesPerSecond > 0 ? 1 / CFTimeInterval(preferredFramesPerSecond) : 1.0 / 60
  }
  /// The number of frames in a second; 0 for that of the screen.
  open var preferredFramesPerSecond = 0
  /// Whether the method is not called. By default false.
  open var isPaused = false

  /// Does nothing: there is no run loop, and ``fire()`` calls the method.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Releases the target. The method is no longer called.
  open func invalidate() { target = nil }

  /// Calls the method for a frame at the present time of the clock, unless the timer is paused or
  /// invalidated. UIKit does not have this method.
  public func fire() {
    guard !isPaused, let target = target as? NSObject else { return }
    last = clock?.now ?? last
    target.perform(selector, with: self)
  }
}
