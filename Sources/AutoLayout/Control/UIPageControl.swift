/// A dot for each page, and which page is shown. (Rules 3.07, 3.09.)
open class UIPageControl: UIControl {
  /// At least 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var storedPage = 0

  /// One of the pages, counted from 0.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultHigh, .defaultHigh)
  }

  override func wasTapped(_ touch: UITouch) {
    let isLeft = touch.location(in: self).x < bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let old = currentPage
    currentPage += isLeft != isMirrored ? -1 : 1
    if currentPage != old { valueWasSet() }
  }

  /// How large the control is for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    if pageCount <= 0 || (hidesForSinglePage && pageCount == 1) { return .zero }
    return CGSize(
      width: ControlMetrics.pagesPadding + CGFloat(pageCount - 1) * ControlMetrics.pageDistance,
      height: ControlMetrics.pagesHeight
    )
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
