public import Foundation

/// A container that shows one of many pages. A data source returns the pages beside it.
open class UIPageViewController: UIViewController {
  /// The transitions between pages. Here pages change at once.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// A page is turned.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The axes along which pages follow each other.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// The directions in which pages change.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// The names of options.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages in points, a number.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// The position of the spine of a book.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// The transition between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The object that returns the pages beside a page. It is not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified of the changes that the user makes. It is not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have a back. Stored without an effect here.
  open var isDoubleSided = false
  /// The controllers of the pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("dataSource") { (object: UIPageViewController, value) in object.dataSource = value },
      Outlet("delegate") { (object: UIPageViewController, value) in object.delegate = value }
    )
  }

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages are turned; archives are not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page at once, whether animated or not, and calls the completion handler. Of several
  /// controllers the first is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    if let new, new.parent !== self {
      addChild(new)
      // A controller that cannot be a child was reported.
      guard new.parent === self else { return }
      new.didMove(toParent: self)
    }
    self.viewControllers = new.map { [$0] }
    if isViewLoaded { show(new, insteadOf: old, animated: animated) }
    if let old, old !== new {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }

  /// Creates the view that contains the page.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOutContent = { [weak self] in self?.layOutPage() }
    view = container
    show(viewControllers?.first, insteadOf: nil, animated: false)
  }

  private func layOutPage() {
    guard let page = viewControllers?.first?.view, page.superview === view else { return }
    if page.frame != view.bounds { page.frame = view.bounds }
  }
}

/// An object that returns the pages beside a page.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before a page; nil for the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page; nil for the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots; by default 0. No dots are shown here.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the dot that is on; by default 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is notified when the user changes the page, which does not happen here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the user changes the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Called after the user changed the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
