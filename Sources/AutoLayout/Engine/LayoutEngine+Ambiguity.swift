import Cassowary

/// Queries for debugging: which values could be others, and what settles them. Each costs about as much
/// as a few layouts.
extension LayoutEngine {
  /// A value that could be another one.
  private struct OpenValue {
    var place: Int
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute
    var variable: Variable
    var range: Ambiguity

    var isPosition: Bool { attribute == .left || attribute == .top }
  }

  /// Returns the values of the items that could be others, with the places of their items. An item that the engine does not contain
  /// has none.
  func ambiguities(of items: [LayoutItem]) -> [(place: Int, ambiguity: LayoutAmbiguity)] {
    openValues(of: items).map { ($0.place, ambiguity($0)) }
  }

  /// Returns the ambiguities of the items that remain when earlier ones are settled, with the places of their items. A value that
  /// can move by less than half a point is left out, since nobody sees it.
  ///
  /// Of an item's length and position the length comes first: where one edge is fixed, the same cause is found in both reading
  /// directions.
  func causesOfAmbiguity(of items: [LayoutItem]) -> [(place: Int, ambiguity: LayoutAmbiguity)] {
    let values = openValues(of: items).sorted { one, other in
      (one.place, one.isPosition ? 1 : 0) < (other.place, other.isPosition ? 1 : 0)
    }
    var settled = state.pointee.solver
    return values.compactMap { value in
      if value.range.upper - value.range.lower < 0.5 { return nil }
      guard settled.isAmbiguous(value.variable) else { return nil }
      _ = settle(value.variable, in: &settled)
      return (value.place, ambiguity(value))
    }
  }

  private func openValues(of items: [LayoutItem]) -> [OpenValue] {
    solve()
    let solver = state.pointee.solver
    let values = items.enumerated().flatMap { place, item in
      (item.variables.map { unknowns(of: item, $0) } ?? []).map {
        (place, item, $0.attribute, $0.variable)
      }
    }
    return zip(values, solver.ambiguities(of: values.map(\.3))).compactMap { value, range in
      range.map {
        OpenValue(place: value.0, item: value.1, attribute: value.2, variable: value.3, range: $0)
      }
    }
  }

  private func ambiguity(_ value: OpenValue) -> LayoutAmbiguity {
    LayoutAmbiguity(
      name: "\(value.item.layoutName).\(value.attribute.name)",
      attribute: value.attribute,
      value: CGFloat(state.pointee.solver[value.variable]),
      lower: CGFloat(value.range.lower),
      upper: CGFloat(value.range.upper),
      competing: value.range.competing.map { summary(of: $0) },
      remedy: priorityRemedy(value.range, of: value.variable) ?? constantRemedy(value)
    )
  }

  /// Adds a required constraint that keeps a variable at its value.
  ///
  /// - Returns: whether the solver takes the number.
  private func settle(_ variable: Variable, in solver: inout Solver) -> Bool {
    let row = Cassowary.Constraint(
      LinearExpression(variable),
      .equal,
      state.pointee.solver[variable]
    )
    do throws(UnusableNumber) {
      try solver.add(row, strength: .required)
    } catch {
      return false
    }
    _ = solver.solve()
    return true
  }

  /// Returns a change of one competing priority that settles the variable; nil if there is none.
  private func priorityRemedy(_ ambiguity: Ambiguity, of variable: Variable) -> String? {
    let solver = state.pointee.solver
    // A text that can wrap gives way without being cut off.
    let candidates =
      ambiguity.competing.filter { !isOfWrappingText($0) }
      + ambiguity.competing.filter { isOfWrappingText($0) }
    for id in candidates {
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

  /// Whether the constraint keeps a text from getting narrower that can have several lines.
  private func isOfWrappingText(_ id: Cassowary.Constraint.ID) -> Bool {
    guard case .contentSize(let link)? = origin(of: id) else { return false }
    let view = link.takeUnretainedValue()
    return view.wrapsContent && form(of: id, on: view)?.attribute == .width
      && state.pointee.solver.constraint(id).0.relation == .greaterThanOrEqual
  }

  /// Returns the statement that gives the variable the value that it has.
  private func constantRemedy(_ value: OpenValue) -> String {
    var trial = state.pointee.solver
    guard settle(value.variable, in: &trial), !trial.isAmbiguous(value.variable) else {
      return "No single constraint on it settles it."
    }
    let constant = state.pointee.solver[value.variable]
    let number = ConstraintText.number(constant)
    switch value.attribute {
    // Nobody wants the 0 to which layout shrinks a length.
    case .width, .height:
      return constant == 0
        ? "Constrain the \(value.attribute.name), for example with `make.\(value.attribute.name).equalTo(…)`."
        : "Add `make.\(value.attribute.name).equalTo(\(number))`."
    default:
      let (edge, distance) = leadingEdge(of: value) ?? (value.attribute.name, constant)
      let offset = distance == 0 ? "" : ".offset(\(ConstraintText.number(distance)))"
      return "Add `make.\(edge).equalToSuperview()\(offset)`."
    }
  }

  /// The leading edge with its distance from the superview's, if the item is in a superview from right to left and only its position
  /// is open. There it is the edge that statements name, and its distance does not depend on the superview's width.
  private func leadingEdge(of value: OpenValue) -> (name: String, distance: Double)? {
    let solver = state.pointee.solver
    guard value.attribute == .left, value.item.container?.isMirrored == true,
      let variables = value.item.variables, let outer = value.item.containerItem?.variables,
      !solver.isAmbiguous(variables.width), !solver.isAmbiguous(outer.width)
    else { return nil }
    return ("leading", solver[outer.width] - solver[variables.left] - solver[variables.width])
  }
}
