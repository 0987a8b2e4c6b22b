import Foundation

/// How a statement becomes constraints, one for each of its attributes.
extension ConstraintDescription {
  /// Makes the constraints, and hands over each with the view that is to hold it, if that is known.
  ///
  /// - Parameter reports: whether what is wrong is reported and left out; otherwise nothing is made then.
  /// - Returns: whether all could be made.
  func makeConstraints(
    orReport reports: Bool,
    _ body: (LayoutConstraint, ConstraintHolder?) -> Void
  ) -> Bool {
    if clauses.isEmpty { return makeClause(orReport: reports, body) }
    return reports && makeClauses(body)
  }

  /// One relation after another, whatever is wrong with one of them.
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
      // What multiplies a share is its own.
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
    // A number alone is measured from the superview.
    let isSize = isNumber && attributes.isSubset(of: .size)
    let other = !isNumber ? related : isSize ? .none : item.containerLink
    let link = ItemLink(item)
    // It does not retain the two.
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

    func isLegal(_ attribute: StatementAttribute, _ pair: Pairing) -> Bool {
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
    if !attributes.union(relatedAttributes).isDisjoint(with: .ofViews) { warnOfGuides() }
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
        priority: ConstraintLayoutPriority(rawValue: level),
        location
      )
      if let label { constraint.identifier = label }
      if number == nil { constraint.follow(constant, at: pair.constantAttribute) }
      body(constraint, pair.isAlone ? sides.ownHolder : sides.holder)
    }
    return true
  }

  private struct Pairing {
    /// What stands on the right side; none for a size that is a number.
    var attribute: StatementAttribute
    /// What chooses the constant.
    var constantAttribute: StatementAttribute

    var isAlone: Bool { attribute == .notAnAttribute }
  }

  /// The start of an item has no share of it: it is where it is.
  private func factor(of pair: Pairing) -> CGFloat {
    isShare && multiplier == 0 && !pair.attribute.isSize ? 1 : multiplier
  }

  private func pairing(
    of attribute: StatementAttribute,
    isNumber: Bool
  ) -> Pairing {
    var place = attribute
    if isShare {
      if !attribute.isSize { place = multiplier == 0 ? attribute.start : attribute.end }
    } else if isNumber {
      // A number alone: a size is that large, everything else is that far from the superview.
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

  /// Says what is legal and surprises people, once a statement.
  @inline(never)
  private func warn(isNumber: Bool) {
    var rest = attributes
    while let attribute = rest.popFirst() {
      let pair = pairing(of: attribute, isNumber: isNumber)
      if pair.isAlone && multiplier != 1 {
        return doubt(
          "A number has no multiplier: `\(attribute.dslName)` of \(name(of: item.object)) is the number alone.",
          remedy: "Multiply the number."
        )
      }
      switch constant {
      case .insets, .directionalInsets:
        if pair.isAlone {
          return doubt(
            "Insets are taken off what `\(attribute.dslName)` of \(name(of: item.object)) relates to, which is nothing: "
              + "what is left is \(LayoutConstraint.number(constant.constant(for: attribute, isMirrored: false))).",
            remedy: "Relate to the superview or another item."
          )
        }
        if attribute.side * pair.attribute.side >= 0 { continue }
        let moved = constant.constant(for: pair.attribute, isMirrored: item.isMirrored(in: nil))
        if moved * attribute.side >= 0 { continue }
        return doubt(
          "The inset of `\(attribute.dslName)` of \(name(of: item.object)) is one of the other item's "
            + "\(pair.attribute.dslName): the two overlap.",
          remedy: "Use spacing to leave room between them, or offset."
        )
      case .spacing:
        if attribute.side != 0 { continue }
        return doubt(
          "`\(attribute.dslName)` of \(name(of: item.object)) is no side, so that spacing means nothing there.",
          remedy: "Use offset."
        )
      case .size where !pair.constantAttribute.isSize,
        .point where pair.constantAttribute.isSize:
        let (kind, parts) =
          if case .size = constant { ("size", "width and height") } else {
            ("point", "horizontal and vertical positions")
          }
        return doubt(
          "A \(kind) has \(parts) alone: for `\(attribute.dslName)` of \(name(of: item.object)) it counts as 0.",
          remedy: "Name these attributes, or use a number."
        )
      case .number, .size, .point, .nothing: continue
      }
    }
  }

  /// What UIKit makes of a guide's margins and baselines is not documented.
  @inline(never)
  private func warnOfGuides() {
    let sides: [(Item?, ConstraintAttributes)] = [
      (item, attributes),
      (related.item, relatedAttributes.isEmpty ? attributes : relatedAttributes),
    ]
    for (item, attributes) in sides {
      guard case .guide(let guide)? = item else { continue }
      let named = attributes.intersection(.ofViews)
      if named.isEmpty { continue }
      return doubt(
        "A guide has no margins and no baselines: `\(named.description)` of \(name(of: guide)) is an edge or "
          + "centre of the guide itself here, and may be refused elsewhere.",
        remedy: "Name the edge."
      )
    }
  }

  private func doubt(_ message: String, remedy: String) {
    report(.doubtfulStatement, message, remedy: remedy, at: location, concerning: item.object)
  }
}
