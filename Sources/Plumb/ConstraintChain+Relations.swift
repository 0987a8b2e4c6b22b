import Foundation

// Relations that say in one statement what takes several elsewhere.

extension ConstraintMakerRelatable {
  // MARK: Several targets

  /// Relates to each of these: one constraint for each of them and each attribute. Constants, the multiplier and the priority that follow hold for
  /// all; a number among them stays what it is.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, others, SourceLocation(file: file, line: line))
  }

  /// At most each of these, so at most the least of them: `make.width.lessThanOrEqualTo([80%, 320])`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, others, SourceLocation(file: file, line: line))
  }

  /// At least each of these, so at least the greatest of them: `make.top.greaterThanOrEqualTo([icon.snp.bottom, title.snp.bottom])`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, others, SourceLocation(file: file, line: line))
  }

  // MARK: Ranges

  /// Not below the lower bound and not above the upper one: points for a size, distances from the superview's edge for
  /// everything else, as a number alone is.
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

  /// Relates to another attribute of the same item: `make.width.equalToSelf(\.height)`.
  @discardableResult
  public func equalToSelf(
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSelf(.equal, attribute, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualToSelf(
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSelf(.lessThanOrEqual, attribute, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualToSelf(
    _ attribute: (ConstraintSelf) -> ConstraintItem,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSelf(.greaterThanOrEqual, attribute, SourceLocation(file: file, line: line))
  }

  // MARK: The superview's safe area

  /// Relates to the superview's safe area, as `equalToSuperview { $0.safeAreaLayoutGuide }` does.
  @discardableResult
  public func equalToSafeArea(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSafeArea(.equal, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualToSafeArea(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSafeArea(.lessThanOrEqual, SourceLocation(file: file, line: line))
  }

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
      if statement.isVoid { continue }
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
        "`\(description.attributes.description)` of \(name(of: description.item.object)) relates to a list that is "
          + "empty, so it says nothing.",
        remedy: "Leave the statement out when there is nothing to relate to.",
        at: location,
        concerning: description.item.object
      )
    }
    let numbers = clauses.compactMap(\.constant?.number)
    if relation == .equal, let first = numbers.first, numbers.contains(where: { $0 != first }) {
      doubtNumbers(numbers, location)
    }
    // What has no constant of its own takes that of the statement, which a number would be.
    if let place = clauses.firstIndex(where: { $0.constant == nil }) {
      clauses.insert(clauses.remove(at: place), at: 0)
    }
    guard let first = clauses.first else {
      description.relate(relation, to: .none, [], location)
      description.isVoid = true
      return description
    }
    description.relate(relation, to: first.related, first.relatedAttributes, location)
    if let constant = first.constant { description.constant = constant }
    if let share = first.share { (description.multiplier, description.isShare) = (share, true) }
    description.clauses = Array(clauses.dropFirst())
    return description
  }

  private func doubtNumbers(_ numbers: [CGFloat], _ location: SourceLocation) {
    let list = numbers.map(LayoutConstraint.number).joined(separator: " and ")
    report(
      .doubtfulStatement,
      "`\(description.attributes.description)` of \(name(of: description.item.object)) cannot be \(list) at once.",
      remedy: "Say one of them, or use within for a range.",
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

/// The item that a statement is about, as what it relates to.
public struct ConstraintSelf: ConstraintAttributesDSL {
  public let target: AnyObject?
}

extension ConstraintMaker {
  /// The width is so many times the height. The ratio is a finite number above 0.
  @discardableResult
  public func aspectRatio(
    _ ratio: any ConstraintMultiplierTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let statement = width.equalToSelf(\.height, file, line).multipliedBy(ratio)
    if !(ratio.constraintMultiplierTargetValue > 0) {
      statement.isVoid = true
      StatementCheck(item: statement.item, location: statement.location).reportRatio(ratio)
    }
    return statement
  }
}

extension ConstraintViewDSL {
  /// What of the view no bar covers: `make.top.equalTo(view.snp.safeArea.top)`.
  public var safeArea: ConstraintLayoutGuideDSL { view.safeAreaLayoutGuide.snp }
}

extension ConstraintMakerEditable {
  /// Leaves Apple's standard distance between neighbours, 8 points, between the item's side and what it is bound to, or that many times
  /// as much. As ``spacing(_:)`` it says which way by itself.
  @discardableResult
  public func systemSpacing(_ count: any ConstraintMultiplierTarget = 1) -> ConstraintMakerEditable
  {
    spacing(8 * count.constraintMultiplierTargetValue)
  }
}
