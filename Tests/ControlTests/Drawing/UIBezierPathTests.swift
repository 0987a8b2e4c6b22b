import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIBezierPathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  private func isNear(_ one: CGRect, _ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ].allSatisfy { abs($0) <= distance }
  }

  @Test func `the bounds of rectangles, ovals and round rectangles are their rectangles`() {
    let paths = [
      UIBezierPath(rect: square), UIBezierPath(ovalIn: square),
      UIBezierPath(roundedRect: square, cornerRadius: 8),
      UIBezierPath(roundedRect: square, cornerRadius: 1000),
      UIBezierPath(
        roundedRect: square,
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 8, height: 4)
      ),
      UIBezierPath(
        arcCenter: CGPoint(x: 30, y: 40),
        radius: 20,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: true
      ),
    ]
    for path in paths { expectTrue(isNear(path.bounds, square)) }
    expectTrue(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
  }

  @Test func `points are inside of an oval, and beside its corners outside`() {
    let oval = UIBezierPath(ovalIn: square)
    expectTrue(oval.contains(CGPoint(x: 30, y: 40)))
    expectTrue(!oval.contains(CGPoint(x: 12, y: 22)))
    let corner = UIBezierPath(
      roundedRect: square,
      byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 20, height: 20)
    )
    expectTrue(!corner.contains(CGPoint(x: 12, y: 22)))
    expectTrue(corner.contains(CGPoint(x: 48, y: 22)) && corner.contains(CGPoint(x: 12, y: 58)))
  }

  @Test func `an inner part in the same direction is a hole by the even-odd rule only`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: 30, y: 40)
    expectTrue(path.contains(middle))
    path.usesEvenOddFillRule = true
    expectTrue(!path.contains(middle))
    path.usesEvenOddFillRule = false
    let other = UIBezierPath(rect: square)
    other.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)).reversing())
    expectTrue(!other.contains(middle) && other.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func `an arc runs in its direction, and has its end`() {
    func end(_ isClockwise: Bool) -> CGRect {
      UIBezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: isClockwise
      ).bounds
    }
    // On the screen, a quarter clockwise from the right is below; the other way it is three quarters.
    expectTrue(isNear(end(true), CGRect(x: 0, y: 0, width: 10, height: 10)))
    expectTrue(isNear(end(false), CGRect(x: -10, y: -10, width: 20, height: 20)))
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    expectTrue(abs(path.currentPoint.x + 10) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
  }

  @Test func `a circle of curves differs by less than a thousandth of the radius`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      // The side of a polygon of 128 sides is at most 0.0004 inside of the circle.
      expectTrue(circle.contains(CGPoint(x: 0.998 * x, y: 0.998 * y)))
      expectTrue(!circle.contains(CGPoint(x: 1.001 * x, y: 1.001 * y)))
    }
  }

  @Test func `a transform moves all points, and a copy is independent`() {
    let path = UIBezierPath(rect: square)
    let copy = path.cgPath
    path.apply(CGAffineTransform(scaleX: 2, y: 0.5))
    expectEqual(path.bounds, CGRect(x: 20, y: 10, width: 80, height: 20))
    expectEqual(copy.boundingBox, square)
    path.removeAllPoints()
    expectTrue(path.isEmpty && !copy.isEmpty)
    expectEqual(UIBezierPath(cgPath: copy).cgPath, copy)
  }

  @Test func `the box of a path has the curve, the other one its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 12))
    expectTrue(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 6)))
    expectTrue(isNear(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 8)))
  }

  @Test func `points that are not finite are left out`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.close()
    expectTrue(path.isEmpty)
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: CGFloat.infinity, y: 0),
      controlPoint1: .zero,
      controlPoint2: .zero
    )
    path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    expectEqual(path.bounds, CGRect(x: 1, y: 2, width: 0, height: 0))
    expectTrue(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).bounds.height
        .isFinite
    )
  }

  @Test func `a copy of a path changes independently`() throws {
    let border = UIBezierPath()
    border.move(to: CGPoint(x: 0, y: 10))
    border.addLine(to: CGPoint(x: 5, y: 0))
    border.addLine(to: CGPoint(x: 10, y: 10))
    border.lineWidth = 3
    border.lineCapStyle = .round
    border.setLineDash([4, 2], count: 2, phase: 1)
    let elements = border.cgPath
    let fill = try #require(border.copy() as? UIBezierPath)
    expectTrue(fill !== border)
    expectTrue(fill.cgPath == elements && fill.lineWidth == 3 && fill.lineCapStyle == .round)
    expectTrue(fill.dash.lengths == [4, 2] && fill.dash.phase == 1)
    fill.close()
    expectEqual(border.cgPath, elements)
    expectTrue(fill.cgPath != elements)
  }

  @Test func `an arc between two lines touches both, in either direction and below a transform`() {
    for (end, transform) in [
      (CGPoint(x: 10, y: 10), CGAffineTransform.identity),
      (CGPoint(x: 10, y: -10), .identity),
      (CGPoint(x: 10, y: 10), CGAffineTransform(scaleX: 2, y: 2)),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero, transform: transform)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0),
        tangent2End: end,
        radius: 4,
        transform: transform
      )
      let last = CGPoint(x: 10, y: end.y > 0 ? 4 : -4).applying(transform)
      expectTrue(abs(path.currentPoint.x - last.x) < 1e-9)
      expectTrue(abs(path.currentPoint.y - last.y) < 1e-9)
      let box = CGRect(x: 0, y: min(0, last.y), width: last.x, height: abs(last.y))
      expectTrue(isNear(path.boundingBoxOfPath, box))
    }
  }

  @Test func `where two lines do not turn, an arc between them is a line to the corner`() {
    let corner = CGPoint(x: 10, y: 0)
    for (end, radius) in [(CGPoint(x: 20, y: 0), 4.0), (.zero, 4), (corner, 4), (.zero, -1)] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: CGFloat(radius))
      expectEqual(path.currentPoint, corner)
      expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 0))
    }
  }
}
