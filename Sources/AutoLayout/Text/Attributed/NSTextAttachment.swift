public import Foundation

/// An image in the flow of a text, in place of an attachment character (U+FFFC).
nonisolated open class NSTextAttachment: NSObject {
  /// What Foundation on Linux reads in this place; see ``FoundationType``.
  private let foundationType = FoundationType.object

  /// The code of the character that an attachment replaces.
  open class var character: Int { 0xFFFC }

  /// The image; nil for an empty area. Set it before the text is given to a view.
  open var image: UIImage?
  /// The area relative to the text position, in points: its bottom is `origin.y` above the baseline.
  /// An area of size zero, the default, has the size of the image. Numbers that are not finite count
  /// as zero.
  open var bounds = CGRect.zero
  /// The data of the attachment. Stored without an effect here.
  open var contents: Data?
  /// The type of the data. Stored without an effect here.
  open var fileType: String?
  /// The padding at both sides, in points. Stored without an effect here.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment with data of a type, which have no effect here.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the area relative to the text position. By default ``bounds``.
  ///
  /// Layout passes no container, an empty line, and 0 for the positions.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Returns the image that is drawn in an area, in points. By default ``image``.
  ///
  /// Drawing passes no container, and 0 for the index.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The area relative to the text position, with the baseline at 0 and `minY` as the height of the
  /// bottom above it.
  package var area: CGRect {
    let bounds = attachmentBounds(
      for: nil,
      proposedLineFragment: .zero,
      glyphPosition: .zero,
      characterIndex: 0
    )
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    let area = numbers.allSatisfy(TextRun.isUsable) ? bounds : .zero
    let size = area.size == .zero ? image?.size ?? .zero : area.size
    return CGRect(
      x: area.origin.x,
      y: area.origin.y,
      width: max(0, size.width),
      height: max(0, size.height)
    )
  }
}

nonisolated extension NSAttributedString {
  /// Creates a text of one attachment character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
