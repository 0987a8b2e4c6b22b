/// A touch on the screen. Only tests and hosts create touches: `UITouch.begin(at:in:)` begins one.
///
/// The touches of a tree share a time, which begins at 0 and advances by the durations that are given
/// with the events: a double tap, a long press and a velocity depend on it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITouch: NSObject {
  /// The phases of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch is held without moving.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The touch was cancelled.
    case cancelled = 4
  }

  /// The view at the point where the touch began. It receives all events of the touch.
  open private(set) weak var view: UIView?
  /// The phase of the touch.
  open private(set) var phase = Phase.began
  /// The number of taps, including those before this touch.
  open private(set) var tapCount: Int
  /// The present and the previous point, in the coordinates of the tree's root.
  private var point: CGPoint
  private var previousPoint: CGPoint
  /// Whether the touch is farther than 10 points from its beginning, or was: it drags and does not
  /// select.
  private(set) var isDrag = false
  private let beginning: CGPoint
  private weak var root: UIView?
  private let event = UIEvent()
  private let session: GestureSession
  /// The time of the last event, in seconds.
  open private(set) var timestamp: TimeInterval
  /// The gesture recognizers that examine the touch.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether a gesture was recognized, so that the view receives no more of the touch.
  private(set) var isTakenFromView = false

  private init(_ point: CGPoint, _ root: UIView, _ view: UIView, _ tapCount: Int) {
    (self.point, previousPoint, beginning) = (point, point, point)
    (self.root, self.view, self.tapCount) = (root, view, tapCount)
    session = root.madeExtras.gestureSession
    timestamp = session.now
    super.init()
    event.touch = self
  }

  /// The gesture recognizers that examine the touch; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Calls the method of the view for the present phase.
  func deliver(_ event: UIEvent) {
    switch phase {
    case .began: view?.touchesBegan([self], with: event)
    case .moved: view?.touchesMoved([self], with: event)
    case .ended: view?.touchesEnded([self], with: event)
    case .cancelled: view?.touchesCancelled([self], with: event)
    case .stationary: break
    }
  }

  /// Cancels the touch for its view, which a gesture takes it from.
  func takeFromView() {
    if isTakenFromView { return }
    isTakenFromView = true
    // The view has received no touch that is only beginning.
    if phase != .began { view?.touchesCancelled([self], with: event) }
  }

  private func send(_ phase: Phase) {
    if self.phase == .ended || self.phase == .cancelled { return }
    (self.phase, timestamp) = (phase, session.now)
    session.send(self, event)
  }

  /// The window in which the touch takes place; nil in a tree without a window.
  open var window: UIWindow? { root as? UIWindow }

  /// Returns the point of the touch in the coordinates of a view; nil means the root's.
  open func location(in view: UIView?) -> CGPoint {
    guard let root else { return point }
    return view.map { root.convert(point, to: $0) } ?? point
  }

  /// Returns the previous point of the touch in the coordinates of a view; nil means the root's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let root else { return previousPoint }
    return view.map { root.convert(previousPoint, to: $0) } ?? previousPoint
  }
}

extension UITouch {
  /// Begins a touch at a point of a view's coordinates, after laying out the tree. The view at that
  /// point receives `touchesBegan`.
  ///
  /// - Returns: The touch; nil if no view at the point receives touches.
  @discardableResult
  public static func begin(at point: CGPoint, in view: UIView, tapCount: Int = 1) -> UITouch? {
    let root = view.root
    root.layoutIfNeeded()
    let place = view.convert(point, to: root)
    guard let hit = root.hitTest(place, with: nil) else { return nil }
    let touch = UITouch(place, root, hit, tapCount)
    touch.send(.began)
    return touch
  }

  /// Moves the touch to a point of a view's coordinates, after a duration in seconds.
  public func move(to point: CGPoint, in view: UIView, after duration: TimeInterval = 0) {
    if phase == .ended || phase == .cancelled { return }
    guard let root else { return }
    session.advance(by: duration)
    (previousPoint, self.point) = (self.point, view.convert(point, to: root))
    let (x, y) = (self.point.x - beginning.x, self.point.y - beginning.y)
    if (x * x + y * y).squareRoot() > 10 { isDrag = true }
    send(.moved)
  }

  /// Ends the touch, after a duration in seconds.
  public func end(after duration: TimeInterval = 0) {
    session.advance(by: duration)
    send(.ended)
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() { send(.cancelled) }

  /// Holds the touch where it is for a duration in seconds.
  public func hold(for duration: TimeInterval) { session.advance(by: duration) }

  /// Lets a duration in seconds pass for the gestures of a view's tree: a single tap that waits for
  /// the failure of a double tap is recognized then.
  public static func wait(for duration: TimeInterval, in view: UIView) {
    view.root.madeExtras.gestureSession.advance(by: duration)
  }

  /// Begins and ends a touch in the middle of a view.
  ///
  /// - Returns: Whether a view received the touch.
  @discardableResult
  public static func tap(_ view: UIView) -> Bool {
    let bounds = view.bounds
    return tap(at: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
  }

  /// Begins and ends a touch at a point of a view's coordinates.
  ///
  /// - Returns: Whether a view received the touch.
  @discardableResult
  public static func tap(at point: CGPoint, in view: UIView) -> Bool {
    guard let touch = begin(at: point, in: view) else { return false }
    touch.end()
    return true
  }
}

/// An event that consists of a touch.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIEvent: NSObject {
  /// What an event tells beside its kind.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The user shook the device.
    case motionShake = 1
  }

  fileprivate weak var touch: UITouch?

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { touch.map { [$0] } }
}
