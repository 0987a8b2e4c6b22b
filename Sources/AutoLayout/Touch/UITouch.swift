/// A touch on the screen. Only tests and hosts create touches: `UITouch.begin(at:in:)` begins one.
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
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
  private weak var root: UIView?
  private let event = UIEvent()

  private init(_ point: CGPoint, _ root: UIView, _ view: UIView, _ tapCount: Int) {
    (self.point, previousPoint) = (point, point)
    (self.root, self.view, self.tapCount) = (root, view, tapCount)
    super.init()
    event.touch = self
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
    hit.touchesBegan([touch], with: touch.event)
    return touch
  }

  /// Moves the touch to a point of a view's coordinates.
  public func move(to point: CGPoint, in view: UIView) {
    if phase == .ended || phase == .cancelled { return }
    guard let root else { return }
    (previousPoint, self.point) = (self.point, view.convert(point, to: root))
    phase = .moved
    self.view?.touchesMoved([self], with: event)
  }

  /// Ends the touch.
  public func end() {
    if phase == .ended || phase == .cancelled { return }
    phase = .ended
    view?.touchesEnded([self], with: event)
  }

  /// Cancels the touch, as a gesture that takes it over does.
  public func cancel() {
    if phase == .ended || phase == .cancelled { return }
    phase = .cancelled
    view?.touchesCancelled([self], with: event)
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
open class UIEvent: NSObject {
  fileprivate weak var touch: UITouch?

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { touch.map { [$0] } }
}
