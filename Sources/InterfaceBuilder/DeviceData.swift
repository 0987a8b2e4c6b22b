// Facts about devices and Xcode's versions that Interface Builder's canvas depends on. This file contains only data, which
// SafeArea.swift and Margins.swift use.
//
// Values that were derived from stored frames describe the canvas, which can differ from the device.

extension Device {
  /// The devices, by Interface Builder's ids of their screens.
  public static let all: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480),
    Device("retina4_0", "iPhone SE (1st generation)", 320, 568),
    Device("retina4_7", "iPhone 8", 375, 667),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, scale: 3, isWideInLandscape: true),
    Device("retina5_4", "iPhone 13 mini", 375, 812, top: ByVersion((0, 44), (22_000, 50))),
    Device("retina5_9", "iPhone 11 Pro", 375, 812, top: ByVersion((0, 44), (22_000, 50))),
    Device("retina6_0", "iPhone 14", 390, 844, top: ByVersion((0, 44), (22_000, 47))),
    Device(
      "retina6_1",
      "iPhone 11",
      414,
      896,
      scale: 2,
      isWideInLandscape: true,
      top: ByVersion((0, 44), (22_000, 48))
    ),
    Device("retina6_12", "iPhone 15", 393, 852, top: ByVersion((0, 44), (22_000, 59))),
    Device("retina6_3", "iPhone 16 Pro", 402, 874, top: ByVersion((0, 62))),
    Device(
      "retina6_5",
      "iPhone 11 Pro Max",
      414,
      896,
      isWideInLandscape: true,
      top: ByVersion((0, 44), (22_000, 48), (22_600, 44))
    ),
    Device(
      "retina6_7",
      "iPhone 14 Plus",
      428,
      926,
      isWideInLandscape: true,
      top: ByVersion((0, 44), (22_000, 47))
    ),
    Device(
      "retina6_72",
      "iPhone 15 Pro Max",
      430,
      932,
      isWideInLandscape: true,
      top: ByVersion((0, 44), (22_000, 59))
    ),
    Device(
      "retina6_9",
      "iPhone 16 Pro Max",
      440,
      956,
      isWideInLandscape: true,
      top: ByVersion((0, 62))
    ),
    Device("ipad7_9", "iPad mini (5th generation)", pad: 768, 1024),
    Device("ipad8_3rounded", "iPad mini (6th generation)", pad: 744, 1133, isRounded: true),
    Device("ipad9_7", "iPad (6th generation)", pad: 768, 1024),
    Device("ipad10_2", "iPad (9th generation)", pad: 810, 1080),
    Device("ipad10_5", "iPad Air (3rd generation)", pad: 834, 1112),
    Device("ipad10_9rounded", "iPad Air (5th generation)", pad: 820, 1180, isRounded: true),
    Device("ipad11_0rounded", "iPad Pro (11-inch)", pad: 834, 1194, isRounded: true),
    Device("ipad12_9", "iPad Pro (12.9-inch, 2nd generation)", pad: 1024, 1366),
    Device("ipad12_9rounded", "iPad Pro (12.9-inch)", pad: 1024, 1366, isRounded: true),
    Device("ipad13_0rounded", "iPad Pro (13-inch)", pad: 1032, 1376, isRounded: true),
  ]
}

extension Device {
  /// The screens of products without an own id in Interface Builder, and of product lines, for which the newest product counts.
  static let products: [(name: String, screen: String)] = [
    ("iPhone 4", "retina3_5"), ("iPhone 5", "retina4_0"), ("iPhone 5c", "retina4_0"),
    ("iPhone 5s", "retina4_0"), ("iPod touch", "retina4_0"), ("iPhone SE", "retina4_7"),
    ("iPhone SE (2nd generation)", "retina4_7"), ("iPhone SE (3rd generation)", "retina4_7"),
    ("iPhone 6", "retina4_7"), ("iPhone 6s", "retina4_7"), ("iPhone 7", "retina4_7"),
    ("iPhone 6 Plus", "retina5_5"), ("iPhone 6s Plus", "retina5_5"),
    ("iPhone 7 Plus", "retina5_5"), ("iPhone 12 mini", "retina5_4"),
    ("iPhone X", "retina5_9"), ("iPhone XS", "retina5_9"), ("iPhone XR", "retina6_1"),
    ("iPhone XS Max", "retina6_5"), ("iPhone 12", "retina6_0"), ("iPhone 12 Pro", "retina6_0"),
    ("iPhone 13", "retina6_0"), ("iPhone 13 Pro", "retina6_0"), ("iPhone 16e", "retina6_0"),
    ("iPhone 12 Pro Max", "retina6_7"), ("iPhone 13 Pro Max", "retina6_7"),
    ("iPhone 14 Pro", "retina6_12"), ("iPhone 15 Pro", "retina6_12"),
    ("iPhone 16", "retina6_12"), ("iPhone 14 Pro Max", "retina6_72"),
    ("iPhone 15 Plus", "retina6_72"), ("iPhone 16 Plus", "retina6_72"),
    ("iPhone 17", "retina6_3"), ("iPhone 17 Pro", "retina6_3"),
    ("iPhone 17 Pro Max", "retina6_9"), ("iPad mini", "ipad8_3rounded"),
    ("iPad mini (A17 Pro)", "ipad8_3rounded"), ("iPad", "ipad10_9rounded"),
    ("iPad (5th generation)", "ipad9_7"), ("iPad (7th generation)", "ipad10_2"),
    ("iPad (8th generation)", "ipad10_2"), ("iPad (10th generation)", "ipad10_9rounded"),
    ("iPad (A16)", "ipad10_9rounded"), ("iPad Air", "ipad10_9rounded"),
    ("iPad Air 2", "ipad9_7"), ("iPad Air (4th generation)", "ipad10_9rounded"),
    ("iPad Air 11-inch", "ipad10_9rounded"), ("iPad Air 13-inch", "ipad12_9rounded"),
    ("iPad Pro", "ipad11_0rounded"), ("iPad Pro 9.7-inch", "ipad9_7"),
    ("iPad Pro 10.5-inch", "ipad10_5"), ("iPad Pro 12.9-inch", "ipad12_9rounded"),
    ("iPad Pro 13-inch", "ipad13_0rounded"),
  ]
}

/// The insets of the canvas by bars and by the device, in points.
enum CanvasData {
  /// The height of the status bar of a device without a notch. Some versions of Xcode ignored it.
  static let statusBar = ByVersion<CGFloat>((0, 20), (14_800, 0), (22_000, 20))
  static let navigationBar: CGFloat = 44
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49
  /// The height on a phone in landscape orientation.
  static let navigationBarInLandscape: CGFloat = 32
  static let bottomBarInLandscape: CGFloat = 32
  /// The maximum height that bars and the edge of a sheet take from a screen.
  static let mostBars: CGFloat = 200
  /// The height of the home indicator's area on a device without a home button.
  static let homeIndicator: CGFloat = 34
  static let homeIndicatorInLandscape: CGFloat = 21
  static let homeIndicatorOfPad: CGFloat = 20

  /// Whether top-level views of a xib with a freeform size have the device's safe area insets.
  static let coversFreeform = ByVersion((0, false), (14_800, true))
  /// Whether the layout margins of a root view include its safe area insets.
  static let safeAreaInMargins = ByVersion((0, false), (13_000, true))
  /// Whether a stack view removes hidden views from its layout.
  static let collapsesHidden = ByVersion((0, false), (14_800, true))
}

/// Default layout margins, in points.
enum MarginData {
  /// The left and right margins of a narrow controller's view.
  static let narrow: CGFloat = 16
  static let wide: CGFloat = 20
  /// The width from which on a view is wide.
  static let wideFrom: CGFloat = 414

  /// Whether top-level views of a xib have the margins of a controller's view.
  static let xibLikeController = ByVersion((0, false), (14_800, true))
  static let plain: CGFloat = 8

  /// The margins of a table view cell's content view.
  struct Cell: Sendable {
    var side: CGFloat
    /// The width that decides whether the left and right margins are ``wide``; nil if they never are.
    var widensWith: Widening?
    var vertical: CGFloat

    enum Widening: Sendable { case cell, device }
  }

  static let cell = ByVersion(
    (0, Cell(side: 8, widensWith: nil, vertical: 8)),
    (14_000, Cell(side: 16, widensWith: .cell, vertical: 11)),
    (14_800, Cell(side: 15, widensWith: nil, vertical: 11)),
    (17_000, Cell(side: 16, widensWith: .device, vertical: 11))
  )
  /// The margin beside an accessory.
  static let accessory: CGFloat = 8
}

/// Default values of buttons with a configuration, in points.
enum ButtonData {
  static let configuredFont: CGFloat = 17
  static let configuredInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  static let configuredCorner: CGFloat = 6
  /// The button types that show a system symbol.
  static let drawnByOthers: Set<String> = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]
}

/// Default sizes of fonts, in points.
enum FontData {
  static let size: CGFloat = 17
  /// The size for 0, which means the system's default: Xcode stored frames of texts with 12 points for it.
  static let sizeOfZero: CGFloat = 12
}

/// Font sizes of list content configurations, in points.
enum ListData {
  static let textFont: CGFloat = 17
  static let secondaryFont: CGFloat = 12
}
