/// A view that shows a part of its content, which may be larger than the view.
///
/// A constraint between an edge or margin of the scroll view and an item inside of it refers to the
/// edge of the content. A constraint on the scroll view's width, height or centre refers to the
/// frame, and so does every constraint to an item outside. (Rules 5.14 to 5.17.)
open class UIScrollView: UIView {
  /// The axes on which the safe area is added to the content inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Axes on which the content is larger than the view, and in a navigation controller always the
    /// vertical axis.
    case automatic = 0
    /// Axes on which the view scrolls.
    case scrollableAxes = 1
    /// No axis.
    case never = 2
    /// Both axes.
    case always = 3
  }

  /// The share of its speed that scrolling keeps in each millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, from 0 to 1.
    public var rawValue: CGFloat
    /// Creates a rate from the share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Scrolling comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// What fits the appearance.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The ways in which scrolling dismisses the keyboard. None has an effect here.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// Dragging dismisses the keyboard.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }

  /// The object that receives the scroll view's events. It is not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content in points. If constraints determine the length of an axis, layout sets
  /// it; otherwise it keeps the value that the app sets. (Rule 5.16.)
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize == oldValue { return }
      if !isUsable(CGRect(origin: .zero, size: contentSize), as: "content size") {
        contentSize = oldValue
      } else {
        followInsets()
      }
    }
  }

  /// The point of the content that is at the view's top left corner, in points. If the content is
  /// at its start, it stays there when ``adjustedContentInset`` changes: under bars the start is at
  /// minus their height.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The padding around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset == oldValue { return }
      if isUsable(contentInset, as: "content inset") {
        followInsets()
      } else {
        contentInset = oldValue
      }
    }
  }

  /// The axes on which the safe area is added to ``contentInset``.
  ///
  /// `automatic` selects the axes on which the content is larger than the view. In a navigation
  /// controller it always selects the vertical axis as well.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followInsets() } }
  }

  /// Whether the user can scroll. A text view with scrolling disabled is as high as its text.
  open var isScrollEnabled = true

  /// Has no effect here: the runtime draws no scroll indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Has no effect here.
  open var isPagingEnabled = false
  /// Has no effect here.
  open var bounces = true
  /// Whether the vertical axis counts as scrollable even if the content is small. The safe area is
  /// then added to its insets.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { followInsets() } }
  }

  /// Whether the horizontal axis counts as scrollable even if the content is small. The safe area
  /// is then added to its insets.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { followInsets() } }
  }

  /// The control above the content that refreshes it; nil for none. It is a subview.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl === oldValue { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl, refreshControl.superview !== self {
        insertSubview(refreshControl, at: 0)
      }
      followInsets()
    }
  }

  /// Has no effect here.
  open var showsVerticalScrollIndicator = true
  /// Has no effect here.
  open var showsHorizontalScrollIndicator = true
  /// Has no effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast scrolling comes to rest. Stored without an effect here.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a touch of the status bar scrolls to the start. Stored without an effect here.
  open var scrollsToTop = true
  /// Whether a drag scrolls on one axis only. Stored without an effect here.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is clear that nothing scrolls. Stored without an effect here.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches from the content. Stored without an effect here.
  open var canCancelContentTouches = true
  /// Returns whether a touch in a subview is sent to the subview. By default true; nothing calls it here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }
  /// Returns whether scrolling takes a touch from a subview. By default false for controls; nothing calls it here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The colour of the indicators. Stored without an effect here.
  open var indicatorStyle = IndicatorStyle.default
  /// How content fades at the top edge. Has no effect here.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// How content fades at the bottom edge. Has no effect here.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// How content fades at the left edge. Has no effect here.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// How content fades at the right edge. Has no effect here.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// The distances of the vertical indicator from the edges. Stored without an effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal indicator from the edges. Stored without an effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the indicators keep clear of the safe area. Stored without an effect here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Always false: touches do not scroll here.
  open var isTracking: Bool { false }
  /// Always false: touches do not scroll here.
  open var isDragging: Bool { false }
  /// Always false: touches do not scroll here.
  open var isDecelerating: Bool { false }
  /// Does nothing: indicators are not drawn.
  open func flashScrollIndicators() {}
  /// The gesture that scrolls. It is attached to no view, so that it never begins.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that zooms; nil unless the content can be zoomed. It is attached to no view, so that
  /// it never begins.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  private lazy var pinch = UIPinchGestureRecognizer()
  /// The smallest ``zoomScale``. By default 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest ``zoomScale``. By default 1.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming goes beyond the limits for a moment. Has no effect here.
  open var bouncesZoom = true
  /// Always false: touches do not zoom here.
  open var isZooming: Bool { false }
  /// Always false: touches do not zoom here.
  open var isZoomBouncing: Bool { false }
  private var storedZoomScale: CGFloat = 1
  /// The scale of the view that the delegate's `viewForZooming(in:)` returns, between
  /// ``minimumZoomScale`` and ``maximumZoomScale``. Without such a view it is 1.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  private weak var storedContentGuide: UILayoutGuide?
  private weak var storedFrameGuide: UILayoutGuide?

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UIScrollView, value) in object.delegate = value }
    )
  }

  /// Creates a scroll view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty scroll view; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    layoutItem.hasContentArea = true
    clipsToBounds = true
  }

  /// The sum of ``contentInset`` and the safe area on the axes that
  /// ``contentInsetAdjustmentBehavior`` selects, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var result = contentInset
    let safe = safeAreaInsets
    let (horizontal, vertical) = adjustedAxes
    if horizontal {
      result.left += safe.left
      result.right += safe.right
    }
    if vertical {
      result.top += safe.top
      result.bottom += safe.bottom
    }
    if let refreshControl, refreshControl.isRefreshing {
      result.top += ControlMetrics.refreshControlHeight
    }
    return result
  }

  /// Called after ``adjustedContentInset`` has changed. Does nothing by default.
  open func adjustedContentInsetDidChange() {}

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let safe = safeAreaInsets
    if safe == .zero { return (false, false) }
    // Content that itself keeps clear of the safe area is larger before the safe area is added to
    // the insets than after. Once added, the safe area stays added.
    let kept = (
      width: adjusted.horizontal ? safe.left + safe.right : 0,
      height: adjusted.vertical ? safe.top + safe.bottom : 0
    )
    let scrolls = (
      horizontal: contentSize.width + kept.width > bounds.width || alwaysBounceHorizontal,
      vertical: contentSize.height + kept.height > bounds.height || alwaysBounceVertical
    )
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return scrolls
    case .automatic: return (scrolls.horizontal, scrolls.vertical || isNavigatedTo)
    }
  }

  private var isNavigatedTo: Bool {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController != nil
      }
      responder = current.next
    }
    return false
  }

  /// The safe area that is part of the insets is not passed on to the content.
  override var safeAreaOfContent: UIEdgeInsets {
    var result = super.safeAreaOfContent
    let (horizontal, vertical) = adjustedAxes
    if horizontal { (result.left, result.right) = (0, 0) }
    if vertical { (result.top, result.bottom) = (0, 0) }
    return result
  }

  /// The insets for which the offset was adjusted last, and the axes on which they contain the safe
  /// area.
  private var followedInset = UIEdgeInsets.zero
  private var adjusted = (horizontal: false, vertical: false)

  /// Adjusts the offset to changed insets: content at its start stays there.
  private func followInsets() {
    let axes = adjustedAxes
    if axes != adjusted {
      adjusted = axes
      if margins?.usedSafeArea != nil { for view in children { view.safeAreaMayHaveChanged() } }
    }
    let (old, new) = (followedInset, adjustedContentInset)
    if old == new { return }
    followedInset = new
    var offset = contentOffset
    if offset.x <= -old.left { offset.x = 0 - new.left }
    if offset.y <= -old.top { offset.y = 0 - new.top }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  override func safeAreaChanged() { followInsets() }

  /// Called after the refresh control has begun to refresh: the content does not move.
  func refreshBegan() {
    followedInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Called after the refresh control has ended to refresh: content beyond the start moves back to it.
  func refreshEnded() {
    followInsets()
    let start = 0 - adjustedContentInset.top
    if contentOffset.y < start { contentOffset.y = start }
  }

  private func place(_ control: UIRefreshControl) {
    let height = ControlMetrics.refreshControlHeight
    let frame = CGRect(x: 0, y: -contentInset.top - height, width: bounds.width, height: height)
    if control.frame != frame { control.frame = frame }
  }

  /// Sets the content offset at once. If animated, the presentation reaches it within 0.3 seconds
  /// of the environment's clock; then the delegate is told, without a clock at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = bounds.origin
    self.contentOffset = contentOffset
    if animated && old != bounds.origin {
      animateScrolling(from: old) { [weak self] in
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible. The rectangle
  /// is in the coordinates of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ offset: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if start < offset || end - start > room { return start }
      return end > offset + room ? end - room : offset
    }
    let offset = CGPoint(
      x: moved(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: moved(contentOffset.y, bounds.height, rect.minY, rect.maxY)
    )
    setContentOffset(offset, animated: animated)
  }

  // MARK: Guides

  /// The layout guide of the content area. Its origin is the origin of the view's coordinates.
  /// (Rule 5.15.)
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = storedContentGuide { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIScrollViewContentLayoutGuide", isOnDemand: true)
    storedContentGuide = guide
    pin(guide, .left, to: self, .left, named: "UIScrollView-content-left")
    pin(guide, .top, to: self, .top, named: "UIScrollView-content-top")
    return guide
  }

  /// The layout guide of the view's frame, which covers the visible part of the content and moves
  /// with ``contentOffset``. (Rule 5.15.)
  open var frameLayoutGuide: UILayoutGuide {
    if let guide = storedFrameGuide { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIScrollViewFrameLayoutGuide", isOnDemand: true)
    storedFrameGuide = guide
    pin(guide, .left, to: self, .left, contentOffset.x, named: "UIScrollView-frame-left")
    pin(guide, .top, to: self, .top, contentOffset.y, named: "UIScrollView-frame-top")
    pin(guide, .width, to: self, .width, named: "UIScrollView-frame-width")
    pin(guide, .height, to: self, .height, named: "UIScrollView-frame-height")
    return guide
  }

  override func frame(ofUnused guide: UILayoutGuide) -> CGRect {
    if guide === storedContentGuide { return CGRect(origin: .zero, size: contentSize) }
    if guide === storedFrameGuide { return CGRect(origin: contentOffset, size: solvedSize) }
    return super.frame(ofUnused: guide)
  }

  override func boundsOriginChanged() {
    askForLayout()
    engine?.contentMoved(in: self)
    if let guide = storedFrameGuide {
      setConstant(contentOffset.x, ofPin: guide, .left)
      setConstant(contentOffset.y, ofPin: guide, .top)
    }
    delegate?.scrollViewDidScroll(self)
  }

  /// Returns the guide that a constraint between this attribute and an item inside refers to.
  final override func contentItem(
    for attribute: NSLayoutConstraint.Attribute
  ) -> LayoutItem? {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      contentLayoutGuide.layoutItem
    case .notAnAttribute, .width, .height, .centerX, .centerY, .centerXWithinMargins,
      .centerYWithinMargins, .firstBaseline, .lastBaseline:
      nil
    }
  }

  /// Places the subviews, and updates ``contentSize`` on the axes that constraints determine.
  open override func layoutSubviews() {
    super.layoutSubviews()
    measureContent()
    followInsets()
    if let refreshControl { place(refreshControl) }
  }

  /// Sets the ``zoomScale`` at once, whether animated or not. The content size that constraints do not
  /// determine becomes the size of the scaled view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    // Comparisons with limits that are not numbers are false.
    var wanted = scale > maximumZoomScale ? maximumZoomScale : scale
    if wanted < minimumZoomScale { wanted = minimumZoomScale }
    let scale = wanted
    guard scale > 0, scale.isFinite, scale != storedZoomScale else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let corner = view.frame.origin
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    contentSize = size
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// Zooms so that a rectangle of the zoomed view fits into the bounds, at once, and scrolls to it.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, isUsable(rect, as: "rectangle to zoom to") else {
      return
    }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let corner = CGPoint(x: rect.minX * storedZoomScale, y: rect.minY * storedZoomScale)
    let last = CGPoint(
      x: max(0, contentSize.width - bounds.width),
      y: max(0, contentSize.height - bounds.height)
    )
    contentOffset = CGPoint(
      x: max(0, min(corner.x, last.x)),
      y: max(0, min(corner.y, last.y))
    )
  }

  /// Sets the content size on the axes that constraints determine.
  private func measureContent() {
    guard let guide = storedContentGuide, let engine,
      let solved = engine.constrainedSize(of: guide.layoutItem)
    else { return }
    let size = CGSize(
      width: solved.width ?? contentSize.width,
      height: solved.height ?? contentSize.height
    )
    if size != contentSize { contentSize = size }
  }
}
