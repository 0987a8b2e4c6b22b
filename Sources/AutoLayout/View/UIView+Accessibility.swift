/// The accessibility properties of views. The values are stored, but nothing reads them here; only
/// ``UIView/accessibilityIdentifier`` is used, to name views in reports.
extension UIView {
  /// The label for assistive technologies. Stored without an effect here.
  public var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { madeExtras.accessibilityLabel = newValue }
  }

  /// The value for assistive technologies. Stored without an effect here.
  public var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { madeExtras.accessibilityValue = newValue }
  }

  /// The hint for assistive technologies. Stored without an effect here.
  public var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { madeExtras.accessibilityHint = newValue }
  }

  /// Whether assistive technologies can reach the view. Stored without an effect here.
  public var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { madeExtras.isAccessibilityElement = newValue }
  }
}
