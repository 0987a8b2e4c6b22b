/// An animation that can be paused, set to a position, reversed and stopped.
///
/// The properties that its blocks change have their new values when the animator starts; the
/// ``UIView/presentation`` of the views follows ``fractionComplete``. The animator runs on the
/// clock of the first view that it changes. Without a clock it reaches its end as soon as it
/// starts. A running animator is retained until it ends. Calls for which UIKit raises an exception
/// are reported and ignored. The animatable properties are those of ``UIView``'s animations.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation in seconds. A spring with a mass determines its own duration.
  open var duration: TimeInterval { playback.duration.seconds }
  /// The delay of the start in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The parameters of the curve.
  public let timingParameters: (any UITimingCurveProvider)?

  /// Has no effect here: views receive touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Has no effect here.
  open var isManualHitTestingEnabled = false
  /// Has no effect here: every animator can be interrupted.
  open var isInterruptible = true
  /// Whether ``fractionComplete`` of a paused animator is the progress itself, instead of the
  /// elapsed part of the time. By default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, and calls no completion. By default false.
  open var pausesOnCompletion = false

  /// The state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive
  var reversed = false
  let playback: AnimatorPlayback
  var blocks: [(changes: () -> Void, window: AnimationWindow)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var group: AnimationGroup?
  /// For a stopped animator: the first and last value of each property.
  var ends: [PropertyEnds] = []
  let environment = LayoutEnvironment.current

  struct PropertyEnds {
    weak var view: UIView?
    var property: AnimatedProperty
    var start: AnimatedValue
    var end: AnimatedValue
  }

  /// Creates an animator from timing parameters.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A negative duration counts as 0; one that is not finite
  ///     is reported, and counts as 0.
  ///   - parameters: The curve. A spring that is made from a mass, or from a duration and a bounce,
  ///     determines the duration as well.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let curve = parameters.curve
    var length = AnimationNumber.duration.usable(duration)
    if case .spring(let spring) = curve, let settling = spring.settlingTime { length = settling }
    playback = AnimatorPlayback(curve, AnimationTime(seconds: length))
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve =
      UIView.AnimationCurve(rawValue: Int(bitPattern: options.rawValue &>> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  nonisolated deinit { asMainActorUnchecked { leave() } }

  private func leave() {
    if state != .inactive {
      // A running animator is retained, so an animator that is deallocated is not running.
      let what = state == .active ? "paused" : "stopped"
      environment.raise(
        LayoutIssue(
          .ineffectiveStatement,
          "A \(what) property animator was released.",
          remedy:
            "Finish it first, by finishAnimation(at:) or continueAnimation(withTimingParameters:durationFactor:).",
          exceptionName: "NSInternalInconsistencyException"
        )
      )
    }
    group?.leaveViews()
  }

  // MARK: Blocks

  /// Adds a block of changes. While the animator is active the block runs at once, and its changes
  /// take the remaining time; otherwise the block runs at the start.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of changes that begin after a part of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if refuses("addAnimations(_:)", in: .stopped) { return }
    let factor = delayFactor.isNaN ? 0 : min(max(0, Double(delayFactor)), 1)
    if state == .inactive {
      blocks.append((animation, AnimationWindow(start: factor, length: 1 - factor)))
    } else {
      let rest = 1 - value
      let start = value + factor * rest
      make([(animation, AnimationWindow(start: start, length: 1 - start))])
    }
  }

  /// Adds a completion.
  ///
  /// - Parameter completion: Receives the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Whether the animation is moving.
  open var isRunning: Bool {
    if state == .active, case .moving = playback.place { true } else { false }
  }

  /// Whether the animation moves towards its start.
  open var isReversed: Bool {
    get { reversed }
    set {
      if newValue == reversed { return }
      reversed = newValue
      if isRunning { run() }
    }
  }

  /// The progress in the direction of the animation, from 0 to 1. Setting it makes an inactive
  /// animator active and paused.
  open var fractionComplete: CGFloat {
    get {
      let progress = scrubsLinearly ? playback.progress(at: time) : value
      return CGFloat(reversed ? 1 - progress : progress)
    }
    set {
      if refuses("fractionComplete", in: .stopped) || newValue.isNaN { return }
      if state == .inactive { activate() }
      let wasRunning = isRunning
      let fraction = min(max(0, Double(newValue)), 1)
      playback.isTime = !scrubsLinearly
      playback.place = .held(reversed ? 1 - fraction : fraction)
      if wasRunning { run() } else { stand() }
    }
  }

  /// Starts the animation, or continues it from the position at which it was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds, or continues it.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if refuses("startAnimation()", in: .stopped) || isRunning { return }
    let delay = AnimationNumber.delay.usable(delay)
    if state == .inactive {
      self.delay = delay
      playback.isTime = true
      playback.place = .held(reversed ? 1 : 0)
      activate()
    }
    run(after: AnimationTime(seconds: delay))
  }

  /// Pauses the animation at its present position. An inactive animator becomes active at its
  /// start.
  open func pauseAnimation() {
    if refuses("pauseAnimation()", in: .stopped) { return }
    if state == .inactive {
      playback.isTime = true
      playback.place = .held(reversed ? 1 : 0)
      activate()
    }
    playback.place = .held(value)
    stand()
  }

  /// Continues the animation from its present position, with the curve of other parameters if any
  /// are given.
  ///
  /// - Parameters:
  ///   - parameters: The curve of the rest; nil for the rest of the animator's curve.
  ///   - durationFactor: The remaining time as a multiple of ``duration``; 0 for the time that
  ///     remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    if refuses("continueAnimation(withTimingParameters:durationFactor:)", in: .stopped, .inactive) {
      return
    }
    let factor = durationFactor.isFinite && durationFactor > 0 ? Double(durationFactor) : nil
    let pace = parameters?.curve
    if pace != nil {
      playback.place = .held(playback.progress(at: time))
      playback.isTime = false
    }
    run(pace: pace, length: factor.map { playback.duration * $0 })
  }

  /// Stops the animation. All properties keep their presented values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling a
  ///   completion. Otherwise it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if refuses("stopAnimation(_:)", in: .stopped) || state == .inactive { return }
    freeze()
    if withoutFinishing {
      becomeInactive()
    } else {
      state = .stopped
    }
  }

  /// Finishes a stopped animation: all properties receive their values at the start, at the end, or
  /// at the position where it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if refuses("finishAnimation(at:)", in: .inactive, .active) { return }
    for end in ends {
      switch finalPosition {
      case .end: end.view?.take(end.end, as: end.property)
      case .start: end.view?.take(end.start, as: end.property)
      case .current: break
      }
    }
    complete(at: finalPosition)
  }
}
