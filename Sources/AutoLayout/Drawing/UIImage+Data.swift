public import Foundation

nonisolated extension UIImage {
  /// The bytes of a PNG file: those from which the image was made, if they are of such a file; nil for
  /// other images, since there are no pixels here.
  public func pngData() -> Data? { bytes(startingWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// The bytes of a JPEG file: those from which the image was made, if they are of such a file; nil for
  /// other images, since there are no pixels here. The quality has no effect.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bytes(startingWith: [0xFF, 0xD8, 0xFF])
  }

  /// The bytes of the file from which the image was made, if they start with those of a format.
  private func bytes(startingWith start: [UInt8]) -> Data? {
    encodedFile.flatMap { $0.starts(with: start) ? $0 : nil }
  }

  /// The bytes of the file from which the image was made; nil for other images, and for a file that cannot be read.
  package var encodedFile: Data? {
    switch content.source {
    case .data(let bytes): bytes
    case .file(let url): try? Data(contentsOf: url, options: .mappedIfSafe)
    case .placeholder, .symbol: nil
    }
  }

  /// Whether the image was made from a file.
  package var isFromFile: Bool {
    switch content.source {
    case .data, .file: true
    case .placeholder, .symbol: false
    }
  }

  /// Returns the image as it would be shown: the same, since pixels are not decoded here.
  public func preparingForDisplay() -> UIImage? { self }
  /// Calls the completion with the image, since pixels are not decoded here.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The image as it would be shown: the same, since pixels are not decoded here.
  public var byPreparingForDisplay: UIImage? { get async { self } }

  /// Returns an image of a size in points, without pixels; nil for a size that is not positive.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return UIImage(size: size, name: content.name)
  }
  /// Calls the completion with an image of a size in points, without pixels.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// Returns an image of a size in points, without pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The images of an animation: always nil, since an image has one.
  public var images: [UIImage]? { nil }
  /// The seconds of an animation: always 0.
  public var duration: TimeInterval { 0 }

  /// The variants of the image for different traits: here only the image itself.
  public var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }
}

/// The variants of an image for different traits.
nonisolated open class UIImageAsset: NSObject {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Adds an image for traits, in place of one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    variants.append((traitCollection, image))
  }

  /// Removes the image for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }

  /// Returns the image that was added last of those whose traits are among the given ones; an image
  /// without size if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variants.last { traitCollection.containsTraits(in: $0.traits) }?.image
      ?? variants.first?.image ?? UIImage()
  }
}
