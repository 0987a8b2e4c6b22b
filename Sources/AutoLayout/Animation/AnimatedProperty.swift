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

  /// Moves, turns, skews and scales, in this order of matrices: numbers between those of two transforms are a transform between them.
  /// (As CSS Transforms, level 1, takes matrices of the plane apart.)
  init(_ transform: CGAffineTransform) {
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    let scaleX = (a * a + b * b).squareRoot()
    let angle = scaleX == 0 ? atan2(-c, d) : atan2(b, a)
    let skewed = scaleX == 0 ? 0 : (a * c + b * d) / (scaleX * scaleX)
    let scaleY = scaleX == 0 ? (c * c + d * d).squareRoot() : (a * d - b * c) / scaleX
    self.init(Double(transform.tx), Double(transform.ty), angle, skewed, scaleX, scaleY)
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(self[2]), cos(self[2]))
    let (skewed, scaleX, scaleY) = (self[3], self[4], self[5])
    return CGAffineTransform(
      a: cosine * scaleX,
      b: sine * scaleX,
      c: skewed * cosine * scaleX - sine * scaleY,
      d: skewed * sine * scaleX + cosine * scaleY,
      tx: self[0],
      ty: self[1]
    )
  }

  /// The same difference of transforms with the shorter way round.
  var turnedTheShortWay: AnimatedValue {
    var result = self
    result[2] = self[2].remainder(dividingBy: 2 * .pi)
    return result
  }
}
