import Cassowary

/// A member of a conflict, read so that a sentence can speak of it.
struct ConflictStatement {
  struct Place {
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute

    func isSame(as other: Place) -> Bool { item === other.item && attribute == other.attribute }
  }

  let id: Cassowary.Constraint.ID
  /// What the solver has been told.
  let row: Cassowary.Constraint
  /// The statement itself, or what stands for it where the runtime says it.
  let constraint: NSLayoutConstraint
  let summary: ConstraintSummary
  let rank: Rank

  private(set) var first: Place?
  private(set) var relation: NSLayoutConstraint.Relation
  private(set) var second: Place?
  let multiplier: Double
  private(set) var constant: Double
  /// `constant` is this many times what the constraint itself calls its constant: -1 where it is read from the other end.
  private(set) var sign = 1.0
  /// Whether it can only be shown as the equation that it is.
  let isCompound: Bool

  init(
    _ id: Cassowary.Constraint.ID,
    _ row: Cassowary.Constraint,
    _ rank: Rank,
    _ constraint: NSLayoutConstraint,
    _ summary: ConstraintSummary
  ) {
    self.id = id
    self.row = row
    self.rank = rank
    self.constraint = constraint
    self.summary = summary
    isCompound = constraint.isCompound
    first = constraint.first.map { Place(item: $0, attribute: constraint.firstAttribute) }
    relation = constraint.relation
    // Half of what a natural size says: the object stands for both halves.
    if summary.source == .contentSize { relation = .init(row.relation) }
    let isAlone = constraint.secondAttribute == .notAnAttribute || constraint.multiplier == 0
    second =
      isAlone
      ? nil : constraint.second.map { Place(item: $0, attribute: constraint.secondAttribute) }
    multiplier = Double(constraint.multiplier)
    constant = Double(constraint.constant)
    readFromInside()
  }

  /// Reads `superview.right == view.right + 8` as what it says about the view, and a mask's position as one in its superview.
  private mutating func readFromInside() {
    guard let first, first.attribute.family != .size else { return }
    guard let second else {
      if let container = first.item.containerItem {
        self.second = Place(item: container, attribute: first.attribute)
      }
      return
    }
    if multiplier != 1 || !second.item.isInside(first.item) { return }
    self.first = second
    self.second = first
    constant = -constant
    sign = -1
    relation = relation.reversed
  }

  /// Whether it is a size that is compared with a number.
  var isPlainSize: Bool { !isCompound && second == nil && first?.attribute.family == .size }

  var isOfUser: Bool { summary.source == .statement }

  /// Whether its constant was set after its line had made it, so that another number stands there.
  var isSetLater: Bool { constraint.isConstantSetLater && summary.location != nil }

  /// What it is about, in the order of its sides.
  var items: [LayoutItem] {
    isCompound
      ? constraint.compound.places.map(\.item) : [first?.item, second?.item].compactMap { $0 }
  }

  /// The constant that the constraint would need for its sum to have a value.
  func constant(forSum value: Double) -> Double {
    summary.source == .statement || summary.source == .runtime
      ? value + constraint.constantOffset : value
  }
}

extension LayoutItem {
  /// Whether it lies inside the rectangle of the other one's view, or inside a view to which the other one, a guide, belongs.
  func isInside(_ other: LayoutItem) -> Bool {
    guard let owner, let container = other.owner else { return false }
    if self === other { return false }
    // A guide is inside of its view, and beside nothing that is not.
    if owner === container { return view == nil && other.view != nil }
    return owner.isDescendant(of: container)
  }

  /// How many views are around it.
  var depth: Int {
    var depth = view == nil ? 1 : 0
    var view = owner
    while let parent = view?.parent {
      depth += 1
      view = parent
    }
    return depth
  }
}

extension NSLayoutConstraint.Relation {
  /// As it reads with both sides negated.
  var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  init(_ relation: Cassowary.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
