extension UIView {
  /// The options of an animation. The raw values are Apple's.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose size changes, so that their subviews are animated with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Has no effect here: views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Has no effect here: animations always begin at the present presentation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation without end. The completion is called when the animation is removed.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Follows each repetition by one in reverse. At the end the presentation jumps to the values
    /// that were set.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Uses the given duration inside of another block, instead of the duration of that block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Uses the given curve inside of another block, instead of the curve of that block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Animates the changes that the block of a transition makes.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides and shows the two views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Uses the given options inside of another block, instead of the options of that block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 &<< 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 &<< 16)
    /// Has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 &<< 16)

    /// Has no effect here, like the other transitions: the new content appears at once.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 &<< 20)
    /// Has no effect here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 &<< 20)
    /// Has no effect here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 &<< 20)
    /// Has no effect here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 &<< 20)
    /// Has no effect here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 &<< 20)
    /// Has no effect here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 &<< 20)
    /// Has no effect here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 &<< 20)

    /// Has no effect here: the steps of the clock determine the frames.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 &<< 24)
    /// Has no effect here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 &<< 24)

    var curve: TimingCurve {
      AnimationCurve(rawValue: Int(bitPattern: rawValue &>> 16 & 3))?.timing ?? .easeInOut
    }
  }

  /// The options of a keyframe animation. The raw values are Apple's.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose size changes, so that their subviews are animated with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Has no effect here: views receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Has no effect here: animations always begin at the present presentation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats the animation without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Follows each repetition by one in reverse.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Uses the given duration inside of another block, instead of the duration of that block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Uses the given options inside of another block, instead of the options of that block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)

    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Sets the value at the end of each keyframe, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 &<< 10)
    /// The same as `calculationModeLinear` here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 &<< 10)
    /// The same as `calculationModeLinear` here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 &<< 10)
    /// The same as `calculationModeLinear` here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 &<< 10)

    var isDiscrete: Bool { rawValue &>> 10 & 7 == 1 }
  }

  /// The named curves of animations.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Of constant speed.
    case linear = 3

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
