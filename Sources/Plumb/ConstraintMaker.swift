/// Collects the statements of one closure: `make.left.equalToSuperview()`.
///
/// Each attribute starts a statement; what follows it fills the statement in. A maker that outlives its closure is ignored.
public class ConstraintMaker {
  private let subject: Item
  private var descriptions: [ConstraintMakerEditable] = []
  private var opening: ConstraintMakerExtendable?

  init(_ subject: Item) {
    self.subject = subject
    // Reading is cheap, writing is not, and most makers are not a view's first.
    if case .view(let view) = subject, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// The view or guide that the statements are about.
  public var item: any LayoutConstraintItem {
    switch subject {
    case .view(let view): view
    case .guide(let guide): guide
    case .other: preconditionFailure("Only views and guides have a door to the DSL.")
    }
  }

  public var left: ConstraintMakerExtendable { start(.left) }
  public var top: ConstraintMakerExtendable { start(.top) }
  public var right: ConstraintMakerExtendable { start(.right) }
  public var bottom: ConstraintMakerExtendable { start(.bottom) }
  public var leading: ConstraintMakerExtendable { start(.leading) }
  public var trailing: ConstraintMakerExtendable { start(.trailing) }
  public var width: ConstraintMakerExtendable { start(.width) }
  public var height: ConstraintMakerExtendable { start(.height) }
  public var centerX: ConstraintMakerExtendable { start(.centerX) }
  public var centerY: ConstraintMakerExtendable { start(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { start(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { start(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { start(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { start(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { start(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { start(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { start(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { start(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { start(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { start(.centerYWithinMargins) }

  public var edges: ConstraintMakerExtendable { start(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { start(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { start(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { start(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    start(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    start(.directionalVerticalEdges)
  }
  public var size: ConstraintMakerExtendable { start(.size) }
  public var center: ConstraintMakerExtendable { start(.center) }
  public var margins: ConstraintMakerExtendable { start(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { start(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { start(.centerWithinMargins) }

  private func start(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintMakerEditable(item: subject, attributes: attributes)
    // Both are changed while they are out of the maker: in place, every access to them would be checked.
    var list = descriptions
    descriptions = []
    if list.isEmpty { list.reserveCapacity(4) }
    list.append(description)
    descriptions = list

    // A sentence keeps its opening no longer than to the relation, unless the caller stores it.
    var last = opening
    opening = nil
    let isFree = isKnownUniquelyReferenced(&last)
    let next = isFree ? last ?? ConstraintMakerExtendable(description) : .init(description)
    next.restart(description)
    opening = next
    return next
  }
}

extension ConstraintMaker {
  static func prepare(_ item: Item, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    finished(item, closure, registered: false).compactMap { $0.handle }
  }

  /// The statements of a closure, with their constraints made, and registered if they are to stay: all before the first is
  /// activated.
  private static func finished(
    _ item: Item,
    _ closure: (ConstraintMaker) -> Void,
    registered: Bool
  ) -> [ConstraintMakerEditable] {
    let maker = ConstraintMaker(item)
    closure(maker)
    let registry = registered ? item.registry : nil
    let descriptions = maker.descriptions
    registry?.expect(descriptions.count)
    for description in descriptions {
      if let constraint = description.handle {
        registry?.add(constraint)
      } else {
        description.reportMissingRelation()
      }
    }
    return descriptions
  }

  static func make(_ item: Item, _ closure: (ConstraintMaker) -> Void) {
    activateConstraints(of: finished(item, closure, registered: true))
  }

  static func remake(_ item: Item, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  /// Moves the constants of constraints that are there; with none there it makes them.
  static func update(_ item: Item, _ closure: (ConstraintMaker) -> Void) {
    if item.registry.constraints.isEmpty { return make(item, closure) }
    let registered = item.registry.constraints.flatMap(\.layoutConstraints)
    for constraint in prepare(item, closure) {
      for wanted in constraint.layoutConstraints {
        if let found = registered.first(where: { $0.saysTheSame(as: wanted) }) {
          found.constant = wanted.constant
        } else {
          report(
            .ineffectiveStatement,
            "Updated constraint could not find existing matching constraint to update: "
              + "\(wanted.sentence).",
            remedy: "An update moves constants alone. Use remakeConstraints, or keep the "
              + "constraint in a variable and deactivate it.",
            at: constraint.location,
            concerning: item.object
          )
        }
      }
    }
  }

  static func remove(_ item: Item) {
    for constraint in item.registry.constraints { constraint.deactivate() }
  }
}
