import Foundation

/// A value of an animated property as numbers that can be interpolated.
nonisolated struct LayerValue: Equatable {
  nonisolated enum Kind: Equatable {
    case number, point, size, rect, color
    /// The components of an affine transform.
    case transform
    /// The elements of a path, whose coordinates are the numbers.
    case path([Int])
    case numbers
  }

  var kind: Kind
  var numbers: [Double]

  init(_ kind: Kind, _ numbers: [Double]) { (self.kind, self.numbers) = (kind, numbers) }

  init(_ point: CGPoint) { self.init(.point, [Double(point.x), Double(point.y)]) }
  init(_ size: CGSize) { self.init(.size, [Double(size.width), Double(size.height)]) }
  init(_ rect: CGRect) {
    self.init(
      .rect,
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    )
  }
  init(_ color: UIColor) {
    let parts = color.components
    self.init(.color, [parts.red, parts.green, parts.blue, parts.alpha])
  }
  init(_ transform: CGAffineTransform) {
    let parts = transform.parts
    self.init(
      .transform,
      [parts.x, parts.y, parts.angle, parts.skew, parts.scaleX, parts.scaleY]
    )
  }
  init(_ path: CGPath) {
    var (kinds, numbers): ([Int], [Double]) = ([], [])
    func add(_ kind: Int, _ points: CGPoint...) {
      kinds.append(kind)
      for point in points { numbers += [Double(point.x), Double(point.y)] }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add(0, point)
      case .line(let point): add(1, point)
      case .curve(let one, let two, let end): add(2, one, two, end)
      case .close: add(3)
      }
    }
    self.init(.path(kinds), numbers)
  }

  /// Reads a value as code gives it to an animation; nil for one that cannot be animated.
  init?(_ any: Any?) {
    switch any {
    case let number as NSNumber: self.init(.number, [number.doubleValue])
    case let number as CGFloat: self.init(.number, [Double(number)])
    case let number as Double: self.init(.number, [number])
    case let number as Float: self.init(.number, [Double(number)])
    case let number as Int: self.init(.number, [Double(number)])
    case let point as CGPoint: self.init(point)
    case let size as CGSize: self.init(size)
    case let rect as CGRect: self.init(rect)
    case let color as CGColor: self.init(color.color)
    case let color as UIColor: self.init(color)
    case let transform as CATransform3D: self.init(transform.affine)
    case let transform as CGAffineTransform: self.init(transform)
    case let path as CGPath: self.init(path)
    case let path as UIBezierPath: self.init(path.cgPath)
    case let numbers as [NSNumber]: self.init(.numbers, numbers.map(\.doubleValue))
    case let value as NSValue:
      // Its class does not tell which value it has.
      self.init(value)
    default: return nil
    }
    if !numbers.allSatisfy(\.isFinite) { return nil }
  }

  private init?(_ value: NSValue) {
    switch String(cString: value.objCType) {
    case let type where type.contains("CGRect"): self.init(value.cgRectValue)
    case let type where type.contains("CGSize"): self.init(value.cgSizeValue)
    case let type where type.contains("CGPoint"): self.init(value.cgPointValue)
    case NSValue.typeOfSpace: self.init(value.caTransform3DValue.affine)
    case NSValue.typeOfPlane: self.init(value.cgAffineTransformValue)
    default: return nil
    }
  }

  /// Returns the value between this one and another; nil if they are of different kinds.
  func mixed(with other: LayerValue, _ share: Double) -> LayerValue? {
    guard kind == other.kind, numbers.count == other.numbers.count else { return nil }
    var result = self
    for index in numbers.indices {
      var way = other.numbers[index] - numbers[index]
      // Rotations take the shorter way, as for views.
      if kind == .transform && index == 2 { way = way.remainder(dividingBy: 2 * .pi) }
      result.numbers[index] += way * share
    }
    return result
  }

  /// Returns the sum; this value if the kinds differ.
  func adding(_ other: LayerValue, _ factor: Double = 1) -> LayerValue {
    guard kind == other.kind, numbers.count == other.numbers.count else { return self }
    var result = self
    for index in numbers.indices { result.numbers[index] += other.numbers[index] * factor }
    return result
  }

  // MARK: Reading

  var number: CGFloat { CGFloat(numbers[0]) }
  var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
  var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
  var rect: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  var color: UIColor {
    UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
  var transform: CGAffineTransform {
    CGAffineTransform(
      .init(
        x: numbers[0],
        y: numbers[1],
        angle: numbers[2],
        skew: numbers[3],
        scaleX: numbers[4],
        scaleY: numbers[5]
      )
    )
  }
  var path: CGPath {
    let result = CGPath()
    guard case .path(let kinds) = kind else { return result }
    var rest = numbers[...]
    func next() -> CGPoint {
      let (x, y) = (rest.removeFirst(), rest.removeFirst())
      return CGPoint(x: x, y: y)
    }
    for kind in kinds {
      switch kind {
      case 0: result.append(.move(next()))
      case 1: result.append(.line(next()))
      case 2: result.append(.curve(next(), next(), next()))
      default: result.append(.close)
      }
    }
    return result
  }
}

/// A part of a value, as a key path names it: the `x` of `position.x`.
nonisolated enum LayerValuePart: String {
  case x, y, width, height
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"

  /// The places of the part in the numbers of a whole value; empty if it has no such part.
  func places(in kind: LayerValue.Kind) -> [Int] {
    switch (kind, self) {
    case (.point, .x), (.size, .width), (.rect, .originX): [0]
    case (.point, .y), (.size, .height), (.rect, .originY): [1]
    case (.rect, .sizeWidth): [2]
    case (.rect, .sizeHeight): [3]
    case (.rect, .origin): [0, 1]
    case (.rect, .size): [2, 3]
    case (.transform, .translationX): [0]
    case (.transform, .translationY): [1]
    case (.transform, .translation): [0, 1]
    case (.transform, .rotation), (.transform, .rotationZ): [2]
    case (.transform, .scaleX): [4]
    case (.transform, .scaleY): [5]
    // One number scales both axes.
    case (.transform, .scale): [4, 5]
    default: []
    }
  }
}
