public import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; nil for none.
  open var path: CGPath?
  /// The colour of the inside; nil for none. By default black.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The rule for overlapping parts. By default by the winding of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil, the default, for none.
  open var strokeColor: CGColor?
  /// The part of the line's length at which drawing begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The part of the line's length at which drawing ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points. By default 1.
  open var lineWidth: CGFloat = 1
  /// The limit of pointed corners. By default 10.
  open var miterLimit: CGFloat = 10
  /// The ends of the line. By default straight.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line. By default pointed.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The beginning in the pattern of dashes, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  /// Returns a layer with the values that are seen at the present time of the animation clock.
  open override func presentation() -> CAShapeLayer? {
    let copy = copyOfShown(CAShapeLayer())
    copy.path = shownPath("path", path)
    copy.fillColor = shownColor("fillColor", fillColor?.color)?.cgColor
    copy.strokeColor = shownColor("strokeColor", strokeColor?.color)?.cgColor
    copy.strokeStart = shownNumber("strokeStart", strokeStart)
    copy.strokeEnd = shownNumber("strokeEnd", strokeEnd)
    copy.lineWidth = shownNumber("lineWidth", lineWidth)
    copy.lineDashPhase = shownNumber("lineDashPhase", lineDashPhase)
    (copy.fillRule, copy.lineCap, copy.lineJoin) = (fillRule, lineCap, lineJoin)
    (copy.miterLimit, copy.lineDashPattern) = (miterLimit, lineDashPattern)
    return copy
  }
}

/// The rules for overlapping parts of a shape.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule as Apple's string.
  public let rawValue: String
  /// Creates a rule from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the winding of the path.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape's line.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The form as Apple's string, which is also SVG's.
  public let rawValue: String
  /// Creates a form from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the end of the line.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half of the width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape's line.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The form as Apple's string, which is also SVG's.
  public let rawValue: String
  /// Creates a form from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The forms of a gradient.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The form as Apple's string.
  public let rawValue: String
  /// Creates a form from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point. Drawn along a line here.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with colours that change into each other.
open class CAGradientLayer: CALayer {
  /// The colours as `CGColor`. Other objects are left out.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// The beginning of the gradient, as a fraction of the size. By default in the middle of the top.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as a fraction of the size. By default in the middle of the bottom.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient. By default along a line.
  open var type = CAGradientLayerType.axial

  /// Returns a layer with the values that are seen at the present time of the animation clock.
  open override func presentation() -> CAGradientLayer? {
    let copy = copyOfShown(CAGradientLayer())
    (copy.colors, copy.locations, copy.type) = (colors, locations, type)
    (copy.startPoint, copy.endPoint) = (startPoint, endPoint)
    return copy
  }
}
