/// The kinds of content to which a vibrancy effect applies.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text and symbols of the first rank.
  case label = 0
  /// Text and symbols of the second rank.
  case secondaryLabel = 1
  /// Text and symbols of the third rank.
  case tertiaryLabel = 2
  /// Text and symbols of the fourth rank.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of medium size.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}

/// An effect that strengthens the colours of the content above a blur effect. It has no look here:
/// pictures show the content in its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content above a blur effect.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates an effect for a kind of content above a blur effect.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Creates an effect; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
