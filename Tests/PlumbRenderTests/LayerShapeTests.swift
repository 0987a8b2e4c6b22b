import AutoLayout
import Expectations
import Testing

@testable import PlumbRender

@Suite struct LayerShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func continuous(_ radius: CGFloat, _ corners: CACornerMask = .all) -> CGPath? {
    var shape = LayerShape(rect, cornerRadius: radius)
    (shape.corners, shape.isContinuous) = (corners, true)
    guard case .path(let path, let offset) = shape.outline else { return nil }
    expectEqual(offset, .zero)
    return path
  }

  /// Points on the curves of a path.
  private func points(_ path: CGPath) -> [CGPoint] {
    var (points, last): ([CGPoint], CGPoint) = ([], .zero)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        last = point
      case .curve(let one, let two, let end):
        for step in 0...20 {
          let t = CGFloat(step) / 20
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * last.x + b * one.x + c * two.x + d * end.x,
              y: a * last.y + b * one.y + c * two.y + d * end.y
            )
          )
        }
        last = end
      case .close: break
      }
    }
    return points
  }

  @Test func `an outline without a radius is a rectangle`() {
    for isContinuous in [false, true] {
      var shape = LayerShape(rect)
      shape.isContinuous = isContinuous
      guard case .rectangle(let found, let radius) = shape.outline else {
        Issue.record("no rectangle")
        return
      }
      expectTrue(found == rect && radius == 0)
    }
  }

  @Test(arguments: [1, 10, 18.75, 25, 30, 80] as [CGFloat])
  func `a continuous corner is inside of the rectangle, symmetric, and near to the circle's`(
    radius: CGFloat
  ) throws {
    let points = try points(#require(continuous(radius)))
    let usable = min(radius, 30)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    for point in points {
      expectTrue(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(point))
      let mirrored = CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
      expectTrue(points.contains { abs($0.x - mirrored.x) < 1e-6 && abs($0.y - mirrored.y) < 1e-6 })
      // The distance from the circle of the nearest corner, where that is round.
      let x = max(0, abs(point.x - middle.x) - (rect.width / 2 - usable))
      let y = max(0, abs(point.y - middle.y) - (rect.height / 2 - usable))
      let distance = (x * x + y * y).squareRoot()
      expectTrue(distance <= usable * 1.001 && distance >= usable * 0.94)
    }
  }

  @Test func `a continuous corner begins further away than a circle, where there is room`() throws {
    let xs = try points(#require(continuous(10))).map(\.x)
    expectEqual(xs.first, rect.minX + 16)
    // The edges of 60 points have room for a quarter of a circle alone.
    expectEqual(try points(#require(continuous(30))).first?.x, rect.minX + 30)
  }

  @Test func `corners that are not round are corners`() throws {
    let path = try #require(continuous(10, [.layerMinXMinYCorner, .layerMaxXMaxYCorner]))
    expectTrue(points(path).contains(CGPoint(x: rect.maxX, y: rect.minY)))
    expectTrue(points(path).contains(CGPoint(x: rect.minX, y: rect.maxY)))
    expectTrue(!points(path).contains(CGPoint(x: rect.maxX, y: rect.maxY)))
  }

  @Test func `a layer's curve is that of its background, border, clip and shadow`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.backgroundColor = .red
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 1
    let circular = SVGRenderer().render(view)
    view.layer.cornerCurve = .continuous
    let continuous = SVGRenderer().render(view)
    expectEqual(circular.components(separatedBy: "<rect").count, 4)
    expectEqual(continuous.components(separatedBy: "<path").count, 4)
    view.clipsToBounds = true
    expectTrue(SVGRenderer().render(view).contains("<path"))
  }
}
