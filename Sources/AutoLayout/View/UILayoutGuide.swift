/// A rectangle that can be constrained like a view, and shows nothing. (Rules 5.01 to 5.03.)
open class UILayoutGuide: NSObject {
  open var identifier: String = ""
  open private(set) weak var owningView: UIView?
  /// The rectangle in the owning view's coordinates, as of the last layout.
  open private(set) var layoutFrame = CGRect.zero

  var itemState = ItemState()
  /// What the DSL keeps beside the guide.
  package var companion: AnyObject?

  public override init() { super.init() }

  func join(_ view: UIView, mark: UInt64) {
    owningView = view
    itemState.mark = mark
  }

  func ownerIsGone() { owningView = nil }

  func apply(_ engine: LayoutEngine) {
    guard let rect = engine.alignmentRect(of: self) else { return }
    layoutFrame = rect
  }

  open override var description: String {
    let owner = owningView?.layoutName ?? "no view"
    return "<\(layoutName); frame = (\(layoutFrame.origin.x) \(layoutFrame.origin.y); "
      + "\(layoutFrame.size.width) \(layoutFrame.size.height)); owner = \(owner)>"
  }
}

extension UILayoutGuide: LayoutItem {
  var containingView: UIView? { owningView }
  var owner: UIView? { owningView }
  var insetsFromFrame: UIEdgeInsets { .zero }

  package var layoutName: String {
    let name = ConstraintText.name(ofClassOf: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }
}
