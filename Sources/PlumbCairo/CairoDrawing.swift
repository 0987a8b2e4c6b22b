#if Cairo
  import AutoLayout
  import CPangoCairo
  import Foundation
  import PlumbRender

  /// Draws a drawing in a Cairo context, whose user space is that of the picture.
  struct CairoDrawing {
    let cairo: OpaquePointer
    let fonts: PangoFonts
    let map: FontMap
    let images: DecodedImages

    /// What the `end` of each open group has to do.
    private var ends: [End] = []
    /// The opacity of groups that have no surface of their own.
    private(set) var opacity: Double = 1
    /// The number of open groups with a surface.
    private var surfaces = 0

    private enum End {
      case nothing
      case restore
      case opacity(Double)
      case shadow(Drawing.Shadow)
      /// Multiplied opacity is as before.
      case factor(Double)
    }

    /// Each surface is as large as the picture. In more nested groups, things are translucent one by one.
    private static let mostSurfaces = 8

    init(_ cairo: OpaquePointer, fonts: PangoFonts, map: FontMap, images: DecodedImages) {
      (self.cairo, self.fonts, self.map, self.images) = (cairo, fonts, map, images)
    }

    mutating func draw(_ drawing: Drawing) {
      var steps = drawing.steps[...]
      while let step = steps.popFirst() {
        switch step {
        case .figure(let figure): draw(figure)
        case .text(let text): draw(text)
        case .begin(.image(let image)):
          if draw(image) { steps.dropGroup() } else { ends.append(.nothing) }
        case .begin(let group): ends.append(begin(group))
        case .end: end()
        }
      }
    }

    // MARK: Groups

    private mutating func begin(_ group: Drawing.Group) -> End {
      switch group {
      case .title, .image: return .nothing
      case .clip(let shape, let isEvenOdd):
        cairo_save(cairo)
        add(shape)
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        return .restore
      case .transform(let transform):
        cairo_save(cairo)
        // A matrix without an inverse would put the context into an error; it shows nothing.
        let determinant = transform.a * transform.d - transform.b * transform.c
        if determinant.isFinite, determinant != 0 {
          var matrix = cairo_matrix_t(transform)
          cairo_transform(cairo, &matrix)
        } else {
          cairo_new_path(cairo)
          cairo_clip(cairo)
        }
        return .restore
      case .opacity(let value):
        let value = Double(value)
        if surfaces == Self.mostSurfaces {
          defer { opacity *= value }
          return .factor(opacity)
        }
        surfaces += 1
        cairo_push_group(cairo)
        return .opacity(value)
      case .shadow(let shadow):
        if surfaces == Self.mostSurfaces { return .nothing }
        surfaces += 1
        cairo_push_group(cairo)
        return .shadow(shadow)
      }
    }

    private mutating func end() {
      switch ends.popLast() {
      case .restore: cairo_restore(cairo)
      case .factor(let old): opacity = old
      case .opacity(let value):
        surfaces -= 1
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, value)
      case .shadow(let shadow):
        surfaces -= 1
        let content = cairo_pop_group(cairo)
        drawShadow(
          in: shadow.region.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius),
          offset: shadow.offset,
          radius: shadow.radius,
          color: shadow.color
        ) { mask in
          cairo_set_source(mask, content)
          cairo_paint(mask)
        }
        cairo_set_source(cairo, content)
        cairo_paint(cairo)
        cairo_pattern_destroy(content)
      case .nothing, nil: break
      }
    }

    // MARK: Figures

    private func draw(_ figure: Drawing.Figure) {
      if figure.blur > 0, case .color(let color) = figure.fill {
        let reach = -3 * figure.blur
        return drawShadow(
          in: figure.shape.boundingBox.insetBy(dx: reach, dy: reach),
          offset: .zero,
          radius: figure.blur,
          color: color
        ) { mask in
          Self.add(figure.shape, to: mask)
          cairo_fill(mask)
        }
      }
      add(figure.shape)
      cairo_set_fill_rule(
        cairo,
        figure.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      )
      switch figure.fill {
      case .color(let color):
        setSource(color)
        cairo_fill_preserve(cairo)
      case .gradient(let gradient):
        if setSource(gradient) { cairo_fill_preserve(cairo) }
      case nil: break
      }
      if let stroke = figure.stroke {
        set(stroke)
        cairo_stroke_preserve(cairo)
      }
      cairo_new_path(cairo)
    }

    func setSource(_ color: UIColor) {
      let parts = color.components
      cairo_set_source_rgba(cairo, parts.red, parts.green, parts.blue, parts.alpha * opacity)
    }

    /// - Returns: Whether the gradient has a direction.
    private func setSource(_ gradient: Drawing.Gradient) -> Bool {
      let (start, end) = (gradient.start, gradient.end)
      let pattern: OpaquePointer?
      if gradient.isRadial {
        let size = CGSize(width: end.x - start.x, height: end.y - start.y)
        if size.width == 0 || size.height == 0 { return false }
        pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        // Patterns have the matrix from the user space to their own.
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, Double(1 / size.width), Double(1 / size.height))
        cairo_matrix_translate(&matrix, Double(-start.x), Double(-start.y))
        cairo_pattern_set_matrix(pattern, &matrix)
      } else {
        pattern = cairo_pattern_create_linear(
          Double(start.x),
          Double(start.y),
          Double(end.x),
          Double(end.y)
        )
      }
      for stop in gradient.stops {
        let parts = stop.color.components
        cairo_pattern_add_color_stop_rgba(
          pattern,
          Double(stop.offset),
          parts.red,
          parts.green,
          parts.blue,
          parts.alpha * opacity
        )
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }

    func set(_ stroke: Drawing.Stroke) {
      setSource(stroke.color)
      cairo_set_line_width(cairo, Double(stroke.width))
      let cap =
        switch stroke.cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
      cairo_set_line_cap(cairo, cap)
      let join =
        switch stroke.join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
      cairo_set_line_join(cairo, join)
      // Lengths that Cairo refuses would put the context into an error.
      let lengths = stroke.dash.lengths.map { Double(max(0, $0)) }
      let isUsable = lengths.allSatisfy(\.isFinite) && lengths.contains { $0 > 0 }
      cairo_set_dash(cairo, lengths, isUsable ? Int32(lengths.count) : 0, Double(stroke.dash.phase))
    }

    private func add(_ shape: Drawing.Shape) {
      cairo_new_path(cairo)
      Self.add(shape, to: cairo)
    }

    private static func add(_ shape: Drawing.Shape, to cairo: OpaquePointer?) {
      switch shape {
      case .rectangle(let rect, let radius):
        let usable = Double(min(radius, rect.width / 2, rect.height / 2))
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        if usable <= 0 {
          cairo_rectangle(cairo, left, top, right - left, bottom - top)
          return
        }
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, right - usable, top + usable, usable, -.pi / 2, 0)
        cairo_arc(cairo, right - usable, bottom - usable, usable, 0, .pi / 2)
        cairo_arc(cairo, left + usable, bottom - usable, usable, .pi / 2, .pi)
        cairo_arc(cairo, left + usable, top + usable, usable, .pi, 3 * .pi / 2)
        cairo_close_path(cairo)
      case .circle(let center, let radius):
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, Double(center.x), Double(center.y), Double(radius), 0, 2 * .pi)
        cairo_close_path(cairo)
      case .line(let start, let end):
        cairo_move_to(cairo, Double(start.x), Double(start.y))
        cairo_line_to(cairo, Double(end.x), Double(end.y))
      case .path(let path, let offset):
        func place(_ point: CGPoint) -> (Double, Double) {
          (Double(point.x + offset.x), Double(point.y + offset.y))
        }
        for element in path.elements {
          switch element {
          case .move(let point):
            let (x, y) = place(point)
            cairo_move_to(cairo, x, y)
          case .line(let point):
            let (x, y) = place(point)
            cairo_line_to(cairo, x, y)
          case .curve(let one, let two, let end):
            let (a, b, c) = (place(one), place(two), place(end))
            cairo_curve_to(cairo, a.0, a.1, b.0, b.1, c.0, c.1)
          case .close: cairo_close_path(cairo)
          }
        }
      }
    }

    // MARK: Shadows

    /// Draws the blurred alpha of what a closure draws.
    private func drawShadow(
      in region: CGRect,
      offset: CGSize,
      radius: CGFloat,
      color: UIColor,
      _ content: (OpaquePointer?) -> Void
    ) {
      let seen = seen(of: region, offset, radius)
      guard let mask = BlurredMask(seen, scale: pixels, blur: radius) else { return }
      mask.draw(content)
      mask.blur(by: radius)
      cairo_save(cairo)
      cairo_translate(cairo, Double(offset.width), Double(offset.height))
      cairo_translate(cairo, Double(mask.rect.minX), Double(mask.rect.minY))
      cairo_scale(cairo, 1 / mask.scale, 1 / mask.scale)
      setSource(color)
      cairo_mask_surface(cairo, mask.surface, 0, 0)
      cairo_restore(cairo)
    }

    /// The part of a region whose shadow can be seen, in the user space.
    private func seen(of region: CGRect, _ offset: CGSize, _ radius: CGFloat) -> CGRect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cairo, &left, &top, &right, &bottom)
      let reach = 3 * radius
      let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        .offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
      return region.intersection(clip)
    }

    /// The number of pixels in a point, by the current transform.
    private var pixels: Double {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      var (across, down) = (1.0, 1.0)
      cairo_surface_get_device_scale(cairo_get_target(cairo), &across, &down)
      let area = (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
      // What stays vectors is printed, and shown larger.
      let isPDF = cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_PDF
      return area * across * (isPDF ? 2 : 1)
    }
  }

  extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
      self.init(
        xx: Double(transform.a),
        yx: Double(transform.b),
        xy: Double(transform.c),
        yy: Double(transform.d),
        x0: Double(transform.tx),
        y0: Double(transform.ty)
      )
    }
  }
#endif
