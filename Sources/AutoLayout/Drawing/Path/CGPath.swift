public import Foundation

/// A shape of lines and curves, in points.
///
/// Coordinates that are not finite are left out with their element. Circles are made of four cubic
/// curves, which differ from them by at most 0.03 % of the radius.
nonisolated public class CGPath: NSObject {
  /// A part of a path.
  nonisolated package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// The elements, from the start.
  package internal(set) var elements: [Element] = []

  override init() { super.init() }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    add(rect)
    apply(transform)
  }

  /// Creates the path of the ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    add(ellipseIn: rect)
    apply(transform)
  }

  /// Creates the path of a rectangle with round corners, at most half as wide and high as it.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    add(rect, corners: .all, CGSize(width: cornerWidth, height: cornerHeight))
    apply(transform)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line begins; 0, 0 for an empty path.
  public var currentPoint: CGPoint {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: lastStart
    case nil: .zero
    }
  }

  /// The smallest rectangle that contains all points, those that control curves included; null for an
  /// empty path.
  public var boundingBox: CGRect { Self.box(points(withControls: true)) }

  /// The smallest rectangle that contains the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { Self.box(points(withControls: false)) }

  /// Returns a path with the same elements.
  public func copy() -> CGPath? { copied() }

  /// Returns a path with the same elements, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = copied()
    path.apply(transform)
    return path
  }

  /// Returns a path with the same elements that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  private func copied() -> CGPath {
    let path = CGPath()
    path.elements = elements
    return path
  }

  /// Returns whether a point, transformed, is inside of the path. The rule is that for parts that
  /// overlap.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    var (crossings, turns) = (0, 0)
    for (start, end) in edges {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x <= point.x { continue }
      crossings += 1
      turns += end.y > start.y ? 1 : -1
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  /// Returns whether both paths have the same elements.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }

  /// A hash value of the number of elements.
  public override var hash: Int { elements.count }
}

/// The rules by which overlapping parts of a path are inside or outside.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// Inside where the path winds around the point.
  case winding = 0
  /// Inside where a line from the point crosses the path an odd number of times.
  case evenOdd = 1
}

/// A path to which lines and curves are added.
nonisolated public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public override init() { super.init() }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  /// Adds a part with lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(quad: control.applying(transform), end.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(
        control1.applying(transform),
        control2.applying(transform),
        end.applying(transform)
      )
    )
  }

  /// Adds a part of a circle, with a line to its beginning if the path is not empty. Angles are in
  /// radians, clockwise from the right as it is seen on the screen; `clockwise` is meant for an axis
  /// that points up, as in Core Graphics.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath()
    arc.add(arcAround: center, radius, from: startAngle, to: endAngle, decreasing: clockwise)
    arc.apply(transform)
    append(arc)
  }

  /// Adds the part of a circle that touches two lines, with a line to its beginning: those from the present point to the first end and from
  /// there to the second one. Where they do not turn, only a line to the first end.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let (corner, end) = (tangent1End, tangent2End)
    let incoming = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let angle = abs(atan2(cross, incoming.dx * outgoing.dx + incoming.dy * outgoing.dy))
    let distance = radius / tan(angle / 2)
    let length = hypot(incoming.dx, incoming.dy)
    guard angle > 1e-9, angle < .pi - 1e-9, radius > 0, length > 0, distance.isFinite else {
      return addLine(to: corner, transform: transform)
    }
    let first = CGPoint(
      x: corner.x + incoming.dx / length * distance,
      y: corner.y + incoming.dy / length * distance
    )
    // The centre lies at a right angle to the first line, on the side of the second one.
    let side: CGFloat = cross > 0 ? 1 : -1
    let toCenter = CGVector(dx: -incoming.dy / length * side, dy: incoming.dx / length * side)
    let center = CGPoint(x: first.x + toCenter.dx * radius, y: first.y + toCenter.dy * radius)
    let startAngle = atan2(-toCenter.dy, -toCenter.dx)
    let turn = (.pi - angle) * -side
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + turn,
      clockwise: turn < 0,
      transform: transform
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let other = CGPath()
    other.add(rect)
    other.apply(transform)
    elements += other.elements
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let other = CGPath()
    other.add(ellipseIn: rect)
    other.apply(transform)
    elements += other.elements
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let other = CGPath()
    other.add(rect, corners: .all, CGSize(width: cornerWidth, height: cornerHeight))
    other.apply(transform)
    elements += other.elements
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let copy = CGPath()
    copy.elements = path.elements
    copy.apply(transform)
    elements += copy.elements
  }

  /// Connects the end of the present part with its beginning.
  public func closeSubpath() { append(.close) }
}
