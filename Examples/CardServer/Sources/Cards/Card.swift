public import Foundation
import Plumb
public import PlumbCairo

/// What a card shows, and its size.
public struct Card: Sendable, Hashable {
  public var title: String
  public var author = ""
  /// In points.
  public var width = 600
  /// The number of pixels in a point.
  public var scale = 2

  public init(title: String) { self.title = title }

  /// The formats of pictures.
  public enum Format: String, Sendable, CaseIterable {
    case png, svg, pdf

    public var mediaType: String {
      switch self {
      case .png: "image/png"
      case .svg: "image/svg+xml"
      case .pdf: "application/pdf"
      }
    }
  }

  /// The picture as a file.
  ///
  /// It is laid out and drawn in the caller's task; any number of tasks can do so at once.
  public func file(_ format: Format, fonts: PangoFonts) throws -> Data {
    try LayoutEnvironment().with {
      $0.textMeasurer = fonts
    } run: {
      let view = CardView(self)
      view.layoutIfNeeded()
      return switch format {
      case .png: try view.png(scale: CGFloat(scale))
      case .svg: Data(view.svg().utf8)
      case .pdf: try view.pdf()
      }
    }
  }
}

extension Card {
  var size: CGSize { CGSize(width: width, height: width * 21 / 40) }

  /// One of eight colours, by the author's name.
  var color: UIColor {
    let sum = author.unicodeScalars.reduce(UInt32(0)) { ($0 &* 31) &+ $1.value }
    return UIColor(hue: CGFloat(sum % 8) / 8, saturation: 0.65, brightness: 0.7, alpha: 1)
  }
}
