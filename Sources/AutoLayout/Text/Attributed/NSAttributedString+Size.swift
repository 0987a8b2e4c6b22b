public import Foundation

nonisolated extension NSAttributedString {
  /// Returns the size of the text in points, without wrapping. Text without a font has the system
  /// font of 12 points. The size is not rounded.
  public func size() -> CGSize { placed(maxWidth: nil).size }

  /// Returns the rectangle of the text in points. It is not rounded.
  ///
  /// With ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text wraps at the width, and the
  /// rectangle starts at the top of the first line. Without it, only the first line counts, which
  /// does not wrap, and the rectangle's origin is that of its baseline. A width or height of zero is
  /// no limit. The height limits the lines only with
  /// ``NSStringDrawingOptions/truncatesLastVisibleLine``.
  ///
  /// - Parameters:
  ///   - size: The room for the text, in points.
  ///   - options: The way in which the text is placed.
  ///   - context: An object that receives the result; nil for none.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let rect: CGRect
    if options.contains(.usesLineFragmentOrigin) {
      let width = size.width > 0 ? size.width : nil
      var layout = placed(maxWidth: width)
      if options.contains(.truncatesLastVisibleLine), size.height > 0, size.height.isFinite {
        let count = layout.lineCount(inHeight: size.height)
        if count < layout.lines.count { layout = placed(maxWidth: width, maxLines: count) }
      }
      rect = CGRect(origin: .zero, size: layout.size)
    } else {
      let layout = placed(maxWidth: nil, maxLines: 1, mode: .byClipping)
      rect = CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
    }
    context?.totalBounds = rect
    return rect
  }

  func placed(
    maxWidth: CGFloat?,
    maxLines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> AttributedLayout {
    let environment = LayoutEnvironment.current
    let text = AttributedText(
      self,
      font: .systemFont(ofSize: 12),
      color: .black,
      of: "NSAttributedString",
      in: environment
    )
    return text.layout(
      AttributedText.Style(lineBreakMode: mode),
      in: AttributedText.Room(width: maxWidth, maxLines: maxLines),
      measurer: environment.textMeasurer
    )
  }
}

nonisolated extension NSString {
  /// Returns the size of the text with attributes, in points, without wrapping. See
  /// `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text with attributes, in points. See
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}

nonisolated extension String {
  /// Returns the size of the text with attributes, in points, without wrapping. See
  /// `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text with attributes, in points. See
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The ways in which a text is placed when its rectangle is computed.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top of the first line, and lines wrap.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 &<< 0)
  /// Lines have the space that their fonts ask for. Has no effect here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 &<< 1)
  /// The rectangle is that of the drawn outlines. Has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 &<< 3)
  /// The last line that fits in the height is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 &<< 5)
}

/// An object that receives the rectangle of a text.
nonisolated open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which the text may be scaled. Stored without an effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the text was scaled: always 1 here.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context without a result.
  public override init() { super.init() }
}
