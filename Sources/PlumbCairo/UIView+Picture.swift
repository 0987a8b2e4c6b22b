#if Cairo
  public import AutoLayout
  import CPangoCairo
  public import Foundation
  public import PlumbRender

  /// A picture that cannot be made.
  nonisolated public enum PictureError: Error, Hashable, CustomStringConvertible {
    /// The environment measures texts without ``PangoFonts``.
    case noFonts
    /// The view has no width or no height, or one that is no number; the size in points.
    case noSize(CGSize)
    /// The picture would have more pixels than fit in memory; its size in pixels.
    case tooLarge(CGSize)
    /// Cairo reports an error.
    case notDrawn(String)

    /// The reason and a way out.
    public var description: String {
      switch self {
      case .noFonts:
        "The environment has no fonts to draw with. Set LayoutEnvironment.current.textMeasurer to PangoFonts before the layout."
      case .noSize(let size):
        "A picture of \(size.width) × \(size.height) points shows nothing. Give the view a size, and lay it out."
      case .tooLarge(let size):
        "A picture of \(size.width) × \(size.height) pixels is too large: a side may have \(Self.mostPixelsOfSide), and all "
          + "\(Self.mostPixels). Use a smaller scale, or draw a part."
      case .notDrawn(let reason): "The picture was not drawn: \(reason)."
      }
    }

    /// Cairo's limit.
    static let mostPixelsOfSide = 32_767
    /// 256 megabytes.
    static let mostPixels = 67_108_864
  }

  extension UIView {
    /// The view as a PNG file, with a transparent background. Lay it out first.
    ///
    /// It is drawn with the fonts of its environment, which must be ``PangoFonts``. The same view has the same bytes on every machine
    /// with the same versions of Pango, Cairo and FreeType.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels in a point.
    ///   - overlay: the figures that explain the layout.
    /// - Throws: ``PictureError``
    public func png(
      scale: CGFloat = 2,
      overlay: SVGRenderer.Overlay = []
    ) throws(PictureError) -> Data {
      guard let fonts = environment.textMeasurer as? PangoFonts else { throw .noFonts }
      return try fonts.png(of: Drawing(of: self, overlay: overlay), scale: scale)
    }

    /// The view as a PDF file of one page, with the fonts that it uses. Lay it out first.
    ///
    /// - Throws: ``PictureError``
    public func pdf() throws(PictureError) -> Data {
      guard let fonts = environment.textMeasurer as? PangoFonts else { throw .noFonts }
      return try fonts.pdf(of: Drawing(of: self))
    }

    /// The view as an SVG document. Lay it out first.
    public func svg(overlay: SVGRenderer.Overlay = []) -> String {
      SVGRenderer(overlay: overlay).render(self)
    }
  }

  extension PangoFonts {
    func png(of drawing: Drawing, scale: CGFloat) throws(PictureError) -> Data {
      let size = drawing.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0,
        scale.isFinite
      else { throw .noSize(size) }
      let pixels = CGSize(
        width: max(1, (size.width * scale).rounded(.up)),
        height: max(1, (size.height * scale).rounded(.up))
      )
      let most = CGFloat(PictureError.mostPixelsOfSide)
      guard pixels.width <= most, pixels.height <= most,
        pixels.width * pixels.height <= CGFloat(PictureError.mostPixels)
      else { throw .tooLarge(pixels) }
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(pixels.width),
        Int32(pixels.height)
      )
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)
      cairo_scale(cairo, Double(scale), Double(scale))
      try draw(drawing, in: cairo)
      let file = WrittenBytes()
      let status = withExtendedLifetime(file) {
        cairo_surface_write_to_png_stream(surface, WrittenBytes.write, file.pointer)
      }
      try Self.check(status)
      return file.data
    }

    func pdf(of drawing: Drawing) throws(PictureError) -> Data {
      let size = drawing.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .noSize(size)
      }
      let file = WrittenBytes()
      let surface = cairo_pdf_surface_create_for_stream(
        WrittenBytes.write,
        file.pointer,
        Double(size.width),
        Double(size.height)
      )
      defer { cairo_surface_destroy(surface) }
      // The time would make each file another one.
      cairo_pdf_surface_set_metadata(
        surface,
        CAIRO_PDF_METADATA_CREATE_DATE,
        "1970-01-01T00:00:00Z"
      )
      try draw(drawing, in: cairo_create(surface))
      cairo_surface_finish(surface)
      try Self.check(cairo_surface_status(surface))
      return withExtendedLifetime(file) { file.data }
    }

    /// Draws, and destroys the context.
    private func draw(_ drawing: Drawing, in cairo: OpaquePointer?) throws(PictureError) {
      guard let cairo else { throw .notDrawn("out of memory") }
      defer { cairo_destroy(cairo) }
      withFontMap { map in
        var canvas = CairoDrawing(cairo, fonts: self, map: map, images: DecodedImages())
        canvas.draw(drawing)
      }
      try Self.check(cairo_status(cairo))
    }

    private static func check(_ status: cairo_status_t) throws(PictureError) {
      if status != CAIRO_STATUS_SUCCESS {
        throw .notDrawn(String(cString: cairo_status_to_string(status)))
      }
    }
  }

  /// The bytes that Cairo has written.
  nonisolated private final class WrittenBytes {
    private(set) var data = Data()

    /// The closure of Cairo's stream, which lives no longer than this object.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      let file = Unmanaged<WrittenBytes>.fromOpaque(closure).takeUnretainedValue()
      file.data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
