import Foundation

/// The first bytes of image files of a size, as the formats' specifications define them.
enum ImageFile {
  static func png(_ width: Int, _ height: Int) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + big(13, 4) + Data("IHDR".utf8)
      + big(width, 4) + big(height, 4) + Data([8, 6, 0, 0, 0]) + big(0, 4)
  }

  static func gif(_ width: Int, _ height: Int) -> Data {
    Data("GIF89a".utf8) + little(width, 2) + little(height, 2) + Data([0, 0, 0])
  }

  static func bmp(_ width: Int, _ height: Int) -> Data {
    Data("BM".utf8) + Data(count: 12) + little(40, 4) + little(width, 4)
      + Data(little(height & 0xFFFF_FFFF, 4))
  }

  /// A JPEG with a thumbnail's segment before the frame, and an orientation from 1 to 8.
  static func jpeg(_ width: Int, _ height: Int, orientation: Int = 1) -> Data {
    let exif: [Data] = [
      Data("Exif\0\0".utf8), Data("II".utf8), little(42, 2), little(8, 4), little(2, 2),
      little(0x10F, 2), little(2, 2), little(4, 4), Data("abc\0".utf8),
      little(0x112, 2), little(3, 2), little(1, 4), little(orientation, 4),
    ]
    let length = exif.reduce(0) { $0 + $1.count }
    let segments: [Data] =
      [Data([0xFF, 0xD8, 0xFF, 0xE1]), big(length + 2, 2)] + exif + [
        Data([0xFF, 0xDB]), big(67, 2), Data(count: 65),
        Data([0xFF, 0xFF, 0xC2]), big(17, 2), Data([8]), big(height, 2), big(width, 2),
        Data(count: 10),
      ]
    return Data(segments.joined())
  }

  static func webPExtended(_ width: Int, _ height: Int) -> Data {
    riff("VP8X", Data(count: 4) + little(width - 1, 3) + little(height - 1, 3))
  }

  static func webPLossless(_ width: Int, _ height: Int) -> Data {
    riff("VP8L", Data([0x2F]) + little(width - 1 | (height - 1) &<< 14, 4))
  }

  static func webPLossy(_ width: Int, _ height: Int) -> Data {
    riff("VP8 ", Data([0, 0, 0, 0x9D, 0x01, 0x2A]) + little(width, 2) + little(height, 2))
  }

  /// A HEIF file with a thumbnail's size before the image's.
  static func heif(_ width: Int, _ height: Int) -> Data {
    func size(_ width: Int, _ height: Int) -> Data {
      big(20, 4) + Data("ispe".utf8) + big(0, 4) + big(width, 4) + big(height, 4)
    }
    return big(24, 4) + Data("ftypheic".utf8) + big(0, 4) + Data("mif1heic".utf8)
      + size(width / 4, height / 4) + size(width, height)
  }

  static func pdf(_ box: String) -> Data {
    Data("%PDF-1.4\n1 0 obj\n<< /Type /Page /MediaBox [\(box)] >>\nendobj\n".utf8)
  }

  private static func riff(_ kind: String, _ content: Data) -> Data {
    Data("RIFF".utf8) + little(content.count + 12, 4) + Data("WEBP\(kind)".utf8)
      + little(content.count, 4) + content
  }

  static func big(_ number: Int, _ length: Int) -> Data {
    Data((0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  static func little(_ number: Int, _ length: Int) -> Data {
    Data((0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
