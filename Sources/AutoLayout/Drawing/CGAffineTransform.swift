/// A linear map of points with a translation: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation provides this type on Apple's platforms only.
nonisolated public struct CGAffineTransform: Hashable, Sendable {
  /// The contribution of x to x'.
  public var a: CGFloat
  /// The contribution of x to y'.
  public var b: CGFloat
  /// The contribution of y to x'.
  public var c: CGFloat
  /// The contribution of y to y'.
  public var d: CGFloat
  /// The translation of x.
  public var tx: CGFloat
  /// The translation of y.
  public var ty: CGFloat

  /// The transform that leaves every point in place.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform of zeros, which is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six components.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform from its six components.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling with the origin as its fixed point.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation around the origin.
  ///
  /// - Parameter angle: The angle in radians, from the x axis towards the y axis: clockwise if y
  ///   points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this one first and then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the inverse transform; the transform itself if it has no inverse.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    if determinant == 0 || !determinant.isFinite { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns the transform that translates before it applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales before it applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates, by an angle in radians, before it applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

nonisolated extension CGAffineTransform {
  /// The components of a transform that scales first, then skews along the x axis, rotates and
  /// translates.
  nonisolated package struct Parts {
    package var x: Double
    package var y: Double
    /// The angle of the rotation in radians.
    package var angle: Double
    /// The shift along the x axis for a step along the scaled y axis, as a multiple of the scaled x
    /// axis.
    package var skew: Double
    package var scaleX: Double
    package var scaleY: Double
  }

  /// The components of the transform, by the decomposition of two-dimensional matrices in CSS
  /// Transforms, level 1. Interpolated components of two transforms are those of an intermediate
  /// transform.
  package var parts: Parts {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let scaleX = (a * a + b * b).squareRoot()
    let isFlat = scaleX == 0
    return Parts(
      x: Double(tx),
      y: Double(ty),
      angle: isFlat ? atan2(-c, d) : atan2(b, a),
      skew: isFlat ? 0 : (a * c + b * d) / (scaleX * scaleX),
      scaleX: scaleX,
      scaleY: isFlat ? (c * c + d * d).squareRoot() : (a * d - b * c) / scaleX
    )
  }

  package init(_ parts: Parts) {
    let (sine, cosine) = (sin(parts.angle), cos(parts.angle))
    let skewed = parts.skew * parts.scaleX
    self.init(
      a: cosine * parts.scaleX,
      b: sine * parts.scaleX,
      c: cosine * skewed - sine * parts.scaleY,
      d: sine * skewed + cosine * parts.scaleY,
      tx: parts.x,
      ty: parts.y
    )
  }
}

nonisolated extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

nonisolated extension CGSize {
  /// Returns the transformed size, without the translation. Its width or height may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

nonisolated extension CGRect {
  /// Returns the bounding rectangle of the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
