/// Sets of constraints of which one takes part at a time: how a screen looks collapsed, and how it looks expanded.
///
/// ```swift
/// enum Look { case collapsed, expanded }
/// let looks = ConstraintStates<Look>()
/// detail.snp.makeConstraints(in: .collapsed, of: looks) { $0.height.equalTo(0) }
/// detail.snp.makeConstraints(in: .expanded, of: looks) { $0.height.equalTo(200) }
/// looks.current = .collapsed
/// ```
///
/// A set may be about several views. What belongs to a state is its alone: `updateConstraints`, `remakeConstraints` and
/// `removeConstraints` of its views do not touch it. Who sets ``current`` and lays out inside of `UIView.animate` animates the
/// change.
///
/// - Note: On UIKit and AppKit it works by `NSLayoutConstraint.deactivate` and `activate`.
public final class ConstraintStates<State: Hashable> {
  private var sets: [State: [Constraint]] = [:]

  public init() {}

  /// The state whose constraints take part; nil for none. A state that nothing was said about has no constraints.
  ///
  /// Setting it is one transaction: what goes goes first. Setting it again brings back what has left with a superview.
  public var current: State? {
    didSet {
      Constraint.transaction {
        if current != oldValue { takeNoPart(constraints(in: oldValue)) }
        let coming = constraints(in: current).filter { !$0.takesPart }
        takePart(coming)
        collapseAgain(coming)
      }
    }
  }

  /// The handles of what belongs to a state, in the order in which it was said.
  public subscript(state: State) -> ConstraintGroup { ConstraintGroup(sets[state] ?? []) }

  /// Adds what `prepareConstraints` returns. It takes part from now on if the state is the current one, and does not if it is not.
  public func add(_ constraints: [Constraint], to state: State) {
    sets[state, default: []] += constraints
    let all = constraints.flatMap(\.layoutConstraints)
    for constraint in all {
      guard let item = constraint.subject else { continue }
      // Not the item's to update, remake and remove any more.
      item.unregister(constraint)
      item.registry.isSwitched = true
    }
    if state == current {
      takePart(all.filter { !$0.takesPart })
      collapseAgain(all)
    } else {
      takeNoPart(all)
    }
  }

  /// What is about a view that is gone is left out.
  private func constraints(in state: State?) -> [LayoutConstraint] {
    guard let state else { return [] }
    return (sets[state] ?? []).flatMap(\.layoutConstraints).filter { $0.firstItem != nil }
  }
}

extension ConstraintAttributesDSL {
  /// Builds the constraints of the closure as a part of a state: they take part while it is the current one.
  @discardableResult
  public func makeConstraints<State>(
    in state: State,
    of states: ConstraintStates<State>,
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [Constraint] {
    let constraints = prepareConstraints(closure, file, line)
    states.add(constraints, to: state)
    return constraints
  }
}
