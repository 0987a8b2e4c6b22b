import Foundation

/// A call that waits for its time, and that can be taken back until then.
///
/// - Note: `@unchecked Sendable` holds as far as Foundation's timers do: the call is made and taken back on the thread of the run loop in which
///   the app has asked for it. Requests of other threads read constants only.
nonisolated final class DelayedCall: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  private var timer: Timer?
  private var cancellation: (any NSObjectProtocol)?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  /// Whether the call has an argument that is the same object, or an equal value; as Foundation compares them.
  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable { return argument == other as? AnyHashable }
    return argument as AnyObject === other as AnyObject
  }

  func begin(after delay: TimeInterval) {
    timer = Timer.scheduledTimer(withTimeInterval: max(0, delay), repeats: false) { [self] _ in
      end()
      _ = onMainActor { [self] in selector.send(to: target, argument) }
    }
    // There is no other list of the calls that wait.
    cancellation = NotificationCenter.default.addObserver(
      forName: .callsAreTakenBack,
      object: nil,
      queue: nil
    ) { [self] notification in
      if let request = notification.userInfo?["request"] as? Request, request.isMeant(self) {
        end()
      }
    }
  }

  private func end() {
    timer?.invalidate()
    if let cancellation { NotificationCenter.default.removeObserver(cancellation as Any) }
    (timer, cancellation) = (nil, nil)
  }

  /// Which calls are taken back.
  private struct Request { var isMeant: (DelayedCall) -> Bool }

  static func cancel(_ isMeant: @escaping (DelayedCall) -> Bool) {
    NotificationCenter.default.post(
      name: .callsAreTakenBack,
      object: nil,
      userInfo: ["request": Request(isMeant: isMeant)]
    )
  }
}

nonisolated extension NSNotification.Name {
  fileprivate static let callsAreTakenBack = NSNotification.Name("AutoLayout.callsAreTakenBack")
}
