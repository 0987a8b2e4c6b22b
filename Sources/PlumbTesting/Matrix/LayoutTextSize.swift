public import AutoLayout

/// A text size that users choose in the settings, by the names of the settings. Fonts of text styles, and scaled fonts, follow it.
public enum LayoutTextSize: String, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The size before a user chooses another.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest size outside of the accessibility settings.
  case xxxLarge
  /// The first size of the accessibility settings.
  case accessibility1
  /// The second size of the accessibility settings.
  case accessibility2
  /// The third size of the accessibility settings.
  case accessibility3
  /// The fourth size of the accessibility settings.
  case accessibility4
  /// The fifth and largest size of the accessibility settings.
  case accessibility5

  /// The category of UIKit.
  public var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
