public import Foundation

nonisolated extension Timer {
  /// Creates a timer that calls the method of a selector with the timer, and schedules it in the
  /// current run loop. The target is retained until the timer is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: block(aTarget, aSelector))
  }

  /// Creates a timer that calls the method of a selector with the timer. The target is retained until
  /// the timer is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector))
  }

  private class func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let target = TimerTarget(object: target as AnyObject)
    return { timer in
      // The run loop that calls the closure is the one that the timer was added to.
      nonisolated(unsafe) let timer = timer
      _ = onMainActor { selector.send(to: target.object, timer) }
    }
  }
}

/// The target of a timer.
///
/// - Note: `@unchecked Sendable` holds as far as Foundation's timers do: the closure is called by the
///   run loop to which the app has added the timer, on that run loop's thread.
nonisolated private struct TimerTarget: @unchecked Sendable {
  let object: AnyObject
}
