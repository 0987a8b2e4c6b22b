import Foundation

// Relations to several targets, ranges, the item itself and the safe area: one statement where SnapKit needs several.

extension ConstraintMakerRelatable {
  // MARK: Several targets

  /// Makes every attribute equal to each target: one constraint for each target and attribute.
  ///
  /// The constant, multiplier and priority of the statement apply to all of them, but numbers among the targets keep their
  /// value.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, others, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to each target, hence to the smallest: `make.width.lessThanOrEqualTo([80%, 320])`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, others, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to each target, hence to the greatest:
  /// `make.top.greaterThanOrEqualTo([icon.snp.bottom, title.snp.bottom])`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, others, SourceLocation(file: file, line: line))
  }

  // MARK: Ranges

  /// Keeps every attribute between two bounds, in points.
  ///
  /// As with a number as the target, the bounds of a size are lengths, and the bounds of a position are distances from the
  /// superview's edge.
  @discardableResult
  public func within(
    _ range: ClosedRange<some ConstraintNumber>,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    let location = SourceLocation(file: file, line: line)
    let lower = StatementConstant.number(range.lowerBound.constraintNumber)
    let upper = StatementConstant.number(range.upperBound.constraintNumber)
    let description = relate(.greaterThanOrEqual, .constant(lower), location)
    description.clauses = [.init(relation: .lessThanOrEqual, constant: upper)]
    return description
  }

  // MARK: The item itself

  /// Makes every attribute equal to another attribute of the same item: `make.width.equalToSelf(\.height)`.
  @discardableResult
  public func equalToSelf(
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSelf(.equal, attribute, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to another attribute of the same item.
  @discardableResult
  public func lessThanOrEqualToSelf(
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSelf(.lessThanOrEqual, attribute, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to another attribute of the same item.
  @discardableResult
  public func greaterThanOrEqualToSelf(
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSelf(.greaterThanOrEqual, attribute, SourceLocation(file: file, line: line))
  }

  // MARK: The superview's safe area

  /// Makes every attribute equal to that of the superview's safe area, as `equalToSuperview { $0.safeAreaLayoutGuide }` does.
  @discardableResult
  public func equalToSafeArea(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSafeArea(.equal, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to that of the superview's safe area.
  @discardableResult
  public func lessThanOrEqualToSafeArea(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSafeArea(.lessThanOrEqual, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to that of the superview's safe area.
  @discardableResult
  public func greaterThanOrEqualToSafeArea(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSafeArea(.greaterThanOrEqual, SourceLocation(file: file, line: line))
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ others: [any ConstraintRelatableTarget],
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    var clauses: [ConstraintDescription.Clause] = []
    for other in others {
      let statement = relate(relation, other.role, location)
      statement.relation = nil
      if statement.isIgnored { continue }
      let isNumber = if case .constant = other.role { true } else { false }
      clauses.append(
        .init(
          relation: relation,
          related: statement.related,
          isNumber: isNumber,
          relatedAttributes: statement.relatedAttributes,
          constant: isNumber ? statement.constant : nil,
          share: statement.isShare ? statement.multiplier : nil
        )
      )
    }
    let description = description
    if others.isEmpty {
      report(
        .ineffectiveStatement,
        "`\(description.attributes.description)` of \(name(of: description.item.object)) relates to an empty list; "
          + "the statement is ignored.",
        remedy: "Omit the statement if there is no target.",
        at: location,
        concerning: description.item.object
      )
    }
    let numbers = clauses.compactMap(\.constant?.number)
    if relation == .equal, let first = numbers.first, numbers.contains(where: { $0 != first }) {
      warnOfDifferentNumbers(numbers, location)
    }
    // A clause without a constant uses the constant of the statement, so such a clause becomes the statement's main relation: a
    // number there would become that constant.
    if let place = clauses.firstIndex(where: { $0.constant == nil }) {
      clauses.insert(clauses.remove(at: place), at: 0)
    }
    guard let first = clauses.first else {
      description.relate(relation, to: .none, [], location)
      description.isIgnored = true
      return description
    }
    description.relate(relation, to: first.related, first.relatedAttributes, location)
    if let constant = first.constant { description.constant = constant }
    if let share = first.share { (description.multiplier, description.isShare) = (share, true) }
    description.clauses = Array(clauses.dropFirst())
    return description
  }

  private func warnOfDifferentNumbers(_ numbers: [CGFloat], _ location: SourceLocation) {
    let list = numbers.map(LayoutConstraint.number).joined(separator: " and ")
    report(
      .doubtfulStatement,
      "`\(description.attributes.description)` of \(name(of: description.item.object)) cannot equal \(list) at the same time.",
      remedy: "Use one of the numbers, or within for a range.",
      at: location,
      concerning: description.item.object
    )
  }

  private func relateToSelf(
    _ relation: NSLayoutConstraint.Relation,
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    let itself = ConstraintSelf(target: description.item.object)
    return relate(relation, .attributes(attribute(itself)), location)
  }

  private func relateToSafeArea(
    _ relation: NSLayoutConstraint.Relation,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    relateToSuperview(relation, { .item(.guide($0.safeAreaLayoutGuide)) }, location)
  }
}

/// The constrained item as the target of its own statement: the argument of the closure of `equalToSelf`.
public struct ConstraintSelf: ConstraintAttributesDSL {
  /// The constrained view or guide.
  public let target: AnyObject?
}

extension ConstraintMaker {
  /// Makes the width a multiple of the height.
  ///
  /// - Parameters:
  ///   - ratio: the width divided by the height, a finite number above 0. Another value is reported, and the statement is ignored.
  ///   - file: the file of the statement, for reports.
  ///   - line: the line of the statement, for reports.
  @discardableResult
  public func aspectRatio(
    _ ratio: any ConstraintMultiplierTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let statement = width.equalToSelf(\.height, file, line).multipliedBy(ratio)
    if !(ratio.constraintMultiplierTargetValue > 0) {
      statement.isIgnored = true
      StatementCheck(item: statement.item, location: statement.location).reportRatio(ratio)
    }
    return statement
  }
}

extension ConstraintViewDSL {
  /// Access to the DSL for the view's safe area, which bars do not cover: `make.top.equalTo(view.snp.safeArea.top)`.
  public var safeArea: ConstraintLayoutGuideDSL { view.safeAreaLayoutGuide.snp }
}

extension ConstraintMakerEditable {
  /// Leaves a multiple of Apple's standard spacing, 8 points, between the item's side and its target. The side determines the
  /// direction, as with ``spacing(_:)``.
  ///
  /// - Parameter count: the number of standard spacings.
  @discardableResult
  public func systemSpacing(_ count: any ConstraintMultiplierTarget = 1) -> ConstraintMakerEditable
  {
    spacing(8 * count.constraintMultiplierTargetValue)
  }
}
