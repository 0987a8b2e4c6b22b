import AutoLayout

/// The outline of a layer: its rectangle, with some of the corners round.
struct LayerShape {
  var rect: CGRect
  var cornerRadius: CGFloat
  var corners: CACornerMask

  init(_ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask) {
    (self.rect, self.cornerRadius, self.corners) = (rect, cornerRadius, corners)
  }

  /// The outline as the data of an SVG path; nil if the element `rect` can have it, because all
  /// corners are alike.
  var path: String? {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    if radius <= 0 || corners.isSuperset(of: .all) { return nil }
    return UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: UIRectCorner(rawValue: corners.rawValue & CACornerMask.all.rawValue),
      cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath.svg(at: .zero)
  }

  /// The outline as the data of an SVG path, also for corners that are all alike.
  fileprivate var wholePath: String? {
    if let path { return path }
    let radius = corners.isSuperset(of: .all) ? cornerRadius : 0
    return UIBezierPath(roundedRect: rect, cornerRadius: max(0, radius)).cgPath.svg(at: .zero)
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension ViewDrawing {
  /// Draws the shadow of a layer that has one.
  ///
  /// The shadow of a `shadowPath` or of an opaque background is a blurred figure of its own. Otherwise
  /// it is that of all that is drawn up to the matching `writer.end()`, by a filter.
  ///
  /// - Returns: Whether such a group was begun.
  mutating func beginShadow(
    of layer: CALayer,
    behind shape: LayerShape,
    background: UIColor?,
    picture: CGRect
  ) -> Bool {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor.map({ resolved($0.color) }),
      color.components.alpha > 0
    else { return false }
    let (offset, radius) = (layer.shadowOffset, max(0, layer.shadowRadius))
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return false }
    let opacity = color.components.alpha * min(1, Double(layer.shadowOpacity))
    let place = CGPoint(x: shape.rect.minX + offset.width, y: shape.rect.minY + offset.height)
    if let path = layer.shadowPath {
      guard let data = path.svg(at: place) else { return false }
      let box = path.boundingBoxOfPath.offsetBy(dx: place.x, dy: place.y)
      drawShadow(data, in: box, color, opacity, radius)
      return false
    }
    let behind = background.map { resolved($0).components.alpha } ?? 0
    if behind > 0 {
      var moved = shape
      moved.rect.origin = place
      guard let data = moved.wholePath else { return false }
      drawShadow(data, in: moved.rect, color, opacity * behind, radius)
      return false
    }
    let name = nextName("shadow")
    let region = picture.insetBy(
      dx: -(3 * radius + abs(offset.width)),
      dy: -(3 * radius + abs(offset.height))
    )
    beginFilter(name, region)
    // The steps of feDropShadow, which not all viewers know.
    writer.element(
      "feGaussianBlur",
      ["in": "SourceAlpha", "stdDeviation": SVGWriter.number(radius)]
    )
    writer.element(
      "feOffset",
      [
        "dx": SVGWriter.number(offset.width), "dy": SVGWriter.number(offset.height),
        "result": "shape",
      ]
    )
    writer.element(
      "feFlood",
      [
        "flood-color": color.hexadecimal,
        "flood-opacity": SVGWriter.number(CGFloat(opacity)),
      ]
    )
    writer.element("feComposite", ["in2": "shape", "operator": "in"])
    writer.begin("feMerge")
    writer.element("feMergeNode", [:])
    writer.element("feMergeNode", ["in": "SourceGraphic"])
    writer.end()
    writer.end()
    writer.begin("g", ["filter": "url(#\(name))"])
    return true
  }

  private mutating func drawShadow(
    _ data: String,
    in box: CGRect,
    _ color: UIColor,
    _ opacity: Double,
    _ radius: CGFloat
  ) {
    var filter: String?
    if radius > 0 {
      // Three standard deviations contain all of the blur that can be seen.
      let name = nextName("shadow")
      beginFilter(name, box.insetBy(dx: -3 * radius, dy: -3 * radius))
      writer.element("feGaussianBlur", ["stdDeviation": SVGWriter.number(radius)])
      writer.end()
      filter = "url(#\(name))"
    }
    writer.element(
      "path",
      [
        "d": data,
        "fill": color.hexadecimal,
        "fill-opacity": opacity < 1 ? SVGWriter.number(CGFloat(opacity)) : nil,
        "filter": filter,
      ]
    )
  }

  private mutating func beginFilter(_ name: String, _ region: CGRect) {
    writer.begin(
      "filter",
      [
        "id": name,
        "filterUnits": "userSpaceOnUse",
        "x": SVGWriter.number(region.minX),
        "y": SVGWriter.number(region.minY),
        "width": SVGWriter.number(region.width),
        "height": SVGWriter.number(region.height),
      ]
    )
  }
}
