extension UIScrollView {
  /// Shows a view behind the content of a list in place of another one.
  func replaceBackground(_ old: UIView?, _ new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      addSubview(new)
      placeBackground(new)
    }
  }

  /// Keeps the background of a list behind all other views, over the visible area.
  func placeBackground(_ view: UIView?) {
    guard let view, view.superview === self else { return }
    if children.first !== view { sendSubviewToBack(view) }
    if view.frame != bounds { view.frame = bounds }
  }
}
