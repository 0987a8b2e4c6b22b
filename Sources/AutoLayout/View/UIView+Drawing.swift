/// What is drawn to explain a layout, and UIKit does not tell.
extension UIView {
  /// How far the first baseline is below the alignment rectangle's top, as constraints see it.
  package var firstBaselineFromTop: CGFloat { firstBaselineOffset }

  /// How far the last baseline is above the alignment rectangle's bottom, as constraints see it.
  package var lastBaselineFromBottom: CGFloat { lastBaselineOffset }
}

extension NSLayoutConstraint {
  /// Whether it ties one of the runtime's own guides, and nobody wrote it.
  package var isMadeByRuntime: Bool { isOfRuntime }
}
