// What makes, changes and removes: `view.snp.makeConstraints { … }`.

extension ConstraintAttributesDSL {
  /// Builds the constraints of the closure and activates none.
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

  /// Builds the constraints of the closure and activates them.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.make(Item(target), at: SourceLocation(file: file, line: line), closure)
  }

  /// Makes the constraints of the closure all that was made for the item. What is equal stays, with its handle; constants and
  /// priorities move; the rest is removed or made.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.remake(Item(target), at: SourceLocation(file: file, line: line), closure)
  }

  /// Changes what was made for the item to what the closure says, and leaves everything else alone.
  ///
  /// A statement changes the constraint that is equal but for constant and priority, or has its label, or binds the same
  /// attribute by the same relation at the same priority, or alone does so at any if it says none. Otherwise it is added.
  /// Handles stay alive and true.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    guard let target else { return }
    ConstraintMaker.update(Item(target), at: SourceLocation(file: file, line: line), closure)
  }

  /// Removes what was made for the item.
  public func removeConstraints() {
    if let target { ConstraintMaker.remove(Item(target)) }
  }

  /// All that was made for the item and is registered, by statement.
  public var constraints: ConstraintGroup {
    ConstraintGroup(target.map { Item($0).handles } ?? [])
  }
}

/// How much an update may change.
public enum ConstraintUpdate: Sendable {
  /// Whatever the statements say: constants and priorities in place, targets and multipliers by exchanging constraints; what
  /// nothing corresponds to is added.
  case adapting
  /// Constants alone. A statement that corresponds to nothing is reported, with what comes near, and left out; in the strict
  /// mode it traps.
  case strict
}

extension ConstraintAttributesDSL {
  /// Changes what was made to what the closure says, as far as `update` lets it.
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

// SnapKit's makers as they are there, without the place that a call passes along: for who refers to one of them, or asks for them
// in a protocol of their own.
extension ConstraintAttributesDSL {
  @_disfavoredOverload
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    target.map { ConstraintMaker.prepare(Item($0), at: nil, closure) } ?? []
  }

  @_disfavoredOverload
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.make(Item(target), at: nil, closure) }
  }

  @_disfavoredOverload
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.remake(Item(target), at: nil, closure) }
  }

  @_disfavoredOverload
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.update(Item(target), at: nil, closure) }
  }
}

// What makes, and returns what it made. Where nobody wants that, the twins that return nothing are chosen, as SnapKit has
// them: sources that return their result as Void compile, and no handle is made.
extension ConstraintAttributesDSL {
  /// Builds the constraints of the closure, activates them, and returns the handles of the statements.
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

  /// Makes the constraints of the closure all that was made for the item, and returns the handles of the statements.
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

  /// Changes what was made for the item to what the closure says, and returns handles of what its statements are now.
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

  /// The statement of that label among those that were made for the item and are registered; of several the oldest.
  public func constraint(labeled label: String) -> Constraint? {
    target.flatMap { ConstraintGroup(Item($0).handles)[label] }
  }
}
