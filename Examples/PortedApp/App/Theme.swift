import UIKit

extension UIView {
  /// Takes the colours of the theme, with all views inside.
  @objc func applyTheme() {
    subviews.forEach { $0.applyTheme() }
  }
}

extension UITableView {
  override func applyTheme() {
    super.applyTheme()
    separatorColor = .systemTeal
  }
}
