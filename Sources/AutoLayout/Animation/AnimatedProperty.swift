/// What of a view can move from one value to another.
enum AnimatedProperty: Hashable {
  /// The corner of the untransformed frame.
  case position
  case size
  /// The corner of the bounds.
  case scroll
  case alpha
  case transform
  case backgroundColor
  case cornerRadius
  /// Nothing moves: a view that has been hidden is shown until the end.
  case visibility

  /// Whether several changes are added up. Of the others a new one takes the place of those before it.
  var isAdditive: Bool {
    switch self {
    case .position, .size, .scroll, .alpha, .transform: true
    case .backgroundColor, .cornerRadius, .visibility: false
    }
  }

  /// What Core Animation calls it.
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

/// A value of any property as numbers between which there are others.
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

  /// - Parameter other: whose hue stands for that of no colour, so that nothing grey comes in between.
  init(_ color: UIColor?, beside other: UIColor?) {
    let components = (color ?? other ?? .black).components
    self.init(
      components.red,
      components.green,
      components.blue,
      color == nil ? 0 : components.alpha
    )
  }

  var color: UIColor { UIColor(red: self[0], green: self[1], blue: self[2], alpha: self[3]) }

  /// Part by part: numbers between those of two transforms are a transform between them.
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

  /// The same difference of transforms with the shorter way round.
  var turnedTheShortWay: AnimatedValue {
    var result = self
    result[2] = self[2].remainder(dividingBy: 2 * .pi)
    return result
  }
}
