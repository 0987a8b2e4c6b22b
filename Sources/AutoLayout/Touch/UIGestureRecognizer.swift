public import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews, and calls the
/// methods of its targets.
///
/// Touches come from tests and hosts: see ``UITouch``. A touch that begins in a view is offered to
/// the recognizers of the view and of all views above it. The rules are UIKit's: a recognizer that
/// begins makes the others fail, unless a delegate allows both; it waits for those that it requires
/// to fail; and the touches of the view itself are cancelled, unless ``cancelsTouchesInView`` is
/// false.
///
/// A subclass overrides `touchesBegan` and its like, and sets ``state``.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: NSObject, OutletHolder {
  /// The states of a recognizer.
  nonisolated public enum State: Int, Sendable {
    /// No gesture is recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A gesture has ended. A gesture of one moment, such as a tap, goes to this state at once.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// The same as ``ended``.
    public static var recognized: State { .ended }
  }

  /// The object that decides about conflicts with other recognizers. It is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches are examined.
  open internal(set) weak var view: UIView?
  /// Whether touches are examined. Setting it to false during a gesture cancels it.
  open var isEnabled = true { didSet { if !isEnabled { stop() } } }
  /// Whether the touches of the view are cancelled when the gesture is recognized. By default true.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only when the gesture has failed. By default false. Has no
  /// effect here.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only when the gesture has failed. By default true.
  /// Has no effect here.
  open var delaysTouchesEnded = true
  /// The name of the recognizer.
  open var name: String?

  private var targets: [(object: WeakObject, action: Selector)] = []
  /// The recognizers that have to fail before this one begins.
  private var requiredFailures: [WeakObject] = []
  private var storedState = State.possible
  /// The state that the recognizer enters when those that it waits for have failed.
  private(set) var waitingState: State?
  /// The touches that the recognizer examines, in the order in which they began.
  private(set) var touches: [UITouch] = []
  /// The time at which ``deadlineHasPassed()`` is called; nil for none.
  var deadline: TimeInterval?
  weak var session: GestureSession?

  private struct WeakObject { weak var object: AnyObject? }

  /// The outlets of the class.
  open class var outletTable: OutletTable {
    [
      Outlet("delegate") { (object: UIGestureRecognizer, value) in object.delegate = value }
    ]
  }

  /// Creates a recognizer with a target, which is not retained, and the selector of its method. The
  /// method has no parameter, or the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target; archives are not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Adds a target, which is not retained, and the selector of its method.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    removeTarget(target, action: action)
    targets.append((WeakObject(object: object), action))
  }

  /// Removes a target with a selector; nil stands for all targets and all selectors.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object.object === object)
        && (action == nil || entry.action == action)
    }
  }

  /// The state of the recognition. A subclass sets it; the targets are called for all states but
  /// ``State/possible`` and ``State/failed``.
  open var state: State {
    get { storedState }
    set { enter(newValue) }
  }

  /// The number of touches that the gesture consists of.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the touches in the coordinates of a view; nil means the root's.
  open func location(in view: UIView?) -> CGPoint {
    guard let first = touches.first else { return lastLocation(in: view) }
    if touches.count == 1 { return first.location(in: view) }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count)
    )
  }

  /// Returns the place of one of the touches in the coordinates of a view; that of all if there is no
  /// such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex)
      ? touches[touchIndex].location(in: view) : location(in: view)
  }

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let root = self.view?.root else { return lastPoint }
    return view.map { root.convert(lastPoint, to: $0) } ?? lastPoint
  }

  /// The middle of the last touches, in the coordinates of the root.
  private var lastPoint = CGPoint.zero

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.removeAll { $0.object == nil }
    if requiredFailures.contains(where: { $0.object === otherGestureRecognizer }) { return }
    requiredFailures.append(WeakObject(object: otherGestureRecognizer))
  }

  // For subclasses

  /// Called when touches begin in the view. Does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved. Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended. Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled. Does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called before the state becomes ``State/possible`` again. Does nothing by default.
  open func reset() {}

  /// Examines a touch no further.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  /// Returns whether this recognizer makes another one fail when it begins. By default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer makes this one fail when it begins. By default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits until another one has failed. By default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits until this one has failed. By default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called when the time ``deadline`` is reached. Does nothing by default.
  func deadlineHasPassed() {}
}

// The passage of touches and states

extension UIGestureRecognizer {
  /// Whether the recognizer is between the beginning and the end of a gesture.
  var isActive: Bool { storedState == .began || storedState == .changed }
  /// Whether the recognizer has come to a result with the present touches.
  var isFinished: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  func receive(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { touches.append(touch) }
    guard touches.contains(where: { $0 === touch }) else { return }
    lastPoint = location(in: nil)
    if !isFinished && waitingState == nil || touch.phase == .ended || touch.phase == .cancelled {
      switch touch.phase {
      case .began: touchesBegan([touch], with: event)
      case .moved: touchesMoved([touch], with: event)
      case .ended: if !isFinished { touchesEnded([touch], with: event) }
      case .cancelled: if !isFinished { touchesCancelled([touch], with: event) }
      case .stationary: break
      }
    }
    if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
  }

  /// Returns whether this recognizer has to wait for another one.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requiredFailures.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether both recognizers may recognize their gestures at the same time.
  func isCompatible(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  private func enter(_ new: State) {
    if isFinished && new != .possible { return }
    if !isActive, new == .began || new == .ended || new == .changed, let session {
      if !session.allows(self) { return enter(.failed) }
      if session.hasToWait(self) {
        waitingState = new
        return
      }
    }
    if !isActive, new == .cancelled { return enter(.failed) }
    storedState = new
    waitingState = nil
    if isFinished { deadline = nil }
    if new == .began || new == .ended { session?.hasBegun(self) }
    if new != .possible && new != .failed { callTargets() }
    if isFinished { session?.hasFinished(self) }
  }

  private func callTargets() {
    for (target, action) in targets {
      if let target = target.object { action.send(to: target, self) }
    }
  }

  /// Enters the state that the recognizer has waited for.
  func stopWaiting() {
    guard let state = waitingState else { return }
    waitingState = nil
    enter(state)
    // The touches of a gesture that began while it waited may have ended.
    if isActive && touches.isEmpty { enter(.ended) }
  }

  /// Cancels a gesture, or makes the recognizer fail.
  func stop() {
    if isActive { return enter(.cancelled) }
    if !isFinished && (session != nil || waitingState != nil) {
      waitingState = nil
      enter(.failed)
    }
  }

  /// Prepares the recognizer for the next gesture.
  func prepare() {
    reset()
    (storedState, waitingState, deadline) = (.possible, nil, nil)
    touches = []
    session = nil
  }
}

/// An object that decides about the conflicts of a gesture recognizer.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the recognizer may begin. By default true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether the recognizer examines a touch. By default true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether both recognizers may recognize their gestures at the same time. By default
  /// false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer waits until the other one has failed. By default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the other recognizer waits until this one has failed. By default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
