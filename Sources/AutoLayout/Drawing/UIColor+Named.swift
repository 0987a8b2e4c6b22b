import Foundation

/// Colours with fixed values.
nonisolated extension UIColor {
  /// Black: a grey of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White: a grey of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4 and blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour: black with an opacity of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// The colours of Apple's system, and colours that are named for their purpose, for light and dark
/// appearance. The numbers are those of Apple's Human Interface Guidelines and design resources.
nonisolated extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(light: [255, 59, 48], dark: [255, 69, 58])
  /// The system's green.
  public static let systemGreen = UIColor(light: [52, 199, 89], dark: [48, 209, 88])
  /// The system's blue.
  public static let systemBlue = UIColor(light: [0, 122, 255], dark: [10, 132, 255])
  /// The system's orange.
  public static let systemOrange = UIColor(light: [255, 149, 0], dark: [255, 159, 10])
  /// The system's yellow.
  public static let systemYellow = UIColor(light: [255, 204, 0], dark: [255, 214, 10])
  /// The system's pink.
  public static let systemPink = UIColor(light: [255, 45, 85], dark: [255, 55, 95])
  /// The system's purple.
  public static let systemPurple = UIColor(light: [175, 82, 222], dark: [191, 90, 242])
  /// The system's teal.
  public static let systemTeal = UIColor(light: [48, 176, 199], dark: [64, 200, 224])
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: [88, 86, 214], dark: [94, 92, 230])
  /// The system's brown.
  public static let systemBrown = UIColor(light: [162, 132, 94], dark: [172, 142, 104])
  /// The system's mint.
  public static let systemMint = UIColor(light: [0, 199, 190], dark: [102, 212, 207])
  /// The system's cyan.
  public static let systemCyan = UIColor(light: [50, 173, 230], dark: [100, 210, 255])

  /// The strongest of the system's greys.
  public static let systemGray = UIColor(light: [142, 142, 147], dark: [142, 142, 147])
  /// The second strongest of the system's greys.
  public static let systemGray2 = UIColor(light: [174, 174, 178], dark: [99, 99, 102])
  /// The third strongest of the system's greys.
  public static let systemGray3 = UIColor(light: [199, 199, 204], dark: [72, 72, 74])
  /// The third weakest of the system's greys.
  public static let systemGray4 = UIColor(light: [209, 209, 214], dark: [58, 58, 60])
  /// The second weakest of the system's greys.
  public static let systemGray5 = UIColor(light: [229, 229, 234], dark: [44, 44, 46])
  /// The weakest of the system's greys.
  public static let systemGray6 = UIColor(light: [242, 242, 247], dark: [28, 28, 30])

  /// The colour of primary texts.
  public static let label = UIColor(light: [0, 0, 0], dark: [255, 255, 255])
  /// The colour of secondary texts.
  public static let secondaryLabel = UIColor(light: [60, 60, 67, 0.6], dark: [235, 235, 245, 0.6])
  /// The colour of texts of the third level.
  public static let tertiaryLabel = UIColor(light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3])
  /// The colour of texts of the fourth level.
  public static let quaternaryLabel = UIColor(
    light: [60, 60, 67, 0.18],
    dark: [235, 235, 245, 0.16]
  )
  /// The colour of placeholders in text fields.
  public static let placeholderText = UIColor(
    light: [60, 60, 67, 0.3],
    dark: [235, 235, 245, 0.3]
  )
  /// The colour of links.
  public static let link = UIColor(light: [0, 122, 255], dark: [9, 132, 255])
  /// The colour of separators that let the content behind them show through.
  public static let separator = UIColor(light: [60, 60, 67, 0.29], dark: [84, 84, 88, 0.6])
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor(light: [198, 198, 200], dark: [56, 56, 58])

  /// The colour that fills thin or small shapes.
  public static let systemFill = UIColor(light: [120, 120, 128, 0.2], dark: [120, 120, 128, 0.36])
  /// The colour that fills shapes of medium size.
  public static let secondarySystemFill = UIColor(
    light: [120, 120, 128, 0.16],
    dark: [120, 120, 128, 0.32]
  )
  /// The colour that fills large shapes.
  public static let tertiarySystemFill = UIColor(
    light: [118, 118, 128, 0.12],
    dark: [118, 118, 128, 0.24]
  )
  /// The colour that fills large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: [116, 116, 128, 0.08],
    dark: [118, 118, 128, 0.18]
  )

  /// The background of a screen.
  public static let systemBackground = UIColor(light: [255, 255, 255], dark: [0, 0, 0])
  /// The background of groups on a screen.
  public static let secondarySystemBackground = UIColor(
    light: [242, 242, 247],
    dark: [28, 28, 30]
  )
  /// The background of groups inside of groups on a screen.
  public static let tertiarySystemBackground = UIColor(light: [255, 255, 255], dark: [44, 44, 46])
  /// The background of a screen with grouped content.
  public static let systemGroupedBackground = UIColor(light: [242, 242, 247], dark: [0, 0, 0])
  /// The background of groups on a screen with grouped content.
  public static let secondarySystemGroupedBackground = UIColor(
    light: [255, 255, 255],
    dark: [28, 28, 30]
  )
  /// The background of groups inside of groups on a screen with grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: [242, 242, 247],
    dark: [44, 44, 46]
  )

  /// The default tint colour, the system's blue.
  public static let tintColor = systemBlue

  /// Creates a colour for light and one for dark appearance, each from red, green and blue in the
  /// range 0 to 255, and an opacity in the range 0 to 1 unless it is 1.
  private convenience init(light: [Double], dark: [Double]) {
    let (light, dark) = (UIColor(channels: light), UIColor(channels: dark))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private convenience init(channels: [Double]) {
    self.init(
      red: channels[0] / 255,
      green: channels[1] / 255,
      blue: channels[2] / 255,
      alpha: channels.count > 3 ? channels[3] : 1
    )
  }

  /// The colours to which a colour set refers by a name.
  static let ofSystem: [String: UIColor] = [
    "systemRedColor": systemRed, "systemGreenColor": systemGreen, "systemBlueColor": systemBlue,
    "systemOrangeColor": systemOrange, "systemYellowColor": systemYellow,
    "systemPinkColor": systemPink, "systemPurpleColor": systemPurple, "systemTealColor": systemTeal,
    "systemIndigoColor": systemIndigo, "systemBrownColor": systemBrown,
    "systemMintColor": systemMint, "systemCyanColor": systemCyan, "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2, "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4, "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6, "labelColor": label, "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel, "quaternaryLabelColor": quaternaryLabel,
    "placeholderTextColor": placeholderText, "linkColor": link, "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator, "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill, "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill, "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
  ]
}
