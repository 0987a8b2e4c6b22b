public import Plumb

/// What one sentence of a maker makes: `make.left.equalTo(other.mas_right).offset(8)`.
///
/// A sentence about several attributes, or to several targets, is one constraint with several parts, and so is a group.
/// Attributes come first, then one relation; constants, multiplier, priority and key in any order. What does not fit is
/// reported, and left out with all that follows it in the sentence.
///
/// Once its maker's closure has returned, it is the handle of what was made: constants are moved by the same calls, such as
/// `offset(5)`. It does not retain the view then.
public final class MASConstraint {
  private var ownParts: [MASConstraintPart]
  /// The sentences of a group, which may still be written when its closure has returned.
  private let members: [MASConstraint]

  var parts: [MASConstraintPart] {
    members.isEmpty ? ownParts : ownParts + members.flatMap(\.parts)
  }

  init(_ parts: [MASConstraintPart]) { (ownParts, members) = (parts, []) }

  init(group members: [MASConstraint]) { (ownParts, self.members) = ([], members) }

  /// What follows a mistake: whatever is called on it has no effect.
  static var void: MASConstraint { MASConstraint([]) }

  public var left: MASConstraint { extended(.left) }
  public var top: MASConstraint { extended(.top) }
  public var right: MASConstraint { extended(.right) }
  public var bottom: MASConstraint { extended(.bottom) }
  public var leading: MASConstraint { extended(.leading) }
  public var trailing: MASConstraint { extended(.trailing) }
  public var width: MASConstraint { extended(.width) }
  public var height: MASConstraint { extended(.height) }
  public var centerX: MASConstraint { extended(.centerX) }
  public var centerY: MASConstraint { extended(.centerY) }
  /// The same as `lastBaseline`.
  public var baseline: MASConstraint { extended(.lastBaseline) }
  public var firstBaseline: MASConstraint { extended(.firstBaseline) }
  public var lastBaseline: MASConstraint { extended(.lastBaseline) }
  public var leftMargin: MASConstraint { extended(.leftMargin) }
  public var rightMargin: MASConstraint { extended(.rightMargin) }
  public var topMargin: MASConstraint { extended(.topMargin) }
  public var bottomMargin: MASConstraint { extended(.bottomMargin) }
  public var leadingMargin: MASConstraint { extended(.leadingMargin) }
  public var trailingMargin: MASConstraint { extended(.trailingMargin) }
  public var centerXWithinMargins: MASConstraint { extended(.centerXWithinMargins) }
  public var centerYWithinMargins: MASConstraint { extended(.centerYWithinMargins) }

  /// Itself, for sentences that read well.
  public var with: MASConstraint { self }
  /// Itself, for sentences that read well.
  public var and: MASConstraint { self }

  private func extended(_ attribute: ConstraintAttributes) -> MASConstraint {
    guard let first = parts.first else { return self }
    if let item = first.item, !parts.contains(where: { $0.relation != nil }) {
      ownParts.append(MASConstraintPart(item, attribute))
      return self
    }
    return misused(
      "`\(attribute.description)` of \(first.subjectName) follows a relation.",
      remedy: "Name all attributes before the relation, or start another sentence.",
      at: first.location
    )
  }
}

extension MASConstraint {
  /// Names its constraints in descriptions and reports: the only one by the key itself, several `key[0]`, `key[1]` and so on.
  @discardableResult
  public func key(_ key: String) -> MASConstraint {
    for (index, part) in parts.enumerated() {
      part.setKey(parts.count == 1 ? key : "\(key)[\(index)]")
    }
    return self
  }

  /// Makes it take part again.
  public func install() { activate() }

  /// Takes it out. `install` brings it back.
  public func uninstall() { deactivate() }

  /// The same as `install`.
  public func activate() { for part in parts { part.handle?.activate() } }

  /// The same as `uninstall`.
  public func deactivate() { for part in parts { part.handle?.deactivate() } }

  /// Whether any of its constraints takes part.
  public var isActive: Bool { parts.contains { $0.handle?.isActive == true } }

  /// Those of the runtime, one a part; none before the maker's closure has returned.
  public var layoutConstraints: [MASLayoutConstraint] {
    parts.flatMap { $0.handle?.layoutConstraints ?? [] }
  }
}

/// A constraint of the runtime that knows the sentence it came from.
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
        "`\(first.attributes.description)` of \(first.subjectName) has a relation already.",
        remedy: "Start another sentence, or remake.",
        at: location
      )
    }
    if targets.isEmpty {
      let void = misused(
        "`\(first.attributes.description)` of \(first.subjectName) is related to an empty array.",
        remedy: "Relate to one view at least.",
        at: location
      )
      for part in parts { part.leaveOut() }
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

  /// Moves the constants of the parts that a value says something about.
  func set(_ constant: StatementConstant, _ location: SourceLocation) -> MASConstraint {
    for part in parts { part.set(constant, location) }
    return self
  }

  /// Multiplies or weighs what is not made yet.
  func write(
    _ property: String,
    _ location: SourceLocation,
    _ body: (inout WrittenStatement) -> Void
  ) -> MASConstraint {
    for part in parts {
      if !part.write(body) {
        return misused(
          "The \(property) of `\(part.attributes.description)` of \(part.subjectName) cannot change once it is made.",
          remedy: "Say it in the closure, or remake.",
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
