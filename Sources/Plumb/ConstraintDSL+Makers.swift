// Methods that make, change and remove constraints: `view.snp.makeConstraints { … }`.

extension ConstraintAttributesDSL {
  /// Creates the constraints of the closure without activating them, and returns the handles of the statements.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [Constraint] {
    guard let target else { return [] }
    return ConstraintMaker.prepare(
      Item(target),
      at: SourceLocation(file: file, line: line),
      closure
    )
  }

  /// Makes and activates the constraints of the closure.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.make(Item(target), at: SourceLocation(file: file, line: line), closure)
  }

  /// Replaces the constraints that the DSL has made for the item by those of the closure.
  ///
  /// Equal constraints stay active and keep their handles; constants and priorities change in place; all other constraints are
  /// removed or made.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.remake(Item(target), at: SourceLocation(file: file, line: line), closure)
  }

  /// Changes the constraints of the item that correspond to the statements of the closure, and leaves all others unchanged.
  ///
  /// A statement changes the constraint that the first of these rules finds: it differs only in constant and priority; it has the
  /// label of the statement; it has the same attribute, relation and priority; it is the only one with the same attribute and
  /// relation, and the statement sets no priority. If no rule finds a constraint, the statement adds one. Handles stay valid.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.update(Item(target), at: SourceLocation(file: file, line: line), closure)
  }

  /// Removes the constraints that the DSL has made for the item.
  public func removeConstraints() {
    if let target { ConstraintMaker.remove(Item(target)) }
  }

  /// The handles of the statements that the DSL has made for the item.
  public var constraints: ConstraintGroup {
    ConstraintGroup(target.map { Item($0).handles } ?? [])
  }
}

/// The changes that an update may make.
public enum ConstraintUpdate: Sendable {
  /// All changes: constants and priorities change in place, constraints with another target or multiplier are replaced, and a
  /// statement without a corresponding constraint adds one.
  case adapting
  /// Changes of constants only. A statement without a corresponding constraint is reported, with the existing constraints of the
  /// attribute, and ignored; in the strict mode of the environment it traps.
  case strict
}

extension ConstraintAttributesDSL {
  /// Changes the constraints of the item that correspond to the statements of the closure, as far as `update` allows.
  public func updateConstraints(
    _ update: ConstraintUpdate,
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.update(
      Item(target),
      strictly: update == .strict,
      at: SourceLocation(file: file, line: line),
      closure
    )
  }
}

// The makers with SnapKit's signatures, without file and line: for code that refers to a maker as a function, or requires it in a
// protocol.
extension ConstraintAttributesDSL {
  /// Creates the constraints of the closure without activating them; reports have no file and line of the call.
  @_disfavoredOverload
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    target.map { ConstraintMaker.prepare(Item($0), at: nil, closure) } ?? []
  }

  /// Makes and activates the constraints of the closure; reports have no file and line of the call.
  @_disfavoredOverload
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.make(Item(target), at: nil, closure) }
  }

  /// Replaces the constraints of the item by those of the closure; reports have no file and line of the call.
  @_disfavoredOverload
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.remake(Item(target), at: nil, closure) }
  }

  /// Changes the constraints that correspond to the statements of the closure; reports have no file and line of the call.
  @_disfavoredOverload
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.update(Item(target), at: nil, closure) }
  }
}

// Makers that return handles. If a call does not use the result, the compiler chooses the overload without one, as SnapKit declares
// it: sources that return the result as Void compile, and no handle is created.
extension ConstraintAttributesDSL {
  /// Makes and activates the constraints of the closure, and returns the handles of the statements.
  @_disfavoredOverload
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    target.map {
      ConstraintMaker.makeGroup(Item($0), at: SourceLocation(file: file, line: line), closure)
    } ?? ConstraintGroup([])
  }

  /// Replaces the constraints of the item by those of the closure, and returns the handles of the statements.
  @_disfavoredOverload
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    target.map {
      ConstraintMaker.remakeGroup(Item($0), at: SourceLocation(file: file, line: line), closure)
    } ?? ConstraintGroup([])
  }

  /// Changes the constraints that correspond to the statements of the closure, and returns handles of the changed and added
  /// constraints.
  @_disfavoredOverload
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    target.map {
      ConstraintMaker.updateGroup(Item($0), at: SourceLocation(file: file, line: line), closure)
    } ?? ConstraintGroup([])
  }

  /// The handle of the oldest statement of the item with this label; nil if there is none.
  public func constraint(labeled label: String) -> Constraint? {
    target.flatMap { ConstraintGroup(Item($0).handles)[label] }
  }
}
