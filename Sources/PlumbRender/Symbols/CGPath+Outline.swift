import AutoLayout
import Foundation

extension CGPath {
  /// The parts, each of which begins with a move.
  var parts: [CGPath] {
    var parts: [CGMutablePath] = []
    for element in elements {
      switch element {
      case .move(let point):
        parts.append(CGMutablePath())
        parts.last?.move(to: point)
      case .line(let point): parts.last?.addLine(to: point)
      case .curve(let one, let two, let end):
        parts.last?.addCurve(to: end, control1: one, control2: two)
      case .close: parts.last?.closeSubpath()
      }
    }
    return parts
  }

  /// Returns a path with the parts of others.
  static func joining(_ paths: [CGPath]) -> CGMutablePath {
    let result = CGMutablePath()
    for path in paths { result.addPath(path) }
    return result
  }

  /// Whether the last part is closed.
  var isClosed: Bool { elements.last == .close }

  /// Returns the outline of what a path of one part covers with its line, and with its inside if it is filled.
  ///
  /// Ends and corners are round, and curves are polygons. The outline is filled by the even-odd rule.
  func outline(lineWidth: CGFloat, isFilled: Bool) -> CGPath {
    if lineWidth == 0 { return isFilled ? self : CGMutablePath() }
    let outline = CGMutablePath()
    let points = points
    let distance = lineWidth / 2
    if isFilled {
      outline.addParallel(to: points.isClockwise ? points : points.reversed(), distance)
    } else if isClosed {
      outline.addParallel(to: points, distance)
      outline.addParallel(to: points.reversed(), distance)
    } else {
      // Along the line and back.
      outline.addParallel(to: points + points.reversed().dropFirst().dropLast(), distance)
    }
    return outline
  }

  /// The corners of a path of one part, without repetitions; a curve has 8 of them.
  private var points: [CGPoint] {
    var points: [CGPoint] = []
    func add(_ point: CGPoint) {
      if points.last.map(point.isNear) != true { points.append(point) }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let one, let two, let end):
        let start = points.last ?? end
        for index in 1...8 { add(CGPath.point(start, one, two, end, at: CGFloat(index) / 8)) }
      case .close: break
      }
    }
    if isClosed, points.count > 1, points[0].isNear(points[points.count - 1]) {
      points.removeLast()
    }
    return points
  }
}

extension CGMutablePath {
  /// Adds the polygon at a distance from another one, on the outer side of a clockwise one. Its outer corners are round.
  fileprivate func addParallel(to polygon: [CGPoint], _ distance: CGFloat) {
    let count = polygon.count
    if count < 2 { return }
    for (index, point) in polygon.enumerated() {
      let before = point.direction(from: polygon[(index + count - 1) % count])
      let after = polygon[(index + 1) % count].direction(from: point)
      let cosine = before.x * after.x + before.y * after.y
      // Positive for a turn to the right, and 0 for one back.
      let sine = cosine < -0.999 ? 0 : before.x * after.y - before.y * after.x
      if sine >= 0 && cosine < 0.9 {
        let angle = CGFloat(atan2(Double(-before.x), Double(before.y)))
        let first = point.moved(by: distance, angle: angle)
        if index == 0 { move(to: first) }
        addArc(
          center: point,
          radius: distance,
          startAngle: angle,
          endAngle: angle + CGFloat(atan2(Double(sine), Double(cosine))),
          clockwise: false
        )
      } else {
        // The corner of the parallel sides. The turns along a curve are so small that round corners would not be seen.
        let reach = distance / (1 + cosine)
        let corner = CGPoint(
          x: point.x + reach * (before.y + after.y),
          y: point.y - reach * (before.x + after.x)
        )
        if index == 0 { move(to: corner) } else { addLine(to: corner) }
      }
    }
    closeSubpath()
  }
}

extension [CGPoint] {
  /// Whether a polygon goes clockwise, with y downwards.
  fileprivate var isClockwise: Bool {
    zip(self, dropFirst() + prefix(1)).reduce(0) { sum, side in
      sum + side.0.x * side.1.y - side.1.x * side.0.y
    } > 0
  }
}

extension CGPoint {
  /// Returns the point at a distance, in a direction in radians, clockwise from the right.
  func moved(by distance: CGFloat, angle: CGFloat) -> CGPoint {
    CGPoint(
      x: x + distance * CGFloat(cos(Double(angle))),
      y: y + distance * CGFloat(sin(Double(angle)))
    )
  }

  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }

  /// The direction in which the point lies from another one, as a vector of length 1.
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (x, y) = (x - other.x, y - other.y)
    let length = (x * x + y * y).squareRoot()
    return CGPoint(x: x / length, y: y / length)
  }
}
