/// A rectangle that can be constrained like a view, and shows nothing. (Rules 5.01 to 5.03.)
open class UILayoutGuide: NSObject {
  open var identifier: String = ""
  open var owningView: UIView? { ownerLink?.takeUnretainedValue() }
  /// The rectangle in the owning view's coordinates, as of the last layout. The guides that views make themselves, such as
  /// ``UIView/safeAreaLayoutGuide``, have one at once.
  open var layoutFrame: CGRect {
    if layoutItem.isHeldOnDemand, layoutItem.variables == nil, let owningView {
      return owningView.frame(ofUnused: self)
    }
    if !isPlaced && isOfRuntime, let engine = owningView?.root.engineIfEngaged() {
      engine.solve()
      apply(engine)
    }
    return frame
  }

  private var frame = CGRect.zero
  private var isPlaced = false
  /// Whether a view has made it for itself.
  var isOfRuntime = false

  /// Never dangling: a view calls `ownerIsGone()` of its guides in its deinit.
  private(set) var ownerLink: Unmanaged<UIView>?
  /// What stands for the guide where it is not to be retained.
  package final let layoutItem = LayoutItem()
  /// What the DSL keeps beside the guide.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }
  private var storedCompanion: AnyObject?
  /// How the guide is called in reports, whatever else it is called.
  package final var layoutLabel: String?

  public override init() {
    super.init()
    layoutItem.stand(for: self)
  }

  deinit { layoutItem.leave() }

  func join(_ view: UIView, mark: UInt64) {
    ownerLink = .passUnretained(view)
    layoutItem.mark = mark
  }

  func ownerIsGone() { ownerLink = nil }

  func apply(_ engine: LayoutEngine) {
    guard let rect = engine.alignmentRect(of: layoutItem) else { return }
    frame = rect
    isPlaced = true
  }

  open override var description: String {
    let owner = owningView?.layoutName ?? "no view"
    return "<\(layoutName); frame = \(ConstraintText.rectangle(layoutFrame)); owner = \(owner)>"
  }
}

extension UILayoutGuide {
  package var layoutName: String {
    if let layoutLabel { return layoutLabel }
    let name = ConstraintText.name(ofClassOf: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }
}
