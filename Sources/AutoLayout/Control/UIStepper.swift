/// A control that raises and lowers a value in steps. Its size is fixed. (Rules 3.07, 3.09.)
open class UIStepper: UIControl {
  private var storedValue = 0.0

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The smallest value. By default 0.
  open var minimumValue = 0.0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = storedValue
    }
  }

  /// The largest value. By default 100.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// The change of the value by one tap: a tap on the leading half lowers the value, one on the
  /// trailing half raises it. By default 1.
  open var stepValue = 1.0
  /// Whether the value changes while a touch is held. Has no effect here: a held touch makes one
  /// step.
  open var isContinuous = true
  /// Whether a held touch repeats the step. Has no effect here.
  open var autorepeat = true
  /// Whether a step beyond one end of the range leads to the other end. By default false.
  open var wraps = false

  override func wasTapped(_ touch: UITouch) {
    let isLeft = touch.location(in: self).x < bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (old, next) = (value, value + (isLeft != isMirrored ? -stepValue : stepValue))
    if wraps && next > maximumValue {
      value = minimumValue
    } else if wraps && next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old { valueWasSet() }
  }

  /// Creates a stepper at the origin of the frame. The size of the frame is the fixed size of
  /// steppers.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
    sizeToFit()
  }

  /// Creates a stepper with default settings; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultHigh, .defaultHigh)
    sizeToFit()
  }

  /// The fixed size of steppers, in points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
}
