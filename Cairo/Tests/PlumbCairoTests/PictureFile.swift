import CPangoCairo
import Foundation

/// The pixels of a PNG file.
struct PictureFile {
  /// The width and the height.
  let size: [Int]
  private let bytes: [UInt8]

  init(_ png: Data) throws {
    let path = NSTemporaryDirectory() + "plumb-\(UUID().uuidString).png"
    try png.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    size = [
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
    ]
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      bytes = []
      return
    }
    let (width, height) = (size[0], size[1])
    bytes = (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let pixel = data + y * stride + x * 4
        return [pixel[2], pixel[1], pixel[0], pixel[3]]
      }
    }
  }

  /// Red, green, blue and alpha from 0 to 255; the colours are multiplied by alpha.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * size[0] + x) * 4
    return bytes[start..<start + 4].map(Int.init)
  }
}
