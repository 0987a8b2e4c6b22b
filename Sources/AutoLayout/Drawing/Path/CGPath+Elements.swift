import Foundation

/// The making and reading of a path's elements.
nonisolated extension CGPath {
  /// Adds an element. One with a coordinate that is not finite is left out; a line at the beginning
  /// starts the path.
  func append(_ element: Element) {
    switch element {
    case .move(let point):
      if point.isFinite { elements.append(element) }
    case .line(let point):
      if !point.isFinite { return }
      elements.append(elements.isEmpty ? .move(point) : element)
    case .curve(let one, let two, let end):
      guard one.isFinite, two.isFinite, end.isFinite else { return }
      if elements.isEmpty { elements.append(.move(end)) } else { elements.append(element) }
    case .close:
      if !elements.isEmpty && elements.last != .close { elements.append(.close) }
    }
  }

  /// Adds a curve with one control point, as the same curve with two.
  func append(quad control: CGPoint, _ end: CGPoint) {
    let start = currentPoint
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + 2 / 3 * (control.x - point.x),
        y: point.y + 2 / 3 * (control.y - point.y)
      )
    }
    append(.curve(between(start), between(end), end))
  }

  /// Adds the elements of an arc, with a line to its beginning.
  func append(_ arc: CGPath) {
    for (index, element) in arc.elements.enumerated() {
      if index == 0, !elements.isEmpty, case .move(let point) = element {
        append(.line(point))
      } else {
        append(element)
      }
    }
  }

  func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    if let transform { apply(transform.pointee) }
  }

  func apply(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    let old = elements
    elements = []
    for element in old {
      switch element {
      case .move(let point): append(.move(point.applying(transform)))
      case .line(let point): append(.line(point.applying(transform)))
      case .curve(let one, let two, let end):
        append(
          .curve(one.applying(transform), two.applying(transform), end.applying(transform))
        )
      case .close: append(.close)
      }
    }
  }

  func add(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  func add(ellipseIn rect: CGRect) {
    let circle = CGPath()
    circle.add(arcAround: .zero, 1, from: 0, to: 2 * .pi, decreasing: false)
    circle.append(.close)
    circle.apply(
      CGAffineTransform(
        a: rect.width / 2,
        b: 0,
        c: 0,
        d: rect.height / 2,
        tx: rect.midX,
        ty: rect.midY
      )
    )
    elements += circle.elements
  }

  /// Adds a rectangle with some round corners, from the upper left one clockwise.
  func add(_ rect: CGRect, corners: UIRectCorner, _ radii: CGSize) {
    let (width, height) = (
      max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2))
    )
    if width == 0 || height == 0 { return add(rect) }
    // The control points of a quarter of a circle.
    let share = 1 - Self.quarter
    let places: [(UIRectCorner, CGPoint, CGFloat, CGFloat)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
    ]
    for (index, (corner, point, right, down)) in places.enumerated() {
      let isRound = corners.contains(corner)
      let beside = CGPoint(x: point.x + right * width, y: point.y)
      let below = CGPoint(x: point.x, y: point.y + down * height)
      // Clockwise, a corner at the upper left or lower right begins below or above it.
      let (start, end) = index % 2 == 0 ? (below, beside) : (beside, below)
      let first = isRound ? start : point
      append(index == 0 ? .move(first) : .line(first))
      if !isRound { continue }
      func control(_ from: CGPoint) -> CGPoint {
        CGPoint(x: point.x + share * (from.x - point.x), y: point.y + share * (from.y - point.y))
      }
      append(.curve(control(start), control(end), end))
    }
    append(.close)
  }

  /// The length of the control lines of a quarter of a circle of radius 1.
  private static var quarter: CGFloat { 0.552_284_749_830_793_6 }

  /// Adds a part of a circle, beginning with a move.
  func add(
    arcAround center: CGPoint,
    _ radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    decreasing: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite, center.isFinite else { return }
    let full = 2 * CGFloat.pi
    var sweep = (end - start).truncatingRemainder(dividingBy: full)
    if decreasing {
      if sweep > 0 || sweep == 0 && end != start { sweep -= full }
    } else if sweep < 0 || sweep == 0 && end != start {
      sweep += full
    }
    func point(_ angle: CGFloat) -> (point: CGPoint, cos: CGFloat, sin: CGFloat) {
      let (cos, sin) = (
        CGFloat(Foundation.cos(Double(angle))), CGFloat(Foundation.sin(Double(angle)))
      )
      return (CGPoint(x: center.x + radius * cos, y: center.y + radius * sin), cos, sin)
    }
    append(.move(point(start).point))
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    if count <= 0 { return }
    let step = sweep / CGFloat(count)
    let length = radius * 4 / 3 * CGFloat(tan(Double(step / 4)))
    for index in 0..<count {
      let from = point(start + step * CGFloat(index))
      let to = point(start + step * CGFloat(index + 1))
      append(
        .curve(
          CGPoint(x: from.point.x - length * from.sin, y: from.point.y + length * from.cos),
          CGPoint(x: to.point.x + length * to.sin, y: to.point.y - length * to.cos),
          to.point
        )
      )
    }
  }

  /// The beginning of the last part.
  var lastStart: CGPoint {
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return .zero
  }

  static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the ends of all elements, with the points that control curves or with their extremes.
  func points(withControls: Bool) -> [CGPoint] {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let one, let two, let end):
        points += withControls ? [one, two, end] : Self.extremes(last, one, two, end) + [end]
      case .close: break
      }
      last = points.last ?? last
    }
    return points
  }

  /// Returns the points of a curve at which it turns around horizontally or vertically.
  private static func extremes(
    _ a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint
  ) -> [CGPoint] {
    func zeros(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // The derivative, divided by 3: u + v t + w t².
      let (u, v, w) = (b - a, 2 * (a - 2 * b + c), d - 3 * c + 3 * b - a)
      if abs(w) < 1e-12 { return abs(v) < 1e-12 ? [] : [-u / v] }
      let root = (v * v - 4 * w * u).squareRoot()
      return root.isNaN ? [] : [(-v + root) / (2 * w), (-v - root) / (2 * w)]
    }
    return (zeros(a.x, b.x, c.x, d.x) + zeros(a.y, b.y, c.y, d.y))
      .filter { $0 > 0 && $0 < 1 }
      .map { point(a, b, c, d, at: $0) }
  }

  package static func point(
    _ a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint,
    at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
      y: wa * a.y + wb * b.y + wc * c.y + wd * d.y
    )
  }

  /// The sides of the path as straight lines, each part closed; a curve is 32 of them.
  var edges: [(CGPoint, CGPoint)] {
    var result: [(CGPoint, CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        if last != start { result.append((last, start)) }
        (start, last) = (point, point)
      case .line(let point):
        result.append((last, point))
        last = point
      case .curve(let one, let two, let end):
        let origin = last
        for index in 1...32 {
          let next = Self.point(origin, one, two, end, at: CGFloat(index) / 32)
          result.append((last, next))
          last = next
        }
      case .close:
        if last != start { result.append((last, start)) }
        last = start
      }
    }
    if last != start { result.append((last, start)) }
    return result
  }
}

nonisolated extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
