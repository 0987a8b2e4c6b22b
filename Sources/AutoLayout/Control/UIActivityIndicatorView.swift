/// A view that indicates an activity of unknown duration. Its size is determined by its style.
/// (Rules 3.07, 3.09.)
open class UIActivityIndicatorView: UIView {
  /// The sizes of the indicator.
  nonisolated public enum Style: Int, Sendable {
    /// The regular size.
    case medium = 100
    /// The large size.
    case large = 101

    /// The former name of ``large``.
    public static let whiteLarge = Style.large
    /// The former name of ``medium``.
    public static let white = Style.medium
    /// The former name of ``medium``.
    public static let gray = Style.medium
  }

  /// The size of the indicator. Setting it invalidates the intrinsic content size.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the indicator.
  open var color: UIColor! = .systemGray
  /// Whether the indicator is running. Set by ``startAnimating()`` and ``stopAnimating()``.
  open private(set) var isAnimating = false

  /// Whether the view is hidden while the indicator is not running. By default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Creates an indicator of medium size with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator of a style, with the frame size of that style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    sizeToFit()
  }

  /// Creates an indicator of medium size; archives are not read. Not failable, as in UIKit, because
  /// subclasses override it in this form.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    startHugging(.defaultHigh, .defaultHigh)
    isHidden = true
  }

  /// Starts the indicator, and shows the view.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides the view if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the style, in points.
  open override var intrinsicContentSize: CGSize {
    let side =
      style == .large ? ControlMetrics.largeIndicator : ControlMetrics.mediumIndicator
    return CGSize(width: side, height: side)
  }

  /// The size of the style, in points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }
}
