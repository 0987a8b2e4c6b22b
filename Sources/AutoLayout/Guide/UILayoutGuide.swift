/// A rectangle without content that can be constrained like a view. (Rules 5.01 to 5.03.)
#if MainActor
  @preconcurrency @MainActor
#endif
open class UILayoutGuide: NSObject {
  /// The name of the guide in reports.
  open var identifier: String = ""
  /// The view that owns the guide, in whose coordinates its rectangle is.
  open var owningView: UIView? { ownerLink?.takeUnretainedValue() }
  /// The guide's rectangle in points, in the owning view's coordinates, as of the last layout.
  /// Guides that views create themselves, such as ``UIView/safeAreaLayoutGuide``, have a rectangle
  /// before the first layout.
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
  /// Whether the guide was created by a view for itself.
  var isOfRuntime = false

  /// Never dangling: a view calls `ownerIsGone()` of its guides in its deinit.
  private(set) var ownerLink: Unmanaged<UIView>?
  /// The object that represents the guide in constraints, which must not retain the guide.
  package final let layoutItem = LayoutItem()
  /// An object that the DSL attaches to the guide.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }
  private var storedCompanion: AnyObject?
  /// The name of the guide in reports. It takes precedence over ``identifier``.
  package final var layoutLabel: String?

  /// Creates a guide without an owner. Add it with `addLayoutGuide(_:)`.
  public override init() {
    super.init()
    layoutItem.stand(for: self)
  }

  nonisolated deinit { asMainActorUnchecked { layoutItem.leave() } }

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

  /// The class and address of the guide, with its identifier, rectangle and owner.
  nonisolated open override var description: String { asMainActorUnchecked { text } }

  private var text: String {
    let owner = owningView?.layoutName ?? "no view"
    return "<\(layoutName); frame = \(ConstraintText.rectangle(layoutFrame)); owner = \(owner)>"
  }
}

extension UILayoutGuide {
  package var layoutName: String {
    if let givenName { return givenName }
    let name = ConstraintText.name(ofClassOf: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }

  /// The label of the guide, or, if it has no identifier, the stored property that holds it; nil without any.
  package var givenName: String? { layoutLabel ?? (identifier.isEmpty ? propertyName : nil) }
}
