/// What assistive techniques read. Kept, and used by nobody here; ``UIView/accessibilityIdentifier`` names views in reports.
extension UIView {
  /// No effect here.
  public var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { madeExtras.accessibilityLabel = newValue }
  }

  /// No effect here.
  public var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { madeExtras.accessibilityValue = newValue }
  }

  /// No effect here.
  public var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { madeExtras.accessibilityHint = newValue }
  }

  /// No effect here.
  public var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { madeExtras.isAccessibilityElement = newValue }
  }
}
