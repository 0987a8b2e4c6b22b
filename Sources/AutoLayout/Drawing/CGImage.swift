/// The pixels of an image. They are not decoded here: only their numbers are known, and the file that they come from.
nonisolated public final class CGImage: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// The space of the colours: red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the opacity is in a pixel: at the end.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The image whose pixels these are.
  let image: UIImage

  init(width: Int, height: Int, of image: UIImage) {
    (self.width, self.height, self.image) = (width, height, image)
  }
}

nonisolated extension UIImage {
  /// The numbers of the image's pixels; nil for an image without size.
  public var cgImage: CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else { return nil }
    return CGImage(width: Int(width.rounded()), height: Int(height.rounded()), of: self)
  }

  /// Creates an image with a point for each pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels in a point and a turn. An image that is turned by a quarter is as wide as the pixels
  /// are high.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    var content = ImageContent(
      size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    )
    (content.scale, content.orientation) = (scale, orientation)
    let old = cgImage.image
    if old.isFromFile { content.source = old.content.source }
    let isSame = content.size == old.size && orientation == .up
    self.init(content, recording: isSame ? old.recording : nil)
  }
}
