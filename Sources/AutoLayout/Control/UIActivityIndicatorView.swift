/// That something is going on. Its size is fixed by its style. (Rules 3.07, 3.09.)
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  /// Whether the view is hidden while nothing goes on. By default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  // As Apple's, it never fails: subclasses spell it so. There is no archive that could be wrong.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUp()
  }

  private func setUp() {
    startHugging(.defaultHigh, .defaultHigh)
    isHidden = true
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let side =
      style == .large ? ControlMetrics.largeIndicator : ControlMetrics.mediumIndicator
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }
}
