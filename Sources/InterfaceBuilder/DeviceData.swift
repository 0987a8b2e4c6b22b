// What Interface Builder's canvas takes for granted: facts of devices and of Xcode's versions. All of it is here, and nothing
// but data; what is done with it is in SafeArea.swift and Margins.swift.
//
// Where the sources of a row are stored frames, it says what they show, not what a device does.

extension Device {
  /// The devices by the ids that Interface Builder gives their screens.
  public static let all: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480),
    Device("retina4_0", "iPhone SE (1st generation)", 320, 568),
    Device("retina4_7", "iPhone 8", 375, 667),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, isWideAcross: true),
    Device("retina5_4", "iPhone 13 mini", 375, 812, top: ByVersion((0, 44), (22_000, 50))),
    Device("retina5_9", "iPhone 11 Pro", 375, 812, top: ByVersion((0, 44), (22_000, 50))),
    Device("retina6_0", "iPhone 14", 390, 844, top: ByVersion((0, 44), (22_000, 47))),
    Device(
      "retina6_1",
      "iPhone 11",
      414,
      896,
      isWideAcross: true,
      top: ByVersion((0, 44), (22_000, 48))
    ),
    Device("retina6_12", "iPhone 15", 393, 852, top: ByVersion((0, 44), (22_000, 59))),
    Device("retina6_3", "iPhone 16 Pro", 402, 874, top: ByVersion((0, 62))),
    Device(
      "retina6_5",
      "iPhone 11 Pro Max",
      414,
      896,
      isWideAcross: true,
      top: ByVersion((0, 44), (22_000, 48), (22_600, 44))
    ),
    Device(
      "retina6_7",
      "iPhone 14 Plus",
      428,
      926,
      isWideAcross: true,
      top: ByVersion((0, 44), (22_000, 47))
    ),
    Device(
      "retina6_72",
      "iPhone 15 Pro Max",
      430,
      932,
      isWideAcross: true,
      top: ByVersion((0, 44), (22_000, 59))
    ),
    Device(
      "retina6_9",
      "iPhone 16 Pro Max",
      440,
      956,
      isWideAcross: true,
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
  /// Which screens products have that Interface Builder does not name, and those whose names say less than one product's: the
  /// newest of these.
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

/// How the canvas covers what is laid out on it, in points.
enum CanvasData {
  /// Under the status bar of a device without a notch. Some versions left it out.
  static let statusBar = ByVersion<CGFloat>((0, 20), (14_800, 0), (22_000, 20))
  static let navigationBar: CGFloat = 44
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49
  /// On a phone that lies across.
  static let navigationBarAcross: CGFloat = 32
  static let bottomBarAcross: CGFloat = 32
  /// At most this much of a screen's height is bars and the edge of a sheet.
  static let mostBars: CGFloat = 200
  /// Below a device without a home button.
  static let homeIndicator: CGFloat = 34
  static let homeIndicatorAcross: CGFloat = 21
  static let homeIndicatorOfPad: CGFloat = 20

  /// Whether views of a size of their own, at the top of a xib, have what a device covers.
  static let coversFreeform = ByVersion((0, false), (14_800, true))
  /// Whether a root's margins are at least those of the safe area.
  static let safeAreaInMargins = ByVersion((0, false), (13_000, true))
  /// Whether hidden views of a stack leave their room to the others.
  static let collapsesHidden = ByVersion((0, false), (14_800, true))
}

/// The margins that nobody wrote, in points.
enum MarginData {
  /// Left and right of a controller's view.
  static let narrow: CGFloat = 16
  static let wide: CGFloat = 20
  /// From where on a view is wide.
  static let wideFrom: CGFloat = 414

  /// Whether the views at the top of a xib have those of a controller's view.
  static let xibLikeController = ByVersion((0, false), (14_800, true))
  static let plain: CGFloat = 8

  /// The margins of what is in a row of a table.
  struct Cell: Sendable {
    var side: CGFloat
    /// From where on the sides are ``wide``; nil for never.
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
  /// Beside an accessory.
  static let accessory: CGFloat = 8
}

/// What buttons are that a configuration describes, where it says nothing else.
enum ButtonData {
  static let configuredFont: CGFloat = 17
  static let configuredInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  static let configuredCorner: CGFloat = 6
  /// The types that show a sign of the system.
  static let drawnByOthers: Set<String> = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]
}

/// The sizes of fonts that the file does not say, in points.
enum FontData {
  static let size: CGFloat = 17
  /// A size of 0 asks for the system's own. Xcode stored texts of 12 points for it.
  static let sizeOfZero: CGFloat = 12
}

/// The texts of rows that a configuration describes, in points.
enum ListData {
  static let textFont: CGFloat = 17
  static let secondaryFont: CGFloat = 12
}
