import Cassowary

/// Queries for debugging: why a value is what it is, and what else it could be. Each costs about as
/// much as a few layouts.
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
    return LayoutReason(
      name: "\(item.layoutName).\(attribute.name)",
      value: CGFloat(derivation.value),
      steps: derivation.parts.map(step),
      pressing: inOrder(Array(Set(support.pressing + derivation.violated))).compactMap { id in
        let error = solver.error(of: id)
        if error < 1e-6 { return nil }
        return LayoutReason.Pressure(
          constraint: summary(of: id),
          priority: UILayoutPriority(Float(solver.constraint(id).strength.level)),
          error: CGFloat(error)
        )
      },
      changes: derivation.parts.compactMap { change($0, of: sum, solver, derivation.value) }
    )
  }

  private func summary(of id: Cassowary.Constraint.ID) -> ConstraintSummary {
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

  private func step(_ part: Derivation.Part) -> LayoutReason.Step {
    let (amount, factor) = (CGFloat(part.amount), CGFloat(part.factor))
    switch part.source {
    case .constraint(let id):
      let summary = summary(of: id)
      return .init(constraint: summary, text: summary.text, amount: amount, factor: factor)
    case .leastSize(let variable):
      return .init(text: "\(name(of: variable)) is not negative", amount: 0, factor: factor)
    case .openValue(let variable):
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

  /// Returns the constant of a part in words if a change of it alone moves the value as much as its
  /// factor says.
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
    var trial = solver
    let row = trial.constraint(id).0
    do throws(UnusableNumber) {
      try trial.setConstant(row.constant + step / part.factor, of: id)
    } catch {
      return nil
    }
    _ = trial.solve()
    let moved = sum.terms.reduce(0) { $0 + $1.coefficient * trial[$1.variable] }
    if (moved - value - step).magnitude > 1e-6 * max(1, value.magnitude) { return nil }
    let shown = ConstraintText.number(constraint.constant.magnitude)
    return "the \(shown) in \(location)"
  }
}

extension LayoutEngine {
  /// Returns the values of the items that could be others, with the places of their items. An item that the engine does not contain
  /// has none.
  func ambiguities(of items: [LayoutItem]) -> [(place: Int, ambiguity: LayoutAmbiguity)] {
    solve()
    let solver = state.pointee.solver
    let values = items.enumerated().flatMap { place, item in
      (item.variables.map { unknowns(of: item, $0) } ?? []).map {
        (place, $0.attribute, $0.variable)
      }
    }
    return zip(values, solver.ambiguities(of: values.map(\.2))).compactMap { value, ambiguity in
      guard let ambiguity else { return nil }
      let (place, attribute, variable) = value
      let item = items[place]
      let found = LayoutAmbiguity(
        name: "\(item.layoutName).\(attribute.name)",
        attribute: attribute,
        value: CGFloat(solver[variable]),
        lower: CGFloat(ambiguity.lower),
        upper: CGFloat(ambiguity.upper),
        competing: ambiguity.competing.map { summary(of: $0) },
        remedy: priorityRemedy(ambiguity, of: variable)
          ?? constantRemedy(attribute, of: item, variable, solver[variable])
      )
      return (place, found)
    }
  }

  /// Returns a change of one competing priority that settles the variable; nil if there is none.
  private func priorityRemedy(_ ambiguity: Ambiguity, of variable: Variable) -> String? {
    let solver = state.pointee.solver
    for id in ambiguity.competing {
      let (row, strength, _) = solver.constraint(id)
      if strength.isRequired || strength.level + 1 >= 1000 { continue }
      var trial = solver
      do throws(UnusableNumber) {
        try trial.setStrength(.level(strength.level + 1), of: id)
      } catch {
        continue
      }
      if trial.isAmbiguous(variable) { continue }
      let levels =
        "from \(ConstraintText.number(strength.level)) to \(ConstraintText.number(strength.level + 1))"
      switch origin(of: id) {
      case .statement(let link)?:
        let constraint = link.takeUnretainedValue()
        if constraint.isOfRuntime { continue }
        let place = constraint.statement.map { "in \($0)" } ?? "of \(summary(of: id).text)"
        return "Raise the priority \(place) \(levels)."
      case .contentSize(let view)?:
        let isHugging = row.relation == .lessThanOrEqual
        guard let form = form(of: id, on: view.takeUnretainedValue()) else { continue }
        let axis = form.attribute == .width ? "horizontal" : "vertical"
        return "Raise the \(axis) \(isHugging ? "hugging" : "compression resistance") priority of "
          + "\(view.takeUnretainedValue().layoutName) \(levels)."
      default: continue
      }
    }
    return nil
  }

  /// Returns the statement that gives the variable the value that it has.
  private func constantRemedy(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: LayoutItem,
    _ variable: Variable,
    _ value: Double
  ) -> String {
    let number = ConstraintText.number(value)
    var trial = state.pointee.solver
    do throws(UnusableNumber) {
      try trial.add(
        Cassowary.Constraint(LinearExpression(variable), .equal, value),
        strength: .required
      )
    } catch {
      return "No single constraint on it settles it."
    }
    _ = trial.solve()
    if trial.isAmbiguous(variable) { return "No single constraint on it settles it." }
    switch attribute {
    case .width, .height: return "Add `make.\(attribute.name).equalTo(\(number))`."
    default:
      let offset = value == 0 ? "" : ".offset(\(number))"
      return "Add `make.\(attribute.name).equalToSuperview()\(offset)`."
    }
  }
}
