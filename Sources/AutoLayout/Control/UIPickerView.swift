/// Wheels to choose from: here a room of their size. (Rules 3.07, 3.09.)
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.pickerSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.pickerSize }
}
