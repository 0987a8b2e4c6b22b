public import Foundation

extension UIButton {
  /// The appearance and the content of a button as a value.
  ///
  /// Apple does not document the sizes of fonts, insets and corners. The insets are those that
  /// Interface Builder stores for the medium size, and corresponding ones for the others; the fonts
  /// are the text styles body, subheadline and footnote.
  nonisolated public struct Configuration: Hashable {
    /// The sizes of buttons.
    nonisolated public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// A small one.
      case small = 1
      /// The smallest one.
      case mini = 2
      /// A large one.
      case large = 3
    }

    /// The alignments of the title above the subtitle.
    nonisolated public enum TitleAlignment: Int, Sendable {
      /// By the place of the image: towards the image, and centred above or below it.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The shapes of the corners.
    nonisolated public enum CornerStyle: Int, Sendable {
      /// The radius of the ``background``.
      case fixed = -1
      /// The radius of the ``background``, scaled with the text size of the user.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the shorter side.
      case capsule = 4
    }

    /// The appearances on a Mac. They have no effect here.
    nonisolated public enum MacIdiomStyle: Int, Sendable {
      /// By the configuration.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without a border.
      case borderless = 2
      /// Without a border, in the tint.
      case borderlessTinted = 3
    }

    /// The marks of a button with a menu. They are not drawn here.
    nonisolated public enum Indicator: Int, Sendable {
      /// By the configuration of the button.
      case automatic = 0
      /// None.
      case none = 1
      /// The mark of a menu with a choice.
      case popup = 2
    }

    /// The looks that the functions of the type make.
    enum Style: Hashable { case plain, tinted, gray, filled }

    let style: Style
    /// The background. A colour that is set takes precedence over that of the style.
    public var background: UIBackgroundConfiguration
    /// The shape of the corners. By default dynamic.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which determines the font and the default insets.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The appearance on a Mac. Stored without an effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of the title and the image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour from which the background's is made; nil for the tint.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// A function that changes the colour of the image; nil for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol that is the image; its own values come first.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The length that is kept for the image along the axis of its placement, in points.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator is shown in the place of the image.
    public var showsActivityIndicator = false
    /// A function that changes the colour of the activity indicator; nil for none.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title; nil for that which the button has for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set { (plainTitle, attributedTitle) = (newValue, nil) }
    }
    private var plainTitle: String?
    /// The title with attributes; nil for none.
    public var attributedTitle: AttributedString?
    /// A function that changes the attributes of the title; nil for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which lines of the title are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
      set { (plainSubtitle, attributedSubtitle) = (newValue, nil) }
    }
    private var plainSubtitle: String?
    /// The text below the title with attributes; nil for none.
    public var attributedSubtitle: AttributedString?
    /// A function that changes the attributes of the subtitle; nil for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which lines of the subtitle are broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The mark of a menu. Stored without an effect here.
    public var indicator = Indicator.automatic
    /// A function that changes the colour of the mark. Stored without an effect here.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distances of the content from the edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set { (insets, hasDefaultInsets) = (newValue, false) }
    }
    private var insets = NSDirectionalEdgeInsets.zero
    private var hasDefaultInsets = true
    /// The edge of the title at which the image is. By default the leading one.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points. By default 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title above the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a button that is selected looks selected. By default true.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      background = .clear()
      background.cornerRadius = ButtonMetrics.cornerRadius
      setDefaultContentInsets()
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a background in a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a border: here the plain one.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a border: here the grey one.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a border in a pale tint: here the tinted one.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a border in the tint: here the filled one.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets the insets to those of the size.
    public mutating func setDefaultContentInsets() {
      insets = ButtonMetrics.insets(buttonSize)
      hasDefaultInsets = true
    }

    /// Returns the configuration with the colours for the state and the tint of a button.
    #if MainActor
      @preconcurrency @MainActor
    #endif
    public func updated(for button: UIButton) -> Configuration {
      let colors = colors(in: button.state, tint: button.tintColor)
      var result = self
      result.baseForegroundColor = colors.foreground
      result.background.backgroundColor = colors.background
      return result
    }
  }

  /// A function that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Creates a button of the system's kind with a configuration and the handler of an action. The
  /// action's title and image are used where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The appearance and the content of the button; nil for those of the button's own properties.
  public var configuration: Configuration? {
    get { configured?.configuration }
    set {
      if newValue == configured?.configuration { return }
      madeConfigured.configuration = newValue
      if newValue == nil { madeConfigured.removeViews() }
      if configured?.isUpdating != true { markConfiguration() }
      contentChanged()
    }
  }

  /// A function that changes the configuration for the state; nil for none. It is called before the
  /// next layout, and again after changes of the state and ``setNeedsUpdateConfiguration()``.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configured?.handler }
    set {
      madeConfigured.handler = newValue
      markConfiguration()
    }
  }

  private var madeConfigured: ConfiguredButton {
    if let configured { return configured }
    let made = ConfiguredButton()
    configured = made
    return made
  }

  func markConfiguration() {
    guard let configured, !configured.isUpdating else { return }
    configured.isPending = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard let configured, configured.isPending, !configured.isUpdating else { return }
    configured.isPending = false
    configured.isUpdating = true
    updateConfiguration()
    configured.isUpdating = false
  }
}

nonisolated extension UIButton.Configuration {
  /// The alignment of the title with automatic resolved: towards the image, and centred above or
  /// below it.
  var effectiveTitleAlignment: TitleAlignment {
    if titleAlignment != .automatic { return titleAlignment }
    if imagePlacement.contains(.top) || imagePlacement.contains(.bottom) { return .center }
    return imagePlacement.contains(.trailing) ? .trailing : .leading
  }

  var hasCentredTitle: Bool { effectiveTitleAlignment == .center }

  /// The colours of the content and of the background in a state; nil for no background.
  func colors(
    in state: UIControl.State,
    tint: UIColor
  ) -> (foreground: UIColor, background: UIColor?) {
    let base = baseBackgroundColor ?? tint
    let isSelected = automaticallyUpdateForSelection && state.contains(.selected)
    var (foreground, background): (UIColor, UIColor?) =
      switch style {
      case .plain: (tint, isSelected ? base.withAlphaComponent(0.2) : baseBackgroundColor)
      case .tinted: (tint, base.withAlphaComponent(0.2))
      case .gray: (tint, baseBackgroundColor ?? .secondarySystemFill)
      case .filled: (.white, base)
      }
    if isSelected && (style == .tinted || style == .gray) {
      (foreground, background) = (.white, base)
    }
    foreground = baseForegroundColor ?? foreground
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    }
    return (foreground, self.background.backgroundColor ?? background)
  }
}

/// The fixed lengths and the fonts of configured buttons.
nonisolated enum ButtonMetrics {
  static let cornerRadius: CGFloat = 6

  static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .medium: (7, 12)
      case .small, .mini: (5, 10)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }

  static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .medium, .large: .body
    case .small: .subheadline
    case .mini: .footnote
    }
  }

  static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .medium, .large: .footnote
    case .small: .caption1
    case .mini: .caption2
    }
  }
}
