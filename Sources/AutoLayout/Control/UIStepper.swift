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

  /// No effect here, like the others below: nobody taps.
  open var stepValue = 1.0
  /// No effect here.
  open var isContinuous = true
  /// No effect here.
  open var autorepeat = true
  /// No effect here.
  open var wraps = false

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
