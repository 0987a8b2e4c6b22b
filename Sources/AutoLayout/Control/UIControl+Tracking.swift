/// The effects of touches on a control.
extension UIControl {
  func trackingBegins(_ touch: UITouch, _ event: UIEvent?) {
    if !isEnabled { return }
    let wants = beginTracking(touch, with: event)
    (isTracking, isTouchInside) = (wants, wants)
    if !wants { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func trackingContinues(_ touch: UITouch, _ event: UIEvent?) {
    if !isTracking { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if !continueTracking(touch, with: event) { return stopTracking() }
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  func trackingEnds(_ touch: UITouch, _ event: UIEvent?) {
    if !isTracking { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { wasTapped(touch) }
  }

  func trackingIsCancelled(_ event: UIEvent?) {
    if !isTracking { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }

  /// Sends the events of a value that the user changed.
  func valueWasSet() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
