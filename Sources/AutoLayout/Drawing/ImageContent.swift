import Foundation

/// What an image shows, and how. The pixels are not there.
nonisolated struct ImageContent: Hashable, Sendable {
  nonisolated enum Source: Hashable, Sendable {
    /// Only the size is known.
    case placeholder
    case file(URL)
    case data(Data)
    /// A symbol of Apple's set, by its name.
    case symbol
  }

  var source = Source.placeholder
  /// The size in points.
  var size: CGSize
  /// The number of pixels in a point.
  var scale: CGFloat = 1
  /// The name by which the image was asked for.
  var name: String?
  var isSymbol = false
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var isFlippedForRightToLeft = false
  var orientation = UIImage.Orientation.up
  /// The configuration of a symbol.
  var symbol: SymbolStyle?
  /// The distance from the bottom to the baseline of a symbol's text, in points.
  var baselineOffset: CGFloat?
}

/// The size and the colours of a symbol.
nonisolated struct SymbolStyle: Hashable, Sendable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var textStyle: UIFont.TextStyle?
  var colors: [UIColor] = []

  /// Returns the style with the values of another one where it has them.
  func applying(_ other: SymbolStyle) -> SymbolStyle {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
    }
    result.weight = other.weight ?? weight
    result.scale = other.scale ?? scale
    if !other.colors.isEmpty { result.colors = other.colors }
    return result
  }

  /// The size of the text beside which the symbol stands, in points: 17 by default.
  private var textSize: CGFloat {
    if let pointSize { return pointSize }
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle).pointSize }
    return 17
  }

  /// The size of a symbol's image in points.
  ///
  /// Apple does not document the sizes of its symbols, which differ by the symbol. Here all are
  /// squares: as high as a line of the text for the medium scale, and 0.79 and 1.29 times as high
  /// for the small and the large one. The weight does not change them.
  var imageSize: CGSize {
    let factor: CGFloat =
      switch scale ?? .default {
      case .small: 0.79
      case .large: 1.29
      default: 1
      }
    let side = (1.1934 * textSize * factor).rounded()
    return CGSize(width: side, height: side)
  }

  /// The distance from the bottom of the image to the baseline of the text beside it, in points. The
  /// middle of a symbol is in the middle of a capital letter.
  var baselineOffset: CGFloat { (imageSize.height - 0.7046 * textSize) / 2 }
}
