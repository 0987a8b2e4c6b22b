import ExampleFonts
import Foundation
import Plumb
import PlumbCairo

/// The fonts of the tests.
enum TestFonts {
  static func all() throws -> PangoFonts {
    try PangoFonts(files: ExampleFonts.files, systemFamily: "Inter")
  }

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
