import Cassowary

/// A member of a conflict, in the form that the sentence uses.
struct ConflictStatement {
  struct Place {
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute

    func isSame(as other: Place) -> Bool { item === other.item && attribute == other.attribute }
  }

  let id: Cassowary.Constraint.ID
  /// The constraint in the solver.
  let row: Cassowary.Constraint
  /// The app's constraint, or the object that represents a constraint of the runtime.
  let constraint: NSLayoutConstraint
  let summary: ConstraintSummary
  let rank: Rank

  private(set) var first: Place?
  private(set) var relation: NSLayoutConstraint.Relation
  private(set) var second: Place?
  let multiplier: Double
  private(set) var constant: Double
  /// The factor between the constant of the constraint and `constant`: -1 if the statement is read
  /// from its other end.
  private(set) var sign = 1.0
  /// Whether the statement can be shown as an equation only.
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
    // The object stands for the constraints of hugging and of compression resistance, and the row
    // for one of them.
    if summary.source == .contentSize { relation = .init(row.relation) }
    let isAlone = constraint.secondAttribute == .notAnAttribute || constraint.multiplier == 0
    second =
      isAlone
      ? nil : constraint.second.map { Place(item: $0, attribute: constraint.secondAttribute) }
    multiplier = Double(constraint.multiplier)
    constant = Double(constraint.constant)
    readFromInside()
  }

  /// Rewrites the statement from the inner item's point of view:
  /// `superview.right == view.right + 8` as a distance of the view, and a position that follows from
  /// an autoresizing mask as one in the superview.
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

  /// Whether the statement compares a size with a constant.
  var isPlainSize: Bool { !isCompound && second == nil && first?.attribute.family == .size }

  var isOfUser: Bool { summary.source == .statement }

  var isSetLater: Bool { summary.isConstantSetLater }

  /// The items of the constraint, in the order of its sides.
  var items: [LayoutItem] {
    isCompound
      ? constraint.compound.places.map(\.item) : [first?.item, second?.item].compactMap { $0 }
  }

  /// Returns the constant with which the sum of the constraint has a value.
  func constant(forSum value: Double) -> Double {
    summary.source == .statement || summary.source == .runtime
      ? value + constraint.constantOffset : value
  }
}

extension LayoutItem {
  /// Returns whether the item lies inside of the other item's view, or, if the other item is a
  /// guide, inside of the view that owns it.
  func isInside(_ other: LayoutItem) -> Bool {
    guard let owner, let container = other.owner else { return false }
    if self === other { return false }
    // A guide is inside of its owning view, and not inside of the other guides of that view.
    if owner === container { return view == nil && other.view != nil }
    return owner.isDescendant(of: container)
  }

  /// The number of views around the item.
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

nonisolated extension NSLayoutConstraint.Relation {
  /// The relation after a change of sign on both sides.
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
