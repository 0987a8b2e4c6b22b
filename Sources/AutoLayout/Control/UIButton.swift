/// A control with a title, an image or both.
///
/// Its intrinsic content size is that of the image and the title side by side, with 6 points above
/// and below unless content insets are set, and a minimum width of 30 points, as for a system
/// button. An image without a title has no padding. (Rule 3.09; the numbers are those that
/// Interface Builder stored.)
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the style of the system.
    case system = 1
  }

  /// The kind of the button.
  open internal(set) var buttonType = ButtonType.custom
  /// The label that shows the title, created at the first access.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The padding around the content, in points. Insets other than zero replace the default padding.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

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

  override var lineHeightOfText: CGFloat? { titleLabel?.font.lineHeight }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    if titles[state] == title { return }
    titles[state] = title
    contentChanged()
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

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

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
  private var hasTitle: Bool { currentTitle != nil || hasAttributedTitle }
  private var hasAttributedTitle: Bool {
    !attributedTitles.isEmpty && currentAttributedTitle != nil
  }
  override var textForName: String? {
    hasAttributedTitle ? currentAttributedTitle?.string : currentTitle
  }
  /// Returns the image for a state, or that of the normal state if none is set.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The image in the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// The size of image and title with the padding, in points.
  open override var intrinsicContentSize: CGSize {
    if let image = currentImage?.size, !hasTitle {
      return CGSize(
        width: image.width + contentEdgeInsets.left + contentEdgeInsets.right,
        height: image.height + contentEdgeInsets.top + contentEdgeInsets.bottom
      )
    }
    let title =
      !hasTitle ? emptyTitleSize : titleLabel?.intrinsicContentSize ?? emptyTitleSize
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
    super.invalidateIntrinsicContentSize()
    engine?.baselinesChanged(self)
  }

  package override var firstBaselineOffset: CGFloat {
    if hasAttributedTitle { return effectiveInsets.top + (titleLabel?.firstBaselineOffset ?? 0) }
    return currentTitle == nil ? 0 : effectiveInsets.top + (titleLabel?.font.ascender ?? 0)
  }

  package override var lastBaselineOffset: CGFloat {
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
    // The order matters: reading `titleLabel` creates the label.
    guard hasTitle, let label = titleLabel else { return }
    let image = currentImage?.size ?? .zero
    let room = bounds.inset(by: contentEdgeInsets)
    let natural = label.intrinsicContentSize
    let width = min(natural.width, max(0, room.width - image.width))
    let content = image.width + width
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX + image.width
      case .right: room.maxX - width
      default: room.midX - content / 2 + image.width
      }
    let y =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - natural.height
      default: room.midY - natural.height / 2
      }
    label.frame = CGRect(x: x, y: y, width: width, height: natural.height)
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

  private func makeTitleLabel() -> UILabel {
    let label = TitleLabel()
    label.font = standardFont
    addSubview(label)
    return label
  }

  private var standardTitleColor: UIColor { buttonType == .system ? .systemBlue : .white }

  override func stateChanged() { contentChanged() }

  private func contentChanged() {
    if hasAttributedTitle, let label = titleLabel {
      // A label that still has attributes would give its colour to the whole text.
      label.text = nil
      label.textColor = currentTitleColor
      label.attributedText = currentAttributedTitle
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The label inside of a button. Its changes invalidate the button's intrinsic content size.
private final class TitleLabel: UILabel, UnnamedClass {
  var knownClassName: String { "UIButtonLabel" }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
