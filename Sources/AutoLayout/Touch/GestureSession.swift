import Foundation

/// The touches of a tree, and the gesture recognizers that examine them.
///
/// It lasts from the first touch until no touch is left and no recognizer waits for time to pass.
final class GestureSession {
  /// The time of the last event, in seconds. It advances by the events that tests send.
  private(set) var now: TimeInterval = 0
  private var touches: [UITouch] = []
  /// The recognizers that have received touches, in the order in which they received the first one:
  /// those of inner views before those of outer ones.
  private var recognizers: [UIGestureRecognizer] = []

  /// Sends an event of a touch to its recognizers, and then to its view.
  func send(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began {
      // What the next touches change is undone apart.
      touch.window?.endUndoEvent()
      admit(touch)
    }
    for recognizer in touch.recognizers { recognizer.receive(touch, event) }
    if !touch.isTakenFromView { touch.deliver(event) }
    if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
    settle()
  }

  /// Lets time pass, in seconds. Recognizers that wait for a moment in it are told at that moment.
  func advance(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return }
    let end = now + seconds
    while let next = recognizers.filter({ $0.deadline ?? .infinity <= end })
      .min(by: { $0.deadline ?? 0 < $1.deadline ?? 0 })
    {
      now = max(now, next.deadline ?? now)
      next.deadline = nil
      next.deadlineHasPassed()
    }
    now = end
    settle()
  }

  /// The touches that have not ended.
  var isTouched: Bool { !touches.isEmpty }

  private func admit(_ touch: UITouch) {
    touches.append(touch)
    var view = touch.view
    while let next = view {
      for recognizer in next.gestureRecognizers ?? [] where recognizer.isEnabled {
        if recognizer.isFinished && !recognizers.contains(where: { $0 === recognizer }) {
          recognizer.prepare()
        }
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
        else { continue }
        touch.recognizers.append(recognizer)
        recognizer.session = self
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
      view = next.superview
    }
  }

  /// Returns whether a recognizer may begin: its view and its delegate agree, and no other one that
  /// excludes it has begun.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in recognizers where other !== recognizer && (other.isActive || other.state == .ended)
    {
      if other.touches.isEmpty && !other.isActive && !sharesTouches(other, recognizer) { continue }
      if excludes(other, recognizer) { return false }
    }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false else {
      return false
    }
    // The views from the touched one up to the recognizer's may object.
    var view = recognizer.touches.first?.view ?? recognizer.view
    while let next = view {
      if !next.gestureRecognizerShouldBegin(recognizer) { return false }
      if next === recognizer.view { break }
      view = next.superview
    }
    return true
  }

  private func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    touches.contains { touch in
      touch.recognizers.contains { $0 === one } && touch.recognizers.contains { $0 === other }
    }
  }

  private func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    !one.isCompatible(with: other) && one.canPrevent(other) && other.canBePrevented(by: one)
  }

  /// Returns whether a recognizer has to wait for others that have not failed.
  func hasToWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && !other.isFinished && recognizer.waits(for: other)
    }
  }

  /// Makes the recognizers fail that a recognizer excludes, and takes its touches from their view.
  func hasBegun(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && !other.isFinished && !other.isActive {
      if sharesTouches(other, recognizer) && excludes(recognizer, other) { other.stop() }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in touches where touch.recognizers.contains(where: { $0 === recognizer }) {
      touch.takeFromView()
    }
  }

  /// Lets recognizers go on that have waited for this one to fail; those that have waited for one
  /// that succeeded fail.
  func hasFinished(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.waitingState != nil && other.waits(for: recognizer) {
      if recognizer.state != .failed {
        other.stop()
      } else if !hasToWait(other) {
        other.stopWaiting()
      }
    }
  }

  /// Prepares the recognizers for the next gesture when all touches have ended.
  private func settle() {
    if !touches.isEmpty { return }
    let pending = recognizers.filter { $0.waitingState != nil || $0.deadline != nil }
    for recognizer in recognizers where !pending.contains(where: { $0 === recognizer }) {
      recognizer.prepare()
    }
    recognizers = pending
  }
}
