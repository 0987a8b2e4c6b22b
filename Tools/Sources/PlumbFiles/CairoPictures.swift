import AutoLayout
public import Foundation
import PlumbRender

#if Cairo
  import PlumbCairo
#endif

/// PNG or PDF pictures, with the fonts of files. Only builds with the trait `Cairo` make them.
public struct CairoPictures {
  /// The formats.
  public enum Format: String, CaseIterable, Sendable {
    case png, pdf
  }

  /// Whether this build makes such pictures.
  public static var areAvailable: Bool {
    #if Cairo
      true
    #else
      false
    #endif
  }

  /// The format.
  public var format: Format
  /// The number of pixels in a point.
  public var scale: CGFloat

  #if Cairo
    private let fonts: PangoFonts
  #endif

  /// Reads the fonts of files; the family of the first file is the system font's.
  ///
  /// - Throws: an error with the file that cannot be read.
  public init(_ format: Format, scale: CGFloat, fonts files: [URL]) throws {
    (self.format, self.scale) = (format, scale)
    #if Cairo
      fonts = try PangoFonts(files: files)
    #endif
  }

  /// Calls a closure with an environment that measures texts with the fonts.
  func withFonts<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
    #if Cairo
      let outcome = LayoutEnvironment.current.with {
        $0.textMeasurer = fonts
      } run: {
        Swift.Result(catching: body)
      }
      return try outcome.get()
    #else
      return try body()
    #endif
  }

  /// The bytes of the picture of a view that was laid out with the fonts.
  func picture(of view: UIView, _ overlay: SVGRenderer.Overlay) throws(NotDrawn) -> [UInt8] {
    #if Cairo
      do throws(PictureError) {
        return Array(
          try format == .png ? view.png(scale: scale, overlay: overlay) : view.pdf()
        )
      } catch {
        throw NotDrawn(reason: error.description)
      }
    #else
      throw NotDrawn(reason: "This build draws SVG alone.")
    #endif
  }
}

/// An object that was not drawn.
struct NotDrawn: Error {
  /// The reason in a sentence.
  var reason: String
}
