/// A title, an image or both, that can be pressed.
///
/// Its natural size is that of the title and the image beside it, with 6 points above and below where no content insets are
/// set, and at least 30 points wide: the numbers of a system button. An image alone has nothing around it. (Rule 3.09; the
/// numbers are those that Interface Builder stored.)
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public let buttonType: ButtonType
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  override func wasTapped(_ touch: UITouch) { sendActions(for: .primaryActionTriggered) }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// A button whose title, image and handler are the action's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  override var lineHeightOfText: CGFloat? { titleLabel?.font.lineHeight }

  open func setTitle(_ title: String?, for state: State) {
    if titles[state] == title { return }
    titles[state] = title
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentChanged()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? standardTitleColor }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { title(for: state) }
  override var textForName: String? { currentTitle }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentImage: UIImage? { image(for: state) }

  open override var intrinsicContentSize: CGSize {
    if let image = currentImage?.size, currentTitle == nil {
      return CGSize(
        width: image.width + contentEdgeInsets.left + contentEdgeInsets.right,
        height: image.height + contentEdgeInsets.top + contentEdgeInsets.bottom
      )
    }
    let title =
      currentTitle == nil ? emptyTitleSize : titleLabel?.intrinsicContentSize ?? emptyTitleSize
    let image = currentImage?.size ?? .zero
    let insets = effectiveInsets
    return CGSize(
      width: max(30, title.width + image.width + insets.left + insets.right),
      height: max(title.height, image.height) + insets.top + insets.bottom
    )
  }

  package override var firstBaselineOffset: CGFloat {
    currentTitle == nil ? 0 : effectiveInsets.top + (titleLabel?.font.ascender ?? 0)
  }

  package override var lastBaselineOffset: CGFloat {
    currentTitle == nil ? 0 : effectiveInsets.bottom - (titleLabel?.font.descender ?? 0)
  }

  private var effectiveInsets: UIEdgeInsets {
    contentEdgeInsets == .zero
      ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
  }

  /// Puts the image and the title side by side, where the alignments of the content say.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // In this order: asking for the label makes it.
    guard currentTitle != nil, let label = titleLabel else { return }
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

  /// A button without a title is as high as if it had one.
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
    if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The label inside of a button, whose size is the button's matter.
private final class TitleLabel: UILabel, UnnamedClass {
  var knownClassName: String { "UIButtonLabel" }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
