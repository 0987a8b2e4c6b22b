extension UIView {
  /// How an animation goes. The numbers are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that get another size, so that what is inside is animated with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// No effect here: views take touches whether they move or not.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// No effect: animations begin from what is shown in any case.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again, without an end. The completion is called when something else ends it.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Each run is followed by one backwards; at the end everything is at once as it has been set.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Inside of another block: with the duration that is given here, and not that of the block outside.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// In a transition: what the block changes moves as in any other animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// In a transition between two views: they are hidden and shown instead of taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No effect here, like the other transitions: the new content is there at once.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// No effect here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// No effect here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// No effect here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// No effect here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// No effect here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// No effect here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// No effect here: who steps the clock says how many frames there are.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// No effect here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: TimingCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.timing ?? .easeInOut
    }
  }

  /// How an animation of keyframes goes. The numbers are Apple's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// No effect here: views take touches whether they move or not.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// No effect: animations begin from what is shown in any case.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)

    /// Evenly from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// At the end of each keyframe, at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// As linear here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// As linear here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// As linear here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
  }

  /// The pace of a change.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
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
