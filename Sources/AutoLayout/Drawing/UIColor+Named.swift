import Foundation

/// Colours with fixed values.
extension UIColor {
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

/// The colours of Apple's system, and colours that are named for their purpose, as in light
/// appearance.
extension UIColor {
  /// The system's red in light appearance.
  public static let systemRed = UIColor(255, 59, 48)
  /// The system's green in light appearance.
  public static let systemGreen = UIColor(52, 199, 89)
  /// The system's blue in light appearance.
  public static let systemBlue = UIColor(0, 122, 255)
  /// The system's orange in light appearance.
  public static let systemOrange = UIColor(255, 149, 0)
  /// The system's yellow in light appearance.
  public static let systemYellow = UIColor(255, 204, 0)
  /// The system's pink in light appearance.
  public static let systemPink = UIColor(255, 45, 85)
  /// The system's purple in light appearance.
  public static let systemPurple = UIColor(175, 82, 222)
  /// The system's teal in light appearance.
  public static let systemTeal = UIColor(48, 176, 199)
  /// The system's indigo in light appearance.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// The system's brown in light appearance.
  public static let systemBrown = UIColor(162, 132, 94)
  /// The system's mint in light appearance.
  public static let systemMint = UIColor(0, 199, 190)
  /// The system's cyan in light appearance.
  public static let systemCyan = UIColor(50, 173, 230)

  /// The darkest of the system's greys in light appearance.
  public static let systemGray = UIColor(142, 142, 147)
  /// The second darkest of the system's greys in light appearance.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// The third darkest of the system's greys in light appearance.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// The third lightest of the system's greys in light appearance.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// The second lightest of the system's greys in light appearance.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// The lightest of the system's greys in light appearance.
  public static let systemGray6 = UIColor(242, 242, 247)

  /// The colour of primary texts.
  public static let label = UIColor(0, 0, 0)
  /// The colour of secondary texts.
  public static let secondaryLabel = UIColor(60, 60, 67, alpha: 0.6)
  /// The colour of texts of the third level.
  public static let tertiaryLabel = UIColor(60, 60, 67, alpha: 0.3)
  /// The colour of texts of the fourth level.
  public static let quaternaryLabel = UIColor(60, 60, 67, alpha: 0.18)
  /// The colour of placeholders in text fields.
  public static let placeholderText = UIColor(60, 60, 67, alpha: 0.3)
  /// The colour of links.
  public static let link = UIColor(0, 122, 255)
  /// The colour of separators that let the content behind them show through.
  public static let separator = UIColor(60, 60, 67, alpha: 0.29)
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor(198, 198, 200)

  /// The colour that fills thin or small shapes.
  public static let systemFill = UIColor(120, 120, 128, alpha: 0.2)
  /// The colour that fills shapes of medium size.
  public static let secondarySystemFill = UIColor(120, 120, 128, alpha: 0.16)
  /// The colour that fills large shapes.
  public static let tertiarySystemFill = UIColor(118, 118, 128, alpha: 0.12)
  /// The colour that fills large areas with complex content.
  public static let quaternarySystemFill = UIColor(116, 116, 128, alpha: 0.08)

  /// The background of a screen.
  public static let systemBackground = UIColor(255, 255, 255)
  /// The background of groups on a screen.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// The background of groups inside of groups on a screen.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// The background of a screen with grouped content.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// The background of groups on a screen with grouped content.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// The background of groups inside of groups on a screen with grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)

  /// The default tint colour, the system's blue.
  public static let tintColor = systemBlue

  /// Creates a colour from channels in the range 0 to 255, as listed in Apple's design resources.
  private convenience init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
