#if Cairo
  import CPangoCairo
  public import Foundation

  /// How different two PNG pictures look.
  ///
  /// Colours are compared on white by their distance in the YIQ space, after Kotsarenko and Ramos, "Measuring perceived color difference
  /// using YIQ NTSC transmission color space in mobile applications" (2010). Each pixel is averaged with the 5 × 5 around it first, so that
  /// the smoothing of edges, which differs between versions of Cairo and FreeType, does not count.
  public struct PictureDifference {
    /// The part of the pixels that look different, from 0 to 1; 1 for pictures of different sizes.
    public let share: Double
    /// The first picture, pale, with the differences in red; nil for pictures of different sizes.
    public let picture: Data?

    /// Compares two pictures; nil if one of them is no PNG file that can be read.
    public init?(_ one: Data, _ other: Data) {
      guard let one = ComparedPixels(one), let other = ComparedPixels(other) else { return nil }
      guard one.width == other.width, one.height == other.height else {
        (share, picture) = (1, nil)
        return
      }
      let differing = zip(one.averages, other.averages).enumerated()
        .filter { $1.0.distance(to: $1.1) > 0.01 }.map(\.offset)
      share = Double(differing.count) / Double(one.width * one.height)
      picture = one.marked(differing)
    }
  }

  /// The colour of a pixel, each channel from 0 to 255.
  nonisolated private struct PixelColor {
    var red = 0.0
    var green = 0.0
    var blue = 0.0

    mutating func add(_ other: PixelColor) {
      red += other.red
      green += other.green
      blue += other.blue
    }

    func divided(by divisor: Double) -> PixelColor {
      PixelColor(red: red / divisor, green: green / divisor, blue: blue / divisor)
    }

    /// The squared distance as a part of the largest.
    func distance(to other: PixelColor) -> Double {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      let y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
      let i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
      let q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
      return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35_215
    }
  }

  nonisolated extension PixelColor {
    /// Reads Cairo's pixel.
    init(_ pixel: UInt32) {
      self.init(
        red: Double(pixel &>> 16 & 0xff),
        green: Double(pixel &>> 8 & 0xff),
        blue: Double(pixel & 0xff)
      )
    }
  }

  /// The pixels of a picture on white.
  nonisolated private final class ComparedPixels {
    let width: Int
    let height: Int
    private let surface: OpaquePointer
    private let data: UnsafeMutablePointer<UInt8>
    private let stride: Int

    init?(_ png: Data) {
      guard let image = DecodedImage(png),
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_RGB24,
          Int32(image.width),
          Int32(image.height)
        )
      else { return nil }
      (width, height, self.surface) = (image.width, image.height, surface)
      let cairo = cairo_create(surface)
      cairo_set_source_rgb(cairo, 1, 1, 1)
      cairo_paint(cairo)
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.data = data
      stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
      UnsafeRawPointer(data + y * stride + x * 4).load(as: UInt32.self)
    }

    /// For each pixel the mean of the square around it.
    var averages: [PixelColor] {
      let pixels = (0..<width * height).map { PixelColor(pixel($0 % width, $0 / width)) }
      let rows = Self.averages(pixels, lines: height, distance: width, count: width, step: 1)
      return Self.averages(rows, lines: width, distance: 1, count: height, step: width)
    }

    /// How far the square reaches from its middle.
    private static let reach = 2

    /// The means along lines, whose starts have a distance, and whose pixels are a step apart.
    private static func averages(
      _ pixels: [PixelColor],
      lines: Int,
      distance: Int,
      count: Int,
      step: Int
    ) -> [PixelColor] {
      var result = pixels
      for line in 0..<lines {
        let start = line * distance
        for index in 0..<count {
          let range = max(0, index - reach)...min(count - 1, index + reach)
          var sum = PixelColor()
          for neighbour in range { sum.add(pixels[start + neighbour * step]) }
          result[start + index * step] = sum.divided(by: Double(range.count))
        }
      }
      return result
    }

    /// The picture as a PNG file, pale, with some of its pixels in red.
    func marked(_ pixels: [Int]) -> Data? {
      let cairo = cairo_create(surface)
      cairo_set_source_rgba(cairo, 1, 1, 1, 0.7)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      for pixel in pixels {
        UnsafeMutableRawPointer(data + pixel / width * stride + pixel % width * 4)
          .storeBytes(of: 0xff_e0_00_30, as: UInt32.self)
      }
      cairo_surface_mark_dirty(surface)
      return PNGFile.data(of: surface)
    }
  }
#endif
