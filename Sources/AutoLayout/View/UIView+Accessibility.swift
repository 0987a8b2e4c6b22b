/// What assistive techniques read. Kept, and used by nobody here; ``UIView/accessibilityIdentifier`` names views in reports.
extension UIView {
  public var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { madeExtras.accessibilityLabel = newValue }
  }

  public var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { madeExtras.accessibilityValue = newValue }
  }

  public var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { madeExtras.accessibilityHint = newValue }
  }

  public var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { madeExtras.isAccessibilityElement = newValue }
  }
}
