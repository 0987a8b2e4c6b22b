/// A value between two ends. Its height is fixed, its width is open. (Rules 3.07, 3.09.)
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// Between ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = storedValue
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// No effect here: nobody drags.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultLow, .defaultHigh)
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderInsets }

  /// How far the value is between its ends, from 0 to 1.
  package var share: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
  }
}
