import Foundation

/// A recognizer of quick movements in a direction: at least 50 points within half a second, and at
/// most half as far to the side.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction of the swipe, or several. By default to the right.
  open var direction = Direction.right
  /// The number of touches. By default 1.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero

  /// Notes the place of the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = location(in: nil)
    if deadline == nil { deadline = (session?.now ?? 0) + 0.5 }
  }

  /// Recognizes the gesture when the movement is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let end = location(in: nil)
    let (across, down) = (end.x - start.x, end.y - start.y)
    if max(abs(across), abs(down)) < 50 { return }
    let isAcross = abs(down) <= abs(across) / 2
    let isDown = abs(across) <= abs(down) / 2
    let way: Direction =
      isAcross ? (across > 0 ? .right : .left) : isDown ? (down > 0 ? .down : .up) : []
    let isRecognized =
      numberOfTouches == numberOfTouchesRequired && !direction.isDisjoint(with: way)
    state = isRecognized ? .ended : .failed
  }

  /// Fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func deadlineHasPassed() { state = .failed }
}
