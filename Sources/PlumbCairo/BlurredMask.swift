#if Cairo
  import CPangoCairo
  import Foundation

  /// An opacity for each pixel of a rectangle, which can be blurred.
  nonisolated final class BlurredMask {
    let surface: OpaquePointer
    /// The rectangle in points.
    let rect: CGRect
    /// The number of pixels in a point.
    let scale: Double

    /// The longest side; the shadow of a larger thing is coarser.
    private static let mostPixels = 4096.0
    /// A standard deviation in pixels at which nobody sees them.
    private static let mostBlur = 16.0

    /// Creates an empty mask; nil for an empty rectangle.
    ///
    /// - Parameter blur: the standard deviation of the blur that follows, in points. The larger it is, the coarser the mask can be.
    init?(_ rect: CGRect, scale: Double, blur: CGFloat) {
      guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite
      else { return nil }
      let side = Double(max(rect.width, rect.height))
      self.rect = rect
      let fine = min(max(scale, 0.01), Self.mostPixels / side)
      self.scale = blur > 0 ? min(fine, Self.mostBlur / Double(blur)) : fine
      let width = max(1, (Double(rect.width) * self.scale).rounded(.up))
      let height = max(1, (Double(rect.height) * self.scale).rounded(.up))
      guard
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      self.surface = surface
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws in a context whose user space is that of the rectangle.
    func draw(_ content: (OpaquePointer?) -> Void) {
      let cairo = cairo_create(surface)
      cairo_scale(cairo, scale, scale)
      cairo_translate(cairo, Double(-rect.minX), Double(-rect.minY))
      content(cairo)
      cairo_destroy(cairo)
    }

    /// Blurs by a standard deviation in points: three averages over a box, which are near to a Gaussian blur, as the SVG specification
    /// of `feGaussianBlur` describes.
    func blur(by deviation: CGFloat) {
      let box = Int((Double(deviation) * scale * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5))
      if box < 2 { return }
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else { return }
      let (width, height) = (
        Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
      )
      let stride = Int(cairo_image_surface_get_stride(surface))
      var line = [UInt8](repeating: 0, count: max(width, height))
      for y in 0..<height {
        Self.blur(data + y * stride, count: width, step: 1, box, &line)
      }
      for x in 0..<width {
        Self.blur(data + x, count: height, step: stride, box, &line)
      }
      cairo_surface_mark_dirty(surface)
    }

    /// Averages a row or column three times. Of an even box two averages are half a pixel off, to both sides, and the third is of a
    /// box that is larger by one.
    private static func blur(
      _ start: UnsafeMutablePointer<UInt8>,
      count: Int,
      step: Int,
      _ box: Int,
      _ line: inout [UInt8]
    ) {
      let isEven = box.isMultiple(of: 2)
      let passes =
        isEven
        ? [(box / 2, box / 2 - 1), (box / 2 - 1, box / 2), (box / 2, box / 2)]
        : [(box / 2, box / 2), (box / 2, box / 2), (box / 2, box / 2)]
      for (before, after) in passes {
        for index in 0..<count { line[index] = start[index * step] }
        let length = before + after + 1
        var sum = 0
        for index in 0..<min(after, count) { sum += Int(line[index]) }
        for index in 0..<count {
          if index + after < count { sum += Int(line[index + after]) }
          start[index * step] = UInt8((sum + length / 2) / length)
          if index - before >= 0 { sum -= Int(line[index - before]) }
        }
      }
    }
  }
#endif
