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

  /// How large the content is, in points. Where constraints say how long an axis of it is, layout sets it; otherwise it stays
  /// as it was set by hand. (Rule 5.16.)
  open var contentSize = CGSize.zero

  /// Where in the content the view's corner is.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Text views follow it: without scrolling they are as high as their text.
  open var isScrollEnabled = true

  /// No effect here, like the others below: nobody scrolls with a finger.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect here.
  open var isPagingEnabled = false
  /// No effect here.
  open var bounces = true
  /// No effect here.
  open var alwaysBounceVertical = false
  /// No effect here.
  open var alwaysBounceHorizontal = false
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
    if contentInsetAdjustmentBehavior == .never { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top,
      left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right + safe.right
    )
  }

  /// At once, whatever `animated` says.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves the content as little as it takes to show a rectangle of it, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ offset: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if start < offset || end - start > room { return start }
      return end > offset + room ? end - room : offset
    }
    contentOffset = CGPoint(
      x: moved(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: moved(contentOffset.y, bounds.height, rect.minY, rect.maxY)
    )
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
    guard let guide = storedFrameGuide else { return }
    setConstant(contentOffset.x, ofPin: guide, .left)
    setConstant(contentOffset.y, ofPin: guide, .top)
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
