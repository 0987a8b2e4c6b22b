/// On or off. Its size is fixed: its frame is 51 points wide and 31 high. (Rules 3.07, 3.09.)
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// The frame's size is the switch's own.
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

  override func wasTapped(_ touch: UITouch) {
    isOn.toggle()
    valueWasSet()
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }

  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switchInsets }
}
