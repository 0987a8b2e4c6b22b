#if Cairo
  import AutoLayout
  import CPangoCairo
  import Foundation
  import PlumbRender

  extension CairoDrawing {
    func draw(_ text: Drawing.Text) {
      for part in text.parts { draw(part, isRightToLeft: text.isRightToLeft) }
    }

    private func draw(_ part: Drawing.Text.Part, isRightToLeft: Bool) {
      guard part.width > 0, part.width.isFinite, part.font.pointSize > 0 else { return }
      let text = PangoText(
        part.text,
        font: part.font,
        in: fonts,
        map,
        isRightToLeft: isRightToLeft,
        spacing: LetterSpacing(kern: part.kern, wordSpacing: part.wordSpacing),
        attributes: part.attributes
      )
      pango_layout_set_single_paragraph_mode(text.layout, 1)
      guard text.width > 0, let line = pango_layout_get_line_readonly(text.layout, 0) else {
        return
      }
      cairo_save(cairo)
      cairo_translate(cairo, Double(part.start.x), Double(part.start.y))
      // The measured width, also if another measurer measured. Differences below a hundredth of a point are rounding.
      if (text.width - part.width).magnitude > 0.01 {
        cairo_scale(cairo, Double(part.width / text.width), 1)
      }
      cairo_translate(cairo, Double(text.indent), 0)
      if part.isHalo { draw(part.outline, of: line) }
      if let color = part.color {
        cairo_move_to(cairo, 0, 0)
        setSource(color)
        pango_cairo_show_layout_line(cairo, line)
      }
      if !part.isHalo { draw(part.outline, of: line) }
      cairo_restore(cairo)
    }

    private func draw(
      _ outline: Drawing.Stroke?,
      of line: UnsafeMutablePointer<PangoLayoutLine>
    ) {
      guard let outline else { return }
      cairo_new_path(cairo)
      cairo_move_to(cairo, 0, 0)
      pango_cairo_layout_line_path(cairo, line)
      set(outline)
      cairo_stroke(cairo)
    }
  }

  extension Drawing.Text.Part {
    /// Pango's attributes of the whole text; nil for none.
    fileprivate var attributes: OpaquePointer? {
      if underline == nil, strikethrough == nil, !isOblique { return nil }
      guard let list = pango_attr_list_new() else { return nil }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        if let attribute { pango_attr_list_insert(list, attribute) }
      }
      func channels(_ color: UIColor) -> (UInt16, UInt16, UInt16) {
        let parts = color.components
        func channel(_ value: Double) -> UInt16 {
          UInt16((min(max(value, 0), 1) * 65535).rounded())
        }
        return (channel(parts.red), channel(parts.green), channel(parts.blue))
      }
      if isOblique { add(pango_attr_style_new(PANGO_STYLE_OBLIQUE)) }
      if let underline {
        let style =
          underline.style.contains(.double) ? PANGO_UNDERLINE_DOUBLE_LINE : PANGO_UNDERLINE_SINGLE
        add(pango_attr_underline_new(style))
        if let color = underline.color {
          let (red, green, blue) = channels(color)
          add(pango_attr_underline_color_new(red, green, blue))
        }
      }
      if let strikethrough {
        add(pango_attr_strikethrough_new(1))
        if let color = strikethrough.color {
          let (red, green, blue) = channels(color)
          add(pango_attr_strikethrough_color_new(red, green, blue))
        }
      }
      return list
    }
  }
#endif
