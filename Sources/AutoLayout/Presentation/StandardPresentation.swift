/// The presentation that fills the window or a context.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
}

/// A sheet. Apple does not document its size. Here it leaves the safe area and 10 points free at the
/// top in compact width, and is a page in the middle in regular width.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public final class Detent: NSObject {
    /// The name of a height.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String
      /// Creates a name from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// Returns the height for the largest one.
    let height: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// Half of the largest height.
    public class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The largest height.
    public class func large() -> Detent { Detent(.large) { $0 } }
    /// A height of the app's own, in points.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
    }
  }

  /// The heights, from the smallest to the largest. By default the large one.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height at which the sheet is; nil for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether a bar at the top shows that the sheet can be moved. Has no effect here.
  open var prefersGrabberVisible = false
  /// The radius of the upper corners in points; nil for the usual one. Has no effect here.
  open var preferredCornerRadius: CGFloat?
  /// The largest height at which the view behind is not dimmed. Has no effect here.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes the sheet larger. Has no effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom edge in compact height. Has no effect here.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Calls the closure, which changes heights. The change takes effect in the next layout pass.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// The frame of the sheet.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let (bounds, safe) = (containerView.bounds, containerView.safeAreaInsets)
    if containerView.traitCollection.horizontalSizeClass == .regular {
      let preferred = presentedViewController.preferredContentSize
      let usual: CGSize =
        presentationStyle == .formSheet
        ? CGSize(width: 540, height: 620)
        : CGSize(width: min(712, bounds.width - 40), height: bounds.height - 40)
      let width = min(preferred.width > 0 ? preferred.width : usual.width, bounds.width)
      let height = min(preferred.height > 0 ? preferred.height : usual.height, bounds.height)
      return CGRect(
        x: bounds.midX - width / 2,
        y: bounds.midY - height / 2,
        width: width,
        height: height
      )
    }
    let largest = max(0, bounds.height - safe.top - 10)
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let wanted = detent?.height(largest) ?? largest
    let height = wanted.isFinite ? min(max(0, wanted), largest) : largest
    return CGRect(
      x: bounds.minX,
      y: bounds.maxY - height,
      width: bounds.width,
      height: height
    )
  }
}

/// What a sheet's height depends on.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that a sheet tells of its height.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user changed the height. Nothing calls it here: a test does.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A view or a bar's item beside which a popover is.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}

/// The directions of the arrow of a popover.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A bubble beside a view in regular width, and a sheet in compact width, unless the delegate returns
/// the style `none`.
///
/// It has the preferred size of the presented controller, or else 320 × 480 points, and is below,
/// above, right or left of the source, at the first place of these where it fits, 13 points away.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which the popover is.
  open weak var sourceView: UIView?
  /// The part of the source view, in its coordinates; null for all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The bar's button beside which the popover is. Bars draw no buttons, so the popover is at the
  /// top.
  open weak var barButtonItem: UIBarButtonItem?
  /// The view or bar's button beside which the popover is: ``sourceView`` or ``barButtonItem``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  /// The directions in which the arrow may point. By default all.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points.
  open private(set) var arrowDirection: UIPopoverArrowDirection = []
  /// The views that receive touches outside of the popover. Has no effect here.
  open var passthroughViews: [UIView]?
  /// The colour behind the content. Has no effect here.
  open var backgroundColor: UIColor?
  /// The least distance to the edges of the window, in points. By default 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover its source. Has no effect here.
  open var canOverlapSourceViewRect = false

  /// Asks the delegate to prepare the popover.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  /// The frame of the popover, without its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : 320, max(0, room.width)),
      height: min(preferred.height > 0 ? preferred.height : 480, max(0, room.height))
    )
    let source = sourceFrame(in: containerView)
    let gap: CGFloat = 13
    let places: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(x: source.midX - size.width / 2, y: source.maxY + gap, size)),
      (.down, CGRect(x: source.midX - size.width / 2, y: source.minY - gap - size.height, size)),
      (.left, CGRect(x: source.maxX + gap, y: source.midY - size.height / 2, size)),
      (.right, CGRect(x: source.minX - gap - size.width, y: source.midY - size.height / 2, size)),
    ].filter { permittedArrowDirections.contains($0.0) }
    func shifted(_ rect: CGRect) -> CGRect {
      CGRect(
        x: max(room.minX, min(rect.minX, room.maxX - size.width)),
        y: max(room.minY, min(rect.minY, room.maxY - size.height)),
        size
      )
    }
    let fitting = places.first { direction, rect in
      direction == .up || direction == .down
        ? rect.minY >= room.minY && rect.maxY <= room.maxY
        : rect.minX >= room.minX && rect.maxX <= room.maxX
    }
    guard let place = fitting ?? places.first else {
      return shifted(
        CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, size)
      )
    }
    arrowDirection = place.0
    return shifted(place.1)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    guard let sourceView, sourceView.root === container.root else {
      return CGRect(x: container.bounds.midX, y: container.safeAreaInsets.top, CGSize.zero)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}

nonisolated extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
