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
    /// A page is larger than readers of PDF show; its size in points.
    case tooLargePage(CGSize)
    /// The document would have more pages than ``mostPages``; about how many.
    case tooManyPages(Double)
    /// The scale is no number above 0.
    case badScale(CGFloat)
    /// The height of pages is no number of at least 10 points.
    case badPageHeight(CGFloat)
    /// Cairo reports an error.
    case notDrawn(String)

    /// The reason and a way out.
    public var description: String {
      switch self {
      case .noFonts:
        "The environment has no fonts to draw with. Lay out and draw inside of "
          + "LayoutEnvironment.current.with { $0.textMeasurer = fonts } run: { … }, where fonts are PangoFonts."
      case .noSize(let size):
        "A picture of \(Self.text(size)) points shows nothing. Give the view a size, and lay it out."
      case .tooLarge(let size):
        "A picture of \(Self.text(size)) pixels is too large: a side may have \(Self.mostPixelsOfSide), and all "
          + "\(Self.mostPixels). Use a smaller scale, or draw a part."
      case .tooLargePage(let size):
        "A page of \(Self.text(size)) points is too large: a side may have 14400. Use pdf(pageHeight:) with a smaller height, or a narrower view."
      case .tooManyPages(let count):
        "A document of about \(ConstraintText.number(count)) pages is too long: it may have \(Self.mostPages). Use a larger pageHeight, or draw a part."
      case .badScale(let scale):
        "A picture cannot have the scale \(ConstraintText.number(Double(scale))). Use a number above 0, such as 2."
      case .badPageHeight(let height):
        "Pages cannot be \(ConstraintText.number(Double(height))) points high. Use a number of at least 10, such as 842."
      case .notDrawn(let reason): "The picture was not drawn: \(reason)."
      }
    }

    private static func text(_ size: CGSize) -> String {
      [size.width, size.height].map { ConstraintText.number(Double($0)) }.joined(separator: " × ")
    }

    /// Cairo's limit.
    static let mostPixelsOfSide = 32_767
    /// The most pages of a document.
    public static let mostPages = 10_000
    /// 256 megabytes.
    static let mostPixels = 67_108_864
  }

  extension UIView {
    /// The view as a PNG file, with a transparent background. Lay it out first.
    ///
    /// It is drawn with the fonts of its environment, which must be `PangoFonts`. Equal views have equal bytes on one machine.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels in a point.
    ///   - overlay: the figures that explain the layout.
    /// - Throws: `PictureError`
    public func png(
      scale: CGFloat = 2,
      overlay: SVGRenderer.Overlay = []
    ) throws(PictureError) -> Data {
      guard let fonts = environment.textMeasurer as? PangoFonts else { throw .noFonts }
      return try fonts.png(of: Drawing(of: self, overlay: overlay), scale: scale)
    }

    /// The view as a PDF file, with the fonts that it uses. Lay it out first.
    ///
    /// - Parameter pageHeight: the height of the pages in points. A page ends between two views, or if these are higher than half a
    ///   page, between two lines. nil for one page of the view's height.
    /// - Throws: `PictureError`
    public func pdf(pageHeight: CGFloat? = nil) throws(PictureError) -> Data {
      guard let fonts = environment.textMeasurer as? PangoFonts else { throw .noFonts }
      let drawing = Drawing(of: self)
      guard let pageHeight else {
        return try fonts.pdf(of: drawing, pageHeight: drawing.size.height)
      }
      // Lower pages would be more than anybody reads.
      guard pageHeight >= 10, pageHeight.isFinite else {
        throw .badPageHeight(pageHeight)
      }
      let count = Double((drawing.size.height / pageHeight).rounded(.up))
      guard count <= Double(PictureError.mostPages) else { throw .tooManyPages(count) }
      let tops = PageBreaks(of: self, pageHeight: pageHeight).tops
      return try fonts.pdf(of: drawing, pageHeight: pageHeight, tops: tops)
    }

    /// The view as an SVG document. Lay it out first.
    public func svg(overlay: SVGRenderer.Overlay = []) -> String {
      SVGRenderer(overlay: overlay).render(self)
    }
  }

  extension UIImage {
    /// The image as a PNG file in its own scale: the pixels of its file, or what the closure of a `UIGraphicsImageRenderer` drew.
    ///
    /// It is drawn with the fonts of the current environment, which must be `PangoFonts`. `pngData()` returns the bytes of a PNG file
    /// unchanged, and nothing for other images.
    ///
    /// - Throws: `PictureError`
    public func png() throws(PictureError) -> Data {
      let view = UIImageView(image: self)
      view.frame = CGRect(origin: .zero, size: size)
      return try view.png(scale: scale)
    }
  }

  #if MainActor
    @MainActor
  #endif
  extension PangoFonts {
    func png(of drawing: Drawing, scale: CGFloat) throws(PictureError) -> Data {
      let size = drawing.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .noSize(size)
      }
      guard scale > 0, scale.isFinite else { throw .badScale(scale) }
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
      try draw(drawing, in: cairo, DecodedImages())
      guard let surface, let file = PNGFile.data(of: surface) else {
        throw .notDrawn("out of memory")
      }
      return file
    }

    /// - Parameter tops: the top of each page.
    func pdf(
      of drawing: Drawing,
      pageHeight: CGFloat,
      tops: [CGFloat] = [0]
    ) throws(PictureError) -> Data {
      let size = drawing.size
      // The largest page that readers of PDF show.
      let largest: CGFloat = 14_400
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .noSize(size)
      }
      guard size.width <= largest, pageHeight <= largest else {
        throw .tooLargePage(CGSize(width: size.width, height: pageHeight))
      }
      let file = WrittenBytes()
      let surface = cairo_pdf_surface_create_for_stream(
        WrittenBytes.write,
        file.pointer,
        Double(size.width),
        Double(pageHeight)
      )
      defer { cairo_surface_destroy(surface) }
      // The time would make each file another one.
      cairo_pdf_surface_set_metadata(
        surface,
        CAIRO_PDF_METADATA_CREATE_DATE,
        "1970-01-01T00:00:00Z"
      )
      // The same for all pages, so that each is in the document once.
      let images = DecodedImages()
      for (index, top) in tops.enumerated() {
        let bottom = index + 1 < tops.count ? tops[index + 1] : size.height
        let cairo = cairo_create(surface)
        cairo_rectangle(cairo, 0, 0, Double(size.width), Double(bottom - top))
        cairo_clip(cairo)
        cairo_translate(cairo, 0, Double(-top))
        try draw(drawing, in: cairo, images)
        cairo_surface_show_page(surface)
      }
      cairo_surface_finish(surface)
      try Self.check(cairo_surface_status(surface))
      return withExtendedLifetime(file) { file.data }
    }

    /// Draws, and destroys the context.
    private func draw(
      _ drawing: Drawing,
      in cairo: OpaquePointer?,
      _ images: DecodedImages
    ) throws(PictureError) {
      guard let cairo else { throw .notDrawn("out of memory") }
      defer { cairo_destroy(cairo) }
      withFontMap { map in
        var canvas = CairoDrawing(cairo, fonts: self, map: map, images: images)
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
  nonisolated final class WrittenBytes {
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
