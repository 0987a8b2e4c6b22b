/// A control with a title, an image or both.
///
/// Its intrinsic content size is that of the image and the title side by side, with 6 points above
/// and below unless content insets are set, and a minimum width of 30 points, as for a system
/// button. An image without a title has no padding. (Rule 3.09; the numbers are those that
/// Interface Builder stored.)
open class UIButton: UIControl {
  /// The kinds of buttons.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the style of the system.
    case system = 1
    /// A button with details. Here like ``custom``.
    case detailDisclosure = 2
    /// A light button with information. Here like ``custom``.
    case infoLight = 3
    /// A dark button with information. Here like ``custom``.
    case infoDark = 4
    /// A button that adds a person. Here like ``custom``.
    case contactAdd = 5
    /// A button that closes. Here like ``custom``.
    case close = 7

    /// The former name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// Whether the image is darker while the button is highlighted. Stored without an effect here.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. Stored without an effect here.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is touched. Stored without an effect here.
  open var showsTouchWhenHighlighted = false
  /// Whether a pointer changes its shape over the button. Stored without an effect here.
  open var isPointerInteractionEnabled = false
  /// A function that returns the shape of a pointer. Stored without an effect here.
  open var pointerStyleProvider: PointerStyleProvider?

  /// A function that returns the shape of a pointer over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton,
    _ proposedEffect: UIPointerEffect,
    _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// The kind of the button.
  open package(set) var buttonType = ButtonType.custom
  /// The label that shows the title, created at the first access.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The padding around the content, in points. Insets other than zero replace the default padding.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The insets of the room for the title, in points. They move the title, or cut it off, and do not
  /// change the intrinsic content size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the room for the image, in points. They move the image, and do not change the
  /// intrinsic content size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The view that shows the image, created at the first access, or for the image of a configuration.
  open var imageView: UIImageView? { madeImageView ?? makeImageView() }
  /// The label that shows the subtitle of the configuration; nil without one.
  open var subtitleLabel: UILabel? { configured?.subtitleLabel }
  /// Whether the configuration is updated when the state changes. By default true.
  open var automaticallyUpdatesConfiguration = true
  /// The menu of the button, as data: nothing shows it. nil for none.
  open var menu: UIMenu? { didSet { showSelectedElement() } }
  /// Whether the button has the title of the element of its ``menu`` that is on, or of the first
  /// element. By default false.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }
  private(set) var madeImageView: UIImageView?
  /// The configuration with its views; nil for a button that never had one.
  var configured: ConfiguredButton?
  private var backgroundImages: [State: UIImage] = [:]
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  override func wasTapped(_ touch: UITouch) { sendActions(for: .primaryActionTriggered) }

  /// Creates a custom button with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a kind with an empty frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with the title, image and handler of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// Creates a custom button without a title; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The outlets of the class and its superclass, with what nibs set of the title's lines.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("titleLabel.textAlignment") { (button: UIButton, value: Int) in
        button.titleLabel?.textAlignment = NSTextAlignment(rawValue: value) ?? .natural
      },
      Outlet("titleLabel.numberOfLines") { (button: UIButton, value: Int) in
        button.titleLabel?.numberOfLines = value
      },
      Outlet("titleLabel.adjustsFontSizeToFitWidth") { (button: UIButton, value: Bool) in
        button.titleLabel?.adjustsFontSizeToFitWidth = value
      }
    )
  }

  override var lineHeightOfText: CGFloat? { titleLabel?.font.lineHeight }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    if titles[state] == title { return }
    titles[state] = title
    contentChanged()
  }

  private func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    } else {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    }
  }

  /// Sets the title with attributes for a state. It takes precedence over the titles without
  /// attributes. Its font and colour are those of the button where it has none.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title?.copy() as? NSAttributedString
    contentChanged()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentChanged()
  }

  /// Sets the colour of the title's shadow for a state. Stored without an effect here.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
  }
  /// Returns the colour of the title's shadow for a state, or that of the normal state if none is set.
  open func titleShadowColor(for state: State) -> UIColor? {
    titleShadowColors[state] ?? titleShadowColors[.normal]
  }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// Sets the image behind the title and the image for a state. It fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentChanged()
  }

  /// Returns the image behind the content for a state, or that of the normal state if none is set.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  /// The image behind the content in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Returns the rectangle of the background for the bounds, in points: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of image and title for the bounds, in points: without the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { placedContent(in: bounds) }
  /// Returns the rectangle of the title in that of the content, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placedTitle(in: contentRect)
  }
  /// Returns the rectangle of the image in that of the content, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placedImage(in: contentRect)
  }

  /// Asks for a call of ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() { markConfiguration() }
  /// Updates the configuration for the state. Calls the ``configurationUpdateHandler``.
  open func updateConfiguration() { configured?.handler?(self) }

  /// Returns the colour of the title for a state, or that of the normal state if none is set.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? standardTitleColor }
  /// Returns the title for a state, or that of the normal state if none is set.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }
  /// Returns the title with attributes for a state, or that of the normal state if none is set.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The title with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  var hasTitle: Bool { currentTitle != nil || hasAttributedTitle }
  var hasAttributedTitle: Bool { !attributedTitles.isEmpty && currentAttributedTitle != nil }
  override var textForName: String? { shownTitle }
  /// Returns the image for a state, or that of the normal state if none is set.
  open func image(for state: State) -> UIImage? {
    guard let image = images[state] ?? images[.normal] else { return nil }
    guard let configuration = preferredSymbolConfigurationForImage(in: state) else { return image }
    return image.isSymbolImage ? image.preferring(configuration) : image
  }

  /// Sets the font, size and scale of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentChanged()
  }
  /// Returns the font, size and scale of symbols for a state, or those of the normal state if none are set.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  /// The image in the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// The size of image and title with the padding, in points.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    var size = configured?.configuration == nil ? plainSize : configuredSize
    // On a screen, buttons without a configuration have whole points, as in Interface Builder's files.
    if let scale = root.environment.displayScale {
      size = size.roundedUp(toScale: configured?.configuration == nil ? 1 : scale)
    }
    guard let background = currentBackgroundImage?.size else { return size }
    return CGSize(
      width: max(size.width, background.width),
      height: max(size.height, background.height)
    )
  }

  /// The size of image and title with the padding, of a button without a configuration.
  private var plainSize: CGSize {
    if let image = currentImage?.size, !hasTitle {
      return CGSize(
        width: image.width + contentEdgeInsets.left + contentEdgeInsets.right,
        height: image.height + contentEdgeInsets.top + contentEdgeInsets.bottom
      )
    }
    let title =
      hasTitle ? titleLabel?.intrinsicContentSize ?? emptyTitleSize : emptyTitleSize
    let image = currentImage?.size ?? .zero
    let insets = effectiveInsets
    return CGSize(
      width: max(30, title.width + image.width + insets.left + insets.right),
      height: max(title.height, image.height) + insets.top + insets.bottom
    )
  }

  /// Invalidates the intrinsic content size, and the constraints on the button's baselines, which
  /// are those of the title.
  open override func invalidateIntrinsicContentSize() {
    // While a size is asked for, the engine already knows that it may have changed.
    if configured?.isUpdating == true { return }
    super.invalidateIntrinsicContentSize()
    engine?.baselinesChanged(self)
  }

  package override var firstBaselineOffset: CGFloat {
    if let baselines = configuredBaselines { return baselines.first }
    if hasAttributedTitle { return effectiveInsets.top + (titleLabel?.firstBaselineOffset ?? 0) }
    return currentTitle == nil ? 0 : effectiveInsets.top + (titleLabel?.font.ascender ?? 0)
  }

  package override var lastBaselineOffset: CGFloat {
    if let baselines = configuredBaselines { return baselines.last }
    if hasAttributedTitle { return effectiveInsets.bottom + (titleLabel?.lastBaselineOffset ?? 0) }
    return currentTitle == nil ? 0 : effectiveInsets.bottom - (titleLabel?.font.descender ?? 0)
  }

  private var effectiveInsets: UIEdgeInsets {
    contentEdgeInsets == .zero
      ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
  }

  /// Places the image and the title side by side, by the alignments of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if configured?.configuration != nil { return placeConfiguredContent() }
    let content = contentRect(forBounds: bounds)
    if let madeImageView { place(madeImageView, in: imageRect(forContentRect: content)) }
    // The order matters: reading `titleLabel` creates the label.
    guard hasTitle, let label = titleLabel else { return }
    place(label, in: titleRect(forContentRect: content))
  }

  /// Sets the frame of the title or the image. A view that constraints of the app involve keeps the place
  /// that they give it, until the button has another frame for it.
  func place(_ view: UIView, in rect: CGRect) {
    let isConstrained = view.layoutItem.variables != nil
    if isConstrained && !view.translatesAutoresizingMaskIntoConstraints { return }
    var rect = rect
    if let scale = environment.displayScale {
      let whole = rect.size.roundedUp(toScale: scale)
      rect = rect.roundedToPixels(scale: scale)
      // A title would be cut by a part of a pixel.
      rect.size.width = max(rect.width, whole.width)
    }
    if isConstrained && view.partOfControl?.wantedFrame == rect { return }
    view.partOfControl?.wantedFrame = rect
    view.frame = rect
  }

  /// Colours the content of a configuration in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if configured?.configuration != nil { setNeedsLayout() }
  }

  private var standardFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : 18) }

  /// The size of the title that is assumed for a button without content: a button without a title
  /// is as high as one with a title.
  private var emptyTitleSize: CGSize {
    let line = root.environment.textMeasurer.measure(
      " ",
      font: standardFont,
      maxWidth: nil,
      maxLines: 1
    )
    return CGSize(width: 0, height: line.size.height)
  }

  private func makeImageView() -> UIImageView {
    let view = ButtonImageView(image: shownImage)
    insertSubview(view, at: subviews.firstIndex { $0 is TitleLabel } ?? subviews.count)
    madeImageView = view
    setNeedsLayout()
    if configured?.configuration == nil {
      place(view, in: imageRect(forContentRect: contentRect(forBounds: bounds)))
    }
    return view
  }

  private func makeTitleLabel() -> UILabel {
    let label = TitleLabel()
    label.font = standardFont
    addSubview(label)
    return label
  }

  private var standardTitleColor: UIColor { buttonType == .system ? .systemBlue : .white }

  override func stateChanged() {
    if automaticallyUpdatesConfiguration { markConfiguration() }
    contentChanged()
  }

  /// Shows the title, the image and the configuration of the present state.
  func contentChanged() {
    madeImageView?.image = shownImage
    if configured?.configuration != nil {
      showConfiguration()
    } else if hasAttributedTitle, let label = titleLabel {
      // A label that still has attributes would give its colour to the whole text.
      label.text = nil
      label.textColor = currentTitleColor
      label.attributedText = currentAttributedTitle
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
    }
    sizeMayHaveChanged()
  }

  /// Invalidates the intrinsic content size and the layout, unless the configuration is being updated
  /// for a size that is asked for.
  fileprivate func sizeMayHaveChanged() {
    if configured?.isUpdating == true { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The label inside of a button. Its changes invalidate the button's intrinsic content size.
private final class TitleLabel: UILabel, UnnamedClass {
  var knownClassName: String { "UIButtonLabel" }
  private let part = PartOfControl()
  override var partOfControl: PartOfControl? { part }

  /// The treatment of a title that does not fit. With one that wraps, the title has any number of
  /// lines unless another number was set.
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set {
      super.lineBreakMode = newValue
      let wraps = newValue == .byWordWrapping || newValue == .byCharWrapping
      if wraps && numberOfLines == 1 { numberOfLines = 0 }
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.sizeMayHaveChanged()
  }
}

/// The image inside of a button.
private final class ButtonImageView: UIImageView, UnnamedClass {
  var knownClassName: String { "UIImageView" }
  private let part = PartOfControl()
  override var partOfControl: PartOfControl? { part }
}
