/// The meaning of the components of a colour. Colours are in the sRGB space here; a space only tells the number
/// of components.
nonisolated public final class CGColorSpace: NSObject, Sendable {
  /// The models of colours.
  nonisolated public enum Model: Int32, Sendable {
    /// An unknown one.
    case unknown = -1
    /// Grey.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
  }

  /// The model of the space.
  public let model: Model

  init(_ model: Model) { self.model = model }

  /// The number of components without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .unknown: 0
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }
}

/// Returns the space of red, green and blue.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// Returns the space of grey.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
/// Returns the space of cyan, magenta, yellow and black.
nonisolated public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }

/// Where the opacity is among the components of a pixel.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// At the end; the others are multiplied by it.
  case premultipliedLast = 1
  /// At the start; the others are multiplied by it.
  case premultipliedFirst = 2
  /// At the end.
  case last = 3
  /// At the start.
  case first = 4
  /// Its place at the end is not used.
  case noneSkipLast = 5
  /// Its place at the start is not used.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// How the components of a pixel are stored.
nonisolated public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 &<< 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, the lowest first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 &<< 12)
  /// 32 bits, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 &<< 12)
  /// 16 bits, the highest first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 &<< 12)
  /// 32 bits, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 &<< 12)
}

/// Colours at places from 0 to 1.
nonisolated public final class CGGradient: NSObject, Sendable {
  /// The colours and their places, in the order of the places.
  package let stops: [(color: UIColor, location: CGFloat)]

  private init(_ stops: [(color: UIColor, location: CGFloat)]) { self.stops = stops }

  /// Creates a gradient of colours at places from 0 to 1, or at equal distances; nil without colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: UnsafePointer<CGFloat>?
  ) {
    if colors.isEmpty { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      (color: color.color, location: locations?[index] ?? CGFloat(index) / last)
    }
    self.init(stops.sorted { $0.location < $1.location })
  }
}

/// How far a gradient goes beyond its ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
