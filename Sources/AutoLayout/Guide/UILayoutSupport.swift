/// The part of a controller's view that bars cover, as an item to constrain to. (Rule 5.13.)
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A band without width from the top or bottom edge of a controller's view to its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(atTopOf view: UIView) {
    isAtTop = true
    super.init()
    join(view, from: .top, "top")
  }

  init(atBottomOf view: UIView) {
    isAtTop = false
    super.init()
    join(view, from: .bottom, "bottom")
  }

  private func join(_ view: UIView, from edge: NSLayoutConstraint.Attribute, _ name: String) {
    let safeArea = view.safeAreaLayoutGuide
    view.addSystemGuide(self, "UIViewController-\(name)LayoutGuide")
    view.pin(self, edge, to: view, edge, named: "UIViewController-\(name)Guide-edge")
    let inner: NSLayoutConstraint.Attribute = edge == .top ? .bottom : .top
    view.pin(self, inner, to: safeArea, edge, named: "UIViewController-\(name)Guide-safeArea")
    view.pin(self, .left, to: view, .left, named: "UIViewController-\(name)Guide-left")
    view.pin(self, .width, to: nil, .notAnAttribute, named: "UIViewController-\(name)Guide-width")
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}
