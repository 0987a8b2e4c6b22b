import AutoLayout

/// Finds constraints that repeat an earlier one.
enum DuplicateConstraint {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    repeated(in: tree).compactMap { pair in
      guard let view = pair.later.subject else { return nil }
      let place = pair.earlier.statement.map { " in \($0)" } ?? ""
      return LayoutFinding(
        .duplicateConstraint,
        view,
        "`\(pair.later.bodyDescription)` repeats an earlier constraint\(place).",
        remedy: "Remove one of the two.",
        blame: pair.later
      )
    }
  }

  /// Returns the constraints that repeat an earlier one, with that.
  static func repeated(
    in tree: LintedTree
  ) -> [(later: NSLayoutConstraint, earlier: NSLayoutConstraint)] {
    var first: [Key: NSLayoutConstraint] = [:]
    return tree.constraints.compactMap { constraint in
      if constraint.hasThirdItem { return nil }
      let key = Key(constraint)
      if let earlier = first[key] { return (constraint, earlier) }
      first[key] = constraint
      return nil
    }
  }

  /// What two constraints have in common if one repeats the other.
  private struct Key: Hashable {
    var first: Place
    var second: Place
    var relation: NSLayoutConstraint.Relation
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float

    struct Place: Hashable {
      var item: ObjectIdentifier?
      var attribute: NSLayoutConstraint.Attribute

      init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item.map(ObjectIdentifier.init)
        self.attribute = attribute
      }

      /// A fixed order of places within a run, in which equations are compared.
      static func < (one: Place, other: Place) -> Bool {
        guard let a = one.item else { return false }
        guard let b = other.item else { return true }
        return a == b ? one.attribute.rawValue < other.attribute.rawValue : a < b
      }
    }

    init(_ constraint: NSLayoutConstraint) {
      first = Place(constraint.firstItem, constraint.firstAttribute)
      second = Place(constraint.secondItem, constraint.secondAttribute)
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority.rawValue
      // `a.left == b.left + 8` and `b.left == a.left - 8` are the same.
      if multiplier == 1, second.item != nil, second < first {
        (first, second) = (second, first)
        constant = -constant
        relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
      }
    }
  }
}
