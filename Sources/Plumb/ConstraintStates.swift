/// Groups of constraints of which one is active at a time, for example for a collapsed and an expanded screen.
///
/// ```swift
/// enum Look { case collapsed, expanded }
/// let looks = ConstraintStates<Look>()
/// detail.snp.makeConstraints(in: .collapsed, of: looks) { $0.height.equalTo(0) }
/// detail.snp.makeConstraints(in: .expanded, of: looks) { $0.height.equalTo(200) }
/// looks.current = .collapsed
/// ```
///
/// A group can constrain several views. `updateConstraints`, `remakeConstraints` and `removeConstraints` of these views do not
/// affect the constraints of a state. To animate a change, set ``current`` and call `layoutIfNeeded()` inside `UIView.animate`.
///
/// - Note: On UIKit and AppKit it uses `NSLayoutConstraint.deactivate` and `activate`.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class ConstraintStates<State: Hashable> {
  private var sets: [State: [Constraint]] = [:]

  /// Creates states without constraints; none is current.
  public init() {}

  /// The state whose constraints are active; nil if none is.
  ///
  /// Setting it is one transaction: the constraints of the old state are deactivated first. Setting the current state again
  /// activates constraints that were deactivated because a view left its superview.
  public var current: State? {
    didSet {
      Constraint.transaction {
        if current != oldValue { takeNoPart(constraints(in: oldValue)) }
        let activated = constraints(in: current).filter { !$0.takesPart }
        takePart(activated)
        suspendForGoneViews(activated)
      }
    }
  }

  /// The handles of a state's statements, in the order in which they were added; empty if there are none.
  public subscript(state: State) -> ConstraintGroup { ConstraintGroup(sets[state] ?? []) }

  /// Adds constraints to a state, for example those that `prepareConstraints` returns. They are activated if the state is current,
  /// and deactivated otherwise.
  public func add(_ constraints: [Constraint], to state: State) {
    sets[state, default: []] += constraints
    let all = constraints.flatMap(\.layoutConstraints)
    for constraint in all {
      guard let item = constraint.subject else { continue }
      // Unregistered constraints are not affected by the update, remake and remove methods of the item.
      item.unregister([constraint])
      item.registry.isSwitched = true
    }
    if state == current {
      takePart(all.filter { !$0.takesPart })
      suspendForGoneViews(all)
    } else {
      takeNoPart(all)
    }
  }

  /// The constraints of a state, without those whose view has been deallocated.
  private func constraints(in state: State?) -> [LayoutConstraint] {
    guard let state else { return [] }
    return (sets[state] ?? []).flatMap(\.layoutConstraints).filter { $0.firstItem != nil }
  }
}

extension ConstraintAttributesDSL {
  /// Makes constraints that belong to a state: they are active while the state is current.
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
