import Cassowary

/// A query for debugging: why a value is what it is. It costs about as much as a few layouts.
extension LayoutEngine {
  /// Returns the reason for a value of the item; nil if the engine does not contain the item, or for
  /// an attribute that is not an edge, a centre or a length.
  func reason(
    for attribute: NSLayoutConstraint.Attribute,
    of item: LayoutItem
  ) -> LayoutReason? {
    solve()
    guard let sum = sum(attribute, of: item) else { return nil }
    let solver = state.pointee.solver
    let derivation = solver.derivation(of: sum)
    let support = solver.support(of: sum.terms.map(\.variable))
    // A statement that makes several constraints has one place.
    var changes: [String] = []
    for part in derivation.parts {
      guard let change = change(part, of: sum, solver, derivation.value),
        !changes.contains(change)
      else { continue }
      changes.append(change)
    }
    return LayoutReason(
      name: "\(item.layoutName).\(attribute.name)",
      value: CGFloat(derivation.value),
      steps: derivation.parts.map { step($0, solver) },
      pressing: inOrder(Array(Set(support.pressing + derivation.violated))).compactMap { id in
        let error = solver.error(of: id)
        if error < 1e-6 { return nil }
        return LayoutReason.Pressure(
          constraint: summary(of: id),
          priority: UILayoutPriority(Float(solver.constraint(id).strength.level)),
          error: CGFloat(error)
        )
      },
      changes: changes
    )
  }

  func summary(of id: Cassowary.Constraint.ID) -> ConstraintSummary {
    summary(of: id, object(of: id) ?? NSLayoutConstraint())
  }

  /// The value as a sum of variables, in the superview's coordinates.
  private func sum(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: LayoutItem
  ) -> LinearExpression? {
    guard let variables = item.variables else { return nil }
    let isMirrored = item.container?.isMirrored ?? false
    let left = LinearExpression(variables.left)
    let top = LinearExpression(variables.top)
    switch attribute {
    case .width: return LinearExpression(variables.width)
    case .height: return LinearExpression(variables.height)
    // The root has no superview in whose coordinates it could be.
    case _ where item.container == nil: return nil
    case .left: return left
    case .right: return left + LinearExpression(variables.width)
    case .leading: return isMirrored ? left + LinearExpression(variables.width) : left
    case .trailing: return isMirrored ? left : left + LinearExpression(variables.width)
    case .centerX: return left + 0.5 * variables.width
    case .top: return top
    case .bottom: return top + LinearExpression(variables.height)
    case .centerY: return top + 0.5 * variables.height
    default: return nil
    }
  }

  private func step(_ part: Derivation.Part, _ solver: Solver) -> LayoutReason.Step {
    let (amount, factor) = (CGFloat(part.amount), CGFloat(part.factor))
    switch part.source {
    case .constraint(let id):
      let summary = summary(of: id)
      return .init(constraint: summary, text: summary.text, amount: amount, factor: factor)
    case .leastSize(let variable) where !solver.isAmbiguous(variable):
      return .init(text: "\(name(of: variable)) is not negative", amount: 0, factor: factor)
    case .leastSize(let variable), .openValue(let variable):
      return .init(
        text: "\(name(of: variable)) is ambiguous, and was chosen",
        amount: amount,
        factor: factor
      )
    }
  }

  /// The name of a variable in reports.
  private func name(of variable: Variable) -> String {
    guard let item = state.pointee.owners[variable.index]?.takeUnretainedValue(),
      let attribute = item.variables?.attribute(of: variable)
    else { return "a value of the runtime" }
    return "\(item.layoutName).\(attribute.name)"
  }

  /// Returns the constant of a part in words if a change of it alone moves the value as much as its factor says, in one direction at
  /// least: beyond a limit other constraints can hold the value.
  private func change(
    _ part: Derivation.Part,
    of sum: LinearExpression,
    _ solver: Solver,
    _ value: Double
  ) -> String? {
    guard case .constraint(let id) = part.source, case .statement(let link)? = origin(of: id),
      part.factor != 0
    else { return nil }
    let constraint = link.takeUnretainedValue()
    guard !constraint.isOfRuntime, let location = constraint.statement else { return nil }
    // A small step, so that nothing else comes into its way.
    let step = 0.125
    func follows(_ step: Double) -> Bool {
      var trial = solver
      let row = trial.constraint(id).0
      do throws(UnusableNumber) {
        try trial.setConstant(row.constant + step / part.factor, of: id)
      } catch {
        return false
      }
      _ = trial.solve()
      let moved = sum.terms.reduce(0) { $0 + $1.coefficient * trial[$1.variable] }
      return (moved - value - step).magnitude <= 1e-6 * max(1, value.magnitude)
    }
    let direction: String
    switch (follows(step), follows(-step)) {
    case (true, true): direction = ""
    case (true, false): direction = " (for a larger value only)"
    case (false, true): direction = " (for a smaller value only)"
    case (false, false): return nil
    }
    let isOffset = constraint.constant == 0 && constraint.secondItem != nil
    let shown = isOffset ? "offset" : ConstraintText.number(constraint.constant.magnitude)
    return "the \(shown) in \(location)\(direction)"
  }
}
