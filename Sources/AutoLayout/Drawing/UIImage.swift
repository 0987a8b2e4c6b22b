public import Foundation

/// An image: its size in the layout, and its source and appearance for a renderer.
///
/// Images are found by name in ``LayoutEnvironment/resources``, and their sizes are read from their
/// files. Pixels are not decoded; a renderer draws a placeholder. Images are immutable, except for
/// their accessibility identifier. Two images of one file, name or symbol with the same size and
/// appearance are equal; other images are equal if they are the same object.
nonisolated public final class UIImage: NSObject, @unchecked Sendable {
  let content: ImageContent
  /// What drawing code drew for the image; nil for other images. It does not change.
  package let recording: GraphicsRecording?

  // `@unchecked Sendable` because of this variable, which is accessed only under the lock.
  private var identifier: String?
  private let lock = NSLock()

  init(_ content: ImageContent, recording: GraphicsRecording? = nil) {
    self.content = content
    self.recording = recording
    identifier = content.name
  }

  /// Creates an image with a size in points. The name becomes its accessibility identifier.
  ///
  /// UIKit does not have this initializer. It replaces a file for a layout without one.
  public convenience init(size: CGSize, name: String? = nil) {
    self.init(ImageContent(size: size, name: name))
  }

  /// Creates an image without a size.
  public override convenience init() { self.init(size: .zero) }

  /// Creates the image with a name. See ``ResourceFolders``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image with a name, in a bundle or in ``LayoutEnvironment/resources``. The traits
  /// have no effect here.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates the image with a name, in a bundle or in ``LayoutEnvironment/resources``, in a
  /// configuration.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    let resources = LayoutEnvironment.current.resources
    if var content = resources.image(name, in: bundle) {
      if content.isSymbol { content.configure((configuration as? SymbolConfiguration)?.style) }
      self.init(content)
    } else if let size = resources.placeholderSize {
      self.init(size: size, name: name)
    } else {
      return nil
    }
  }

  /// Creates a symbol of Apple's set in the medium scale beside text of 17 points.
  ///
  /// The symbols themselves are not here: an image has the size of ``SymbolConfiguration``, whatever
  /// its name. Pictures show simple drawings of their own for frequent names. An empty name yields
  /// nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of Apple's set in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    if name.isEmpty { return nil }
    var content = ImageContent(source: .symbol, size: .zero, name: name)
    content.isSymbol = true
    content.configure((configuration as? SymbolConfiguration)?.style)
    self.init(content)
  }

  /// Creates an image of the size of a file; nil if it cannot be read, or has no size. Its format is
  /// one of those of ``ResourceFolders``.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe),
      let pixels = ImageFileSize(data)
    else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(ImageContent(source: .file(url), pixels, scale: scale))
  }

  /// Creates an image of the size of a file's content; nil if it has none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image of the size of a file's content, with a number of pixels in a point; nil if it
  /// has none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFileSize(data) else { return nil }
    self.init(ImageContent(source: .data(data), pixels, scale: scale > 0 ? scale : 1))
  }

  /// Returns the colour in which the image is drawn as a template in a view with a tint; nil if it is
  /// drawn in its own colours.
  package func colorOfTemplate(in tint: UIColor) -> UIColor? {
    let isTemplate = content.renderingMode == .alwaysTemplate
    if content.renderingMode == .alwaysOriginal || isTemplate || content.isSymbol {
      let own = content.tint ?? content.symbol?.colors.first
      return isTemplate ? tint : own ?? (content.renderingMode == .automatic ? tint : nil)
    }
    return content.tint
  }

  /// The name of a symbol of Apple's set; nil for other images.
  package var symbolName: String? { content.source == .symbol ? content.name : nil }
  /// The weight of a symbol.
  package var symbolWeight: SymbolWeight { content.symbol?.weight ?? .unspecified }

  /// The size of the image in points.
  public var size: CGSize { content.size }
  /// The number of pixels in a point.
  public var scale: CGFloat { content.scale }
  /// Whether the image is drawn in its own colours or in the tint of its view.
  public var renderingMode: RenderingMode { content.renderingMode }
  /// The margins that are not stretched, in points.
  public var capInsets: UIEdgeInsets { content.capInsets }
  /// The way in which the parts between the margins fill a larger size.
  public var resizingMode: ResizingMode { content.resizingMode }
  /// The insets of the part that is aligned in layouts, in points. They are stored, and have no
  /// effect here.
  public var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// The turn of the pixels. The size is that of the turned image.
  public var imageOrientation: Orientation { content.orientation }
  /// Whether the image is a symbol, from Apple's set or from a symbol set of the app.
  public var isSymbolImage: Bool { content.isSymbol }
  /// Whether the image is mirrored in a layout from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { content.isFlippedForRightToLeft }
  /// The distance from the bottom to the baseline of the text beside a symbol, in points; nil for
  /// other images.
  public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    content.symbol.map { SymbolConfiguration($0) }
  }

  /// The name of the image in tests and reports.
  public var accessibilityIdentifier: String? {
    get { lock.withLock { identifier } }
    set { lock.withLock { identifier = newValue } }
  }

  /// Returns whether `object` is the same image, or one of the same source with the same appearance.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return content.source != .placeholder && content == other.content
  }

  /// A hash value of the size and the name.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content.size.width)
    hasher.combine(content.size.height)
    hasher.combine(content.name)
    return hasher.finalize()
  }
}

nonisolated extension UIImage {
  /// The colours in which an image is drawn.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As the view that shows the image prefers.
    case automatic = 0
    /// In the image's own colours.
    case alwaysOriginal = 1
    /// In one colour, the tint of the view, with the image's opacity.
    case alwaysTemplate = 2
  }

  /// The ways to fill a size that is larger than the image.
  nonisolated public enum ResizingMode: Int, Sendable {
    /// The part between the margins is repeated.
    case tile = 0
    /// The part between the margins is stretched.
    case stretch = 1
  }

  /// The turns of an image's pixels.
  nonisolated public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned to the left by a quarter.
    case left = 2
    /// Turned to the right by a quarter.
    case right = 3
    /// Mirrored from left to right.
    case upMirrored = 4
    /// Turned by half a turn, and mirrored.
    case downMirrored = 5
    /// Turned to the left, and mirrored.
    case leftMirrored = 6
    /// Turned to the right, and mirrored.
    case rightMirrored = 7
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a template in a colour, or as an original if it is one.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image in a colour and with a rendering mode. With `alwaysOriginal` the colour stays,
  /// whatever the tint of the view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image with margins in points that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with margins in points that are not stretched, and a way to fill the rest.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns the image with margins at the left and the top that are not stretched, in points, and
  /// one point behind each of them that is.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int,
    topCapHeight: Int
  ) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(topCapHeight),
      left: CGFloat(leftCapWidth),
      bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
      right: max(0, size.width - CGFloat(leftCapWidth) - 1)
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image with insets of the part that is aligned in layouts, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image as one that is mirrored in layouts from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isFlippedForRightToLeft = true }
  }

  /// Returns the image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed {
      // The mirrored orientations are four behind the others.
      $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? .up
    }
  }

  /// Returns the symbol in a configuration; an image that is none as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return changed { content in
      content.symbol = nil
      content.configure(configuration.style)
    }
  }

  /// Returns the symbol with the values of a configuration in place of its own; nil for an image that
  /// is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? changed { $0.configure(configuration.style) } : nil
  }

  /// Returns the symbol with the values of a configuration where it has none of its own.
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    changed { content in
      let own = content.symbol ?? SymbolStyle()
      content.symbol = nil
      content.configure(configuration.style.applying(own))
    }
  }

  private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var copy = content
    change(&copy)
    let image = UIImage(copy, recording: recording)
    image.accessibilityIdentifier = accessibilityIdentifier
    return image
  }
}

nonisolated extension ImageContent {
  /// Creates the content of a file's size.
  init(source: Source, _ pixels: ImageFileSize, scale: CGFloat) {
    let scale = pixels.isVector ? 1 : scale
    self.init(
      source: source,
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      scale: scale
    )
    orientation = pixels.orientation
  }

  /// Gives a symbol the values of a style in place of its own, and its size.
  mutating func configure(_ style: SymbolStyle?) {
    let style = (symbol ?? SymbolStyle()).applying(style ?? SymbolStyle())
    (symbol, size, baselineOffset) = (style, style.imageSize, style.baselineOffset)
  }
}
