/// The standard content of a cell: an image, a text and a secondary text.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The appearance of a text.
  nonisolated public struct TextProperties: Hashable {
    /// The horizontal positions of the lines of a text.
    nonisolated public enum TextAlignment: Int, Sendable {
      /// At the edge at which lines begin.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// The changes of a text's case.
    nonisolated public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// All letters are capitals.
      case uppercase = 1
      /// No letter is a capital.
      case lowercase = 2
      /// The first letter of each word is a capital.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The horizontal positions of the lines.
    public var alignment = TextAlignment.natural
    /// How text that does not fit is shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0, the default, for any number.
    public var numberOfLines = 0
    /// Whether the font becomes smaller if the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font becomes smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size category of the traits.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text's case.
    public var transform = TextTransform.none

    /// Returns the colour.
    public func resolvedColor() -> UIColor { color }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The appearance of an image.
  nonisolated public struct ImageProperties: Hashable {
    /// The configuration of symbols; nil for their own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil for that of the view.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; 0 means any length.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centred, in points; 0 means that of the image.
    public var reservedLayoutSize = CGSize.zero

    /// Hashes the radius and the tint colour.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(tintColor)
    }
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  /// Whether the secondary text is beside the text instead of below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The smallest distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// Returns a new view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same content for all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The standard styles.
nonisolated extension UIListContentConfiguration {
  private static func style(
    _ font: UIFont.TextStyle,
    _ color: UIColor = .label,
    secondary: UIFont.TextStyle = .caption1,
    _ secondaryColor: UIColor = .label
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(font: .preferredFont(forTextStyle: font), color: color),
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: secondary),
        color: secondaryColor
      )
    )
  }

  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration { style(.body) }
  /// Returns the content of a cell with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { style(.body) }
  /// Returns the content of a cell with a secondary text beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var result = style(.body, secondary: .body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { style(.headline) }
  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    style(.subheadline, .secondaryLabel)
  }
  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = style(.footnote, .secondaryLabel)
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins.top = 17
    result.directionalLayoutMargins.bottom = 6
    return result
  }
  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var result = style(.footnote, .secondaryLabel)
    result.directionalLayoutMargins.top = 6
    return result
  }
  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { style(.body) }
  /// Returns the content of a cell in a sidebar, with a secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    style(.body, secondary: .subheadline, .secondaryLabel)
  }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { style(.headline) }
}
