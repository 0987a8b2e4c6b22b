/// Properties that few views use. They are stored in a separate object, so that the other views pay
/// for one reference only.
final class ViewExtras {
  /// The view's transform; nil for the identity.
  var transform: CGAffineTransform?
  var layer: CALayer?
  var tintColor: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  lazy var accessibility = ViewAccessibility()
  /// The traits that override the environment for the view and its subtree.
  var traits: UITraitCollection?
  /// The functions that are called after changes of traits.
  var traitObservations: [TraitObservation] = []
  var isOpaque = true
  var mask: UIView?
  /// At a root that was laid out: the state of its layout passes.
  var layoutPass: LayoutPass?
  /// At a root: the first responder of the tree.
  lazy var firstResponder = FirstResponder()
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var contentScaleFactor: CGFloat?
  var isExclusiveTouch = false
  /// At a root: the touches of the tree.
  lazy var gestureSession = GestureSession()
  var placeholderContentSize: CGSize?
  var layoutLabel: String?
  /// At a root, while reports are composed: the names of the tree.
  var propertyNames: PropertyNames?
  var sizeWatch: SizeWatch?
  var goneAxis: NSLayoutConstraint.Axis?
  /// The animations in progress.
  var animations: ViewAnimations?

  nonisolated deinit { asMainActorUnchecked { layer?.viewLink = nil } }
}

extension UIView {
  /// The extras of the view, created at the first access.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let extras = ViewExtras()
    self.extras = extras
    return extras
  }

  /// The name of the view in reports. It takes precedence over the view's other names.
  package final var layoutLabel: String? {
    get { extras?.layoutLabel }
    set { if newValue != nil || extras != nil { madeExtras.layoutLabel = newValue } }
  }

  /// The axis along which the DSL gives the view the length 0; nil if it does not. A stack view then
  /// does not connect its views with its edges on this axis.
  package final var goneAxis: NSLayoutConstraint.Axis? {
    get { extras?.goneAxis }
    set {
      if newValue == goneAxis { return }
      madeExtras.goneAxis = newValue
      goneAxisChanged()
    }
  }

  var madeLayer: CALayer {
    let extras = madeExtras
    if let layer = extras.layer { return layer }
    // Subclasses of layers have an initializer without arguments, as in UIKit.
    let layer = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.viewLink = .passUnretained(self)
    extras.layer = layer
    flags.insert(.layered)
    return layer
  }
}
