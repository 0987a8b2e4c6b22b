import Foundation

/// A recognizer of taps: touches that end within a moment near the place where they began.
///
/// Apple does not document the lengths. Here a touch of at most 0.75 seconds that moves at most 10
/// points is a tap, and the next one of several taps begins at most 0.35 seconds later and at most 45
/// points away.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. By default 1.
  open var numberOfTapsRequired = 1
  /// The number of touches of a tap. By default 1.
  open var numberOfTouchesRequired = 1

  private var taps = TapCounter()

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !taps.begin(self, of: numberOfTouchesRequired) {
      state = .failed
      return
    }
    deadline = (session?.now ?? 0) + TapCounter.longestTap
  }

  /// Fails if a touch has left the place of the tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.hasMoved(touches, by: 10) { state = .failed }
  }

  /// Ends a tap; the last one of the required number is the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard taps.end(self, of: numberOfTouchesRequired) else { return }
    if taps.count >= numberOfTapsRequired {
      state = .ended
      return
    }
    deadline = (session?.now ?? 0) + TapCounter.longestPause
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() { taps = TapCounter() }

  override func deadlineHasPassed() { state = .failed }
}

/// The taps of a gesture so far.
struct TapCounter {
  static let longestTap: TimeInterval = 0.75
  static let longestPause: TimeInterval = 0.35

  private(set) var count = 0
  /// The places at which the touches of the present tap began, in the coordinates of the root.
  private var starts: [(touch: ObjectIdentifier, point: CGPoint)] = []
  private var ended = 0
  private var firstPlace: CGPoint?

  /// Adds the newest touch of a recognizer.
  ///
  /// - Returns: Whether the touches can still be taps.
  mutating func begin(_ recognizer: UIGestureRecognizer, of required: Int) -> Bool {
    guard let touch = recognizer.touches.last, ended == 0 else { return false }
    let point = touch.location(in: nil)
    starts.append((ObjectIdentifier(touch), point))
    if starts.count > required { return false }
    let place = firstPlace ?? point
    firstPlace = place
    return starts.count > 1 || point.distance(to: place) <= 45
  }

  /// Returns whether a touch is farther away from its beginning than a distance in points.
  func hasMoved(_ touches: Set<UITouch>, by distance: CGFloat) -> Bool {
    touches.contains { touch in
      starts.contains {
        $0.touch == ObjectIdentifier(touch)
          && touch.location(in: nil).distance(to: $0.point) > distance
      }
    }
  }

  /// Counts a touch that ends.
  ///
  /// - Returns: Whether the tap has ended with the required number of touches.
  mutating func end(_ recognizer: UIGestureRecognizer, of required: Int) -> Bool {
    ended += 1
    if ended < starts.count || starts.count < required { return false }
    count += 1
    (starts, ended) = ([], 0)
    return true
  }
}

nonisolated extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
