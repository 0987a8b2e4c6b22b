extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// The properties that the block sets have their new values at once. The ``presentation`` of the
  /// view moves from its former values to the new ones as the clock of the view's environment
  /// advances. Frames, bounds, centres, ``alpha``, ``backgroundColor``, ``transform`` and
  /// ``CALayer/cornerRadius`` are animated. Constraints are not: to animate their effects, call
  /// ``layoutIfNeeded()`` inside of the block, which sets the frames. (Rules 8.17, 8.18.)
  ///
  /// An animation that interrupts another of the same property begins at the present presentation.
  /// Both animations run to their ends, and their effects are added, as in iOS 8 and later. Colours
  /// and corner radii cannot be added: there the new animation replaces the old one, whose
  /// completion receives `false`.
  ///
  /// With a duration of 0, or if the block changes nothing, the completion is called with the next
  /// step of the clock; without a clock, before the call returns.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A negative duration counts as 0; one that is not a
  ///     number is reported, and counts as 0.
  ///   - delay: The time in seconds before the animation begins, with the same rules.
  ///   - options: The curve and the repetition, and the parts of the timing that the animation
  ///     inherits from a surrounding block.
  ///   - animations: The block. It runs once, before the call returns.
  ///   - completion: Called once at the end. Its argument is whether all animations ran to their
  ///     ends; the animations of a view that leaves its superview do not.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.init(duration, delay, options), options, animations, completion)
  }

  /// Animates the changes that a block makes, with a curve that is slow at both ends and without a
  /// delay. See ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.init(duration, 0, []), [], animations, completion)
  }

  /// Animates the changes that a block makes, without a completion. See
  /// ``animate(withDuration:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    run(.init(duration, 0, []), [], animations, nil)
  }

  /// Animates the changes that a block makes like a spring that comes to rest within the duration.
  ///
  /// The damping ratio is greater than 0; from 1 on the spring does not oscillate. Any other value
  /// is reported, and counts as 1. The initial velocity is towards the end, in lengths of the
  /// change per second. The other parameters are those of
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// With the damping ratio ζ, the frequency ω is chosen so that at the end the oscillation
  /// `e^(-ζωt)/√(1-ζ²)`, or near the ratio 1 its bound `(1+ωt)·e^(-ωt)`, is a thousandth of the
  /// change. UIKit does not document its own choice of ω.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    run(.init(duration, delay, options, .spring(spring.checked)), options, animations, completion)
  }

  /// Animates the changes that a block makes like a spring with the frequency `2π / duration`. The
  /// animation lasts until a thousandth of the oscillation remains.
  ///
  /// A bounce of 0 stands for no oscillation, and 1 for an oscillation without end; negative values
  /// overdamp the spring. The bounce is limited to ±0.99. The initial velocity is towards the end,
  /// in lengths of the change per second. The other parameters are those of
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      duration: AnimationNumber.duration.usable(duration),
      bounce: Double(bounce),
      velocity: Double(initialSpringVelocity)
    )
    let length = spring?.settlingTime ?? 0
    let curve = spring.map { TimingCurve.spring($0) }
    run(.init(length, delay, options, curve), options, animations, completion)
  }

  private class func run(
    _ pace: AnimationBlock.Pace,
    _ options: AnimationOptions,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.current
    let block = AnimationBlock(
      outer.map { pace.inheriting(from: $0.pace, options) } ?? pace,
      isInstant: outer?.isInstant ?? false,
      laysOut: options.contains(.layoutSubviews),
      whenOver: completion
    )
    block.run(animations)
    block.start()
  }

  // MARK: Without

  /// Runs a closure whose changes take effect at once, even inside of an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock(.init(duration: 0), isInstant: true).run(actionsWithoutAnimation)
  }

  /// Enables or disables animations for the trees of the current environment's clock. Has no effect
  /// without a clock.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    LayoutEnvironment.current.animationClock?.animates = enabled
  }

  /// Whether animations are enabled for the trees of the current environment's clock. False without
  /// a clock.
  public class var areAnimationsEnabled: Bool {
    LayoutEnvironment.current.animationClock?.animates == true
      && AnimationBlock.current?.isInstant != true
  }

  // MARK: Inside of a block

  /// The duration of the animation block that is running, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.pace.duration ?? 0
  }

  /// Repeats the changes of a closure as a part of the surrounding animation. Outside of blocks the
  /// changes take effect at once.
  ///
  /// - Parameters:
  ///   - count: Greater than 0, or infinite for repetition without end. Other values count as 1.
  ///   - autoreverses: Whether each repetition is followed by one in reverse.
  ///   - animations: The closure. It runs once, before the call returns.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    let count = Double(count)
    block.run(animations) { pace in
      pace.repeatCount = count.isNaN || count <= 0 ? 1 : count
      pace.autoreverses = autoreverses
    }
  }
}

extension AnimationBlock.Pace {
  init(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ curve: TimingCurve? = nil
  ) {
    self.init(
      duration: AnimationNumber.duration.usable(duration),
      delay: AnimationNumber.delay.usable(delay),
      curve: curve ?? options.curve,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse)
    )
  }

  /// Returns the timing of a block inside of another block. It has its own delay, and inherits the
  /// rest unless the options say otherwise.
  func inheriting(from outer: Self, _ options: UIView.AnimationOptions) -> Self {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      result.repeatCount = max(repeatCount, outer.repeatCount)
      result.autoreverses = autoreverses || outer.autoreverses
    }
    return result
  }
}

/// The numeric arguments of animations.
nonisolated enum AnimationNumber: String {
  case duration
  case delay
  case dampingRatio = "damping ratio"
  case velocity = "initial velocity"

  /// Returns the number if it is usable. Otherwise reports an issue, and returns a default.
  func usable(_ value: Double) -> Double {
    switch self {
    case .duration, .delay: value.isFinite ? max(0, value) : instead(of: value, 0)
    case .dampingRatio: value.isFinite && value > 0 ? value : instead(of: value, 1)
    case .velocity: value.isFinite ? value : instead(of: value, 0)
    }
  }

  private func instead(of value: Double, _ usable: Double) -> Double {
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .unusableNumber,
        "An animation was given \(value) as its \(rawValue).",
        remedy: "It counts as \(Int(usable))."
      )
    )
    return usable
  }
}

nonisolated extension SpringCurve {
  init(dampingRatio: Double, velocity: Double) {
    self.init(dampingRatio: dampingRatio, velocity: velocity, frequency: nil)
  }

  /// Creates a spring from a duration and a bounce; nil for a duration of 0.
  init?(duration: Double, bounce: Double, velocity: Double) {
    if duration <= 0 { return nil }
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 0.99)
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      velocity: AnimationNumber.velocity.usable(velocity),
      frequency: 2 * .pi / duration
    )
  }

  var checked: SpringCurve {
    SpringCurve(
      dampingRatio: AnimationNumber.dampingRatio.usable(dampingRatio),
      velocity: AnimationNumber.velocity.usable(velocity),
      frequency: frequency
    )
  }
}
