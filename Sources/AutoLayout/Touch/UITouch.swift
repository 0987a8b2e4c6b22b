/// A finger on the screen. Nobody touches here but tests and hosts: `UITouch.begin(at:in:)` puts a finger down.
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view under the finger when it was put down, which gets everything that it does.
  open private(set) weak var view: UIView?
  open private(set) var phase = Phase.began
  open private(set) var tapCount: Int
  /// In the coordinates of the tree's root.
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

  open var window: UIWindow? { root as? UIWindow }

  /// In the coordinates of a view, or of the root.
  open func location(in view: UIView?) -> CGPoint {
    guard let root else { return point }
    return view.map { root.convert(point, to: $0) } ?? point
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let root else { return previousPoint }
    return view.map { root.convert(previousPoint, to: $0) } ?? previousPoint
  }
}

extension UITouch {
  /// Puts a finger down at a point of a view's coordinates, after laying the tree out. What is under it gets `touchesBegan`.
  ///
  /// - Returns: nil if nothing under the point takes touches.
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

  /// Moves the finger to a point of a view's coordinates.
  public func move(to point: CGPoint, in view: UIView) {
    if phase == .ended || phase == .cancelled { return }
    guard let root else { return }
    (previousPoint, self.point) = (self.point, view.convert(point, to: root))
    phase = .moved
    self.view?.touchesMoved([self], with: event)
  }

  /// Lifts the finger.
  public func end() {
    if phase == .ended || phase == .cancelled { return }
    phase = .ended
    view?.touchesEnded([self], with: event)
  }

  /// Something else has taken the touch over.
  public func cancel() {
    if phase == .ended || phase == .cancelled { return }
    phase = .cancelled
    view?.touchesCancelled([self], with: event)
  }

  /// Puts a finger down in the middle of a view, and lifts it.
  ///
  /// - Returns: whether anything took the touch.
  @discardableResult
  public static func tap(_ view: UIView) -> Bool {
    let bounds = view.bounds
    return tap(at: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
  }

  /// Puts a finger down at a point of a view's coordinates, and lifts it.
  @discardableResult
  public static func tap(at point: CGPoint, in view: UIView) -> Bool {
    guard let touch = begin(at: point, in: view) else { return false }
    touch.end()
    return true
  }
}

/// Something that the user did.
open class UIEvent: NSObject {
  fileprivate weak var touch: UITouch?

  open var allTouches: Set<UITouch>? { touch.map { [$0] } }
}
