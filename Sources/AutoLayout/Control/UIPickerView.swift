/// A view with wheels for choosing a value. The runtime provides its size, but no wheels. (Rules
/// 3.07, 3.09.)
open class UIPickerView: UIView {
  /// Creates a picker with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// Creates a picker; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// The fixed size of pickers, in points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.pickerSize }

  /// The fixed size of pickers, in points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.pickerSize }
}
