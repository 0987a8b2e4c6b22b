#if Cairo
  import AutoLayout
  import CPangoCairo
  import Foundation

  /// Pango's fonts from given files, for one thread at a time.
  nonisolated final class FontMap {
    private let configuration: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private var files: Set<String> = []
    /// The last measurements.
    var measurements = BoundedCache<Key, TextMeasurement>(capacity: 4096)

    nonisolated struct Key: Hashable {
      var text: String
      var font: UIFont
      var maxWidth: CGFloat?
      var maxLines: Int
    }

    init(_ urls: [URL]) throws(PangoFonts.UnusableFile) {
      guard let configuration = FcConfigCreate(), let map = plumb_font_map_new(configuration),
        let context = pango_font_map_create_context(map)
      else { preconditionFailure("Out of memory.") }
      (self.configuration, self.map, self.context) = (configuration, map, context)
      FcConfigParseAndLoadFromMemory(configuration, Self.rules, 0)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      for url in urls where !add(url) { throw PangoFonts.UnusableFile(path: url.path) }
      addEmojiRule()
    }

    /// Gives the fonts with pictures the family that Pango asks for where a character is meant as an emoji: a heart, a digit in a key,
    /// which the font of the text has too.
    private func addEmojiRule() {
      let names = families(ofPictures: true).map { name in
        let escaped = name.replacingOccurrences(of: "&", with: "&amp;")
          .replacingOccurrences(of: "<", with: "&lt;")
        return "<family>\(escaped)</family>"
      }
      if names.isEmpty { return }
      let rule = """
        <fontconfig>
          <alias binding="same"><family>emoji</family><prefer>\(names.joined())</prefer></alias>
        </fontconfig>
        """
      FcConfigParseAndLoadFromMemory(configuration, rule, 0)
      plumb_font_map_changed(map)
    }

    deinit {
      plumb_unref(UnsafeMutableRawPointer(context))
      plumb_unref(map)
      FcConfigDestroy(configuration)
    }

    /// What Fontconfig does by rules alone. Emoji are pictures of one size: the factor goes into the font's matrix. Upright faces are
    /// slanted, and light ones are made bold, where a family has no others.
    private static let rules = """
      <fontconfig>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
                <double>0</double>
                <double>0</double>
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
              </matrix>
            </times>
          </edit>
        </match>
        <match target="font">
          <test name="slant"><const>roman</const></test>
          <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
            </times>
          </edit>
        </match>
        <match target="font">
          <test name="outline"><bool>true</bool></test>
          <test name="weight" compare="less_eq"><const>medium</const></test>
          <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
      </fontconfig>
      """

    /// Adds the fonts of a file, once.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    func add(_ url: URL) -> Bool {
      if files.contains(url.path) { return true }
      var isFolder: ObjCBool = false
      guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        // Fontconfig would read all fonts in a folder.
        !isFolder.boolValue, FcConfigAppFontAddFile(configuration, url.path) != 0
      else { return false }
      files.insert(url.path)
      plumb_font_map_changed(map)
      return true
    }

    /// The names of the fonts' families, in the order of the files.
    ///
    /// - Parameter onlyPictures: whether only those whose glyphs are pictures count.
    func families(ofPictures onlyPictures: Bool = false) -> [String] {
      guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
      var families: [String] = []
      for index in 0..<Int(set.pointee.nfont) {
        guard let pattern = set.pointee.fonts[index] else { continue }
        var hasColors: FcBool = 0
        FcPatternGetBool(pattern, FC_COLOR, 0, &hasColors)
        if onlyPictures && hasColors == 0 { continue }
        var name: UnsafeMutablePointer<FcChar8>?
        // Names in several languages.
        var number: Int32 = 0
        while FcPatternGetString(pattern, FC_FAMILY, number, &name) == FcResultMatch, let name {
          let family = String(cString: name)
          if !families.contains(family) { families.append(family) }
          number += 1
        }
      }
      return families
    }
  }
#endif
