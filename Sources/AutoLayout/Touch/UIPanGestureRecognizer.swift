public import Foundation

/// A recognizer of touches that are dragged. The gesture begins when they have moved 10 points.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of touches. By default 1.
  open var minimumNumberOfTouches = 1
  /// The devices whose scrolling the recognizer follows. Stored without an effect here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The largest number of touches. By default there is no limit.
  open var maximumNumberOfTouches = Int.max

  /// The movement so far, in the coordinates of the root.
  private var moved = CGVector(dx: 0, dy: 0)
  private var distance: CGFloat = 0
  private var speed = CGVector(dx: 0, dy: 0)
  private var lastTime: TimeInterval = 0

  /// Returns the movement since the beginning, or since ``setTranslation(_:in:)``, in the coordinates
  /// of a view. Nil means the root's.
  open func translation(in view: UIView?) -> CGPoint { converted(moved, to: view) }

  /// Sets the movement in the coordinates of a view, and the velocity to 0.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let root = self.view?.root else {
      (moved, speed) = (CGVector(dx: translation.x, dy: translation.y), CGVector(dx: 0, dy: 0))
      return
    }
    let (zero, end) = (view.convert(CGPoint.zero, to: root), view.convert(translation, to: root))
    moved = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)
    speed = CGVector(dx: 0, dy: 0)
  }

  /// Returns the velocity in points per second, in the coordinates of a view: that of the last
  /// movement, if time has passed with it.
  open func velocity(in view: UIView?) -> CGPoint { converted(speed, to: view) }

  private func converted(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let point = CGPoint(x: vector.dx, y: vector.dy)
    guard let view, let root = self.view?.root else { return point }
    let (zero, end) = (root.convert(CGPoint.zero, to: view), root.convert(point, to: view))
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  /// Fails if there are too many touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches { state = isActive ? .ended : .failed }
    lastTime = session?.now ?? 0
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= minimumNumberOfTouches, let touch = touches.first else { return }
    let (old, new) = (touch.previousLocation(in: nil), touch.location(in: nil))
    // Each touch moves the middle of all of them by its share.
    let share = 1 / CGFloat(max(1, numberOfTouches))
    let step = CGVector(dx: (new.x - old.x) * share, dy: (new.y - old.y) * share)
    moved = CGVector(dx: moved.dx + step.dx, dy: moved.dy + step.dy)
    let time = (session?.now ?? 0) - lastTime
    if time > 0 { speed = CGVector(dx: step.dx / time, dy: step.dy / time) }
    lastTime = session?.now ?? 0
    distance = max(distance, CGPoint(x: moved.dx, y: moved.dy).distance(to: .zero))
    if isActive {
      state = .changed
      return
    }
    if distance >= 10, mayBegin(moved) { state = .began }
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, numberOfTouches > minimumNumberOfTouches { return }
    state = isActive ? .ended : .failed
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the movement.
  open override func reset() {
    (moved, speed) = (CGVector(dx: 0, dy: 0), CGVector(dx: 0, dy: 0))
    distance = 0
  }

  /// Returns whether a movement begins the gesture.
  func mayBegin(_ movement: CGVector) -> Bool { true }
}

/// A recognizer of touches that are dragged from an edge of the root, at most 30 points away from it,
/// towards its middle.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture may begin. By default none.
  open var edges: UIRectEdge = []

  private var start = CGPoint.zero

  /// Notes the place of the touch, and fails if it is not at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isActive { return }
    start = location(in: nil)
    if !isAtEdge { state = .failed }
  }

  private var isAtEdge: Bool {
    guard let bounds = view?.root.bounds else { return false }
    return edges.contains(.left) && start.x <= bounds.minX + 30
      || edges.contains(.right) && start.x >= bounds.maxX - 30
      || edges.contains(.top) && start.y <= bounds.minY + 30
      || edges.contains(.bottom) && start.y >= bounds.maxY - 30
  }

  override func mayBegin(_ movement: CGVector) -> Bool {
    guard let bounds = view?.root.bounds else { return false }
    return edges.contains(.left) && movement.dx > 0 && start.x <= bounds.minX + 30
      || edges.contains(.right) && movement.dx < 0 && start.x >= bounds.maxX - 30
      || edges.contains(.top) && movement.dy > 0 && start.y <= bounds.minY + 30
      || edges.contains(.bottom) && movement.dy < 0 && start.y >= bounds.maxY - 30
  }
}

/// The kinds of devices that scroll.
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels that turn step by step.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
