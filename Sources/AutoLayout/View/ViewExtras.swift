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
  /// At a root that was laid out.
  var layoutPass: LayoutPass?
  /// At a root.
  lazy var firstResponder = FirstResponder()
  var placeholderContentSize: CGSize?
  var layoutLabel: String?
  var sizeWatch: SizeWatch?
  /// What is on its way to its value.
  var animations: ViewAnimations?

  deinit { layer?.viewLink = nil }
}

extension UIView {
  /// Made at the first question.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let extras = ViewExtras()
    self.extras = extras
    return extras
  }

  /// How the view is called in reports, whatever else it is called.
  package final var layoutLabel: String? {
    get { extras?.layoutLabel }
    set { if newValue != nil || extras != nil { madeExtras.layoutLabel = newValue } }
  }

  var madeLayer: CALayer {
    let extras = madeExtras
    if let layer = extras.layer { return layer }
    let layer = CALayer()
    layer.viewLink = .passUnretained(self)
    extras.layer = layer
    return layer
  }
}
