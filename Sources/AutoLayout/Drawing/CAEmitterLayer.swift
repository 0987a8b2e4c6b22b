public import Foundation

/// The shapes from which particles are emitted.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape as Apple's string.
  public let rawValue: String
  /// Creates a shape from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// The parts of a shape from which particles are emitted.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The part as Apple's string.
  public let rawValue: String
  /// Creates a part from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corner points.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The inside.
  public static let volume = Self(rawValue: "volume")
}

/// The orders in which particles are drawn.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The order as Apple's string.
  public let rawValue: String
  /// Creates an order from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The colours are added.
  public static let additive = Self(rawValue: "additive")
}

/// A layer that emits particles. They are not drawn here; all properties are stored.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the shape in points.
  open var emitterPosition = CGPoint.zero
  /// The distance of the shape from the plane in points.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape in points.
  open var emitterSize = CGSize.zero
  /// The depth of the shape in points.
  open var emitterDepth: CGFloat = 0
  /// The shape. By default a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape. By default the inside.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of drawing. By default none.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor of the cells' rates.
  open var birthRate: Float = 1
  /// A factor of the cells' lifetimes.
  open var lifetime: Float = 1
  /// A factor of the cells' velocities.
  open var velocity: Float = 1
  /// A factor of the cells' scales.
  open var scale: Float = 1
  /// A factor of the cells' rotations.
  open var spin: Float = 1
  /// The beginning of the random numbers.
  open var seed: UInt32 = 0
  /// Whether particles are drawn into the plane of the layer.
  open var preservesDepth = false
}

/// A kind of particles of an emitter. All properties are stored.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The time at which the cell begins to emit, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The time for which the cell emits, in seconds; 0 for ever.
  open var duration: CFTimeInterval = 0
  /// The factor by which time passes faster.
  open var speed: Float = 1
  /// A time by which the beginning is skipped.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions; 0 stands for one.
  open var repeatCount: Float = 0
  /// The time for all repetitions, if it is greater than 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition is followed by one in reverse.
  open var autoreverses = false
  /// The times outside of the emission at which particles are seen.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The name of the cell.
  open var name: String?
  /// Whether the cell emits particles. By default true.
  open var isEnabled = true
  /// The image of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels in a point of the image.
  open var contentsScale: CGFloat = 1
  /// The cells that particles emit themselves.
  open var emitterCells: [CAEmitterCell]?
  /// The number of particles in a second.
  open var birthRate: Float = 0
  /// The lifetime in seconds.
  open var lifetime: Float = 0
  /// The variation of the lifetime in seconds.
  open var lifetimeRange: Float = 0
  /// The velocity in points a second.
  open var velocity: CGFloat = 0
  /// The variation of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards.
  open var yAcceleration: CGFloat = 0
  /// The acceleration out of the plane.
  open var zAcceleration: CGFloat = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The variation of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The variation of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians a second.
  open var spin: CGFloat = 0
  /// The variation of the rotation.
  open var spinRange: CGFloat = 0
  /// The colour of a particle.
  open var color: CGColor? = UIColor.white.cgColor
  /// The variation of red.
  open var redRange: Float = 0
  /// The variation of green.
  open var greenRange: Float = 0
  /// The variation of blue.
  open var blueRange: Float = 0
  /// The variation of the opacity.
  open var alphaRange: Float = 0
  /// The change of red in a second.
  open var redSpeed: Float = 0
  /// The change of green in a second.
  open var greenSpeed: Float = 0
  /// The change of blue in a second.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0

  /// Creates a kind of particles that emits none.
  public override init() { super.init() }
}
