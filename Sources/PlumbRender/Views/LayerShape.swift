import AutoLayout

/// The outline of a layer: its rectangle, with some of the corners round.
struct LayerShape {
  var rect: CGRect
  var cornerRadius: CGFloat = 0
  var corners = CACornerMask.all
  /// Whether the edges become corners slowly, and not where a circle begins.
  var isContinuous = false

  init(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    (self.rect, self.cornerRadius) = (rect, cornerRadius)
  }

  /// Creates the outline of a layer at a place, with its radius at the present time.
  init(_ rect: CGRect, of layer: CALayer, cornerRadius: CGFloat) {
    self.init(rect, cornerRadius: cornerRadius)
    corners = layer.maskedCorners
    isContinuous = layer.cornerCurve == .continuous
  }

  /// The outline: a path unless all corners are alike and parts of circles.
  var outline: Drawing.Shape {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    if radius <= 0 { return .rectangle(rect) }
    if isContinuous { return .path(continuousPath(radius)) }
    if corners.isSuperset(of: .all) { return .rectangle(rect, cornerRadius: radius) }
    return .path(
      UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: UIRectCorner(rawValue: corners.rawValue & CACornerMask.all.rawValue),
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
    )
  }

  /// How much longer than its radius the most continuous corner is. Apple does not document the curve; with this length it is near to
  /// that of pictures of it.
  private static let smoothing: CGFloat = 0.6

  /// Each corner is an arc of a circle between two curves whose bend begins with 0 at the edges. Where the edges are too short for
  /// the curves, these are shorter, and in the end the corner is a quarter of a circle.
  private func continuousPath(_ radius: CGFloat) -> CGPath {
    let longest = min(rect.width, rect.height) / 2
    let smoothing = min(Self.smoothing, longest / radius - 1)
    // The curves turn by this angle, and the arc by the rest.
    let turn = smoothing * .pi / 4
    let arc = .pi / 2 - 2 * turn
    let length = (1 + smoothing) * radius
    // The arc's extent along each edge, and the last part of a curve, which is a tangent of the arc.
    let extent = sin(arc / 2) * 2.0.squareRoot() * radius
    let tangent = radius * tan(turn / 2)
    let (along, across) = (tangent * cos(turn), tangent * sin(turn))
    let step = (length - extent - along - across) / 3
    let handle = 4 / 3 * tan(arc / 4) * radius

    let path = CGMutablePath()
    path.move(
      to: CGPoint(
        x: rect.minX + (corners.contains(.layerMinXMinYCorner) ? length : 0),
        y: rect.minY
      )
    )
    let places: [(corner: CACornerMask, x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat)] = [
      (.layerMaxXMinYCorner, rect.maxX, rect.minY, 1, 0),
      (.layerMaxXMaxYCorner, rect.maxX, rect.maxY, 0, 1),
      (.layerMinXMaxYCorner, rect.minX, rect.maxY, -1, 0),
      (.layerMinXMinYCorner, rect.minX, rect.minY, 0, -1),
    ]
    for (corner, x, y, dx, dy) in places {
      // Before the corner by a distance, in the direction of drawing, and behind it by another one.
      func point(_ before: CGFloat, _ behind: CGFloat) -> CGPoint {
        CGPoint(x: x - before * dx - behind * dy, y: y - before * dy + behind * dx)
      }
      guard corners.contains(corner) else {
        path.addLine(to: point(0, 0))
        continue
      }
      path.addLine(to: point(length, 0))
      let first = length - 3 * step - along
      path.addCurve(
        to: point(first, across),
        control1: point(length - 2 * step, 0),
        control2: point(length - 3 * step, 0)
      )
      path.addCurve(
        to: point(across, first),
        control1: point(first - handle * cos(turn), across + handle * sin(turn)),
        control2: point(across + handle * sin(turn), first - handle * cos(turn))
      )
      path.addCurve(
        to: point(0, length),
        control1: point(0, length - 3 * step),
        control2: point(0, length - 2 * step)
      )
    }
    path.closeSubpath()
    return path
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
