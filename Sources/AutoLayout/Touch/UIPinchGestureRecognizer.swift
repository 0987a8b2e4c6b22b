public import Foundation

/// A recognizer of two touches that move towards or away from each other. The gesture begins when
/// their distance has changed by 8 points.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the touches in relation to that at the beginning, or since it was set.
  open var scale: CGFloat = 1 {
    didSet { (reference, velocity) = (distance / (scale == 0 ? 1 : scale), 0) }
  }
  /// The change of the scale in each second: that of the last movement, if time has passed with it.
  open private(set) var velocity: CGFloat = 0

  /// The distance at which the scale is 1.
  private var reference: CGFloat = 0
  private var lastTime: TimeInterval = 0

  private var distance: CGFloat {
    touches.count < 2 ? 0 : touches[0].location(in: nil).distance(to: touches[1].location(in: nil))
  }

  /// Notes the distance of the first two touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { reference = distance }
    lastTime = session?.now ?? 0
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2, reference > 0 else { return }
    if !isActive && abs(distance - reference) < 8 { return }
    let (old, origin) = (scale, reference)
    scale = distance / origin
    reference = origin
    let time = (session?.now ?? 0) - lastTime
    if time > 0 { velocity = (scale - old) / time }
    lastTime = session?.now ?? 0
    state = isActive ? .changed : .began
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= 2 { state = isActive ? .ended : .failed }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the scale.
  open override func reset() { (scale, velocity, reference) = (1, 0, 0) }
}

/// A recognizer of two touches that turn around each other. The gesture begins when the line through
/// them has turned by 0.1 radians.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn in radians, clockwise, since the beginning, or since it was set.
  open var rotation: CGFloat = 0 { didSet { velocity = 0 } }
  /// The turn in radians per second: that of the last movement, if time has passed with it.
  open private(set) var velocity: CGFloat = 0

  private var lastAngle: CGFloat?
  private var lastTime: TimeInterval = 0

  private var angle: CGFloat? {
    guard touches.count >= 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return one == other ? nil : CGFloat(atan2(Double(other.y - one.y), Double(other.x - one.x)))
  }

  /// Notes the angle of the first two touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = angle
    lastTime = session?.now ?? 0
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let lastAngle, let angle else { return }
    // The shorter way around the circle.
    let turn = CGFloat(remainder(Double(angle - lastAngle), 2 * .pi))
    self.lastAngle = angle
    rotation += turn
    let time = (session?.now ?? 0) - lastTime
    if time > 0 { velocity = turn / time }
    lastTime = session?.now ?? 0
    if isActive {
      state = .changed
      return
    }
    if abs(rotation) >= 0.1 { state = .began }
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= 2 { state = isActive ? .ended : .failed }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the turn.
  open override func reset() { (rotation, velocity, lastAngle) = (0, 0, nil) }
}
