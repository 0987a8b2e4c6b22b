/// A bar with items. Its height is fixed, its width is open; the items are not drawn. (Rules 3.07, 3.09.)
open class UIToolbar: UIView {
  /// No effect here: they are kept.
  open var items: [UIBarButtonItem]?
  /// No effect here.
  open var isTranslucent = true
  open var barTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultLow, .defaultHigh)
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.toolbarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.toolbarHeight)
  }
}
