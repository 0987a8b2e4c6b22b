#if Cairo
  public import AutoLayout
  import CPangoCairo
  public import Foundation

  /// The fonts of texts: those of font files, and no others of the machine, so that texts have the same sizes everywhere.
  ///
  /// As the text measurer of an environment it measures texts by Pango: with kerning and ligatures, in all scripts and both
  /// directions, with other files for characters that a font does not have. Glyphs are not moved to pixels. Line heights and baselines
  /// are those of `UIFont`.
  ///
  /// ```swift
  /// let fonts = try PangoFonts(files: [inter, interBold], systemTracking: .sanFrancisco)
  /// LayoutEnvironment.current.with { $0.textMeasurer = fonts } run: { … }
  /// ```
  ///
  /// It can be used by several threads at once; each of them measures by a font map of its own.
  nonisolated public final class PangoFonts: TextMeasuring, Sendable {
    /// The files.
    public let files: [URL]
    /// The family of the system font.
    public let systemFamily: String
    /// The family of the system's font with characters of one width.
    public let monospacedFamily: String
    /// The space after the characters of the system font.
    public let systemTracking: Tracking

    /// ``systemFamily``.
    public var systemFontFamily: String? { systemFamily }

    private let pool = FontMapPool()

    /// A font file that cannot be used, or a family that the files do not have.
    public struct UnusableFile: Error, Hashable, CustomStringConvertible {
      /// The path of the file; empty if none was named, or for a family.
      public var path: String
      /// The family that is missing.
      public var family: String?
      /// The families of the files, if one is missing.
      public var families: [String] = []
      /// The file or family, and a way out.
      public var description: String {
        if let family {
          return
            "The font files have no family '\(family)'. Name one of theirs: \(families.joined(separator: ", "))."
        }
        return path.isEmpty
          ? "There is no font file. Name at least one .ttf, .otf or .ttc file."
          : "'\(path)' is no font that can be read. Name a readable .ttf, .otf or .ttc file."
      }
    }

    /// Reads the fonts of files.
    ///
    /// - Parameters:
    ///   - files: at least one `.ttf`, `.otf` or `.ttc` file. For a character that the font of a text does not have, they are tried in
    ///     an order that depends on the languages for which they are made.
    ///   - systemFamily: the family of the system font; by default that of the first file.
    ///   - monospacedFamily: the family of the system's font with characters of one width; by default the system font's.
    ///   - systemTracking: the space after the characters of the system font; with Apple's, widths of Inter are near to those on iOS.
    /// - Throws: ``UnusableFile`` for the first file that is missing or no font, and for a family that none of them has.
    public init(
      files: [URL],
      systemFamily: String? = nil,
      monospacedFamily: String? = nil,
      systemTracking: Tracking = .none
    ) throws(UnusableFile) {
      guard let first = files.first else { throw UnusableFile(path: "") }
      self.files = files
      let map = try FontMap(files)
      let families = map.families()
      guard let family = systemFamily ?? families.first else {
        throw UnusableFile(path: first.path)
      }
      for name in [family, monospacedFamily ?? family] where !families.contains(name) {
        throw UnusableFile(path: "", family: name, families: families)
      }
      self.systemFamily = family
      self.monospacedFamily = monospacedFamily ?? family
      self.systemTracking = systemTracking
      pool.put(map)
    }

    /// Measures a text. See ``TextMeasuring``.
    ///
    /// - Complexity: O(*n*) in the characters of the text, and O(1) for one that was measured lately.
    public func measure(
      _ text: String,
      font: UIFont,
      maxWidth: CGFloat?,
      maxLines: Int
    ) -> TextMeasurement {
      withFontMap { map in
        let key = FontMap.Key(text: text, font: font, maxWidth: maxWidth, maxLines: maxLines)
        if let known = map.measurements[key] { return known }
        let lines = LineBreaker(map: map, fonts: self, font: font).lines(
          of: text,
          maxWidth: maxWidth,
          maxLines: maxLines
        )
        let result = TextMeasurement(lines: lines, font: font)
        map.measurements[key] = result
        return result
      }
    }

    /// The width of a part of a line. See ``TextMeasuring``.
    public func width(of text: String, font: UIFont) -> CGFloat {
      withFontMap { map in
        PangoText(text, font: font, in: self, map).width
      }
    }

    /// Calls a closure with a font map that no other thread uses.
    func withFontMap<Result>(_ body: (FontMap) -> Result) -> Result {
      // The files could be read before.
      guard let map = pool.take() ?? (try? FontMap(files)) else {
        preconditionFailure("The font files were removed or changed while they were in use.")
      }
      defer { pool.put(map) }
      return body(map)
    }
  }

  /// The font maps that are not in use.
  ///
  /// - Note: `@unchecked Sendable` holds because the list is accessed only under the lock, and a map is in it only while nobody uses it.
  nonisolated private final class FontMapPool: @unchecked Sendable {
    private let lock = NSLock()
    private var maps: [FontMap] = []

    func take() -> FontMap? { lock.withLock { maps.popLast() } }
    func put(_ map: FontMap) { lock.withLock { maps.append(map) } }
  }
#endif
