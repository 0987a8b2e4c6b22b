/// A value that goes up and down in steps. Its size is fixed. (Rules 3.07, 3.09.)
open class UIStepper: UIControl {
  private var storedValue = 0.0

  /// Between ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  open var minimumValue = 0.0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = storedValue
    }
  }

  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// How far one tap goes: down on the leading half, up on the trailing one.
  open var stepValue = 1.0
  /// No effect here: a finger that stays down does nothing more.
  open var isContinuous = true
  /// No effect here.
  open var autorepeat = true
  /// Whether the step after the last value leads to the first, and the other way round.
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

  /// The frame's size is the stepper's own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultHigh, .defaultHigh)
    sizeToFit()
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
}
