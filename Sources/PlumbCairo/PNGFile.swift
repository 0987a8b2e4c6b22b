#if Cairo
  import CPangoCairo
  import Foundation

  /// Writes the pixels of a surface as a PNG file.
  nonisolated enum PNGFile {
    /// Returns the file; nil if there is not enough memory.
    ///
    /// - Parameter surface: of the format ARGB32 or RGB24.
    /// - Complexity: O(*n*) in the pixels.
    static func data(of surface: OpaquePointer) -> Data? {
      cairo_surface_flush(surface)
      guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
      let (width, height) = (
        Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
      )
      let stride = Int(cairo_image_surface_get_stride(surface))
      let hasAlpha =
        cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        && !isOpaque(pixels, width: width, height: height, stride: stride)
      let channels = hasAlpha ? 4 : 3
      let bytes = [UInt8](unsafeUninitializedCapacity: width * height * channels) { target, count in
        for y in 0..<height {
          let row = UnsafeRawPointer(pixels + y * stride)
          var place = y * width * channels
          for x in 0..<width {
            let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
            let alpha = pixel &>> 24
            func channel(_ shift: UInt32) -> UInt8 {
              let value = pixel &>> shift & 0xff
              // Cairo's colours are multiplied by alpha, those of files are not.
              return hasAlpha && alpha > 0 && alpha < 255
                ? UInt8(truncatingIfNeeded: min(255, (value * 255 + alpha / 2) / alpha))
                : UInt8(truncatingIfNeeded: value)
            }
            target[place] = channel(16)
            target[place + 1] = channel(8)
            target[place + 2] = channel(0)
            if hasAlpha { target[place + 3] = UInt8(truncatingIfNeeded: alpha) }
            place += channels
          }
        }
        count = width * height * channels
      }
      var image = plumb_png_image(UInt32(width), UInt32(height), hasAlpha ? 1 : 0)
      defer { png_image_free(&image) }
      // What cannot be compressed is longer by less than a thousandth, and has a byte for each row.
      var size = bytes.count + bytes.count / 1000 + height + 65_536
      var file = Data(count: size)
      let isWritten = file.withUnsafeMutableBytes {
        png_image_write_to_memory(&image, $0.baseAddress, &size, 0, bytes, 0, nil) != 0
      }
      // A copy, since a slice would keep the whole buffer for as long as the file is in use.
      return isWritten ? Data(Array(file.prefix(size))) : nil
    }

    private static func isOpaque(
      _ pixels: UnsafeMutablePointer<UInt8>,
      width: Int,
      height: Int,
      stride: Int
    ) -> Bool {
      for y in 0..<height {
        let row = UnsafeRawPointer(pixels + y * stride)
        for x in 0..<width where row.load(fromByteOffset: x * 4, as: UInt32.self) &>> 24 != 255 {
          return false
        }
      }
      return true
    }
  }
#endif
