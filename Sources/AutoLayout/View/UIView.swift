/// A rectangle in a tree, placed by constraints, by its autoresizing mask or by hand.
///
/// Frames are in points, in the superview's coordinates, y downwards. A tree belongs to whoever holds it: any thread may
/// use it, one at a time; different trees may be laid out side by side.
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
  open var subviews: [UIView] { children }
  open var layoutGuides: [UILayoutGuide] { guides }
  /// The controller whose ``UIViewController/view`` it is.
  weak var controller: UIViewController? { didSet { marginsMayHaveChanged() } }

  open var superview: UIView? { parent }

  private var translatesMask = true

  /// The frame's corner. Frame, bounds and centre are computed from these two.
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
  var dirt = Dirt.fresh
  var margins = LayoutMargins()
  /// What the DSL keeps beside the view.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }
  private var storedCompanion: AnyObject?

  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }
  open var accessibilityIdentifier: String?
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false {
    didSet { if isHidden != oldValue { parent?.subviewVisibilityChanged() } }
  }
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open private(set) lazy var layer = CALayer()

  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds.size = frame.size
    super.init()
    layoutItem.stand(for: self)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Archives are not read here; the view is as if made by `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init()
    layoutItem.stand(for: self)
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
      setNeedsLayout()
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
    parent?.subviewContentChanged()
    setNeedsLayoutOfContainer()
  }

  /// The content area, where a constraint about this attribute means it. Asked of views that have one. (Rule 5.14.)
  func contentItem(for attribute: NSLayoutConstraint.Attribute) -> LayoutItem? { nil }

  /// What is in the view was scrolled.
  func boundsOriginChanged() {}

  /// A subview was hidden or shown.
  func subviewVisibilityChanged() {}

  /// A subview has another natural size.
  func subviewContentChanged() {}

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
    frame = CGRect(origin: origin, size: size)
  }

  /// Brings up to date what the view makes for its layout, and nothing else.
  func prepareForFitting() {}

  // MARK: Margins and safe area

  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  /// The part of the view that the host's bars and corners cover. A window's host says what is covered; a subview's insets
  /// are what of that reaches into it. (Rule 5.11.)
  open var safeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let controller {
      let (more, bars) = (controller.additionalSafeAreaInsets, controller.barInsets)
      insets = UIEdgeInsets(
        top: more.top + bars.top,
        left: more.left + bars.left,
        bottom: more.bottom + bars.bottom,
        right: more.right + bars.right
      )
    }
    guard let parent else { return insets }
    let outer = parent.safeAreaInsets
    if outer == .zero { return insets }
    insets.top += max(0, outer.top - frame.minY)
    insets.left += max(0, outer.left - frame.minX)
    insets.bottom += max(0, outer.bottom - (parent.bounds.height - frame.maxY))
    insets.right += max(0, outer.right - (parent.bounds.width - frame.maxX))
    return insets
  }

  open var traitCollection: UITraitCollection { UITraitCollection(of: root.environment) }

  /// Never called: the traits of a tree do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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

  /// How high a line of the text is that the view shows, if it shows any.
  var lineHeightOfText: CGFloat? { nil }

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

extension UIView {
  package var layoutName: String {
    accessibilityIdentifier ?? nameFromContent ?? ConstraintText.name(ofClassOf: self)
  }

  /// `UILabel:0x… 'Title'`: the texts of labels and buttons tell them apart.
  private var nameFromContent: String? {
    shownText.map { "\(ConstraintText.name(ofClassOf: self)) '\($0)'" }
  }

  /// The beginning of the text that a label or button shows.
  var shownText: String? {
    guard let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle else {
      return nil
    }
    return text.count > 25 ? text.prefix(25) + "..." : text
  }
}
