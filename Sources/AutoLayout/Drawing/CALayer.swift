/// What is drawn behind the subviews of a view: its background, border and corners, and the layers
/// inside of it.
///
/// The layer of a view has the geometry of the view. Other layers have a ``frame`` of their own in
/// their superlayer, which code sets, for example in `layoutSubviews()`; layouts do not move them.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CALayer: NSObject, OutletHolder {
  /// Creates a layer without a view.
  public override init() { super.init() }

  /// The outlets of the class.
  open class var outletTable: OutletTable {
    [
      Outlet("cornerRadius") { (object: CALayer, value) in object.cornerRadius = value },
      Outlet("borderWidth") { (object: CALayer, value) in object.borderWidth = value },
      Outlet("masksToBounds") { (object: CALayer, value) in object.masksToBounds = value },
      Outlet("shadowOpacity") { (object: CALayer, value) in object.shadowOpacity = value },
      Outlet("shadowRadius") { (object: CALayer, value) in object.shadowRadius = value },
      Outlet("shadowOffset") { (object: CALayer, value) in object.shadowOffset = value },
      Outlet("opacity") { (object: CALayer, value) in object.opacity = value },
    ]
  }

  /// Creates a layer with the properties of another one that all layers have.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (cornerRadius, maskedCorners) = (other.cornerRadius, other.maskedCorners)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (masksToBounds, storedBounds, position) = (other.masksToBounds, other.bounds, other.position)
    (backgroundColor, opacity) = (other.backgroundColor, other.opacity)
    storedTransform = other.transform
  }

  /// Creates a layer without a view; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The link to the view, which clears it when it is deallocated. A weak reference would slow down
  /// every use of the view.
  var viewLink: Unmanaged<UIView>?
  var view: UIView? { viewLink?.takeUnretainedValue() }

  /// The radius of the corners in points. By default 0. Animatable.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      if let view, !view.environment.accepts("cornerRadius", of: view.layoutName, cornerRadius) {
        cornerRadius = oldValue
        return
      }
      if let view, view.flags.contains(.clocked) {
        view.animateCornerRadius(from: oldValue)
      }
    }
  }
  /// The corners that are rounded. By default all.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border in points. By default 0.
  open var borderWidth: CGFloat = 0 {
    didSet {
      if let view, !view.environment.accepts("borderWidth", of: view.layoutName, borderWidth) {
        borderWidth = oldValue
      }
    }
  }
  /// The colour of the border; nil for none.
  open var borderColor: CGColor?
  /// Whether drawing outside of the bounds is cut off. By default false.
  open var masksToBounds = false

  /// The colour of the shadow; nil for no shadow. By default black.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, from 0, the default, to 1. A layer that masks to its bounds has no
  /// shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points. By default 3 points upwards.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur in points. By default 3.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow, in the layer's coordinates; nil for that of the background, or that of
  /// the content of a layer without one.
  open var shadowPath: CGPath?

  // MARK: Geometry

  private var storedBounds = CGRect.zero
  private var storedPosition = CGPoint.zero

  /// The rectangle of the layer in its superlayer, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = storedBounds.size
      return CGRect(
        x: storedPosition.x - anchorPoint.x * size.width,
        y: storedPosition.y - anchorPoint.y * size.height,
        width: size.width,
        height: size.height
      )
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      guard newValue.isUsable else { return }
      storedBounds.size = newValue.size
      storedPosition = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.size.width,
        y: newValue.origin.y + anchorPoint.y * newValue.size.height
      )
    }
  }
  /// The rectangle of the layer in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? storedBounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      if newValue.isUsable { storedBounds = newValue }
    }
  }
  /// The place of the ``anchorPoint`` in the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? storedPosition }
    set {
      if let view {
        view.center = newValue
        return
      }
      if newValue.isFinite { storedPosition = newValue }
    }
  }
  /// The point of the layer that is at its ``position``, as a fraction of its size. By default its
  /// middle. The anchor point of a view's layer does not change.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if view != nil || !anchorPoint.isFinite { anchorPoint = oldValue } }
  }
  private var storedTransform: CATransform3D?
  /// The transform of the layer around its ``anchorPoint``. Pictures show its effect on the plane. That
  /// of a view's layer determines the view's, without perspective.
  open var transform: CATransform3D {
    get {
      guard let view else { return storedTransform ?? CATransform3DIdentity }
      if let storedTransform, storedTransform.affine == view.transform { return storedTransform }
      return CATransform3D(view.transform)
    }
    set {
      storedTransform = newValue
      view?.transform = newValue.affine
    }
  }
  /// The transform of the sublayers. Stored without an effect here.
  open var sublayerTransform = CATransform3DIdentity
  /// Returns the effect of the ``transform`` on the plane.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Sets the ``transform`` to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// The place in the order of the sublayers: layers with larger values are in front.
  open var zPosition: CGFloat = 0

  // MARK: Appearance

  private var storedBackground: CGColor?
  /// The colour behind the content; nil for none. That of a view's layer is the view's.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? storedBackground }
    set {
      guard let view else {
        storedBackground = newValue
        return
      }
      view.backgroundColor = newValue?.color
    }
  }
  private var storedOpacity: Float = 1
  /// The opacity, from 0 to 1. That of a view's layer is the view's.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? storedOpacity }
    set {
      guard let view else {
        storedOpacity = newValue
        return
      }
      view.alpha = CGFloat(newValue)
    }
  }
  private var isStoredHidden = false
  /// Whether the layer is hidden. That of a view's layer is the view's.
  open var isHidden: Bool {
    get { view?.isHidden ?? isStoredHidden }
    set {
      guard let view else {
        isStoredHidden = newValue
        return
      }
      view.isHidden = newValue
    }
  }
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layer whose shape cuts off the drawing: here that of a ``CAShapeLayer``.
  open var mask: CALayer?
  /// The image of the layer, a ``CGImage``, which is drawn in front of the background. Other values are not drawn.
  open var contents: Any?
  /// The number of pixels of the image in a point.
  open var contentsScale: CGFloat = 1
  /// The place of the image in the bounds: by default all of them.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the image that is shown, from 0 to 1 in both directions. Has no effect here: all of it is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the image that is stretched, from 0 to 1 in both directions. Has no effect here: all of it is stretched.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The factor by which time passes faster in the layer. Stored; animations run by the environment's clock whatever it is.
  open var speed: Float = 1
  /// The time of the layer at its beginning, in seconds. Stored, as ``speed`` is.
  open var timeOffset: CFTimeInterval = 0
  /// The beginning of the layer's time, in seconds of its superlayer. Stored, as ``speed`` is.
  open var beginTime: CFTimeInterval = 0
  /// Whether the layer is drawn again when its bounds change. Has no effect here: pictures show what is drawn in the present bounds.
  open var needsDisplayOnBoundsChange = false

  /// Converts a time of another layer, or of the clock, to that of the layer.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let clock = l?.clockTime(t) ?? t
    return time(clock: clock)
  }

  /// Converts a time of the layer to that of another layer, or of the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(t)
    return l?.time(clock: clock) ?? clock
  }

  private func time(clock: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.time(clock: clock) ?? clock
    return (outer - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  private func clockTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    return superlayer?.clockTime(outer) ?? outer
  }
  /// The way in which a smaller picture is made of the image. Has no effect here.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The way in which a larger picture is made of the image. Has no effect here.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether the layer is opaque. Has no effect here.
  open var isOpaque = false
  /// Whether the drawing is stored as a picture. Has no effect here.
  open var shouldRasterize = false
  /// Whether drawing runs in the background. Stored without an effect here.
  open var drawsAsynchronously = false
  /// The number of pixels in a point of that picture. Has no effect here.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed. Has no effect here.
  open var allowsEdgeAntialiasing = false
  /// The name of the layer.
  open var name: String?

  // MARK: Hierarchy

  /// The layer around this one, unless it is the layer of a view.
  open private(set) weak var superlayer: CALayer?
  private var inner: [CALayer] = []

  /// The layers inside of this one, from back to front, without those of subviews; nil if there are
  /// none.
  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.superlayer = nil }
      inner = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the others. The layer of a view, and one that contains this layer, are
  /// ignored.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: inner.count))
  }

  /// Adds a layer at a place in the order. The layer of a view, and one that contains this layer, are
  /// ignored.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    var outer: CALayer? = self
    while let next = outer {
      if next === layer { return }
      outer = next.superlayer
    }
    if layer.viewLink != nil { return }
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(Int(clamping: idx), inner.count))
    layer.superlayer = self
  }

  /// Adds a layer behind another one, or behind all if that is not inside of this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(clamping: inner.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer in front of another one, or of all if that is not inside of this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? inner.count
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = inner.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(clamping: index))
  }

  /// Removes the layer from the one around it.
  open func removeFromSuperlayer() {
    superlayer?.inner.removeAll { $0 === self }
    superlayer = nil
  }

  /// Draws the content of the layer, behind its sublayers, in a context. Does nothing by default.
  /// Called each time a picture is made; what it draws is clipped to the bounds.
  open func draw(in ctx: CGContext) {}
  /// Draws the background of the layer, what ``draw(in:)`` draws, and the sublayers, into a context.
  /// The contents of views are not drawn.
  open func render(in ctx: CGContext) {
    if isHidden { return }
    ctx.saveGState()
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.fill(bounds)
    }
    draw(in: ctx)
    for layer in inner where !layer.isHidden {
      ctx.saveGState()
      ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.restoreGState()
  }
  /// Asks for drawing. Has no effect here: pictures are always drawn anew.
  open func setNeedsDisplay() {}
  /// Lays out the sublayers. That of a view's layer calls the view's
  /// ``UIView/layoutSublayers(of:)``, when the view is laid out; that of others is not called.
  open func layoutSublayers() { view?.layoutSublayers(of: self) }
  /// Lays out the view; has no effect for other layers.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view; has no effect for other layers.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  // MARK: Animation

  /// The actions for events by their keys. Stored without an effect here: layers are not animated by
  /// themselves.
  open var actions: [String: any CAAction]?
  /// Returns the action for an event: that of the view, or the one in ``actions``, or the default one of the
  /// class; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = view?.action(for: self, forKey: event) ?? actions?[event]
    let found = action ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
  /// Returns the action of the class for an event. By default nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The explicit animations; nil if there never was one.
  var explicitAnimations: LayerAnimations?
  /// The clock of animations that are added now; nil without one.
  var clockOfAnimations: AnimationClock? {
    (view?.environment ?? LayoutEnvironment.current).animationClock
  }

  /// Adds an animation, and starts it. It replaces one with the same key.
  ///
  /// Without an animation clock it ends at once.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Returns the animation with a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    explicitAnimations?.list.first { $0.key == key }?.animation
  }
  /// Removes the animation with a key before its end.
  open func removeAnimation(forKey key: String) { stop(forKey: key) }

  /// Returns the properties of the view that are animated, in the order in which their animations
  /// started: `position`, `bounds.size`, `bounds.origin`, `opacity`, `backgroundColor`, `transform`
  /// and `cornerRadius`; then the keys of animations that were added. nil if there are none.
  open func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in view?.extras?.animations?.list ?? []
    where !keys.contains(animation.property.key) {
      keys.append(animation.property.key)
    }
    for entry in explicitAnimations?.list ?? [] {
      if let key = entry.key { keys.append(key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Returns a layer with the values that are seen at the present time of the animation clock: those
  /// between the beginning and the end of animations, and those that were set.
  ///
  /// It has no sublayers. A subclass of an app is presented as the class of this module that it
  /// inherits from.
  open func presentation() -> CALayer? { copyOfShown(CALayer()) }
  /// Returns the layer itself: only presentations are copies.
  open func model() -> CALayer { self }

  /// Ends all animations of the layer and its view. The presentation has the values that were set.
  open func removeAllAnimations() {
    view?.extras?.animations?.cut { _ in true }
    stop(forKey: nil)
  }
}

/// A set of corners of a layer.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curves of round corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve as Apple's string.
  public let rawValue: String
  /// Creates a curve from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins more slowly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The places of a layer's image in its bounds.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The place as Apple's string.
  public let rawValue: String
  /// Creates a place from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as the bounds allow, with the proportions of the image.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as to fill the bounds, with the proportions of the image.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// In the middle, in its own size.
  public static let center = Self(rawValue: "center")
  /// In the middle of the top edge.
  public static let top = Self(rawValue: "top")
  /// In the middle of the bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = Self(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = Self(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")

  /// The mode of an image view that places an image alike.
  package var contentMode: UIView.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    default: .scaleToFill
    }
  }
}

/// The ways in which the image of a layer is scaled.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The way as Apple's string.
  public let rawValue: String
  /// Creates a way from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// That of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the neighbouring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between the neighbouring pixels of two pictures of other sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

nonisolated extension CGRect {
  /// Whether all numbers are finite.
  fileprivate var isUsable: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
