/// A bar that shows the progress of a task. Its intrinsic height is fixed; it has no intrinsic
/// width. (Rules 3.07, 3.09.)
open class UIProgressView: UIView {
  /// The heights of the bar.
  nonisolated public enum Style: Int, Sendable {
    /// The regular height.
    case `default` = 0
    /// The height inside of other bars.
    case bar = 1
  }

  /// The height of the bar. Setting it invalidates the intrinsic content size.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  private var storedProgress: Float = 0

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }

  /// The progress object from which ``progress`` is taken when it is set; later changes of the object are not seen.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the part that remains.
  open var trackTintColor: UIColor?

  /// Creates a progress view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Creates a progress view of a style with an empty frame.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Creates a progress view without progress; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Sets the progress at once, whether animated or not.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The fixed height of the style in points, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar
        ? ControlMetrics.progressBarHeight : ControlMetrics.progressHeight
    )
  }

  /// The size of the frame with the fixed height of the style and the present width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }
}
