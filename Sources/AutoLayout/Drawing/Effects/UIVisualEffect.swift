/// An effect that an effect view applies to what is behind it, or to its content.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIVisualEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Creates an effect that changes nothing; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The colour in which pictures show the effect; nil for an effect without a look of its own.
  package var fillColor: UIColor? { nil }
}
