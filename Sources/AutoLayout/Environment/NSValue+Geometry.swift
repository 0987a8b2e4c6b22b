public import Foundation

/// Conversions between `NSValue` and geometric values.
nonisolated extension NSValue {
  /// Creates a value object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value object that contains edge insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    let (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
    self.init(edgeInsets: NSEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The point that the value object contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value object contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value object contains.
  public var cgRectValue: CGRect { rectValue }

  /// The edge insets that the value object contains.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }

  /// Creates a value object that contains a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    self.init(numbers: parts, as: Self.typeOfPlane)
  }
  /// Creates a value object that contains a transform of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.flatMap { $0 }, as: Self.typeOfSpace)
  }

  /// The transform of the plane that the value object contains; the identity if it contains another value.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(of: Self.typeOfPlane) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The transform of space that the value object contains; the identity if it contains another value.
  public var caTransform3DValue: CATransform3D {
    guard let numbers = numbers(of: Self.typeOfSpace) else { return CATransform3DIdentity }
    var transform = CATransform3DIdentity
    transform.rows = (0..<4).map { Array(numbers[4 * $0..<4 * $0 + 4]) }
    return transform
  }

  // Foundation on Linux stores arrays of numbers, and of the structures only its own.
  static let typeOfPlane = "[6d]"
  static let typeOfSpace = "[16d]"

  private convenience init(numbers: [CGFloat], as type: String) {
    let numbers = numbers.map { Double($0) }
    // The initializer copies the bytes.
    let bytes = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
    bytes.initialize(from: numbers, count: numbers.count)
    defer { bytes.deallocate() }
    self.init(bytes: bytes, objCType: type)
  }

  private func numbers(of type: String) -> [CGFloat]? {
    guard String(cString: objCType) == type else { return nil }
    var numbers = [Double](repeating: 0, count: type == Self.typeOfSpace ? 16 : 6)
    numbers.withUnsafeMutableBytes { buffer in
      if let bytes = buffer.baseAddress { getValue(bytes) }
    }
    return numbers.map { CGFloat($0) }
  }
}
