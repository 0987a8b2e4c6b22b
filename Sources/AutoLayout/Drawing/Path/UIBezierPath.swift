public import Foundation

/// A set of corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)

  static let all = allCorners
}

/// The ends of a stroked line.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// Straight, at the end of the line.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Straight, half of the width beyond the end.
  case square = 2
}

/// The corners of a stroked line.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// A path of lines and curves, in points, for shape layers.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of the line in points. By default 1.
  open var lineWidth: CGFloat = 1
  /// The ends of the line. By default straight.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line. By default pointed.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed corners. By default 10.
  open var miterLimit: CGFloat = 10
  /// Whether overlapping parts are inside by the rule of odd crossings. By default false.
  open var usesEvenOddFillRule = false
  /// The precision of curves. Has no effect here.
  open var flatness: CGFloat = 0.6

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.add(rect)
  }

  /// Creates the path of an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.add(ellipseIn: rect)
  }

  /// Creates the path of a rectangle with round corners, at most half as wide and high as it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.add(rect, corners: .all, CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle with some round corners, at most half as wide and high as it.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.add(rect, corners: corners, cornerRadii)
  }

  /// Creates a part of a circle. Angles are in radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.add(
      arcAround: center,
      radius,
      from: startAngle,
      to: endAngle,
      decreasing: !clockwise
    )
  }

  /// Creates a path with the elements of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.elements = CGPath.elements
  }

  /// Returns a path with the same elements, line and dashes, which changes independently.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  /// The path as a `CGPath`, a copy. Setting it replaces the elements.
  open var cgPath: CGPath {
    get { path.copy() ?? CGPath() }
    set { path.elements = newValue.elements }
  }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, with a line to its beginning. Angles are in radians, clockwise from the
  /// right.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
    path.append(arc.path)
  }
  /// Connects the end of the present part with its beginning.
  open func close() { path.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { path.elements = [] }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// Returns the path in the opposite direction: its parts in the opposite order, each from its end.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    result.path.elements = path.reversed()
    return result
  }

  /// Whether the path has no element.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The point at which the next line begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The lengths of the dashes and gaps, in points, and the beginning in them.
  package private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dash = (lengths, phase)
  }

  /// Fills the path in the current graphics context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record(pathInContext(context), usesEvenOddFillRule ? .eoFill : .fill)
  }
  /// Fills the path with an opacity from 0 to 1. The blend mode has no effect here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { fill() }
  }
  /// Draws the line of the path in the current graphics context, with the width, ends, corners and
  /// dashes of the path.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.record(pathInContext(context), .stroke)
    context.restoreGState()
  }
  /// Draws the line of the path with an opacity from 0 to 1. The blend mode has no effect here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { stroke() }
  }
  /// Clips drawing in the current graphics context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(pathInContext(context), isEvenOdd: usesEvenOddFillRule)
  }

  private func pathInContext(_ context: CGContext) -> CGPath {
    let result = CGMutablePath()
    result.addPath(path, transform: context.ctm)
    return result
  }

  private func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(context.state.alpha * alpha)
    draw()
    context.restoreGState()
  }
}

nonisolated extension CGPath {
  /// Returns the elements of the path in the opposite direction.
  fileprivate func reversed() -> [Element] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts.reversed().flatMap(Self.reversed)
  }

  private static func reversed(_ part: [Element]) -> [Element] {
    var result: [Element] = []
    var ends: [CGPoint] = []
    for element in part {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): ends.append(point)
      case .close: break
      }
    }
    guard let last = ends.last else { return [] }
    result.append(.move(last))
    for index in part.indices.reversed() where index > 0 && index < ends.count {
      switch part[index] {
      case .line: result.append(.line(ends[index - 1]))
      case .curve(let one, let two, _): result.append(.curve(two, one, ends[index - 1]))
      case .move, .close: break
      }
    }
    if part.last == .close { result.append(.close) }
    return result
  }
}
