#if Cairo
  import AutoLayout
  import CPangoCairo
  import Foundation

  /// A text of one font, shaped by Pango.
  nonisolated final class PangoText {
    let layout: OpaquePointer
    /// The space that Pango takes away at the ends of the first line.
    private let edges: (left: CGFloat, right: CGFloat)
    /// The distance from the start of the text to that of what Pango draws, in points.
    let indent: CGFloat

    /// - Parameters:
    ///   - isRightToLeft: the base direction; nil for that of the first strong character.
    ///   - spacing: that of the text beside its font's tracking.
    ///   - attributes: further attributes, which the text takes over.
    init(
      _ text: String,
      font: UIFont,
      in fonts: PangoFonts,
      _ map: FontMap,
      isRightToLeft: Bool? = nil,
      spacing: LetterSpacing = LetterSpacing(),
      attributes: OpaquePointer? = nil
    ) {
      guard let layout = pango_layout_new(map.context),
        let description = pango_font_description_new()
      else { preconditionFailure("Out of memory.") }
      self.layout = layout
      if let file = font.fileOfFace { map.add(file) }
      pango_font_description_set_family(description, Self.family(of: font, in: fonts))
      pango_font_description_set_weight(
        description,
        PangoWeight(rawValue: UInt32(font.weightInFiles))
      )
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      let size = min(font.pointSize, Self.largestSize) * Self.scale
      pango_font_description_set_absolute_size(description, Double(size))
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
      if let isRightToLeft {
        pango_layout_set_auto_dir(layout, 0)
        pango_context_set_base_dir(
          map.context,
          isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        )
        pango_layout_context_changed(layout)
      }
      let text = text.usableByPango
      var spacing = spacing
      spacing.tracking = fonts.tracking(of: font)
      edges = spacing.atEdges(of: text, isRightToLeft: isRightToLeft)
      indent = spacing.indent(of: text, isRightToLeft: isRightToLeft)
      let needsAttributes = font.hasMonospacedDigits || !spacing.isZero
      if let attributes = attributes ?? (needsAttributes ? pango_attr_list_new() : nil) {
        if font.hasMonospacedDigits {
          pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        }
        if !spacing.isZero { spacing.add(to: attributes, of: text) }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
      }
      pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    }

    deinit { plumb_unref(UnsafeMutableRawPointer(layout)) }

    /// Pango's units in a point.
    static let scale = CGFloat(PANGO_SCALE)
    /// Coordinates of larger fonts exceed Pango's integers.
    private static let largestSize: CGFloat = 10_000

    private static func family(of font: UIFont, in fonts: PangoFonts) -> String {
      font.familyOfFile
        ?? (font.systemDesign == .monospaced ? fonts.monospacedFamily : fonts.systemFamily)
    }

    /// The width of a text of one line, in points.
    var width: CGFloat {
      var rect = PangoRectangle()
      pango_layout_get_extents(layout, nil, &rect)
      return CGFloat(rect.width) / Self.scale + edges.left + edges.right
    }
  }

  extension String {
    /// The text without the character that ends texts in C, and with U+FFFD for those that are none, which Cairo refuses in PDF.
    nonisolated var usableByPango: String {
      if !unicodeScalars.contains(where: { $0.value == 0 || $0.isNoncharacter }) { return self }
      let scalars = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        scalar.value == 0 ? nil : scalar.isNoncharacter ? "\u{FFFD}" : scalar
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  extension Unicode.Scalar {
    nonisolated fileprivate var isNoncharacter: Bool {
      value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
    }
  }
#endif
