#if Cairo
  import AutoLayout
  import CPangoCairo
  import CTurboJPEG
  import Foundation

  /// The pixels of the images of one picture.
  final class DecodedImages {
    private var images: [ObjectIdentifier: (image: UIImage, pixels: DecodedImage?)] = [:]

    /// Returns the pixels of an image; nil if it is not from a PNG or JPEG file, or the file is broken.
    func pixels(of image: UIImage) -> DecodedImage? {
      let id = ObjectIdentifier(image)
      if let known = images[id] { return known.pixels }
      let pixels = image.encodedFile.flatMap(DecodedImage.init)?.turned(to: image.imageOrientation)
      images[id] = (image, pixels)
      return pixels
    }
  }

  /// The pixels of an image, as a surface.
  nonisolated final class DecodedImage {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// The most pixels of an image: 256 megabytes. A small file can say that it has many more.
    private static let mostPixels = 67_108_864

    /// Decodes a PNG or JPEG file; nil for other files, for broken ones, and for those with too many pixels.
    convenience init?(_ file: Data) {
      if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self.init(png: file)
      } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
        self.init(jpeg: file)
      } else {
        return nil
      }
    }

    private init?(_ surface: OpaquePointer?) {
      guard let surface else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// The image upright, if the file says that its pixels are turned or mirrored; nil if there is not enough memory.
    func turned(to orientation: UIImage.Orientation) -> DecodedImage? {
      let (w, h) = (Double(width), Double(height))
      var matrix: cairo_matrix_t
      switch orientation {
      case .up: return self
      case .down: matrix = cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: w, y0: h)
      case .left: matrix = cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: w)
      case .right: matrix = cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: h, y0: 0)
      case .upMirrored: matrix = cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: w, y0: 0)
      case .downMirrored: matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: h)
      case .leftMirrored: matrix = cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
      case .rightMirrored: matrix = cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: h, y0: w)
      }
      let isQuarter = matrix.xx == 0
      let target = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(isQuarter ? height : width),
        Int32(isQuarter ? width : height)
      )
      let cairo = cairo_create(target)
      cairo_transform(cairo, &matrix)
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      return DecodedImage(target)
    }

    private static func isUsable(_ width: Int, _ height: Int) -> Bool {
      (1...32_767).contains(width) && (1...32_767).contains(height) && width * height <= mostPixels
    }

    private convenience init?(png file: Data) {
      // The size is in the first chunk, before anything is unpacked.
      guard file.count >= 24 else { return nil }
      func number(at offset: Int) -> Int {
        file.dropFirst(offset).prefix(4).reduce(0) { $0 &<< 8 | Int($1) }
      }
      guard Self.isUsable(number(at: 16), number(at: 20)) else { return nil }
      let reader = FileReader(file)
      let surface = withExtendedLifetime(reader) {
        cairo_image_surface_create_from_png_stream(FileReader.read, reader.pointer)
      }
      self.init(surface)
    }

    private convenience init?(jpeg file: Data) {
      guard let decoder = tjInitDecompress() else { return nil }
      defer { tjDestroy(decoder) }
      let surface = file.withUnsafeBytes { bytes -> OpaquePointer? in
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
          tjDecompressHeader3(
            decoder,
            start,
            UInt(bytes.count),
            &width,
            &height,
            &sampling,
            &space
          ) == 0,
          Self.isUsable(Int(width), Int(height)),
          let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
          let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        let isForPrint = [TJCS_CMYK, TJCS_YCCK].contains { Int32($0.rawValue) == space }
        let rowLength = cairo_image_surface_get_stride(surface)
        let status = tjDecompress2(
          decoder,
          start,
          UInt(bytes.count),
          pixels,
          width,
          rowLength,
          height,
          Int32((isForPrint ? TJPF_CMYK : Self.format).rawValue),
          0
        )
        // A file that ends early has pixels up to there.
        if status != 0 && tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue) {
          cairo_surface_destroy(surface)
          return nil
        }
        if isForPrint { Self.mixInks(in: pixels, count: Int(rowLength) / 4 * Int(height)) }
        cairo_surface_mark_dirty(surface)
        // Afterwards, since bytes of a file stand for the pixels; a broken file would be broken in the document too.
        if !isForPrint && status == 0 { Self.attach(file, to: surface) }
        return surface
      }
      self.init(surface)
    }

    /// Gives a surface the bytes of its file, which a PDF document then contains instead of the pixels.
    private static func attach(_ file: Data, to surface: OpaquePointer) {
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
      _ = bytes.initialize(from: file)
      let status = cairo_surface_set_mime_data(
        surface,
        CAIRO_MIME_TYPE_JPEG,
        bytes.baseAddress,
        UInt(bytes.count),
        { $0?.assumingMemoryBound(to: UInt8.self).deallocate() },
        bytes.baseAddress
      )
      if status != CAIRO_STATUS_SUCCESS { bytes.deallocate() }
    }

    /// Cairo's pixels are numbers of the machine, with blue in the last byte.
    private static let format = Int(1).littleEndian == 1 ? TJPF_BGRX : TJPF_XRGB

    /// Replaces the inks of pixels, cyan, magenta, yellow and black, by their colours, without a colour profile. A byte is the light
    /// that an ink lets through, as all programs write it since Adobe's.
    private static func mixInks(in pixels: UnsafeMutablePointer<UInt8>, count: Int) {
      let bytes = UnsafeMutableRawPointer(pixels)
      for start in stride(from: 0, to: 4 * count, by: 4) {
        func ink(_ index: Int) -> UInt32 {
          UInt32(bytes.load(fromByteOffset: start + index, as: UInt8.self))
        }
        func light(_ index: Int) -> UInt32 { ink(index) * ink(3) / 255 }
        let color = (light(0) &<< 16) | (light(1) &<< 8) | light(2)
        bytes.storeBytes(of: color, toByteOffset: start, as: UInt32.self)
      }
    }
  }

  /// The bytes of a file, which Cairo reads in order.
  nonisolated private final class FileReader {
    private let data: Data
    private var position = 0

    init(_ data: Data) { self.data = data }

    /// The closure of Cairo's stream, which lives no longer than this object.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let read: cairo_read_func_t = { closure, target, count in
      guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
      let file = Unmanaged<FileReader>.fromOpaque(closure).takeUnretainedValue()
      let end = file.position + Int(count)
      guard end <= file.data.count else { return CAIRO_STATUS_READ_ERROR }
      let start = file.data.startIndex
      file.data.copyBytes(to: target, from: start + file.position..<start + end)
      file.position = end
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
