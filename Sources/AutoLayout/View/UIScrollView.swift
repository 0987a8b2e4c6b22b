/// A window on content that may be larger than the view.
///
/// A constraint between an edge or margin of the view and something inside of it means the edge of the content; one about its
/// width, height or centre means the frame, and so does every constraint towards the outside. (Rules 5.14 to 5.17.)
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// How large the content is, in points. Where constraints say how long an axis of it is, layout sets it; otherwise it stays
  /// as it was set by hand. (Rule 5.16.)
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

  /// Where in the content the view's corner is. Content that is at its start stays there when
  /// ``adjustedContentInset`` changes: under bars it begins at minus their height.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content, in points.
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

  /// On which axes the safe area is added to ``contentInset``.
  ///
  /// Automatic are those on which the content is larger than the view, and in a navigation controller the vertical one
  /// in any case.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followInsets() } }
  }

  /// Text views follow it: without scrolling they are as high as their text.
  open var isScrollEnabled = true

  /// No effect here, like the others below: nobody scrolls with a finger.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect here.
  open var isPagingEnabled = false
  /// No effect here.
  open var bounces = true
  /// Whether the axis counts as one that scrolls even if the content is small: the safe area is added to its insets.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { followInsets() } }
  }

  /// Whether the axis counts as one that scrolls even if the content is small: the safe area is added to its insets.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { followInsets() } }
  }

  /// No effect here.
  open var showsVerticalScrollIndicator = true
  /// No effect here.
  open var showsHorizontalScrollIndicator = true
  /// No effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  private weak var storedContentGuide: UILayoutGuide?
  private weak var storedFrameGuide: UILayoutGuide?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutItem.hasContentArea = true
    clipsToBounds = true
  }

  /// Content inset and safe area together, as the behaviour says.
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
    return result
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let safe = safeAreaInsets
    if safe == .zero { return (false, false) }
    // Content that keeps clear of the safe area itself is larger before it is added than after. It stays added then.
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

  /// What is added to the insets is not handed on to what is inside.
  override var safeAreaOfContent: UIEdgeInsets {
    var result = super.safeAreaOfContent
    let (horizontal, vertical) = adjustedAxes
    if horizontal { (result.left, result.right) = (0, 0) }
    if vertical { (result.top, result.bottom) = (0, 0) }
    return result
  }

  /// The insets that the offset is in step with, and the axes on which the safe area is a part of them.
  private var followedInset = UIEdgeInsets.zero
  private var adjusted = (horizontal: false, vertical: false)

  /// Content that is at its start stays there.
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
  }

  override func safeAreaChanged() { followInsets() }

  /// The offset is another one at once; animated, what is shown follows within 0.3 seconds of the environment's clock.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = bounds.origin
    self.contentOffset = contentOffset
    if animated && old != bounds.origin { animateScrolling(from: old) }
  }

  /// Moves the content as little as it takes to show a rectangle of it.
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

  /// The content: its corner is that of the view's coordinates. (Rule 5.15.)
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = storedContentGuide { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIScrollViewContentLayoutGuide")
    storedContentGuide = guide
    pin(guide, .left, to: self, .left, named: "UIScrollView-content-left")
    pin(guide, .top, to: self, .top, named: "UIScrollView-content-top")
    return guide
  }

  /// What of the content is to be seen: it moves with ``contentOffset``. (Rule 5.15.)
  open var frameLayoutGuide: UILayoutGuide {
    if let guide = storedFrameGuide { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, "UIScrollViewFrameLayoutGuide")
    storedFrameGuide = guide
    pin(guide, .left, to: self, .left, contentOffset.x, named: "UIScrollView-frame-left")
    pin(guide, .top, to: self, .top, contentOffset.y, named: "UIScrollView-frame-top")
    pin(guide, .width, to: self, .width, named: "UIScrollView-frame-width")
    pin(guide, .height, to: self, .height, named: "UIScrollView-frame-height")
    return guide
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

  /// What a constraint about this attribute towards something inside means.
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureContent()
    followInsets()
  }

  /// Where constraints say how large the content is, takes it from there.
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
