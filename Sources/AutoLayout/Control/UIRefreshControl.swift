public import Foundation

/// A control above the content of a scroll view. While it refreshes, its height is part of the scroll
/// view's `adjustedContentInset`.
///
/// A test pulls it by ``pull()``. Apple does not document its height; here it is 60 points.
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// The text below the indicator; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The colour of the indicator; nil for grey.
  open override var tintColor: UIColor! {
    get { ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      super.tintColor = newValue
      indicator.color = newValue ?? .systemGray
    }
  }
  private var ownTint: UIColor?

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()

  /// Creates a control that is not refreshing.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: ControlMetrics.refreshControlHeight))
    setUp()
  }

  /// Creates a control with the width of a frame in points, and the fixed height.
  public override init(frame: CGRect) {
    var frame = frame
    frame.size.height = ControlMetrics.refreshControlHeight
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control that is not refreshing; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    bounds.size.height = ControlMetrics.refreshControlHeight
    setUp()
  }

  private func setUp() {
    addSubview(indicator)
    addSubview(titleLabel)
  }

  /// The scroll view that contained the control last.
  private weak var owner: UIScrollView?

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Starts to refresh, without an event. The content does not move: to show the control, the app
  /// scrolls to it.
  open func beginRefreshing() {
    if isRefreshing { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollView?.refreshBegan()
  }

  /// Ends the refresh. Content that is scrolled beyond its start moves back to it.
  open func endRefreshing() {
    if !isRefreshing { return }
    isRefreshing = false
    indicator.stopAnimating()
    scrollView?.refreshEnded()
  }

  /// Pulls the content down, as the user does: starts to refresh, scrolls to the control and sends
  /// `valueChanged`. A control that is disabled, refreshing or in no scroll view ignores it.
  public func pull() {
    guard isEnabled, !isRefreshing, let scrollView else { return }
    beginRefreshing()
    scrollView.contentOffset.y = 0 - scrollView.adjustedContentInset.top
    sendActions(for: .valueChanged)
  }

  /// Makes the control that of the scroll view to which it was added, if that has none, and of the
  /// former one no longer.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let former = owner
    owner = scrollView
    if let former, former !== scrollView, former.refreshControl === self {
      former.refreshControl = nil
    }
    if let scrollView, scrollView.refreshControl == nil { scrollView.refreshControl = self }
  }

  /// The fixed height in points, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.refreshControlHeight)
  }

  /// The offered width with the fixed height, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.refreshControlHeight)
  }

  /// Places the indicator in the middle, and the title below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = indicator.intrinsicContentSize
    let line = attributedTitle == nil ? .zero : titleLabel.intrinsicContentSize
    let top = (bounds.height - size.height - line.height) / 2
    indicator.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: top,
      width: size.width,
      height: size.height
    )
    let width = min(line.width, bounds.width)
    titleLabel.frame = CGRect(
      x: bounds.midX - width / 2,
      y: top + size.height,
      width: width,
      height: line.height
    )
  }
}
