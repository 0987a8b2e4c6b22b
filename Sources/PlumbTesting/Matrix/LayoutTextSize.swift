public import AutoLayout

/// A text size that users choose in the settings, by the names of the settings. Fonts of text styles, and scaled fonts, follow it.
public enum LayoutTextSize: String, CaseIterable, Sendable {
  case xSmall, small, medium
  /// The size before a user chooses another.
  case large
  case xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

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
