/// A rectangle in a tree, placed by constraints, by its autoresizing mask or by hand.
///
/// Frames are in points, in the superview's coordinates, y downwards. A tree belongs to whoever holds it: any thread may
/// use it, one at a time; different trees may be laid out side by side.
///
/// What Apple's apps override is a member of the class, for a member of an extension cannot be overridden; what it does is in
/// the files of its facet.
open class UIView: UIResponder {
  // First, so that a search by tag touches one line of memory for each view.
  private var storedTag = 0
  // What is stored is not public: only then the compiler can see that no two accesses overlap, and leaves out the checks.
  var children: [UIView] = []
  var guides: [UILayoutGuide] = []

  package final let environment = LayoutEnvironment.current

  /// The superview. It cuts the link in its deinit.
  var parentLink: Unmanaged<UIView>?
  var parent: UIView? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map(Unmanaged.passUnretained) }
  }
  /// The controller whose ``UIViewController/view`` it is.
  weak var controller: UIViewController? { didSet { controllerChanged() } }

  private var translatesMask = true

  /// The untransformed frame's corner. Frame, bounds and centre are computed from these two and the transform.
  var origin = CGPoint.zero
  var storedBounds = CGRect.zero

  /// What stands for the view where it is not to be retained.
  package final let layoutItem = LayoutItem()
  var heldConstraints: [NSLayoutConstraint] = []
  /// The engine that knows the view. The root retains it, and cuts the tree's links before it lets go of it.
  var engineLink: Unmanaged<LayoutEngine>?
  var engine: LayoutEngine? { engineLink?.takeUnretainedValue() }
  /// At the root of a tree: the tree's engine, once there is one.
  var ownEngine: LayoutEngine?
  var content = ContentSize()
  var flags = ViewFlags.fresh
  /// nil as long as the view's margins are those of any view, and nothing depends on them.
  var margins: LayoutMargins?
  /// Whether the DSL has set that the view's mask is not translated.
  package final var isUntranslatedByDSL: Bool {
    get { flags.contains(.untranslatedByDSL) }
    set {
      if newValue { flags.insert(.untranslatedByDSL) } else { flags.remove(.untranslatedByDSL) }
    }
  }

  /// What the DSL keeps beside the view.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }
  private var storedCompanion: AnyObject?
  var extras: ViewExtras?

  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }
  open var accessibilityIdentifier: String?
  open var backgroundColor: UIColor? {
    didSet { if flags.contains(.clocked) { animateBackgroundColor(from: oldValue) } }
  }
  open var alpha: CGFloat = 1 {
    didSet {
      if !environment.accepts("alpha", of: layoutName, alpha) {
        alpha = oldValue
        return
      }
      if flags.contains(.clocked) { animateAlpha(from: oldValue) }
    }
  }
  open var isHidden = false {
    didSet {
      if isHidden == oldValue { return }
      parent?.subviewVisibilityChanged()
      if flags.contains(.clocked) { animateVisibility() }
    }
  }
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var layer: CALayer { madeLayer }

  /// How what is drawn fills the bounds. Image views follow it.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { madeExtras.contentMode = newValue } }
  }

  /// The view's own colour, or that of the closest ancestor that has one. Nothing is drawn with it but by apps' views.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { tint(newValue) }
  }

  public init(frame: CGRect) {
    super.init()
    layoutItem.stand(for: self)
    if environment.hasClock { flags.insert(.clocked) }
    if isUsable(frame, as: "frame") {
      origin = frame.origin
      storedBounds.size = frame.size
    }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Archives are not read here; the view is as if made by `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init()
    layoutItem.stand(for: self)
    if environment.hasClock { flags.insert(.clocked) }
  }

  deinit {
    layoutItem.leave()
    // Subviews may be retained by others and live on.
    if ownEngine != nil { LayoutEngine.forget(self) }
    for constraint in heldConstraints { constraint.holderIsGone() }
    for view in children { view.parent = nil }
    for guide in guides { guide.ownerIsGone() }
    if children.isEmpty { return }
    var released = children
    children = []
    Self.release(&released)
  }

  /// Whether constraints of a tree with such a view are laid out although none exists yet. (Rule 8.03.)
  open class var requiresConstraintBasedLayout: Bool { false }

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { engine?.maskChanged(self) } }
  }

  open var autoresizesSubviews = true

  /// Whether frame and mask stand for constraints. True for views made in code. (Rules 4.01 to 4.09.)
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      if translatesMask == newValue { return }
      translatesMask = newValue
      engine?.translationChanged(self)
      setNeedsLayoutOfContainer()
    }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute == oldValue { return }
      engine?.directionChanged(self)
      askForLayout()
    }
  }

  /// The direction of what an attribute is meant for, where the application's is left to right unless the current environment
  /// says otherwise. (Rule 6.05.)
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: LayoutEnvironment.current.userInterfaceLayoutDirection
    )
  }

  /// The direction of what an attribute is meant for, in surroundings of a direction.
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

  /// The direction that leading and trailing follow where this view holds the constraint. (Rules 6.04, 6.05.)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: root.environment.userInterfaceLayoutDirection
    )
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; under a ``transform``, the one around what is shown.
  ///
  /// Set by hand it takes effect at once. Where constraints place the view, the next layout overwrites it; where its mask
  /// does, the mask starts from here. Layout itself sets ``bounds`` and ``center``. (Rules 1.08, 4.10, 4.11.)
  open var frame: CGRect {
    get { effectiveFrame }
    set { takeFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { takeBounds(newValue) }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { middle }
    set { takeCenter(newValue) }
  }

  /// Turns and scales what is shown around the centre. Layout neither reads nor writes it. (Rule 1.08.)
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { takeTransform(newValue) }
  }

  /// How far the alignment rectangle lies inside the frame. (Rules 7.01, 7.02.)
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints mean, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame around an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { rect(around: alignmentRect) }

  /// The view under a point of this view's coordinates: the last of those that are shown and take part in interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var layoutGuides: [UILayoutGuide] { guides }
  open var window: UIWindow? { root as? UIWindow }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview, without: view))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 })
  }

  /// Indices that do not exist change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: nil) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  /// Takes the view out of its superview. Constraints that reach out of its subtree are deactivated for good; those inside
  /// stay. (Rules 1.36, 1.37.)
  open func removeFromSuperview() { detach() }

  /// Whether the view is `view` or inside of it.
  open func isDescendant(of view: UIView) -> Bool { isInside(of: view) }

  /// The view itself or the first of its subtree, in pre-order, that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    Unmanaged.passUnretained(self).first(withTag: tag)?.takeUnretainedValue()
  }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

  /// Takes the guide out, and deactivates every constraint that touches it. (Rule 1.39.)
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  /// The root of the view's tree is about to be this window, or none any more.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Constraints

  /// The active constraints that the view holds, in the order of activation, and after them what the last layout knew of its
  /// natural size. (Rules 1.29, 3.03.)
  open var constraints: [NSLayoutConstraint] { listedConstraints }

  /// Makes a constraint active with this view as its holder. The view must be an ancestor of both items, or one of them.
  /// (Rules 1.32, 1.33.)
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Deactivates a constraint that this view holds; any other is left alone. (Rule 1.34.)
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { constraint.isActive = false }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? content.hugging.horizontal : content.hugging.vertical
  }

  /// How much the view resists being larger than its natural size. 0 leaves that wish out.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { hug(priority, axis) }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? content.resistance.horizontal : content.resistance.vertical
  }

  /// How much the view resists being smaller than its natural size. 0 leaves that wish out.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { resist(priority, axis) }

  // MARK: Passes

  /// Asks for ``layoutSubviews()`` in the next pass; does no work now. Where the runtime itself sees that layout is due, it
  /// does not always call this. (Rule 8.10.)
  open func setNeedsLayout() { markForLayout() }

  /// Lays out what waits for it, from the topmost ancestor that waits. (Rule 8.11.)
  ///
  /// If nothing waits, nothing is called. Works in windows and in detached trees alike.
  open func layoutIfNeeded() { layOutWhatWaits() }

  /// Gives the subviews the frames that the constraints say. (Rule 8.12.)
  open func layoutSubviews() { applyLayout() }

  /// Asks for ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  open func needsUpdateConstraints() -> Bool { flags.contains(.constraints) }

  /// Calls ``updateConstraints()`` where it waits, in the subtree, children first. (Rule 8.02.)
  open func updateConstraintsIfNeeded() {
    if root.engineIfEngaged() != nil { updateConstraintsBelow() }
  }

  /// Changes constraints, in a batch before layout. Call super last; do not call it yourself. (Rules 8.02 to 8.06.)
  open func updateConstraints() {}

  /// Does nothing: a picture is drawn when somebody asks for one.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Natural size and baselines

  /// The view's natural size, -1 on an axis that has none. (Rules 3.01 to 3.09.)
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The natural size is another one now. (Rule 3.05.)
  open func invalidateIntrinsicContentSize() {
    if let engine { engine.contentChanged(self) } else { setNeedsLayoutOfContainer() }
    parent?.subviewContentChanged()
  }

  /// The subview whose first baseline is this view's. (Rule 7.05.)
  open var forFirstBaselineLayout: UIView { self }

  /// The subview whose last baseline is this view's. (Rule 7.05.)
  open var forLastBaselineLayout: UIView { self }

  // MARK: What the runtime's own classes override

  /// The content area, where a constraint about this attribute means it. Asked of views that have one. (Rule 5.14.)
  func contentItem(for attribute: NSLayoutConstraint.Attribute) -> LayoutItem? { nil }

  /// What is in the view was scrolled.
  func boundsOriginChanged() {}

  /// The view was told of another safe area.
  func safeAreaChanged() {}

  /// The part of the safe area that is to be kept clear by what is inside.
  var safeAreaOfContent: UIEdgeInsets { margins?.usedSafeArea ?? safeAreaInsets }

  /// A subview was hidden or shown.
  func subviewVisibilityChanged() {}

  /// A subview has another natural size.
  func subviewContentChanged() {}

  /// Somebody other than layout is about to give the view another size.
  func sizeWillChange(to size: CGSize) {}
  func sizeDidChange() {}

  /// Whether the view is given no room, so that there is none for its margins either. (Rule 11.15.)
  var isCollapsed: Bool { false }

  /// Brings up to date what the view makes for its layout, and nothing else.
  func prepareForFitting() {}

  // MARK: Sizes

  /// As ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` with both priorities at 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size of frame that comes closest to a target, by the constraints held by the view and inside of it.
  ///
  /// The target's width and height are wishes of the given priorities. Nothing is laid out, and nothing is kept: each call
  /// solves the subtree anew. Rounded up to pixels, if the environment has a scale. (Rules 3.17 to 3.22.)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The size that is best for what the view shows; asks no constraint. A plain view is content with the size that it has.
  /// (Rule 3.24.)
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Gives the view the size that is best for what it shows; its corner stays. (Rule 3.24.)
  open func sizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Margins and safe area

  /// How far content stays away from the edges: by default 8 points on all sides. A controller's view has no margins at top
  /// and bottom by default, and always at least the environment's minimum left and right.
  ///
  /// Answers the effective margins: the safe area's part is added, and the superview's margins count where they are to be
  /// preserved. (Rules 5.04 to 5.08.)
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      if isUsable(newValue, as: "margins") { changeMargins { $0.written = .plain(newValue) } }
    }
  }

  /// The same margins in terms of the reading direction; the last write to either wins. (Rule 5.05.)
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

  /// Whether margins are at least what the superview's margins leave of this view. By default false. (Rule 5.07.)
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins?.preservesSuperviews ?? false }
    set { changeMargins { $0.preservesSuperviews = newValue } }
  }

  /// Whether the safe area's part is added to the margins. By default true. (Rule 5.06.)
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins?.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  /// The part of the view that the host's bars and corners cover. A window's host says what is covered; a subview's insets
  /// are what of that reaches into it. (Rule 5.11.)
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }

  // MARK: Traits and colour

  /// What the environment of the tree says, with what controllers and views on the way say instead.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// An override of the traits changed them. Not called for what the environment says, which does not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Another tint, by the view's own or an ancestor's ``tintColor``. Not called when the view gets another superview.
  open func tintColorDidChange() {}

  /// How far the first baseline is below the alignment rectangle's top.
  package var firstBaselineOffset: CGFloat {
    forFirstBaselineLayout === self ? 0 : offsetOfFirstBaseline(of: forFirstBaselineLayout)
  }

  /// How far the last baseline is above the alignment rectangle's bottom.
  package var lastBaselineOffset: CGFloat {
    forLastBaselineLayout === self ? 0 : offsetOfLastBaseline(of: forLastBaselineLayout)
  }

  // MARK: What reports ask

  /// The text that tells the view from others of its class; nil for a view that is not known by one.
  var textForName: String? { nil }

  /// The cell whose content the view is.
  var cellAround: UIView? { nil }

  /// Whether the view is the content of a cell, header or footer, whose mask is not its user's to change.
  var isContentOfCell: Bool { false }

  /// Whether a list gives the view its size.
  var isEncapsulated: Bool { false }

  /// The name of a cell's class, where it is the app's own.
  var ownClassName: String? { nil }

  /// How a conflict calls the view as the author of constraints that the runtime made for it, such as ``the stack `row` ``.
  var nameAsAuthor: String? { nil }

  /// Where a keyboard covers the tree; asked of its root.
  var coveringKeyboard: CGRect? { nil }

  // MARK: Text

  /// How high a line of the text is that the view shows, if it shows any.
  var lineHeightOfText: CGFloat? { nil }

  /// Whether the natural height depends on the width that layout gives.
  var wrapsContent: Bool { false }

  /// The height of content that wraps, for a given width of the alignment rectangle; nil if it does not wrap.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  open override var next: UIResponder? { controller ?? superview }

  /// The view's texts are to have the size of a category.
  func adjustFont(to category: UIContentSizeCategory) {}

  override var firstResponderHolder: FirstResponder? { root.madeExtras.firstResponder }

  open override var description: String {
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "<\(shownClassName): \(ConstraintText.address(of: self))\(name); "
      + "frame = \(ConstraintText.rectangle(frame))>"
  }
}

extension UIView {
  package var layoutName: String {
    layoutLabel ?? accessibilityIdentifier ?? nameFromContent
      ?? ConstraintText.name(ofClassOf: self)
  }

  /// `UILabel:0x… 'Title'`
  private var nameFromContent: String? {
    shownText.map { "\(ConstraintText.name(ofClassOf: self)) '\($0)'" }
  }

  /// The beginning of the text that the view shows, where that tells it apart.
  var shownText: String? {
    textForName.map { $0.count > 25 ? $0.prefix(25) + "..." : $0 }
  }
}
