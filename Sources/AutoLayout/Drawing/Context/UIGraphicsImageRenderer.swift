public import Foundation

/// The properties of a picture that a renderer makes.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the picture in points; that of the renderer that used the format last.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public override init() { super.init() }
}

/// The properties of an image that a renderer makes.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels in a point. By default that of the environment.
  open var scale: CGFloat = LayoutEnvironment.current.displayScale ?? 1
  /// Whether the image has no transparent parts. Stored without an effect here.
  open var opaque = false

  /// Creates a format.
  public override init() { super.init() }

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format for the environment.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the format for the environment.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the closure of a renderer draws with.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The graphics context, which is also the current one.
  public let cgContext: CGContext
  /// The properties of the picture.
  public let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle. The blend mode has no effect here.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the sides of a rectangle inside of it, with a width of 1 point.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What the closure of an image renderer draws with.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of what was drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgContext.recording, size: format.bounds.size, scale: scale)
  }
}

/// A maker of pictures by drawing code.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// The properties of the picture.
  public let format: UIGraphicsRendererFormat
  let bounds: CGRect

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
    format.bounds = bounds
  }
}

/// A maker of images by drawing code.
///
/// The image has the given size, and pictures that show it draw what the code drew: no pixels are made.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer for images of a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for images of a rectangle in points and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds, format) }

  /// Returns the image that a closure draws.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = UIGraphicsImageRendererContext(context, format)
    return context.asCurrent {
      actions(drawing)
      return drawing.currentImage
    }
  }
}
