/// An effect that blurs what is behind a view. Pictures show it as a translucent fill.
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and the strength of the effect.
  nonisolated public enum Style: Int, Sendable {
    /// Brighter than the content behind.
    case extraLight = 0
    /// As bright as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// By the light or dark appearance.
    case regular = 4
    /// By the light or dark appearance, with more contrast.
    case prominent = 5
    /// By the appearance, mostly translucent.
    case systemUltraThinMaterial = 6
    /// By the appearance, more translucent than opaque.
    case systemThinMaterial = 7
    /// By the appearance, somewhat translucent.
    case systemMaterial = 8
    /// By the appearance, more opaque than translucent.
    case systemThickMaterial = 9
    /// By the appearance, for bars.
    case systemChromeMaterial = 10
    /// Light, mostly translucent.
    case systemUltraThinMaterialLight = 11
    /// Light, more translucent than opaque.
    case systemThinMaterialLight = 12
    /// Light, somewhat translucent.
    case systemMaterialLight = 13
    /// Light, more opaque than translucent.
    case systemThickMaterialLight = 14
    /// Light, for bars.
    case systemChromeMaterialLight = 15
    /// Dark, mostly translucent.
    case systemUltraThinMaterialDark = 16
    /// Dark, more translucent than opaque.
    case systemThinMaterialDark = 17
    /// Dark, somewhat translucent.
    case systemMaterialDark = 18
    /// Dark, more opaque than translucent.
    case systemThickMaterialDark = 19
    /// Dark, for bars.
    case systemChromeMaterialDark = 20
  }

  /// The style of the effect.
  private let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect of the regular style; archives are not read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  package override var fillColor: UIColor { style.fillColor }
}

nonisolated extension UIBlurEffect.Style {
  /// The translucent colour for the style. Apple does not document its own; these let a part of the
  /// background through by the name of the style.
  fileprivate var fillColor: UIColor {
    switch self {
    case .extraLight: Self.light(0.9)
    case .light: Self.light(0.7)
    case .dark: Self.dark(0.75)
    case .regular: Self.dynamic(0.75)
    case .prominent: Self.dynamic(0.88)
    case .systemUltraThinMaterial: Self.dynamic(0.5)
    case .systemThinMaterial: Self.dynamic(0.65)
    case .systemMaterial: Self.dynamic(0.78)
    case .systemThickMaterial: Self.dynamic(0.9)
    case .systemChromeMaterial: Self.dynamic(0.85)
    case .systemUltraThinMaterialLight: Self.light(0.5)
    case .systemThinMaterialLight: Self.light(0.65)
    case .systemMaterialLight: Self.light(0.78)
    case .systemThickMaterialLight: Self.light(0.9)
    case .systemChromeMaterialLight: Self.light(0.85)
    case .systemUltraThinMaterialDark: Self.dark(0.5)
    case .systemThinMaterialDark: Self.dark(0.65)
    case .systemMaterialDark: Self.dark(0.78)
    case .systemThickMaterialDark: Self.dark(0.9)
    case .systemChromeMaterialDark: Self.dark(0.85)
    }
  }

  private static func light(_ opacity: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: opacity) }
  private static func dark(_ opacity: CGFloat) -> UIColor { UIColor(white: 0.12, alpha: opacity) }
  private static func dynamic(_ opacity: CGFloat) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark(opacity) : light(opacity) }
  }
}
