/// A rectangle in a tree, placed by constraints, by its autoresizing mask or by hand.
///
/// Frames are in points, in the superview's coordinates, y downwards. A tree belongs to whoever holds it: any thread may
/// use it, one at a time; different trees may be laid out side by side.
open class UIView: UIResponder {
  package let environment = LayoutEnvironment.current

  // MARK: The tree

  unowned(unsafe) private(set) var parent: UIView?
  open private(set) var subviews: [UIView] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []
  /// The controller whose ``UIViewController/view`` it is.
  weak var controller: UIViewController? { didSet { marginsMayHaveChanged() } }

  open var superview: UIView? { parent }

  // MARK: Geometry

  private var origin = CGPoint.zero
  private var storedBounds = CGRect.zero

  // MARK: Layout

  var itemState = ItemState()
  var heldConstraints: [NSLayoutConstraint] = []
  /// The engine that knows the view. The root retains it.
  unowned(unsafe) var engine: LayoutEngine?
  /// At the root of a tree: the tree's engine, once there is one.
  var ownEngine: LayoutEngine?
  var content = ContentSize()
  var dirt = Dirt.fresh
  var margins = LayoutMargins()
  /// What the DSL keeps beside the view.
  package var companion: AnyObject?

  // MARK: Looks

  open var tag = 0
  open var accessibilityIdentifier: String?
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open private(set) lazy var layer = CALayer()

  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds.size = frame.size
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Archives are not read here; the view is as if made by `init(frame: .zero)`.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    // Subviews may be retained by others and live on.
    if ownEngine != nil { LayoutEngine.forget(self) }
    for constraint in heldConstraints { constraint.holderIsGone() }
    for view in subviews { view.parent = nil }
    for guide in layoutGuides { guide.ownerIsGone() }
  }

  /// Whether constraints of a tree with such a view are laid out although none exists yet. (Rule 8.03.)
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Autoresizing

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { engine?.maskChanged(self) } }
  }

  open var autoresizesSubviews = true

  /// Whether frame and mask stand for constraints. True for views made in code. (Rules 4.01 to 4.09.)
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue {
        engine?.translationChanged(self)
        setNeedsLayoutOfContainer()
      }
    }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute == oldValue { return }
      engine?.directionChanged(self)
      setNeedsLayout()
    }
  }

  /// The direction that leading and trailing follow where this view holds the constraint. (Rules 6.04, 6.05.)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: root.environment.userInterfaceLayoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Overriding points

  /// The view's natural size, -1 on an axis that has none. (Rules 3.01 to 3.09.)
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the alignment rectangle lies inside the frame. (Rules 7.01, 7.02.)
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The subview whose first baseline is this view's. (Rule 7.05.)
  open var forFirstBaselineLayout: UIView { self }

  /// The subview whose last baseline is this view's. (Rule 7.05.)
  open var forLastBaselineLayout: UIView { self }

  /// Changes constraints, in a batch before layout. Call super last; do not call it yourself. (Rules 8.02 to 8.06.)
  open func updateConstraints() {}

  /// Gives the subviews the frames that the constraints say. (Rule 8.12.)
  open func layoutSubviews() { applyLayout() }

  /// The natural size is another one now. (Rule 3.05.)
  open func invalidateIntrinsicContentSize() {
    engine?.contentChanged(self)
    setNeedsLayoutOfContainer()
  }

  open func layoutMarginsDidChange() {}

  /// The part of the view that the host's bars and corners cover. A window's host says what is covered; a subview's insets
  /// are what of that reaches into it. (Rule 5.11.)
  open var safeAreaInsets: UIEdgeInsets {
    var insets = controller?.additionalSafeAreaInsets ?? .zero
    guard let parent else { return insets }
    let outer = parent.safeAreaInsets
    if outer == .zero { return insets }
    insets.top += max(0, outer.top - frame.minY)
    insets.left += max(0, outer.left - frame.minX)
    insets.bottom += max(0, outer.bottom - (parent.bounds.height - frame.maxY))
    insets.right += max(0, outer.right - (parent.bounds.width - frame.maxX))
    return insets
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  /// How far the first baseline is below the alignment rectangle's top.
  package var firstBaselineOffset: CGFloat {
    forFirstBaselineLayout === self ? 0 : offsetOfFirstBaseline(of: forFirstBaselineLayout)
  }

  /// How far the last baseline is above the alignment rectangle's bottom.
  package var lastBaselineOffset: CGFloat {
    forLastBaselineLayout === self ? 0 : offsetOfLastBaseline(of: forLastBaselineLayout)
  }

  /// Whether the natural height depends on the width that layout gives.
  var wrapsContent: Bool { false }

  /// The height of content that wraps, for a given width of the alignment rectangle; nil if it does not wrap.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  open override var next: UIResponder? { controller ?? superview }

  open override var description: String {
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "<\(ConstraintText.name(ofClassOf: self))\(name); frame = (\(frame.origin.x) "
      + "\(frame.origin.y); \(frame.size.width) \(frame.size.height))>"
  }
}

// MARK: Geometry

extension UIView {
  /// The rectangle in the superview's coordinates.
  ///
  /// Set by hand it takes effect at once. Where constraints place the view, the next layout overwrites it; where its mask
  /// does, the mask starts from here. (Rules 4.10, 4.11.)
  public var frame: CGRect {
    get { CGRect(origin: origin, size: storedBounds.size) }
    set {
      if frame == newValue { return }
      place(newValue)
      engine?.geometryChanged(self)
      setNeedsLayoutOfContainer()
    }
  }

  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect {
    get { storedBounds }
    set {
      if storedBounds == newValue { return }
      let center = center
      let size = newValue.size
      storedBounds.origin = newValue.origin
      if size != storedBounds.size {
        frame = CGRect(
          x: center.x - size.width / 2,
          y: center.y - size.height / 2,
          width: size.width,
          height: size.height
        )
      }
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  public var center: CGPoint {
    get {
      CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - storedBounds.width / 2,
        y: newValue.y - storedBounds.height / 2
      )
    }
  }

  /// Writes the frame without telling the engine, which is where it may come from.
  func place(_ frame: CGRect) {
    let oldSize = storedBounds.size
    origin = frame.origin
    if oldSize == frame.size { return }
    storedBounds.size = frame.size
    resizeSubviews(from: oldSize)
    setNeedsLayout()
  }

  /// The rectangle that constraints mean, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame around an alignment rectangle.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  /// A point of this view's coordinates in those of another view of the tree; nil means the root's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = positionInRoot
    let other = (view ?? root).positionInRoot
    return CGPoint(x: point.x + inRoot.x - other.x, y: point.y + inRoot.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's coordinates is in the root's.
  private var positionInRoot: CGPoint {
    var result = CGPoint.zero
    var view = self
    while let superview = view.superview {
      result.x += view.frame.origin.x - view.bounds.origin.x
      result.y += view.frame.origin.y - view.bounds.origin.y
      view = superview
    }
    return result
  }

  private func offsetOfFirstBaseline(of view: UIView) -> CGFloat {
    view.convert(CGPoint.zero, to: self).y + view.alignmentRectInsets.top - alignmentRectInsets.top
      + view.firstBaselineOffset
  }

  private func offsetOfLastBaseline(of view: UIView) -> CGFloat {
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.height), to: self).y
    return bounds.height - bottom + view.alignmentRectInsets.bottom - alignmentRectInsets.bottom
      + view.lastBaselineOffset
  }
}

// MARK: The tree

extension UIView {
  /// The view's topmost ancestor, or itself.
  package var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// How many ancestors there are.
  var depth: Int {
    var result = 0
    var view = self
    while let parent = view.parent {
      view = parent
      result += 1
    }
    return result
  }

  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view))
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 })
  }

  /// Where a subview is once another one is taken out; nil if it is none.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view || $0 === sibling }.firstIndex { $0 === sibling }
  }

  private func place(_ view: UIView, at index: Int?) {
    subviews.insert(view, at: max(0, min(index ?? subviews.count, subviews.count)))
  }

  private func insert(_ view: UIView, at index: Int?) {
    if view === self || isDescendant(of: view) {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "Can't add \(view.layoutName) as a subview of \(layoutName), which is inside of it.",
          remedy: "Take it out of there first.",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    }
    if view.parent === self {
      // A new place among its siblings and nothing else. (Rule 1.38.)
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    view.willMove(toSuperview: self)
    // Removal may release what nobody else retains.
    withExtendedLifetime(view) {
      if view.parent != nil { view.leaveSuperview() }
      if let own = view.ownEngine { own.dissolve() }
      place(view, at: index)
      view.parent = self
      view.itemState.mark = environment.tick()
      engine?.enter(view)
      if view.dirt.concernsLayout { spreadLayoutDirt() }
      if view.dirt.concernsConstraints { spreadConstraintDirt() }
      setNeedsLayout()
    }
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Takes the view out of its superview. Constraints that reach out of its subtree are deactivated for good; those inside
  /// stay. (Rules 1.36, 1.37.)
  public func removeFromSuperview() {
    if parent == nil { return }
    willMove(toSuperview: nil)
    withExtendedLifetime(self) {
      leaveSuperview()
      didMoveToSuperview()
    }
  }

  private func leaveSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    deactivateConstraintsReachingOut(of: self)
    engine?.leave(self)
    parent.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    self.parent = nil
  }

  private func deactivateConstraintsReachingOut(of top: UIView) {
    deactivateConstraints(of: self, reachingOutOf: top)
    for guide in layoutGuides { deactivateConstraints(of: guide, reachingOutOf: top) }
    for view in subviews { view.deactivateConstraintsReachingOut(of: top) }
  }

  private func deactivateConstraints(of item: any LayoutItem, reachingOutOf top: UIView) {
    for reference in item.itemState.constraints {
      let constraint = reference.takeUnretainedValue()
      if let holder = constraint.holder, !holder.isDescendant(of: top) {
        constraint.isActive = false
      }
    }
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: nil) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  /// Whether the view is `view` or inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The view itself or the first of its subtree, in pre-order, that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public var window: UIWindow? { root as? UIWindow }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.join(self, mark: environment.tick())
  }

  /// Takes the guide out, and deactivates every constraint that touches it. (Rule 1.39.)
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    for reference in guide.itemState.constraints {
      reference.takeUnretainedValue().isActive = false
    }
    engine?.leave(guide)
    layoutGuides.remove(at: index)
    guide.ownerIsGone()
  }
}

extension NSLayoutConstraint {
  /// The holder is being deallocated; what it retained may live on elsewhere.
  func holderIsGone() {
    holder = nil
    solverID = nil
    for item in [first, second] {
      item?.itemState.constraints.removeAll {
        $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
      }
    }
  }
}

extension UIView: LayoutItem {
  var containingView: UIView? { parent }
  var owner: UIView? { self }
  var insetsFromFrame: UIEdgeInsets { alignmentRectInsets }

  package var layoutName: String {
    accessibilityIdentifier ?? nameFromContent ?? ConstraintText.name(ofClassOf: self)
  }

  /// `UILabel:0x… 'Title'`: the texts of labels and buttons tell them apart.
  private var nameFromContent: String? {
    guard let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle else {
      return nil
    }
    let short = text.count > 25 ? text.prefix(25) + "..." : text[...]
    return "\(ConstraintText.name(ofClassOf: self)) '\(short)'"
  }
}
