public import Plumb

/// A statement of a maker, and the handle of its constraints: `make.left.equalTo(other.mas_right).offset(8)`.
///
/// A statement with several attributes or targets is one `MASConstraint` with several parts, and so is a group. Attributes come
/// first, then one relation, then constants, multiplier, priority and key in any order. A call that is not possible at its position
/// is reported, and ignored together with the calls that follow it.
///
/// When the maker's closure has returned, it is the handle of the constraints: the same methods change the constants, for example
/// `offset(5)`. It then does not retain the view.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class MASConstraint {
  private var ownParts: [MASConstraintPart]
  /// The statements of a group, which may still change when the closure of the group has returned.
  private let members: [MASConstraint]

  var parts: [MASConstraintPart] {
    members.isEmpty ? ownParts : ownParts + members.flatMap(\.parts)
  }

  init(_ parts: [MASConstraintPart]) { (ownParts, members) = (parts, []) }

  init(group members: [MASConstraint]) { (ownParts, self.members) = ([], members) }

  /// The result of a call that was reported: its methods have no effect.
  static var void: MASConstraint { MASConstraint([]) }

  /// Adds the left edge to the attributes of the statement.
  public var left: MASConstraint { extended(.left) }
  /// Adds the top edge to the attributes of the statement.
  public var top: MASConstraint { extended(.top) }
  /// Adds the right edge to the attributes of the statement.
  public var right: MASConstraint { extended(.right) }
  /// Adds the bottom edge to the attributes of the statement.
  public var bottom: MASConstraint { extended(.bottom) }
  /// Adds the leading edge to the attributes of the statement.
  public var leading: MASConstraint { extended(.leading) }
  /// Adds the trailing edge to the attributes of the statement.
  public var trailing: MASConstraint { extended(.trailing) }
  /// Adds the width to the attributes of the statement.
  public var width: MASConstraint { extended(.width) }
  /// Adds the height to the attributes of the statement.
  public var height: MASConstraint { extended(.height) }
  /// Adds the horizontal centre to the attributes of the statement.
  public var centerX: MASConstraint { extended(.centerX) }
  /// Adds the vertical centre to the attributes of the statement.
  public var centerY: MASConstraint { extended(.centerY) }
  /// Adds the baseline of the last line of text, like `lastBaseline` to the attributes of the statement.
  public var baseline: MASConstraint { extended(.lastBaseline) }
  /// Adds the baseline of the first line of text to the attributes of the statement.
  public var firstBaseline: MASConstraint { extended(.firstBaseline) }
  /// Adds the baseline of the last line of text to the attributes of the statement.
  public var lastBaseline: MASConstraint { extended(.lastBaseline) }
  /// Adds the left margin to the attributes of the statement.
  public var leftMargin: MASConstraint { extended(.leftMargin) }
  /// Adds the right margin to the attributes of the statement.
  public var rightMargin: MASConstraint { extended(.rightMargin) }
  /// Adds the top margin to the attributes of the statement.
  public var topMargin: MASConstraint { extended(.topMargin) }
  /// Adds the bottom margin to the attributes of the statement.
  public var bottomMargin: MASConstraint { extended(.bottomMargin) }
  /// Adds the leading margin to the attributes of the statement.
  public var leadingMargin: MASConstraint { extended(.leadingMargin) }
  /// Adds the trailing margin to the attributes of the statement.
  public var trailingMargin: MASConstraint { extended(.trailingMargin) }
  /// Adds the horizontal centre between the margins to the attributes of the statement.
  public var centerXWithinMargins: MASConstraint { extended(.centerXWithinMargins) }
  /// Adds the vertical centre between the margins to the attributes of the statement.
  public var centerYWithinMargins: MASConstraint { extended(.centerYWithinMargins) }

  /// The constraint itself, for readability: `make.left.top.equalTo(other).with.offset(8)`.
  public var with: MASConstraint { self }
  /// The constraint itself, for readability: `make.left.and.top.equalTo(other)`.
  public var and: MASConstraint { self }

  private func extended(_ attribute: ConstraintAttributes) -> MASConstraint {
    guard let first = parts.first else { return self }
    if let item = first.item, !parts.contains(where: { $0.relation != nil }) {
      ownParts.append(MASConstraintPart(item, attribute))
      return self
    }
    return misused(
      "`\(attribute.description)` of \(first.subjectName) follows a relation; it is ignored, as is the rest of the statement.",
      remedy: "Name all attributes before the relation, or start another statement.",
      at: first.location
    )
  }
}

extension MASConstraint {
  /// Sets the name of the layout constraints in descriptions and reports: a single one gets the key itself, several get `key[0]`,
  /// `key[1]` and so on.
  @discardableResult
  public func key(_ key: String) -> MASConstraint {
    for (index, part) in parts.enumerated() {
      part.setKey(parts.count == 1 ? key : "\(key)[\(index)]")
    }
    return self
  }

  /// Activates the layout constraints again after ``uninstall()``.
  public func install() { activate() }

  /// Deactivates the layout constraints. ``install()`` activates them again.
  public func uninstall() { deactivate() }

  /// Activates the layout constraints, like ``install()``.
  public func activate() { for part in parts { part.handle?.activate() } }

  /// Deactivates the layout constraints, like ``uninstall()``.
  public func deactivate() { for part in parts { part.handle?.deactivate() } }

  /// Whether at least one of the layout constraints is active.
  public var isActive: Bool { parts.contains { $0.handle?.isActive == true } }

  /// The layout constraints, one for each attribute and target; empty until the maker's closure has returned.
  public var layoutConstraints: [MASLayoutConstraint] {
    parts.flatMap { $0.handle?.layoutConstraints ?? [] }
  }
}

/// A layout constraint that knows its statement.
public typealias MASLayoutConstraint = LayoutConstraint

extension MASConstraint {
  /// Relates every part to every target.
  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ targets: [any ConstraintRelatableTarget],
    _ location: SourceLocation
  ) -> MASConstraint {
    guard let first = parts.first else { return self }
    if parts.contains(where: { $0.relation != nil }) {
      if parts.allSatisfy({ $0.relation == relation }), targets.count == 1,
        case .constant(let constant) = targets[0].role
      {
        return set(constant, location)
      }
      return misused(
        "`\(first.attributes.description)` of \(first.subjectName) already has a relation; the call is ignored, as is the rest of "
          + "the statement.",
        remedy: "Start another statement, or remake the constraints.",
        at: location
      )
    }
    if targets.isEmpty {
      let void = misused(
        "`\(first.attributes.description)` of \(first.subjectName) is related to an empty array; the statement is ignored.",
        remedy: "Relate to at least one target.",
        at: location
      )
      for part in parts { part.ignore() }
      return void
    }
    ownParts = ownParts.flatMap { part in
      let copies = [part] + targets.dropFirst().map { _ in part.copy() }
      for (copy, target) in zip(copies, targets) { copy.relate(relation, to: target, location) }
      return copies
    }
    for member in members { _ = member.relate(relation, targets, location) }
    return self
  }

  /// Sets the constants of the parts for whose attributes the value has one.
  func set(_ constant: StatementConstant, _ location: SourceLocation) -> MASConstraint {
    for part in parts { part.set(constant, location) }
    return self
  }

  /// Sets the multiplier or the priority of parts whose constraints are not made yet.
  func write(
    _ property: String,
    _ location: SourceLocation,
    _ body: (inout WrittenStatement) -> Void
  ) -> MASConstraint {
    for part in parts {
      if !part.write(body) {
        return misused(
          "The \(property) of `\(part.attributes.description)` of \(part.subjectName) cannot change after the closure of its maker "
            + "returned; the change is ignored.",
          remedy: "Set it inside the closure, or remake the constraints.",
          at: location
        )
      }
    }
    return self
  }

  private func misused(
    _ message: String,
    remedy: String,
    at location: SourceLocation?
  ) -> MASConstraint {
    report(
      .ineffectiveStatement,
      message,
      remedy: remedy,
      at: location,
      concerning: parts.first?.subject?.object
    )
    return .void
  }
}
