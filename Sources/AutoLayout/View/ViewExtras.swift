/// What few views have: beside the view, so that the others pay for one reference.
final class ViewExtras {
  /// nil for the identity.
  var transform: CGAffineTransform?
  var layer: CALayer?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var isAccessibilityElement = false
  /// What the traits of the view and of all inside of it are, whatever the environment says.
  var traits: UITraitCollection?
}

extension UIView {
  /// Made at the first question.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let extras = ViewExtras()
    self.extras = extras
    return extras
  }

  var madeLayer: CALayer {
    let extras = madeExtras
    if let layer = extras.layer { return layer }
    let layer = CALayer()
    extras.layer = layer
    return layer
  }

  // MARK: Tint

  /// The view's own, or that of the closest ancestor that has one; the system's blue if none has.
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
      // Those with a colour of their own, and what is in them, keep it.
      waiting.append(
        contentsOf: view.children.reversed().filter { $0.extras?.tintColor == nil }
      )
    }
  }
}
