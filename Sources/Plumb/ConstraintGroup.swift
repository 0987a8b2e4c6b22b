/// Several handles in the order of their statements: what a closure has made, or all that was made for an item.
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

  public nonisolated var startIndex: Int { handles.startIndex }
  public nonisolated var endIndex: Int { handles.endIndex }
  public nonisolated subscript(position: Int) -> Constraint { handles[position] }

  /// The first statement of that label.
  public subscript(label: String) -> Constraint? {
    handles.first { $0.layoutConstraints.contains { $0.identifier == label } }
  }

  /// The constraints of the runtime, in the order of the statements and within each in that of its attributes.
  public var layoutConstraints: [LayoutConstraint] { handles.flatMap(\.layoutConstraints) }

  /// Both groups as one.
  public static func + (first: Self, second: Self) -> Self {
    Self(first.handles + second.handles)
  }
}

extension ConstraintGroup {
  public var left: Constraint? { handle(of: .left) }
  public var top: Constraint? { handle(of: .top) }
  public var right: Constraint? { handle(of: .right) }
  public var bottom: Constraint? { handle(of: .bottom) }
  public var leading: Constraint? { handle(of: .leading) }
  public var trailing: Constraint? { handle(of: .trailing) }
  public var width: Constraint? { handle(of: .width) }
  public var height: Constraint? { handle(of: .height) }
  public var centerX: Constraint? { handle(of: .centerX) }
  public var centerY: Constraint? { handle(of: .centerY) }
  public var lastBaseline: Constraint? { handle(of: .lastBaseline) }
  public var firstBaseline: Constraint? { handle(of: .firstBaseline) }

  /// A handle of what binds the attribute, and of nothing else that its statement binds; of several the first.
  private func handle(of attribute: StatementAttribute) -> Constraint? {
    for handle in handles {
      let found = handle.layoutConstraints.first { $0.firstAttribute.inStatement == attribute }
      if let found { return Constraint(following: [found], handle.location) }
    }
    return nil
  }
}

extension ConstraintGroup {
  /// Whether any of them takes part. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { handles.contains(where: \.isActive) }
    nonmutating set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates all of them as one change.
  public func activate() { Constraint.transaction { for handle in handles { handle.activate() } } }

  /// Deactivates all of them.
  public func deactivate() { for handle in handles { handle.deactivate() } }

  /// Another offset for every statement, in points.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> ConstraintGroup {
    forEach { $0.update(offset: offset) }
    return self
  }

  /// Another inset for every statement.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> ConstraintGroup {
    forEach { $0.update(inset: inset) }
    return self
  }

  /// Another inset for every statement, in terms of the reading direction.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> ConstraintGroup {
    forEach { $0.update(inset: inset) }
    return self
  }

  /// Another spacing for every statement.
  @discardableResult
  public func update(spacing: any ConstraintOffsetTarget) -> ConstraintGroup {
    forEach { $0.update(spacing: spacing) }
    return self
  }

  /// Another priority for every statement.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> ConstraintGroup {
    forEach { $0.update(priority: priority) }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> ConstraintGroup {
    update(priority: priority.value)
  }
}
