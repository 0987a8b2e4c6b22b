import Foundation
import Plumb
import PlumbCairo

/// The fonts of the tests, which are cut to the characters that the tests use.
enum TestFonts {
  static let folder = Bundle.module.resourceURL!.appendingPathComponent("Fonts")

  static let files = [
    "Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "NotoSansArabic.ttf",
    "NotoSansHebrew.ttf", "NotoSansThai.ttf", "NotoSansCJKsc.otf", "NotoColorEmoji.ttf",
  ].map(folder.appendingPathComponent)

  static func all() throws -> PangoFonts { try PangoFonts(files: files, systemFamily: "Inter") }

  /// Calls a closure with an environment that measures with the fonts.
  static func withEnvironment<Result>(_ body: () throws -> Result) throws -> Result {
    let fonts = try all()
    return try LayoutEnvironment().with {
      $0.textMeasurer = fonts
    } run: {
      try body()
    }
  }
}
