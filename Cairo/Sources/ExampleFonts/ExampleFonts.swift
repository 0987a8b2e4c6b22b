public import Foundation

/// Font files for tests and examples: Inter in three weights for Latin, Greek and Cyrillic, and for other scripts files that contain the
/// characters of the tests. An app brings its own.
public enum ExampleFonts {
  /// The files, the system font's first.
  public static var files: [URL] {
    [
      "Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "NotoSansArabic.ttf",
      "NotoSansHebrew.ttf", "NotoSansThai.ttf", "NotoSansCJKsc.otf", "NotoColorEmoji.ttf",
    ].map(folder.appendingPathComponent)
  }

  /// The folder with the files and their licence.
  public static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Fonts") }
}
