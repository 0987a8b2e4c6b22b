import Foundation

/// Creation of a statement's constraints, one for each attribute.
extension ConstraintDescription {
  /// Creates the constraints, and passes each to `body` with the view that holds it, if that view is known.
  ///
  /// - Parameter reports: whether an illegal constraint is reported and left out. If false, an illegal constraint prevents all
  ///   constraints of the statement.
  /// - Returns: whether the statement has a relation and a target. If `reports` is false, also whether all constraints are legal.
  func makeConstraints(
    orReport reports: Bool,
    _ body: (LayoutConstraint, ConstraintHolder?) -> Void
  ) -> Bool {
    if clauses.isEmpty { return makeClause(orReport: reports, body) }
    return reports && makeClauses(body)
  }

  /// Creates the constraints of all clauses in order; an illegal clause does not prevent the others.
  private func makeClauses(_ body: (LayoutConstraint, ConstraintHolder?) -> Void) -> Bool {
    let own = (relation, related, relatedAttributes, constant)
    let factor = (multiplier, isShare)
    let wasNumber = isNumber
    defer {
      (relation, related, relatedAttributes, constant) = own
      (multiplier, isShare) = factor
      isNumber = wasNumber
    }
    var isWhole = makeClause(orReport: true, body)
    for clause in clauses {
      (relation, related, isNumber) = (clause.relation, clause.related, clause.isNumber)
      (relatedAttributes, constant) = (clause.relatedAttributes, clause.constant ?? own.3)
      // A multiplier that belongs to a share does not apply to the other clauses.
      (multiplier, isShare) = clause.share.map { ($0, true) } ?? (factor.1 ? 1 : factor.0, false)
      if !makeClause(orReport: true, body) { isWhole = false }
    }
    return isWhole
  }

  private func makeClause(
    orReport reports: Bool,
    _ body: (LayoutConstraint, ConstraintHolder?) -> Void
  ) -> Bool {
    guard let relation else { return false }
    if !isNumber && related.isGone {
      if reports {
        StatementCheck(item: item, location: location).reportDeallocatedTarget(attributes)
      }
      return false
    }
    // Without a target item, a number for a position is a distance from the superview.
    let isSize = isNumber && attributes.isSubset(of: .size)
    let other = !isNumber ? related : isSize ? .none : item.containerLink
    let link = ItemLink(item)
    // `sides` does not retain the two items.
    defer { withExtendedLifetime((link, other)) {} }
    let sides = ConstraintSides(link, other)
    let isRelatable = sides.holder != nil && multiplier.magnitude <= 1e9
    let number: CGFloat? = if case .number(let number) = constant { number } else { nil }

    func value(for pair: Pairing) -> CGFloat {
      number
        ?? constant.constant(
          for: pair.constantAttribute,
          isMirrored: item.isMirrored(in: sides.holder?.view)
        )
    }

    func isLegal(_ attribute: LayoutAttribute, _ pair: Pairing) -> Bool {
      if !(value(for: pair).magnitude <= 1e12) { return false }
      return pair.isAlone
        || isRelatable && StatementCheck.isLegal(attribute, pair.attribute, factor(of: pair))
    }

    var rest = attributes
    if !reports {
      while let attribute = rest.popFirst() {
        if !isLegal(attribute, pairing(of: attribute, isNumber: isNumber)) { return false }
      }
      rest = attributes
    }
    if !attributes.union(relatedAttributes).isDisjoint(with: .baselines) { warnOfGuides() }
    if number == nil || (multiplier != 1 && isNumber) { warn(isNumber: isNumber) }
    while let attribute = rest.popFirst() {
      let pair = pairing(of: attribute, isNumber: isNumber)
      if reports && !isLegal(attribute, pair) {
        StatementCheck(item: item, location: location).reportProblem(
          attribute,
          to: pair.isAlone ? nil : other.item,
          pair.attribute,
          multiplier: factor(of: pair),
          constant: value(for: pair)
        )
        continue
      }
      let constraint = sides.constraint(
        (link, other),
        attribute,
        relation,
        pair.attribute,
        isAlone: pair.isAlone,
        multiplier: factor(of: pair),
        constant: value(for: pair),
        priority: ConstraintLayoutPriority(rawValue: level ?? item.defaultPriority),
        location
      )
      if let label { constraint.identifier = label }
      if number == nil { constraint.follow(constant, at: pair.constantAttribute) }
      body(constraint, pair.isAlone ? sides.ownHolder : sides.holder)
    }
    return true
  }

  private struct Pairing {
    /// The second attribute; `notAnAttribute` for a size that equals a number.
    var attribute: LayoutAttribute
    /// The attribute that selects the constant from a size, a point or insets.
    var constantAttribute: LayoutAttribute

    var isAlone: Bool { attribute == .notAnAttribute }
  }

  /// The multiplier of a constraint. A share of 0 for a position is the start edge itself, so its multiplier is 1.
  private func factor(of pair: Pairing) -> CGFloat {
    isShare && multiplier == 0 && !pair.attribute.isSize ? 1 : multiplier
  }

  private func pairing(
    of attribute: LayoutAttribute,
    isNumber: Bool
  ) -> Pairing {
    var place = attribute
    if isShare {
      if !attribute.isSize { place = multiplier == 0 ? attribute.start : attribute.end }
    } else if isNumber {
      // Without a target item, a size equals the number, and a position has that distance from the superview's edge.
      if attribute.isSize {
        return Pairing(attribute: .notAnAttribute, constantAttribute: attribute)
      }
      if attribute == .centerX { place = .left }
      if attribute == .centerY { place = .top }
    } else if !relatedAttributes.isEmpty && relatedAttributes != attributes {
      var rest = relatedAttributes
      let first = rest.popFirst()
      place = rest.isEmpty ? first ?? attribute : attribute.counterpart
    }
    let isOwn = if case .spacing = constant { true } else { false }
    return Pairing(attribute: place, constantAttribute: isOwn ? attribute : place)
  }

  /// Reports the first legal but probably unintended property of the statement, at most one for each statement.
  @inline(never)
  private func warn(isNumber: Bool) {
    var rest = attributes
    while let attribute = rest.popFirst() {
      let pair = pairing(of: attribute, isNumber: isNumber)
      if pair.isAlone && multiplier != 1 {
        return doubt(
          "The multiplier of `\(attribute.dslName)` of \(name(of: item.object)) is ignored, because the target is a number.",
          remedy: "Multiply the number itself."
        )
      }
      switch constant {
      case .insets, .directionalInsets:
        if pair.isAlone {
          return doubt(
            "`\(attribute.dslName)` of \(name(of: item.object)) has insets but no target item: its value is the negative sum of "
              + "the insets, \(LayoutConstraint.number(constant.constant(for: attribute, isMirrored: false))).",
            remedy: "Relate to the superview or another item."
          )
        }
        if attribute.side * pair.attribute.side >= 0 { continue }
        let moved = constant.constant(for: pair.attribute, isMirrored: item.isMirrored(in: nil))
        if moved * attribute.side >= 0 { continue }
        return doubt(
          "The inset of `\(attribute.dslName)` of \(name(of: item.object)) is measured inwards from the other item's "
            + "\(pair.attribute.dslName): the two items overlap.",
          remedy: "Use spacing to leave room between the items, or offset."
        )
      case .spacing:
        if attribute.side != 0 { continue }
        return doubt(
          "The spacing of `\(attribute.dslName)` of \(name(of: item.object)) is ignored, because this attribute is not a side.",
          remedy: "Use offset."
        )
      case .size where !pair.constantAttribute.isSize,
        .point where pair.constantAttribute.isSize:
        let (kind, parts) =
          if case .size = constant { ("size", "widths and heights") } else {
            ("point", "horizontal and vertical positions")
          }
        return doubt(
          "A \(kind) sets \(parts) only: the constant of `\(attribute.dslName)` of \(name(of: item.object)) is 0.",
          remedy: "Use attributes of that kind, or a number."
        )
      case .number, .size, .point, .nothing: continue
      }
    }
  }

  /// Reports baselines of a guide, for which UIKit documents no behaviour. Margins of a guide are its edges, as in UIKit.
  @inline(never)
  private func warnOfGuides() {
    let sides: [(Item?, ConstraintAttributes)] = [
      (item, attributes),
      (related.item, relatedAttributes.isEmpty ? attributes : relatedAttributes),
    ]
    for (item, attributes) in sides {
      guard case .guide(let guide)? = item else { continue }
      let named = attributes.intersection(.baselines)
      if named.isEmpty { continue }
      return doubt(
        "A guide has no baselines: `\(named.description)` of \(name(of: guide)) is the corresponding edge of the guide here, "
          + "and UIKit may reject it.",
        remedy: "Use the edge of the guide."
      )
    }
  }

  private func doubt(_ message: String, remedy: String) {
    report(.doubtfulStatement, message, remedy: remedy, at: location, concerning: item.object)
  }
}
