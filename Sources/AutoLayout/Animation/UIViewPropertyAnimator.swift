/// An animation that can be paused, scrubbed, turned round and stopped.
///
/// What its blocks change has its new value when it starts; ``UIView/presentation`` goes there with ``fractionComplete``. It runs on the
/// clock of the first view that it changes, and without a clock it is at its end as soon as it starts. A running animator is kept until
/// it is over. What Apple raises an exception for is reported, and nothing happens. (``UIView``'s animations say what moves.)
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Of one run, in seconds; a spring with a mass has its own.
  open var duration: TimeInterval { playback.duration.seconds }
  open private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?

  /// No effect here: views take touches whether they move or not.
  open var isUserInteractionEnabled = true
  /// No effect here.
  open var isManualHitTestingEnabled = false
  /// No effect here: every animator can be interrupted.
  open var isInterruptible = true
  /// Whether a paused animator's ``fractionComplete`` is how far all is, and not a share of the time. By default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, and calls no completion. By default false.
  open var pausesOnCompletion = false

  open internal(set) var state = UIViewAnimatingState.inactive
  var reversed = false
  let playback: AnimatorPlayback
  var blocks: [(changes: () -> Void, window: AnimationWindow)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var group: AnimationGroup?
  /// For an animator that was stopped: where each property would have begun and ended.
  var ends: [PropertyEnds] = []
  let environment = LayoutEnvironment.current

  struct PropertyEnds {
    weak var view: UIView?
    var property: AnimatedProperty
    var start: AnimatedValue
    var end: AnimatedValue
  }

  /// - Parameter duration: in seconds; below 0 it counts as 0, and what is no number is reported.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let curve = parameters.curve
    var length = AnimationNumber.duration.usable(duration)
    if case .spring(let spring) = curve, let settling = spring.settlingTime { length = settling }
    playback = AnimatorPlayback(curve, AnimationTime(seconds: length))
    super.init()
  }

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

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    if state != .inactive {
      // Who is deinitialized is not running: a running one is kept.
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

  /// What is changed in the block goes along. While the animator is active the block runs at once, and its changes take the rest of the
  /// time; else it waits for the start.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: from 0 to 1, the part of the time that is left after which the changes begin.
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

  /// - Parameter completion: is told where the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open var isRunning: Bool {
    if state == .active, case .moving = playback.place { true } else { false }
  }

  /// Whether the animation goes back to where it began.
  open var isReversed: Bool {
    get { reversed }
    set {
      if newValue == reversed { return }
      reversed = newValue
      if isRunning { run() }
    }
  }

  /// How far the animation is in its direction, from 0 to 1. Setting it makes an inactive animator active, and paused.
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

  /// Starts, or goes on from where the animator was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

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

  /// Stands still where it is. An inactive animator becomes active, at its beginning.
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

  /// Goes on from where the animator is, if other parameters are given at their pace.
  ///
  /// - Parameter durationFactor: how much of ``duration`` it takes; 0 for what is left of it.
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

  /// Leaves everything as it is shown.
  ///
  /// - Parameter withoutFinishing: whether the animator is inactive after that, and calls no completion; else it waits for
  ///   ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if refuses("stopAnimation(_:)", in: .stopped) || state == .inactive { return }
    freeze()
    if withoutFinishing {
      becomeInactive()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator: everything has the values that it had before, was to get, or has been stopped at.
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
