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

  /// Whether ``UIControl/Event/valueChanged`` is sent while the user drags, or only when that ends.
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

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { valueWasSet() }
  }

  /// The value under a finger.
  private func follow(_ touch: UITouch) {
    if bounds.width <= 0 { return }
    let place = touch.location(in: self).x / bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = Float(max(0, min(isMirrored ? 1 - place : place, 1)))
    let old = value
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous && value != old { valueWasSet() }
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
