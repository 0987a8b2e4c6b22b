/// A rectangle in a tree of views. Constraints, its autoresizing mask or the app determine its
/// frame.
///
/// Frames are in points, in the superview's coordinates, with the y axis pointing down. A tree may
/// be used on any thread, by one thread at a time; different trees may be laid out in parallel.
///
/// Members that apps override are declared in the class itself, since members of extensions cannot
/// be overridden. Their implementations are in the files `UIView+….swift`.
open class UIView: UIResponder {
  // First, so that a search by tag touches one cache line of each view.
  private var storedTag = 0
  // Stored properties are not public. Only then can the compiler prove that accesses do not
  // overlap, and omit the checks.
  var subviewList = SubviewList.short([])
  var guides: [UILayoutGuide] = []

  package final let environment = LayoutEnvironment.current

  /// The link to the superview, which clears it in its deinit.
  var parentLink: Unmanaged<UIView>?
  var parent: UIView? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map(Unmanaged.passUnretained) }
  }
  /// The controller that owns the view as its ``UIViewController/view``.
  weak var controller: UIViewController? { didSet { controllerChanged() } }

  private var translatesMask = true
  private(set) var storedMask: AutoresizingMask = []

  /// The origin of the untransformed frame. Frame, bounds and centre are computed from it, the
  /// stored bounds and the transform.
  var origin = CGPoint.zero
  var storedBounds = CGRect.zero

  /// The object that represents the view in constraints, which must not retain the view.
  package final let layoutItem = LayoutItem()
  /// The active constraints whose holder the view is, in no order.
  var heldConstraints: [NSLayoutConstraint] = []
  /// The engine that contains the view. The root retains the engine, and clears the links of the
  /// tree before it releases the engine.
  var engineLink: Unmanaged<LayoutEngine>?
  var engine: LayoutEngine? { engineLink?.takeUnretainedValue() }
  /// At the root of a tree: the tree's engine; nil until it is created.
  var ownEngine: LayoutEngine?
  var content = ContentSize()
  var flags = ViewFlags.fresh
  /// The view's margins; nil as long as they have their default values and no constraint depends on
  /// them.
  var margins: LayoutMargins?
  /// Whether the DSL has disabled the translation of the view's autoresizing mask.
  package final var isUntranslatedByDSL: Bool {
    get { flags.contains(.untranslatedByDSL) }
    set {
      if newValue { flags.insert(.untranslatedByDSL) } else { flags.remove(.untranslatedByDSL) }
    }
  }

  /// An object that the DSL attaches to the view.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }
  private var storedCompanion: AnyObject?
  var extras: ViewExtras?

  /// A number by which ``viewWithTag(_:)`` finds the view. By default 0.
  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }
  /// The name of the view in tests and in reports. By default nil.
  open var accessibilityIdentifier: String?

  // Nothing reads these here. They are in the class, because subclasses often override them.

  /// The label for assistive technologies. Stored without an effect here.
  open var accessibilityLabel: String? {
    get { extras?.accessibility.label }
    set { madeExtras.accessibility.label = newValue }
  }
  /// The value for assistive technologies. Stored without an effect here.
  open var accessibilityValue: String? {
    get { extras?.accessibility.value }
    set { madeExtras.accessibility.value = newValue }
  }
  /// The hint for assistive technologies. Stored without an effect here.
  open var accessibilityHint: String? {
    get { extras?.accessibility.hint }
    set { madeExtras.accessibility.hint = newValue }
  }
  /// The behaviour of the view for assistive technologies. Stored without an effect here.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility.traits ?? .none }
    set { madeExtras.accessibility.traits = newValue }
  }
  /// Whether assistive technologies can reach the view. Stored without an effect here.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility.isElement ?? false }
    set { madeExtras.accessibility.isElement = newValue }
  }
  /// The objects inside of the view that assistive technologies reach, in their order; nil for the
  /// subviews. Stored without an effect here.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility.elements }
    set { madeExtras.accessibility.elements = newValue }
  }
  /// Whether assistive technologies skip the view's subviews. Stored without an effect here.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility.hidesElements ?? false }
    set { madeExtras.accessibility.hidesElements = newValue }
  }
  /// Whether assistive technologies ignore the view's siblings. Stored without an effect here.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility.isModal ?? false }
    set { madeExtras.accessibility.isModal = newValue }
  }
  /// Whether the view keeps its colours when assistive technologies invert those of the screen. Stored
  /// without an effect here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility.ignoresInvertColors ?? false }
    set { madeExtras.accessibility.ignoresInvertColors = newValue }
  }
  /// The view's special actions for assistive technologies. Stored without an effect here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility.customActions }
    set { madeExtras.accessibility.customActions = newValue }
  }
  /// Called when an assistive technology activates the view.
  ///
  /// - Returns: Whether the view has handled it; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the first responder of the tree resign if it is this view or one inside of it.
  ///
  /// - Parameter force: Whether it resigns even if it refuses to.
  /// - Returns: Whether no view of the subtree is the first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = firstResponderHolder, let first = holder.first,
      (first as? UIView)?.isDescendant(of: self) ?? false
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { holder.first = nil }
    return force
  }

  /// The objects that recognize gestures in the touches of the view and its subviews; nil if there
  /// are none. Setting it replaces all of them.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for recognizer in extras?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// The effects of the device's movements. Stored without an effect here.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { madeExtras.motionEffects = newValue }
  }

  /// Adds an effect of the device's movements. Stored without an effect here.
  open func addMotionEffect(_ effect: UIMotionEffect) { madeExtras.motionEffects.append(effect) }

  /// Removes an effect of the device's movements.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }

  /// The number of pixels of a point in what the view draws: that of the screen if it is not set. Stored without an effect here.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? traitCollection.displayScale }
    set { madeExtras.contentScaleFactor = newValue }
  }

  /// The interactions of the view, in the order in which they were added. Setting them removes those
  /// that are missing.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { release(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { take(new) }
    }
  }
  /// Adds an interaction, which leaves its former view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { release(interaction) }

  /// Adds a gesture recognizer, and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    madeExtras.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a gesture recognizer. Its gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view !== self { return }
    extras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.stop()
    gestureRecognizer.view = nil
  }
  /// Returns whether a gesture recognizer may begin with a touch in this view. By default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when an assistive technology increments the value. Does nothing by default.
  open func accessibilityIncrement() {}
  /// Called when an assistive technology decrements the value. Does nothing by default.
  open func accessibilityDecrement() {}
  /// The views that get the focus first: none by default. There is no focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Called when an assistive technology scrolls the view.
  ///
  /// - Returns: Whether the view has scrolled; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when an assistive technology turned to the view. Does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology turned away from the view. Does nothing by default.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether an assistive technology is at the view: always false.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the number of the ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of the ``accessibilityElements``; nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of one of the ``accessibilityElements``; `NSNotFound` for another object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Whether assistive technologies visit the view's elements before its siblings. Stored without an
  /// effect here.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility.groupsChildren ?? false }
    set { madeExtras.accessibility.groupsChildren = newValue }
  }
  /// The place of the view for assistive technologies, in points and in the coordinates of the window.
  /// By default that of the view.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibility.frame ?? convert(bounds, to: nil) }
    set { madeExtras.accessibility.frame = newValue }
  }
  /// The outline of the view for assistive technologies. Stored without an effect here.
  open var accessibilityPath: UIBezierPath? {
    get { extras?.accessibility.path }
    set { madeExtras.accessibility.path = newValue }
  }
  /// The point at which assistive technologies touch the view, in the coordinates of the window. By
  /// default the middle of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      extras?.accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { madeExtras.accessibility.activationPoint = newValue }
  }
  /// The language in which texts are read. Stored without an effect here.
  open var accessibilityLanguage: String? {
    get { extras?.accessibility.language }
    set { madeExtras.accessibility.language = newValue }
  }
  /// The label with attributes. Stored without an effect here.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { extras?.accessibility.attributedLabel }
    set { madeExtras.accessibility.attributedLabel = newValue }
  }
  /// The value with attributes. Stored without an effect here.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { extras?.accessibility.attributedValue }
    set { madeExtras.accessibility.attributedValue = newValue }
  }
  /// The hint with attributes. Stored without an effect here.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { extras?.accessibility.attributedHint }
    set { madeExtras.accessibility.attributedHint = newValue }
  }
  /// The words by which the user calls the view. Stored without an effect here.
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.accessibility.inputLabels ?? [] }
    set { madeExtras.accessibility.inputLabels = newValue }
  }
  /// Whether the view reacts to the user. Stored without an effect here. By default false.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { extras?.accessibility.responds ?? false }
    set { madeExtras.accessibility.responds = newValue }
  }
  /// What the view's elements have in common. Stored without an effect here.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibility.containerType ?? .none }
    set { madeExtras.accessibility.containerType = newValue }
  }
  /// How assistive technologies go through the view's elements. Stored without an effect here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { extras?.accessibility.navigationStyle ?? .automatic }
    set { madeExtras.accessibility.navigationStyle = newValue }
  }
  /// Returns a view of the same size and with the same background, without the content: there are no
  /// pixels here.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let result = UIView(frame: bounds)
    result.backgroundColor = backgroundColor
    return result
  }

  /// Returns a view of a part of the bounds, without the content: there are no pixels here.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let result = UIView(frame: CGRect(origin: .zero, size: rect.size))
    result.backgroundColor = backgroundColor
    return result
  }

  /// Draws nothing: views are drawn by a renderer.
  ///
  /// - Returns: False.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// The colour behind the view's content; nil for none. Animatable.
  open var backgroundColor: UIColor? {
    didSet { if flags.contains(.clocked) { animateBackgroundColor(from: oldValue) } }
  }
  /// The opacity of the view, from 0 to 1. It does not change layout. Animatable.
  open var alpha: CGFloat = 1 {
    didSet {
      if !environment.accepts("alpha", of: layoutName, alpha) {
        alpha = oldValue
        return
      }
      if flags.contains(.clocked) { animateAlpha(from: oldValue) }
    }
  }
  /// Whether the view is hidden. Constraints of a hidden view stay in effect, except in a stack
  /// view, which gives hidden views no room.
  open var isHidden = false {
    didSet {
      if isHidden == oldValue { return }
      parent?.subviewVisibilityChanged()
      if flags.contains(.clocked) { animateVisibility() }
    }
  }
  /// Whether drawing outside of the bounds is cut off. Layout does not depend on it.
  open var clipsToBounds = false
  /// Whether drawing covers all that is behind the view. Stored without an effect here.
  open var isOpaque: Bool {
    get { extras?.isOpaque ?? true }
    set { if newValue != isOpaque { madeExtras.isOpaque = newValue } }
  }
  /// The view whose drawing cuts off that of this view; nil for none. In pictures, the rectangle of a
  /// mask with a background colour cuts it off, with its corner radius.
  open var mask: UIView? {
    get { extras?.mask }
    set { if newValue !== mask { madeExtras.mask = newValue } }
  }
  /// Whether the view and its subtree receive touches. By default true.
  open var isUserInteractionEnabled = true
  /// The layer of the view, created at the first access. It stores properties of drawing; layout
  /// does not read them.
  open var layer: CALayer { madeLayer }

  /// The class of the ``layer``: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// Returns the action that a layer runs for an event, such as a change of one of its properties. By
  /// default `NSNull`, for none. Nothing calls it here, since layers are not animated by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// The way in which drawn content fills the bounds. Image views follow it.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { madeExtras.contentMode = newValue } }
  }

  /// The view's tint colour, or that of the nearest ancestor that has one. Setting nil inherits the
  /// colour again. The runtime's own views do not draw with it.
  open var tintColor: UIColor! {
    get { shownTint }
    set { tint(newValue) }
  }

  /// Whether other views get no touches while the view has one. Stored without an effect here.
  open var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { madeExtras.isExclusiveTouch = newValue } }
  }

  /// Returns an object that would print the view. There is no printer here.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

  /// How the tint colour is shown.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; as it is, without one.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// As a gray, as below an alert.
    case dimmed = 2
  }

  /// How the view and its subviews show their tint colour. Setting `automatic` inherits it again.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// The properties that nibs set by their names: the label and the identifier for tests.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("accessibilityIdentifier") { (view: UIView, value) in
        view.accessibilityIdentifier = value
      },
      Outlet("accessibilityLabel") { (view: UIView, value) in view.accessibilityLabel = value }
    )
  }

  /// Creates a view with a frame in points, in the superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    layoutItem.stand(for: self)
    if environment.hasClock { flags.insert(.clocked) }
    if isUsable(frame, as: "frame") {
      origin = frame.origin
      storedBounds.size = frame.size
    }
  }

  /// Creates a view with an empty frame at 0, 0.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from a nib, with the properties, subviews and constraints that are written there;
  /// its outlets and actions are connected afterwards. With another coder this is like
  /// `init(frame: .zero)`, since archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    layoutItem.stand(for: self)
    if environment.hasClock { flags.insert(.clocked) }
    prepareForDecoding()
    (coder as? NibCoder)?.decode(self)
  }

  /// Completes a view that is created with a coder, before the properties of a nib are set. A subclass
  /// does here what its other initializers do after super's.
  func prepareForDecoding() {}

  nonisolated deinit { asMainActorUnchecked { leave() } }

  private func leave() {
    layoutItem.leave()
    // Subviews that are retained elsewhere live on.
    if ownEngine != nil { LayoutEngine.forget(self) }
    for constraint in heldConstraints { constraint.holderIsGone() }
    for view in children { view.outliveSuperview() }
    for guide in guides { guide.ownerIsGone() }
    if subviewList.isEmpty { return }
    var released = takeSubviews()
    Self.release(&released)
  }

  /// Whether a view of this class makes its tree use constraint-based layout even if no constraint
  /// exists yet. By default false. (Rule 8.03.)
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The lengths of the frame that change when the superview is resized. By default none.
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set {
      if storedMask == newValue { return }
      storedMask = newValue
      engine?.maskChanged(self)
    }
  }

  /// Whether the subviews' autoresizing masks are applied when the view is resized. By default
  /// true.
  open var autoresizesSubviews = true

  /// Whether the view translates its autoresizing mask: its frame and mask act as constraints. True
  /// for views made in code. (Rules 4.01 to 4.09.)
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      if translatesMask == newValue { return }
      translatesMask = newValue
      engine?.translationChanged(self)
      setNeedsLayoutOfContainer()
    }
  }

  /// The meaning of the view's content, which may force a layout direction. By default unspecified.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute == oldValue { return }
      engine?.directionChanged(self)
      askForLayout()
    }
  }

  /// Returns the layout direction for a semantic content attribute, with the direction of the
  /// current environment as the direction of the application. (Rule 6.05.)
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: LayoutEnvironment.current.userInterfaceLayoutDirection
    )
  }

  /// Returns the layout direction for a semantic content attribute in surroundings that have a
  /// given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The layout direction of the view. Leading and trailing follow it in the constraints that the
  /// view holds. (Rules 6.04, 6.05.)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: root.environment.userInterfaceLayoutDirection
    )
  }

  // MARK: Geometry

  /// The rectangle of the view in points, in the superview's coordinates; under a ``transform``,
  /// the bounding rectangle of the transformed view.
  ///
  /// Setting it takes effect at once. If constraints place the view, the next layout overwrites it;
  /// if the view translates its autoresizing mask, the mask applies from this frame. Layout itself
  /// sets ``bounds`` and ``center`` instead. (Rules 1.08, 4.10, 4.11.)
  open var frame: CGRect {
    get { effectiveFrame }
    set { takeFrame(newValue) }
  }

  /// The rectangle of the view in points, in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { takeBounds(newValue) }
  }

  /// The middle of the frame in points, in the superview's coordinates.
  open var center: CGPoint {
    get { middle }
    set { takeCenter(newValue) }
  }

  /// The transform of the view's appearance around its centre. Layout neither reads nor sets it.
  /// (Rule 1.08.)
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { takeTransform(newValue) }
  }

  /// The distances from the edges of the frame inwards to those of the alignment rectangle, in
  /// points. By default 0. (Rules 7.01, 7.02.)
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle, to which constraints refer, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { rect(around: alignmentRect) }

  /// Returns the view at a point of this view's coordinates: the frontmost descendant, or this
  /// view. Hidden views, and views with user interaction disabled, are skipped with their subtrees.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

  /// Returns whether a point of this view's coordinates is inside of the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  // MARK: Hierarchy

  /// The view that contains this one; nil at a root.
  open var superview: UIView? { parent }
  /// The views inside of this one, from the back to the front.
  open var subviews: [UIView] { children }
  /// The layout guides of the view, in the order in which they were added.
  open var layoutGuides: [UILayoutGuide] { guides }
  /// The window at the root of the view's tree; nil if the root is no window.
  open var window: UIWindow? { root as? UIWindow }

  /// Adds a view in front of the other subviews. The view leaves its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  /// Adds a view at an index of ``subviews``, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view directly behind one of the subviews; in front of all if `siblingSubview` is none of
  /// them.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview, without: view))
  }

  /// Adds a view directly in front of one of the subviews; in front of all if `siblingSubview` is
  /// none of them.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 })
  }

  /// Exchanges two subviews by their indices. Has no effect if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of its siblings. Has no effect on other views.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: nil) }
  }

  /// Moves a subview behind its siblings. Has no effect on other views.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  /// Removes the view from its superview. Constraints between its subtree and items outside are
  /// deactivated and stay inactive; constraints inside of the subtree stay active. (Rules 1.36,
  /// 1.37.)
  open func removeFromSuperview() { detach() }

  /// Returns whether the view is `view` or inside of it.
  open func isDescendant(of view: UIView) -> Bool { isInside(of: view) }

  /// Returns the first view with the tag in the subtree, in pre-order and including this view; nil
  /// if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    Unmanaged.passUnretained(self).first(withTag: tag)?.takeUnretainedValue()
  }

  /// Adds a layout guide to the view. The guide leaves its former owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

  /// Removes a layout guide, and deactivates every constraint of the guide. (Rule 1.39.)
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

  /// Called after a subview was added. Does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view moves to another superview; nil if it is removed. Does nothing by
  /// default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moved to another superview. Does nothing by default.
  open func didMoveToSuperview() {}

  /// Called before the window of the view changes; nil if it leaves its window. Does nothing by
  /// default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window of the view changed. Does nothing by default.
  open func didMoveToWindow() {}

  // MARK: Constraints

  /// The active constraints that the view holds, in the order of activation, followed by the
  /// constraints of its intrinsic content size as of the last layout. (Rules 1.29, 3.03.)
  open var constraints: [NSLayoutConstraint] { listedConstraints }

  /// Activates a constraint and installs it on this view, which becomes its holder. The view must
  /// be a common ancestor of the constraint's items, where a view counts as its own ancestor.
  /// (Rules 1.32, 1.33.)
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints and installs them on this view, in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Deactivates a constraint that this view holds. Has no effect on other constraints. (Rule
  /// 1.34.)
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { constraint.isActive = false }
  }

  /// Returns the priority with which the view resists being larger than its intrinsic content size.
  /// By default 250 on both axes.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? content.hugging.horizontal : content.hugging.vertical
  }

  /// Sets the priority with which the view resists being larger than its intrinsic content size on
  /// an axis. A priority of 0 removes the constraint.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { hug(priority, axis) }

  /// Returns the priority with which the view resists being smaller than its intrinsic content
  /// size. By default 750 on both axes.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? content.resistance.horizontal : content.resistance.vertical
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic content size on
  /// an axis. A priority of 0 removes the constraint.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { resist(priority, axis) }

  // MARK: Passes

  /// Invalidates the layout of the view: ``layoutSubviews()`` is called in the next layout pass.
  /// Changes that the runtime itself detects invalidate the layout without always calling this
  /// method. (Rule 8.10.)
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the views that need it, starting at the topmost ancestor that needs layout. Calls
  /// nothing if no view needs layout. (Rule 8.11.)
  ///
  /// Works in windows and in detached trees.
  open func layoutIfNeeded() { layOutInvalidatedViews() }

  /// Assigns the frames that the constraints determine to the subviews. (Rule 8.12.)
  open func layoutSubviews() { applyLayout() }

  /// Lays out the view's layer: calls ``layoutSubviews()``. The layout pass calls it on views whose
  /// ``layer`` exists, and on those with a ``layerClass`` of their own.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Invalidates the constraints of the view: ``updateConstraints()`` is called in the next update
  /// pass.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// Returns whether the view waits for ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { flags.contains(.constraints) }

  /// Calls ``updateConstraints()`` on the views of the subtree that wait for it, subviews before
  /// their superviews. (Rule 8.02.)
  open func updateConstraintsIfNeeded() {
    if root.engineIfEngaged() != nil { updateConstraintsBelow() }
  }

  /// Called in the update pass to change the view's constraints as a batch, before layout. An
  /// override calls super last; apps do not call this method. (Rules 8.02 to 8.06.)
  open func updateConstraints() {}

  /// Draws the content of the view, behind its sublayers and subviews, in the current graphics context.
  /// Does nothing by default.
  ///
  /// Called each time a picture of the view is made. What it draws is clipped to the bounds.
  ///
  /// - Parameter rect: The bounds, in points.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing. Does nothing: each picture calls ``draw(_:)``.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a rectangle. Does nothing: each picture calls ``draw(_:)``.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Natural size and baselines

  /// The size of the view's content in points; `noIntrinsicMetric`, -1, on an axis without an
  /// intrinsic length. (Rules 3.01 to 3.09.)
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size: layout reads it again before the next solve. Call it
  /// when the content changes. (Rule 3.05.)
  open func invalidateIntrinsicContentSize() {
    if let engine { engine.contentChanged(self) } else { setNeedsLayoutOfContainer() }
    parent?.subviewContentChanged()
  }

  /// The subview that provides the first baseline; by default the view itself. (Rule 7.05.)
  open var forFirstBaselineLayout: UIView { self }

  /// The subview that provides the last baseline; by default the view itself. (Rule 7.05.)
  open var forLastBaselineLayout: UIView { self }

  // MARK: What the runtime's own classes override

  /// Returns the item of the content area if a constraint with this attribute refers to it; nil
  /// otherwise. Called for views that have a content area. (Rule 5.14.)
  func contentItem(for attribute: NSLayoutConstraint.Attribute) -> LayoutItem? { nil }

  /// Called after the origin of the bounds changed, which scrolls the content.
  func boundsOriginChanged() {}

  /// Called after the view's safe area changed.
  func safeAreaChanged() {}

  /// The part of the safe area that the subviews have to keep clear.
  var safeAreaOfContent: UIEdgeInsets { margins?.usedSafeArea ?? safeAreaInsets }

  /// Called after a subview was hidden or shown.
  func subviewVisibilityChanged() {}

  /// Called after the intrinsic content size of a subview changed.
  func subviewContentChanged() {}

  /// The mark whose orders a guide of the runtime takes: that of the view, or of the view after which
  /// a subclass orders its guides.
  func mark(ofGuide kind: UInt64) -> UInt64 { layoutItem.mark }

  /// Returns the rectangle, as of the last layout, of a guide of the runtime that no constraint
  /// involves.
  func frame(ofUnused guide: UILayoutGuide) -> CGRect { frame(ofUnusedGuide: guide) }

  /// Called after ``goneAxis`` changed.
  func goneAxisChanged() { engine?.marginsChanged(self) }

  /// Called before the size of the view is changed by code other than layout.
  func sizeWillChange(to size: CGSize) {}
  func sizeDidChange() {}

  /// Whether the view is given no room, in which case its margins get none either. (Rule 11.15.)
  var isCollapsed: Bool { goneAxis != nil }

  /// Updates the objects that the view creates for its own layout, without laying out.
  func prepareForFitting() {}

  // MARK: Sizes

  /// Returns the fitting size for a target with both fitting priorities at 50. See
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the fitting size: the size of the frame that comes closest to a target, under the
  /// constraints that the view and its subtree hold.
  ///
  /// The target's width and height act as constraints with the given priorities. No frame changes,
  /// and no result is cached: each call solves the subtree again. The size is rounded up to whole
  /// pixels if the environment has a display scale. (Rules 3.17 to 3.22.)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size in points that best shows the view's content, without regard to constraints.
  /// By default the view's present size. (Rule 3.24.)
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Sets the size of the view to the size that best shows its content; the origin stays. (Rule
  /// 3.24.)
  open func sizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Margins and safe area

  /// The distances in points that content keeps from the edges. By default 8 on all sides; a
  /// controller's view has 0 at the top and bottom, and at least the environment's minimum left and
  /// right.
  ///
  /// The value is that of the effective margins: the safe area is added, and margins of the
  /// superview are respected if they are preserved. (Rules 5.04 to 5.08.)
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      if isUsable(newValue, as: "margins") { changeMargins { $0.written = .plain(newValue) } }
    }
  }

  /// The margins in terms of the layout direction. The last change of this property or
  /// ``layoutMargins`` takes effect. (Rule 5.05.)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set {
      let edges = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
      if isUsable(edges, as: "margins") { changeMargins { $0.written = .directional(newValue) } }
    }
  }

  /// Whether the margins are at least as large as the part of the superview's margins that overlaps
  /// this view. By default false. (Rule 5.07.)
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins?.preservesSuperviews ?? false }
    set { changeMargins { $0.preservesSuperviews = newValue } }
  }

  /// Whether the safe area is added to the margins. By default true. (Rule 5.06.)
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins?.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called after the effective margins changed. Does nothing by default.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed. Does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The distances from the view's edges that the host's bars and corners cover, in points. The
  /// host sets those of a window; a subview's insets are the part of them that reaches into the
  /// subview. (Rule 5.11.)
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }

  // MARK: Traits and colour

  /// The traits of the environment, with the overrides of the controllers and views above applied.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called after an override changed the traits. The traits of the environment do not change. Does
  /// nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the view's own or an ancestor's ``tintColor`` changed, but not when the view
  /// moves to another superview. Does nothing by default.
  open func tintColorDidChange() {}

  /// The distance from the top of the alignment rectangle down to the first baseline, in points.
  package var firstBaselineOffset: CGFloat {
    forFirstBaselineLayout === self ? 0 : offsetOfFirstBaseline(of: forFirstBaselineLayout)
  }

  /// The distance from the bottom of the alignment rectangle up to the last baseline, in points.
  package var lastBaselineOffset: CGFloat {
    forLastBaselineLayout === self ? 0 : offsetOfLastBaseline(of: forLastBaselineLayout)
  }

  // MARK: Members that reports read, and classes above the core override

  /// The text that identifies the view in reports, such as the title of a button; nil if it has none.
  var textForName: String? { nil }

  /// The cell whose content view this view is; nil for other views.
  var cellAround: UIView? { nil }

  /// Whether the view is the content view of a cell, header or footer, whose autoresizing mask an app does not set.
  var isContentOfCell: Bool { false }

  /// The view as a part of a control, which sets its frame; nil for other views.
  var partOfControl: PartOfControl? { nil }

  /// Whether a list determines the size of the view.
  var isEncapsulated: Bool { false }

  /// The name of a cell's class if the app declares it; nil otherwise.
  var ownClassName: String? { nil }

  /// The name of the view as the origin of constraints that the runtime made for it, such as ``the stack `row` ``.
  var nameAsAuthor: String? { nil }

  /// The view itself if it is a window; nil otherwise.
  var ownWindow: UIWindow? { nil }

  /// The frame of the keyboard over the view hierarchy. The engine reads it from the root.
  var coveringKeyboard: CGRect? { nil }

  override var traitObservations: [TraitObservation] {
    get { extras?.traitObservations ?? [] }
    set { madeExtras.traitObservations = newValue }
  }

  // MARK: Text

  /// The line height of the text that the view shows, in points; nil if it shows no text.
  var lineHeightOfText: CGFloat? { nil }

  /// Whether the intrinsic height depends on the width that layout determines.
  var wrapsContent: Bool { false }

  /// Returns the height of content that wraps, for a given width of the alignment rectangle; nil if
  /// the content does not wrap.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Whether content that wraps has other baselines in a new width than in the old one, where nil is
  /// an unlimited width.
  func baselinesMoved(from old: CGFloat?, to new: CGFloat) -> Bool { false }

  /// The controller of the view if it has one, otherwise the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Scales the fonts of the view to a text size category.
  func adjustFont(to category: UIContentSizeCategory) {}

  override var firstResponderHolder: FirstResponder? { root.madeExtras.firstResponder }

  /// The class and address of the view, with its identifier and frame.
  nonisolated open override var description: String { asMainActorUnchecked { text } }

  private var text: String {
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "<\(shownClassName): \(ConstraintText.address(of: self))\(name); "
      + "frame = \(ConstraintText.rectangle(frame))>"
  }
}

extension UIView {
  /// The name of the view in reports: its ``givenName``, else its class and address, with its text if it has one.
  ///
  /// - Complexity: That of ``givenName``.
  package var layoutName: String {
    givenName ?? nameFromContent ?? ConstraintText.name(ofClassOf: self)
  }

  /// The label of the view, else its accessibility identifier, else the stored property that holds it; nil without any.
  ///
  /// - Complexity: Without a label and identifier, that of ``PropertyNames``. See ``sharingPropertyNames(_:)``.
  package var givenName: String? { layoutLabel ?? accessibilityIdentifier ?? propertyName }

  /// Returns the name of the view in pictures and diagrams, on one line and without an address: its ``givenName``, else its class,
  /// with its text if it has one.
  ///
  /// - Parameter names: the names of the view's tree.
  package func nameInDiagrams(_ names: PropertyNames) -> String {
    let name =
      layoutLabel ?? accessibilityIdentifier ?? names.name(of: self)
      ?? shownText.map { "\(shownClassName) '\($0)'" } ?? shownClassName
    return String(name.map { $0.isNewline ? " " : $0 })
  }

  /// The class, the address and the text of a label or button, as in `UILabel:0x… 'Title'`.
  private var nameFromContent: String? {
    shownText.map { "\(ConstraintText.name(ofClassOf: self)) '\($0)'" }
  }

  /// The beginning of the text of a label or button.
  package var shownText: String? {
    textForName.map { $0.count > 25 ? $0.prefix(25) + "..." : $0 }
  }
}
