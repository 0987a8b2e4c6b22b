public import Foundation

/// Changes of a view that follow the movements of the device, of which there are none here: effects are stored without an effect.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect without values; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values for an offset of the viewer, by key path. By default none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value between two limits, by the tilt of the device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The movement that an effect follows.
  nonisolated public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Upwards and downwards.
    case tiltAlongVerticalAxis = 1
  }

  /// The name of the property.
  open private(set) var keyPath: String
  /// The movement that the effect follows.
  open private(set) var type: EffectType
  /// The value that is added at one end.
  open var minimumRelativeValue: Any?
  /// The value that is added at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect of a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Creates an effect of no property; archives are not read.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }
}

/// Several effects together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?
}
