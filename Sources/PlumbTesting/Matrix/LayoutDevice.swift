public import AutoLayout
import InterfaceBuilder

/// A screen for which a layout is tested: its size and what depends on the device.
public struct LayoutDevice: Hashable, Sendable {
  /// The name in failures: `iPhone SE`.
  public var name: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The parts of the screen that bars, the camera and the home indicator cover, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// The number of pixels in a point. Frames are rounded to whole pixels.
  public var scale: CGFloat
  /// Phone or pad.
  public var idiom: UIUserInterfaceIdiom
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass

  /// Creates a screen of any size.
  public init(
    name: String,
    size: CGSize,
    safeAreaInsets: UIEdgeInsets = .zero,
    scale: CGFloat = 3,
    idiom: UIUserInterfaceIdiom = .phone,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Finds a device by the name of a product or by its id in Interface Builder: `iPhone 15 Pro`, `retina6_12`. A name that fits
  /// several products means the newest.
  ///
  /// - Parameters:
  ///   - name: the name or the id.
  ///   - isLandscape: whether the device lies on its side; the name in failures then ends with `landscape`.
  /// - Returns: nil if there is no such device.
  public init?(named name: String, isLandscape: Bool = false) {
    guard let device = Device(named: name) else { return nil }
    self.init(device, name: name, isLandscape: isLandscape)
  }

  private init(_ device: Device, name: String, isLandscape: Bool = false) {
    let classes = device.traits(isLandscape: isLandscape)
    self.init(
      name: isLandscape ? "\(name) landscape" : name,
      size: device.size(isLandscape: isLandscape),
      safeAreaInsets: device.safeAreaInsets(isLandscape: isLandscape),
      scale: device.scale,
      idiom: device.idiom,
      horizontalSizeClass: classes.horizontal,
      verticalSizeClass: classes.vertical
    )
  }

  private static func known(_ name: String) -> LayoutDevice {
    guard let device = LayoutDevice(named: name) else {
      preconditionFailure("The table of devices has no \(name).")
    }
    return device
  }
}

extension LayoutDevice {
  /// The iPhone SE of the third generation: 375 × 667 points.
  public static let iPhoneSE = known("iPhone SE")
  /// 375 × 812 points.
  public static let iPhone13Mini = known("iPhone 13 mini")
  /// 390 × 844 points.
  public static let iPhone14 = known("iPhone 14")
  /// 393 × 852 points.
  public static let iPhone15 = known("iPhone 15")
  /// 393 × 852 points.
  public static let iPhone16 = known("iPhone 16")
  /// 390 × 844 points.
  public static let iPhone16e = known("iPhone 16e")
  /// 402 × 874 points.
  public static let iPhone17 = known("iPhone 17")
  /// 402 × 874 points.
  public static let iPhone17Pro = known("iPhone 17 Pro")
  /// 440 × 956 points.
  public static let iPhone17ProMax = known("iPhone 17 Pro Max")
  /// 744 × 1133 points.
  public static let iPadMini = known("iPad mini")
  /// 820 × 1180 points.
  public static let iPad = known("iPad")
  /// 834 × 1194 points.
  public static let iPadPro11 = known("iPad Pro 11-inch")
  /// 1032 × 1376 points.
  public static let iPadPro13 = known("iPad Pro 13-inch")
}

extension LayoutDevice {
  /// Compares all properties.
  public static func == (left: LayoutDevice, right: LayoutDevice) -> Bool {
    left.name == right.name && left.size == right.size
      && left.safeAreaInsets == right.safeAreaInsets && left.scale == right.scale
      && left.idiom == right.idiom && left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
