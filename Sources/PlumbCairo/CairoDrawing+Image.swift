#if Cairo
  import AutoLayout
  import CPangoCairo
  import Foundation
  import PlumbRender

  extension CairoDrawing {
    /// Draws the pixels of an image.
    ///
    /// - Returns: Whether they are known.
    func draw(_ drawn: Drawing.Image) -> Bool {
      guard let image = images.pixels(of: drawn.image) else { return false }
      for (source, target) in drawn.parts { draw(image, source, in: target, drawn) }
      return true
    }

    /// Draws a part of an image, of which the coordinates are points, in a rectangle.
    private func draw(
      _ image: DecodedImage,
      _ source: CGRect,
      in target: CGRect,
      _ drawn: Drawing.Image
    ) {
      let size = drawn.image.size
      guard size.width > 0, size.height > 0, source.width > 0, source.height > 0,
        target.width > 0, target.height > 0, target.width.isFinite, target.height.isFinite
      else { return }
      cairo_save(cairo)
      cairo_rectangle(
        cairo,
        Double(target.minX),
        Double(target.minY),
        Double(target.width),
        Double(target.height)
      )
      cairo_clip(cairo)
      cairo_translate(cairo, Double(target.minX), Double(target.minY))
      // A surface of the part alone: scaling mixes no pixels beyond it into its edges. The whole image is used as it is, so that a
      // document contains it once.
      let (across, down) = (
        Double(image.width) / Double(size.width), Double(image.height) / Double(size.height)
      )
      let (left, top) = (Double(source.minX) * across, Double(source.minY) * down)
      let (width, height) = (Double(source.width) * across, Double(source.height) * down)
      let isWhole =
        left == 0 && top == 0 && width == Double(image.width) && height == Double(image.height)
      guard
        let part = isWhole
          ? cairo_surface_reference(image.surface)
          : cairo_surface_create_for_rectangle(image.surface, left, top, width, height)
      else {
        cairo_restore(cairo)
        return
      }
      cairo_scale(cairo, Double(target.width) / width, Double(target.height) / height)
      let pattern = cairo_pattern_create_for_surface(part)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // The edge pixels go on outside, so that a scaled image has no translucent edges. In PDF each use would be a copy with a margin.
      if cairo_surface_get_type(cairo_get_target(cairo)) != CAIRO_SURFACE_TYPE_PDF {
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      }
      if let tint = drawn.tint {
        setSource(tint)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, opacity)
      }
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(part)
      cairo_restore(cairo)
    }
  }
#endif
