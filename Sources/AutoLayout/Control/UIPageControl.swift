/// A control with a dot for each page, which marks the current page. (Rules 3.07, 3.09.)
open class UIPageControl: UIControl {
  /// The number of pages, at least 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var storedPage = 0

  /// The index of the current page, from 0 to the number of pages minus 1.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a control with one page has no size and shows no dot. By default false.
  open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// Creates a page control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// Creates a page control without pages; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultHigh, .defaultHigh)
  }

  override func wasTapped(_ touch: UITouch) {
    let isLeft = touch.location(in: self).x < bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let old = currentPage
    currentPage += isLeft != isMirrored ? -1 : 1
    if currentPage != old { valueWasSet() }
  }

  /// Returns the size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    if pageCount <= 0 || (hidesForSinglePage && pageCount == 1) { return .zero }
    return CGSize(
      width: ControlMetrics.pagesPadding + CGFloat(pageCount - 1) * ControlMetrics.pageDistance,
      height: ControlMetrics.pagesHeight
    )
  }

  /// The size for the present number of pages, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
