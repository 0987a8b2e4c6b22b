public import Foundation

/// A recognizer of touches that are held. The gesture begins when the duration has passed, changes
/// when the touch moves, and ends with the touch.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration in seconds after which the gesture begins. By default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of touches. By default 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. By default 0.
  open var numberOfTapsRequired = 0
  /// The distance in points that the touch may move before the gesture begins. By default 10.
  open var allowableMovement: CGFloat = 10

  private var taps = TapCounter()

  /// Begins to wait for the duration to pass.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive { return }
    if !taps.begin(self, of: numberOfTouchesRequired) {
      state = .failed
      return
    }
    if numberOfTouches < numberOfTouchesRequired || taps.count < numberOfTapsRequired { return }
    if minimumPressDuration <= 0 {
      state = .began
      return
    }
    deadline = (session?.now ?? 0) + minimumPressDuration
  }

  /// Changes the gesture, or fails if it has not begun and the touch has left its place.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
      return
    }
    if taps.hasMoved(touches, by: allowableMovement) { state = .failed }
  }

  /// Ends the gesture, or fails if it has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .ended
      return
    }
    deadline = nil
    guard taps.count < numberOfTapsRequired else {
      state = .failed
      return
    }
    if taps.end(self, of: numberOfTouchesRequired) {
      deadline = (session?.now ?? 0) + TapCounter.longestPause
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the taps.
  open override func reset() { taps = TapCounter() }

  override func deadlineHasPassed() { state = touches.isEmpty ? .failed : .began }
}
