/// The area at the top or bottom of a controller's view that bars cover, as an item of constraints.
/// (Rule 5.13.)
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area in points.
  var length: CGFloat { get }
  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide of width 0 between the top or bottom edge of a controller's view and its safe area.
///
/// Only the constraint that pins the guide to the edge is in the view's `constraints`, as in UIKit,
/// where the guide is a view that holds the constraints of its size itself.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport, UnnamedClass {
  private let isAtTop: Bool

  fileprivate init(of view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    let insets = view.notedSafeArea()
    let name = "UIViewController-\(isAtTop ? "top" : "bottom")"
    view.addSystemGuide(self, "\(name)LayoutGuide", isOnDemand: true)
    let edge: NSLayoutConstraint.Attribute = isAtTop ? .top : .bottom
    view.pin(self, edge, to: view, edge, named: "\(name)Guide-edge")
    for (attribute, item) in [(.left, view), (.width, nil), (.height, nil)]
      as [(NSLayoutConstraint.Attribute, UIView?)]
    {
      view.pin(
        self,
        attribute,
        to: item,
        item == nil ? .notAnAttribute : attribute,
        attribute == .height ? covered(insets) : 0,
        named: "\(name)Guide-\(attribute.name)",
        isListed: false
      )
    }
  }

  var length: CGFloat { covered(owningView?.safeAreaInsets ?? .zero) }

  private func covered(_ insets: UIEdgeInsets) -> CGFloat { isAtTop ? insets.top : insets.bottom }

  /// Returns the guide's rectangle in a view of a size.
  func covered(of size: CGSize) -> CGRect {
    let height = pins(.height).first?.constant ?? 0
    return CGRect(x: 0, y: isAtTop ? 0 : size.height - height, width: 0, height: height)
  }

  var knownClassName: String { "_UILayoutGuide" }

  /// Updates the height after a change of the safe area.
  func follow() { owningView?.setConstant(length, ofPin: self, .height) }
}

extension UIView {
  /// Returns the guide of the bars at the top or bottom. The first use of one creates both, as in UIKit.
  func barGuide(isAtTop: Bool) -> BarLayoutGuide {
    let (top, bottom) = (madeBarGuide(isAtTop: true), madeBarGuide(isAtTop: false))
    return isAtTop ? top : bottom
  }

  private func madeBarGuide(isAtTop: Bool) -> BarLayoutGuide {
    let known = isAtTop ? systemGuides.top : systemGuides.bottom
    // The app may have removed the guide from the view.
    if let known, known.owningView === self { return known }
    let guide = BarLayoutGuide(of: self, isAtTop: isAtTop)
    if isAtTop { systemGuides.top = guide } else { systemGuides.bottom = guide }
    return guide
  }
}
