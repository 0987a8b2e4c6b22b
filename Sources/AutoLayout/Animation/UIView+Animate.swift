extension UIView {
  /// Makes changes that take time.
  ///
  /// What the block sets has its new value at once; what is shown, ``presentation``, goes there from where it was as the clock of the
  /// view's environment moves on. Frames, bounds, centres, ``alpha``, ``backgroundColor``, ``transform`` and ``CALayer/cornerRadius``
  /// move. Constraints do not: lay out inside of the block, and the frames that this sets move. (Rules 8.17, 8.18.)
  ///
  /// An animation that interrupts another one of the same property starts from what is shown. Both run to their ends and add up, as
  /// since iOS 8; colours and radii cannot be added, and there the new one takes the place of the old one, whose completion is
  /// told `false`.
  ///
  /// With a duration of 0, and where the block changes nothing, the completion is called with the clock's next step, and without a
  /// clock before the call returns.
  ///
  /// - Parameters:
  ///   - duration: in seconds. Below 0 it counts as 0; what is no number is reported, and counts as 0.
  ///   - delay: in seconds, before the changes begin to show. As the duration.
  ///   - completion: is called once at the end, and told whether nothing was cut short: a view that leaves its superview
  ///     stands still.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.init(duration, delay, options), options, animations, completion)
  }

  /// As ``animate(withDuration:delay:options:animations:completion:)``, slow at first and at last, without a delay.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.init(duration, 0, []), [], animations, completion)
  }

  /// As ``animate(withDuration:animations:completion:)``, without a completion.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    run(.init(duration, 0, []), [], animations, nil)
  }

  /// As a spring that comes to rest within the duration: with the damping ratio ζ its frequency ω is such that
  /// the swing `e^(-ζωt)/√(1-ζ²)`, or near the ratio 1 its bound `(1+ωt)·e^(-ωt)`, is a thousandth of the way at the end. UIKit's
  /// own choice of ω is not documented.
  ///
  /// - Parameters:
  ///   - dampingRatio: above 0; from 1 on it does not swing. What is not is reported and counts as 1.
  ///   - velocity: towards the end, in lengths of the way a second.
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

  /// As a spring whose frequency is `2π / duration`. It lasts until a thousandth of its swing is left.
  ///
  /// - Parameter bounce: 0 is without swinging, 1 without an end; below 0 it creeps. Cut off at ±0.99.
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

  /// What the closure changes is shown at once, inside of an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock(.init(duration: 0), isInstant: true).run(actionsWithoutAnimation)
  }

  /// Whether the trees of the current environment's clock are animated. Without a clock there is nothing to set.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    LayoutEnvironment.current.animationClock?.animates = enabled
  }

  /// False without a clock.
  public class var areAnimationsEnabled: Bool {
    LayoutEnvironment.current.animationClock?.animates == true
      && AnimationBlock.current?.isInstant != true
  }

  // MARK: Inside of a block

  /// The duration of the block that is being run, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.pace.duration ?? 0
  }

  /// What is changed here is repeated, as a part of the animation around it. Outside of blocks it is changed at once.
  ///
  /// - Parameter count: above 0, infinite for ever; what is no number counts as 1.
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

  /// A block inside of another one has its own delay; the rest is that of the outer one, unless the options say otherwise.
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

/// The numbers that an animation is given.
enum AnimationNumber: String {
  case duration
  case delay
  case dampingRatio = "damping ratio"
  case velocity = "initial velocity"

  /// The number, if one can go on with it; else it is reported.
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

extension SpringCurve {
  init(dampingRatio: Double, velocity: Double) {
    self.init(dampingRatio: dampingRatio, velocity: velocity, frequency: nil)
  }

  /// nil for a duration of 0.
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
