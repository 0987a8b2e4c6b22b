/// A control for choosing a value from a range. Its intrinsic height is fixed; it has no intrinsic
/// width. (Rules 3.07, 3.09.)
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The smallest value. By default 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = storedValue
    }
  }

  /// The largest value. By default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether ``UIControl/Event/valueChanged`` is sent while the user drags, rather than only at the
  /// end. By default true.
  open var isContinuous = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Creates a slider with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Creates a slider with default settings; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Sets the value at the position of the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Sets the value at the position of the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Sends the events of a changed value unless the slider is continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { valueWasSet() }
  }

  /// Sets the value at the position of the touch.
  private func follow(_ touch: UITouch) {
    if bounds.width <= 0 { return }
    let place = touch.location(in: self).x / bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = Float(max(0, min(isMirrored ? 1 - place : place, 1)))
    let old = value
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous && value != old { valueWasSet() }
  }

  /// Sets the value at once, whether animated or not.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The fixed height of sliders in points, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight)
  }

  /// The distances from the frame to the alignment rectangle that sliders have.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderInsets }

  /// The position of the value in its range, from 0 to 1.
  package var share: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
  }
}
