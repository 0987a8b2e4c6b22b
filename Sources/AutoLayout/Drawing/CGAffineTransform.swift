/// Turns, scales, skews and moves points: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation has this type on Apple's platforms alone.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// All zeros, which is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// - Parameter angle: in radians, from the x axis towards the y axis: clockwise where y goes downwards.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// This first, then the other.
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

  /// The way back; the transform itself if there is none.
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

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGAffineTransform {
  /// What a transform consists of: first it scales, then skews along the x axis, turns, and moves.
  package struct Parts {
    package var x: Double
    package var y: Double
    /// In radians.
    package var angle: Double
    /// How far along the x axis a step along the scaled y axis leads, as a multiple of the scaled x axis.
    package var skew: Double
    package var scaleX: Double
    package var scaleY: Double
  }

  /// As CSS Transforms, level 1, takes matrices of the plane apart. Numbers between the parts of two transforms are those of a
  /// transform between them.
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

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four corners, each transformed.
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
