import Foundation

/// The size of an image file, read from its header.
nonisolated struct ImageFileSize: Equatable {
  /// The width in pixels; in points for PDF and SVG.
  var width: Double
  /// The height in pixels; in points for PDF and SVG.
  var height: Double
  /// Whether the file is a drawing whose size is in points, at any scale.
  var isVector = false
  /// How the file's pixels are turned; the size is that of the upright image.
  var orientation = UIImage.Orientation.up

  /// The endings of the file names that ``init(_:)`` can read.
  static let fileNameEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "bmp", "pdf", "svg",
  ]

  /// Reads the size from the content of a file in the format PNG, JPEG, GIF, WebP, HEIF, BMP, PDF or
  /// SVG; nil if the format is another one, or the header is broken or has no size.
  ///
  /// Only the header is read: pixels that are missing or broken are not noticed.
  ///
  /// - Complexity: O(1) for PNG, GIF, WebP and BMP; at most O(*n*) in the bytes for the others.
  init?(_ data: Data) {
    let bytes = FileBytes(data)
    guard let size = Self.read(bytes), size.width > 0, size.height > 0,
      size.width < 1e7, size.height < 1e7
    else { return nil }
    self = size
  }

  private init(_ width: Int, _ height: Int) {
    self.width = Double(width)
    self.height = Double(height)
  }

  private static func read(_ bytes: FileBytes) -> ImageFileSize? {
    if bytes.has("\u{89}PNG", at: 0) { return png(bytes) }
    if bytes.byte(0) == 0xFF && bytes.byte(1) == 0xD8 { return jpeg(bytes) }
    if bytes.has("GIF8", at: 0) { return gif(bytes) }
    if bytes.has("RIFF", at: 0) && bytes.has("WEBP", at: 8) { return webP(bytes) }
    if bytes.has("ftyp", at: 4) { return heif(bytes) }
    if bytes.has("BM", at: 0) { return bmp(bytes) }
    if bytes.has("%PDF", at: 0) { return pdf(bytes) }
    return svg(bytes)
  }

  private static func png(_ bytes: FileBytes) -> ImageFileSize? {
    guard bytes.has("IHDR", at: 12), let width = bytes.big32(16), let height = bytes.big32(20)
    else { return nil }
    return ImageFileSize(width, height)
  }

  private static func gif(_ bytes: FileBytes) -> ImageFileSize? {
    guard let width = bytes.little16(6), let height = bytes.little16(8) else { return nil }
    return ImageFileSize(width, height)
  }

  private static func bmp(_ bytes: FileBytes) -> ImageFileSize? {
    guard let width = bytes.little32(18), let height = bytes.little32(22) else { return nil }
    // A negative height means that the rows are stored from top to bottom.
    return ImageFileSize(width, abs(Int(Int32(truncatingIfNeeded: height))))
  }

  private static func webP(_ bytes: FileBytes) -> ImageFileSize? {
    if bytes.has("VP8X", at: 12), let width = bytes.little24(24), let height = bytes.little24(27) {
      return ImageFileSize(width + 1, height + 1)
    }
    if bytes.has("VP8L", at: 12), let bits = bytes.little32(21) {
      return ImageFileSize(bits & 0x3FFF + 1, bits &>> 14 & 0x3FFF + 1)
    }
    if bytes.has("VP8 ", at: 12), let width = bytes.little16(26), let height = bytes.little16(28) {
      return ImageFileSize(width & 0x3FFF, height & 0x3FFF)
    }
    return nil
  }

  /// Reads the frame header of a JPEG, and the orientation from its Exif segment: the orientations 5
  /// to 8 exchange width and height.
  private static func jpeg(_ bytes: FileBytes) -> ImageFileSize? {
    var position = 2
    var orientation = 1
    while let marker = bytes.big16(position), marker >= 0xFF00,
      let length = bytes.big16(position + 2)
    {
      switch marker & 0xFF {
      case 0xFF:
        // A filling byte.
        position += 1
        continue
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.big16(position + 5), let width = bytes.big16(position + 7) else {
          return nil
        }
        var size = orientation > 4 ? ImageFileSize(height, width) : ImageFileSize(width, height)
        size.orientation = Self.orientations[orientation - 1]
        return size
      case 0xE1 where bytes.has("Exif", at: position + 4):
        if let number = exifOrientation(bytes, at: position + 10), (1...8).contains(number) {
          orientation = number
        }
      default:
        break
      }
      if length < 2 { return nil }
      position += 2 + length
    }
    return nil
  }

  /// The orientations in the order of Exif's numbers, from 1.
  private static let orientations: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Returns the value of the tag 0x0112 of the first directory of a TIFF structure.
  private static func exifOrientation(_ bytes: FileBytes, at start: Int) -> Int? {
    let isLittle = bytes.has("II", at: start)
    func number(_ position: Int) -> Int? {
      isLittle ? bytes.little16(position) : bytes.big16(position)
    }
    guard let offset = isLittle ? bytes.little32(start + 4) : bytes.big32(start + 4),
      let count = number(start + offset)
    else { return nil }
    for entry in 0..<count {
      let position = start + offset + 2 + 12 * entry
      guard let tag = number(position) else { return nil }
      if tag == 0x0112 { return number(position + 8) }
    }
    return nil
  }

  /// Reads the largest size among the properties of a HEIF file's images: the others are its tiles
  /// and its thumbnail.
  private static func heif(_ bytes: FileBytes) -> ImageFileSize? {
    var largest: ImageFileSize?
    var position = 0
    while let found = bytes.find("ispe", from: position) {
      position = found + 4
      guard let width = bytes.big32(found + 8), let height = bytes.big32(found + 12) else { break }
      let size = ImageFileSize(width, height)
      if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
    }
    return largest
  }

  /// Reads the first media box that is not inside of a compressed stream.
  private static func pdf(_ bytes: FileBytes) -> ImageFileSize? {
    guard let box = bytes.find("/MediaBox", from: 0),
      let start = bytes.find("[", from: box), let end = bytes.find("]", from: start),
      end - start < 200
    else { return nil }
    let numbers = bytes.text(start + 1..<end).split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    if numbers.count != 4 { return nil }
    var size = ImageFileSize(0, 0)
    (size.width, size.height) = (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    size.isVector = true
    return size
  }

  /// Reads the attributes of the root element of an SVG: its width and height, or else its view box.
  private static func svg(_ bytes: FileBytes) -> ImageFileSize? {
    guard let start = bytes.find("<svg", from: 0), let end = bytes.find(">", from: start) else {
      return nil
    }
    let tag = bytes.text(start..<min(end, start + 10_000))
    func attribute(_ name: String) -> Substring? {
      guard
        let range = tag.range(
          of: #"\s"# + name + #"\s*=\s*["'][^"']*"#,
          options: .regularExpression
        )
      else { return nil }
      return tag[range].split(whereSeparator: { $0 == "\"" || $0 == "'" }).last
    }
    func length(_ name: String) -> Double? {
      guard var text = attribute(name) else { return nil }
      for unit in ["px", "pt"] where text.hasSuffix(unit) { text = text.dropLast(2) }
      return Double(text)
    }
    let box =
      attribute("viewBox")?
      .split { $0.isWhitespace || $0 == "," }
      .compactMap { Double($0) } ?? []
    guard let width = length("width") ?? (box.count == 4 ? box[2] : nil),
      let height = length("height") ?? (box.count == 4 ? box[3] : nil)
    else { return nil }
    var size = ImageFileSize(0, 0)
    (size.width, size.height, size.isVector) = (width, height, true)
    return size
  }
}
