/// How much of something is done. Its height is fixed, its width is open. (Rules 3.07, 3.09.)
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  private var storedProgress: Float = 0

  /// From 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }

  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultLow, .defaultHigh)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar
        ? ControlMetrics.progressBarHeight : ControlMetrics.progressHeight
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }
}
