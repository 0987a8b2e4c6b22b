/// Handles in the order of their statements: those that a closure has made, or all of an item.
///
/// ```swift
/// let made: ConstraintGroup = card.snp.makeConstraints { make in
///   make.edges.equalToSuperview().inset(16)
///   make.height.equalTo(200).labeled("height")
/// }
/// made.top?.update(offset: 40)
/// made["height"]?.deactivate()
/// ```
public struct ConstraintGroup: RandomAccessCollection {
  private nonisolated let handles: [Constraint]

  init(_ handles: [Constraint]) { self.handles = handles }

  /// The position of the first handle.
  public nonisolated var startIndex: Int { handles.startIndex }
  /// The position after the last handle.
  public nonisolated var endIndex: Int { handles.endIndex }
  /// The handle at a position.
  public nonisolated subscript(position: Int) -> Constraint { handles[position] }

  /// The handle of the first statement with this label; nil if there is none.
  public subscript(label: String) -> Constraint? {
    handles.first { $0.layoutConstraints.contains { $0.identifier == label } }
  }

  /// The layout constraints of all statements, in the order of the statements and their attributes.
  public var layoutConstraints: [LayoutConstraint] { handles.flatMap(\.layoutConstraints) }

  /// Returns a group with the handles of both groups.
  public static func + (first: Self, second: Self) -> Self {
    Self(first.handles + second.handles)
  }
}

extension ConstraintGroup {
  /// The handle of the first constraint of the left edge; nil if there is none.
  public var left: Constraint? { handle(of: .left) }
  /// The handle of the first constraint of the top edge; nil if there is none.
  public var top: Constraint? { handle(of: .top) }
  /// The handle of the first constraint of the right edge; nil if there is none.
  public var right: Constraint? { handle(of: .right) }
  /// The handle of the first constraint of the bottom edge; nil if there is none.
  public var bottom: Constraint? { handle(of: .bottom) }
  /// The handle of the first constraint of the leading edge; nil if there is none.
  public var leading: Constraint? { handle(of: .leading) }
  /// The handle of the first constraint of the trailing edge; nil if there is none.
  public var trailing: Constraint? { handle(of: .trailing) }
  /// The handle of the first constraint of the width; nil if there is none.
  public var width: Constraint? { handle(of: .width) }
  /// The handle of the first constraint of the height; nil if there is none.
  public var height: Constraint? { handle(of: .height) }
  /// The handle of the first constraint of the horizontal centre; nil if there is none.
  public var centerX: Constraint? { handle(of: .centerX) }
  /// The handle of the first constraint of the vertical centre; nil if there is none.
  public var centerY: Constraint? { handle(of: .centerY) }
  /// The handle of the first constraint of the baseline of the last line of text; nil if there is none.
  public var lastBaseline: Constraint? { handle(of: .lastBaseline) }
  /// The handle of the first constraint of the baseline of the first line of text; nil if there is none.
  public var firstBaseline: Constraint? { handle(of: .firstBaseline) }

  /// A handle of the first constraint with this first attribute, without the other constraints of its statement.
  private func handle(of attribute: LayoutAttribute) -> Constraint? {
    for handle in handles {
      let found = handle.layoutConstraints.first { $0.firstAttribute.inStatement == attribute }
      if let found { return Constraint(following: [found], handle.location) }
    }
    return nil
  }
}

extension ConstraintGroup {
  /// Whether at least one statement is active. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { handles.contains(where: \.isActive) }
    nonmutating set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates all statements in one transaction.
  public func activate() { Constraint.transaction { for handle in handles { handle.activate() } } }

  /// Deactivates all statements.
  public func deactivate() { for handle in handles { handle.deactivate() } }

  /// Sets the constants of every statement to an offset, in points.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> ConstraintGroup {
    forEach { $0.update(offset: offset) }
    return self
  }

  /// Sets the constants of every statement to an inset, in points; a number counts for all edges.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> ConstraintGroup {
    forEach { $0.update(inset: inset) }
    return self
  }

  /// Sets the constants of every statement to an inset for leading, trailing, top and bottom, in points.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> ConstraintGroup {
    forEach { $0.update(inset: inset) }
    return self
  }

  /// Sets the spacing of every statement, in points.
  @discardableResult
  public func update(spacing: any ConstraintOffsetTarget) -> ConstraintGroup {
    forEach { $0.update(spacing: spacing) }
    return self
  }

  /// Sets the priority of every statement: greater than 0, at most 1000.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> ConstraintGroup {
    forEach { $0.update(priority: priority) }
    return self
  }

  /// Sets the priority of every statement to a named priority or a value.
  @discardableResult
  public func update(priority: ConstraintPriority) -> ConstraintGroup {
    update(priority: priority.value)
  }
}
