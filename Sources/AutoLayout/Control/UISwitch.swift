/// A control that is on or off. Its size is fixed: the frame is 51 points wide and 31 points high.
/// (Rules 3.07, 3.09.)
open class UISwitch: UIControl {
  /// Whether the switch is on. By default false.
  open var isOn = false
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Creates a switch at the origin of the frame. The size of the frame is the fixed size of
  /// switches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
    sizeToFit()
  }

  /// Creates a switch that is off; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultHigh, .defaultHigh)
    sizeToFit()
  }

  override func wasTapped(_ touch: UITouch) {
    isOn.toggle()
    valueWasSet()
  }

  /// Sets the state at once, whether animated or not.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The fixed size of a switch's alignment rectangle, in points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }

  /// The distances from the frame to the alignment rectangle that switches have.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switchInsets }
}
