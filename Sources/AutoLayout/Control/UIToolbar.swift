/// A bar with items, which are not drawn. Its intrinsic height is fixed; it has no intrinsic width.
/// (Rules 3.07, 3.09.)
open class UIToolbar: UIView, UIBarPositioning {
  /// The place of the bar: at the bottom.
  open var barPosition: UIBarPosition { .bottom }
  /// The items of the bar. Stored without an effect here.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is translucent. Has no effect here.
  open var isTranslucent = true
  /// The colour of the bar's background. Has no effect here.
  open var barTintColor: UIColor?

  /// The standard colours of the bar. Stored without an effect here.
  open var barStyle = UIBarStyle.default
  /// How the bar is drawn. Stored without an effect here.
  open var standardAppearance = UIToolbarAppearance()
  /// How the low bar of a phone in landscape is drawn. Stored without an effect here.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar is drawn below the end of scrolled content. Stored without an effect here.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  private var shadows: [Int: UIImage] = [:]
  private var backgrounds: [String: UIImage] = [:]
  /// Sets the image of the shadow at a position. Stored without an effect here.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom.rawValue] = shadowImage
  }
  /// Returns the image of the shadow at a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom.rawValue]
  }
  /// Sets the image behind the bar. Stored without an effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }
  /// Returns the image behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] }

  /// Creates a toolbar with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Creates an empty toolbar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Sets the items at once, whether animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The fixed height of toolbars in points, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.toolbarHeight)
  }

  /// The offered width with the fixed height of toolbars, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.toolbarHeight)
  }
}
