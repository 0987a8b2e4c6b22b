extension UIView {
  /// The view's own tint colour, or that of the nearest ancestor that has one; the system's blue if
  /// none has.
  var effectiveTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.extras?.tintColor { return tint }
      view = current.parent
    }
    return .systemBlue
  }

  func tint(_ color: UIColor?) {
    let old = effectiveTint
    madeExtras.tintColor = color
    if effectiveTint == old { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      // Views with their own tint colour keep it, and so do their subtrees.
      waiting.append(
        contentsOf: view.children.reversed().filter { $0.extras?.tintColor == nil }
      )
    }
  }
}
