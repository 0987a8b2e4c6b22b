/// The animatable properties of a view.
enum AnimatedProperty: Hashable {
  /// The origin of the untransformed frame.
  case position
  case size
  /// The origin of the bounds.
  case scroll
  case alpha
  case transform
  case backgroundColor
  case cornerRadius
  /// A property without intermediate values: a view that was hidden stays visible until the end of
  /// the animation.
  case visibility

  /// Whether the effects of several animations are added. For other properties a new animation
  /// replaces those before it.
  var isAdditive: Bool {
    switch self {
    case .position, .size, .scroll, .alpha, .transform: true
    case .backgroundColor, .cornerRadius, .visibility: false
    }
  }

  /// The name of the property in Core Animation.
  var key: String {
    switch self {
    case .position: "position"
    case .size: "bounds.size"
    case .scroll: "bounds.origin"
    case .alpha: "opacity"
    case .transform: "transform"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .visibility: "hidden"
    }
  }
}

/// A value of any animatable property, as numbers that can be interpolated.
typealias AnimatedValue = SIMD8<Double>

extension AnimatedValue {
  init(_ numbers: Double...) {
    self.init()
    for (index, number) in numbers.enumerated() { self[index] = number }
  }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }

  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var size: CGSize { CGSize(width: self[0], height: self[1]) }
  var isFinite: Bool { (0..<8).allSatisfy { self[$0].isFinite } }

  /// Creates a value from a colour.
  ///
  /// - Parameters:
  ///   - other: The other end of the animation. Its hue is used for no colour, so that the
  ///     intermediate colours are not grey.
  ///   - view: The view whose traits determine a dynamic colour.
  init(_ color: UIColor?, beside other: UIColor?, in view: UIView) {
    let components = view.resolved(color ?? other ?? .black).components
    self.init(
      components.red,
      components.green,
      components.blue,
      color == nil ? 0 : components.alpha
    )
  }

  var color: UIColor { UIColor(red: self[0], green: self[1], blue: self[2], alpha: self[3]) }

  /// Creates a value from the components of a transform. Interpolated components are those of an
  /// intermediate transform.
  init(_ transform: CGAffineTransform) {
    let parts = transform.parts
    self.init(parts.x, parts.y, parts.angle, parts.skew, parts.scaleX, parts.scaleY)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(
      .init(
        x: self[0],
        y: self[1],
        angle: self[2],
        skew: self[3],
        scaleX: self[4],
        scaleY: self[5]
      )
    )
  }

  /// The same difference between transforms, with the shorter of the two rotations.
  var turnedTheShortWay: AnimatedValue {
    var result = self
    result[2] = self[2].remainder(dividingBy: 2 * .pi)
    return result
  }
}
