/// The part of a controller's view that bars cover, as an item to constrain to. (Rule 5.13.)
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A band without width from the top or bottom edge of a controller's view to its safe area.
///
/// UIKit's is a view: its superview lists the constraint that holds it at the edge, and its size is its own matter.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport, UnnamedClass {
  private let isAtTop: Bool

  fileprivate init(of view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    let name = "UIViewController-\(isAtTop ? "top" : "bottom")"
    view.addSystemGuide(self, "\(name)LayoutGuide")
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
        attribute == .height ? length : 0,
        named: "\(name)Guide-\(attribute.name)",
        isListed: false
      )
    }
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }

  var knownClassName: String { "_UILayoutGuide" }

  /// The safe area is another one.
  func follow() { owningView?.setConstant(length, ofPin: self, .height) }
}

extension UIView {
  /// The guide of the bars at the top or bottom, made at the first question.
  func barGuide(isAtTop: Bool) -> BarLayoutGuide {
    let known = isAtTop ? systemGuides.top : systemGuides.bottom
    // It may have been removed from the view.
    if let known, known.owningView === self { return known }
    let guide = BarLayoutGuide(of: self, isAtTop: isAtTop)
    if isAtTop { systemGuides.top = guide } else { systemGuides.bottom = guide }
    madeMargins.usedSafeArea = safeAreaInsets
    return guide
  }
}
