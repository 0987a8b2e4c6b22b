public import Foundation

/// The shadow of a text. A shadow with a number that is not finite, or of which the colour is no `UIColor`, is not drawn.
nonisolated open class NSShadow: NSObject, NSCopying {
  /// What Foundation on Linux reads in this place; see ``FoundationType``.
  private let foundationType = FoundationType.object

  /// The distance of the shadow from the text, in points. By default zero.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points. By default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`. By default black with an opacity of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset or a blur.
  public override init() { super.init() }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
