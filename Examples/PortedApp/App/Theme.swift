import UIKit

extension UIView {
  /// Takes the colours of the theme, with all views inside.
  @objc func applyTheme() {
    subviews.forEach { $0.applyTheme() }
  }
}

extension UIView {
  /// The radius of the corners, in points, for Interface Builder.
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

extension UITableView {
  override func applyTheme() {
    super.applyTheme()
    separatorColor = .systemTeal
  }
}
