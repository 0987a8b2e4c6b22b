// Times the feed as a PNG picture at scale 2: layout, drawing of text, and the rest, with the writing of the file. Then the measuring of its texts beside
// Pango alone. `make bench-pictures` builds it in release.
import CPangoCairo
import ExampleFonts
import Foundation
import Plumb
import PlumbCairo
import PlumbScenes

/// The fastest of several runs, in milliseconds: the machine can only slow one down.
func time(_ count: Int = 15, _ body: () throws -> Void) rethrows -> Double {
  var best = Duration.seconds(1000)
  for _ in 0..<count {
    let start = ContinuousClock.now
    try body()
    best = min(best, ContinuousClock.now - start)
  }
  return best / .milliseconds(1)
}

func text(_ milliseconds: Double) -> String { String(format: "%7.2f ms", milliseconds) }

let fonts = try PangoFonts(files: ExampleFonts.files, systemFamily: "Inter")
guard let feed = Scene.gallery.first(where: { $0.id == "feed" }) else { exit(1) }

/// All labels below a view.
func labels(in view: UIView) -> [UILabel] {
  view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
}

try LayoutEnvironment.current.with {
  $0.textMeasurer = fonts
} run: {
  let size = CGSize(width: 390, height: 5_000)
  let root = feed.layOut(size: size).root
  let texts = labels(in: root).filter { $0.text?.isEmpty == false }
  let layout = time { _ = feed.layOut(size: size) }
  let whole = try time { _ = try root.png() }
  for label in texts { label.textColor = .clear }
  let withoutText = try time { _ = try root.png() }
  print("feed, \(texts.count) labels, \(Int(size.width)) × \(Int(size.height)) points at scale 2")
  print("  layout          \(text(layout))")
  print("  drawing of text \(text(whole - withoutText))")
  print("  the rest        \(text(withoutText))")

  // Each text is another one, as in a label that wraps, and measured by an object that has not measured any.
  let items = texts.enumerated().map { index, label in
    (text: "\(index) \(label.text ?? "")", font: label.font ?? .systemFont(ofSize: 17))
  }
  let ours = try time {
    let fonts = try PangoFonts(files: ExampleFonts.files, systemFamily: "Inter")
    for item in items {
      _ = fonts.measure(item.text, font: item.font, maxWidth: 280, maxLines: 0)
    }
  }
  let empty = try time { _ = try PangoFonts(files: ExampleFonts.files, systemFamily: "Inter") }
  print("measuring \(items.count) texts at a width of 280 points")
  print("  PangoFonts      \(text(ours - empty))")
  print("  Pango alone     \(text(PangoAlone.measure(items)))")
}

/// Pango without Plumb: the same texts, fonts and width, with one layout for each text.
enum PangoAlone {
  static func measure(_ items: [(text: String, font: UIFont)]) -> Double {
    guard let configuration = FcConfigCreate() else { return 0 }
    for file in ExampleFonts.files { FcConfigAppFontAddFile(configuration, file.path) }
    return time {
      let map = plumb_font_map_new(configuration)
      let context = pango_font_map_create_context(map)
      pango_context_set_round_glyph_positions(context, 0)
      for item in items {
        let layout = pango_layout_new(context)
        let description = pango_font_description_from_string("Inter")
        pango_font_description_set_absolute_size(description, Double(item.font.pointSize) * 1024)
        pango_font_description_set_weight(
          description,
          item.font.weight == .regular ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD
        )
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, item.text, -1)
        pango_layout_set_width(layout, 280 * 1024)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        var rect = PangoRectangle()
        pango_layout_get_extents(layout, nil, &rect)
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(layout))
      }
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }
}
