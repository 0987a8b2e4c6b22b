import Foundation

/// A linear map of points in space with a perspective. Pictures show its effect on the plane: a rotation
/// around a horizontal or vertical axis makes a layer narrower, without perspective.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// The contribution of x to x'.
  public var m11: CGFloat = 0
  /// The contribution of x to y'.
  public var m12: CGFloat = 0
  /// The contribution of x to z'.
  public var m13: CGFloat = 0
  /// The contribution of x to the divisor.
  public var m14: CGFloat = 0
  /// The contribution of y to x'.
  public var m21: CGFloat = 0
  /// The contribution of y to y'.
  public var m22: CGFloat = 0
  /// The contribution of y to z'.
  public var m23: CGFloat = 0
  /// The contribution of y to the divisor.
  public var m24: CGFloat = 0
  /// The contribution of z to x'.
  public var m31: CGFloat = 0
  /// The contribution of z to y'.
  public var m32: CGFloat = 0
  /// The contribution of z to z'.
  public var m33: CGFloat = 0
  /// The contribution of z to the divisor, with which perspective is made.
  public var m34: CGFloat = 0
  /// The translation of x.
  public var m41: CGFloat = 0
  /// The translation of y.
  public var m42: CGFloat = 0
  /// The translation of z.
  public var m43: CGFloat = 0
  /// The divisor.
  public var m44: CGFloat = 0

  /// Creates a transform of zeros, which is not the identity.
  public init() {}

  init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42, m33, m44) = (transform.tx, transform.ty, 1, 1)
  }

  /// The effect on points of the plane, without perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// The rows one after the other.
  var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The transform that leaves every point in place.
nonisolated public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns whether a transform is the identity.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Returns whether two transforms are equal.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }

/// Returns a translation.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scaling.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation by an angle in radians around an axis. An axis of length 0 gives the identity.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var result = CATransform3DIdentity
  if !(length > 0) || !length.isFinite { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let rest = 1 - cosine
  (result.m11, result.m12, result.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (result.m21, result.m22, result.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (result.m31, result.m32, result.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return result
}

/// Returns the transform that applies `a` first and then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  let (left, right) = (a.rows, b.rows)
  var result = CATransform3D()
  result.rows = left.map { row in
    (0..<4).map { column in
      row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
        + row[3] * right[3][column]
    }
  }
  return result
}

/// Returns the transform that translates before it applies `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the transform that scales before it applies `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the transform that rotates, by an angle in radians around an axis, before it applies `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform of space that is `m` on the plane.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Returns whether a transform is one of the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3D(t.affine) == t
}

/// Returns the effect of a transform on the plane, without perspective.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affine
}
