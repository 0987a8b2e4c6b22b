/// On which open values others rest.
extension Evaluation {
  /// Notes on which open values a substituted variable rests, and whether its own turn comes before one of theirs.
  ///
  /// What it is computed from may move along with a position and leave it where it is, as the distance of two: then it does not
  /// rest on that.
  ///
  /// - Returns: what kinds of values it rests on.
  mutating func inheritOpenness(_ variable: Int, _ constraint: Int) -> Solver.Openness {
    var inputs = OpenInputs()
    var coefficient = 1.0
    for (other, factor) in records.terms(of: constraint) {
      if other == variable {
        coefficient = factor
      } else if !variables[other].openness.isEmpty {
        add(inputsInForce(of: other), times: -factor, to: &inputs)
      }
    }
    if inputs.slope == 0 { inputs.position = -1 } else { inputs.slope /= coefficient }
    plan.pointee.setOpenInputs(inputs, of: variable)
    if isEarly(variable, inputs) { misfits.append(Int32(variable)) }
    return openness(of: inputs)
  }

  /// Notes on which open values an unknown of a subproblem rests.
  ///
  /// - Parameters:
  ///   - inputs: what the subproblem itself has chosen.
  ///   - reference: the position that the unknown is relative to, or -1.
  mutating func inheritOpenness(
    _ variable: Int,
    _ inputs: OpenInputs,
    from reference: Int
  ) -> Solver.Openness {
    var inputs = inputs
    if reference >= 0 && !variables[reference].openness.isEmpty {
      add(inputsInForce(of: reference), times: 1, to: &inputs)
    }
    let openness = openness(of: inputs)
    if !openness.isEmpty { plan.pointee.setOpenInputs(inputs, of: variable) }
    return openness
  }

  /// Whether a constraint is about where an open position is, and not just about what moves along with it.
  mutating func movesWithPosition(_ constraint: Int) -> Bool {
    var inputs = OpenInputs()
    for (variable, coefficient) in records.terms(of: constraint) {
      if variables[variable].openness.isEmpty { continue }
      add(inputsInForce(of: variable), times: coefficient, to: &inputs)
    }
    return inputs.position >= 0 && inputs.slope != 0
  }

  /// Whether the turn of an unknown that is relative to a reference comes before that of a position which the reference depends on.
  mutating func isEarly(_ variable: Int, from reference: Int) -> Bool {
    if !variables[reference].openness.contains(.position) { return false }
    let inputs = plan.pointee.openInputs(of: reference)
    return records.precedes(variable: variable, Int(inputs.position))
  }

  private mutating func openness(of inputs: OpenInputs) -> Solver.Openness {
    var openness: Solver.Openness = []
    if inputs.size >= 0 { openness.insert(.size) }
    if inputs.position >= 0 { openness.insert(.position) }
    return openness
  }

  /// What was noted for a variable may be from when it rested on more.
  private mutating func inputsInForce(of variable: Int) -> OpenInputs {
    var inputs = plan.pointee.openInputs(of: variable)
    let openness = variables[variable].openness
    if !openness.contains(.size) { inputs.size = -1 }
    if !openness.contains(.position) { (inputs.position, inputs.slope) = (-1, 0) }
    return inputs
  }

  private mutating func add(_ other: OpenInputs, times factor: Double, to sum: inout OpenInputs) {
    sum.size = later(sum.size, other.size)
    if other.position < 0 { return }
    if sum.position >= 0 && sum.position != other.position {
      sum.slope = .nan
    } else {
      sum.slope = Double.sum(sum.slope, factor * other.slope)
    }
    sum.position = later(sum.position, other.position)
  }

  /// Sizes are served before positions, and each kind in its order.
  private mutating func isEarly(_ variable: Int, _ inputs: OpenInputs) -> Bool {
    switch variables[variable].domain {
    case .nonNegative:
      inputs.position >= 0
        || (inputs.size >= 0 && records.precedes(variable: variable, Int(inputs.size)))
    case .free:
      inputs.position >= 0 && records.precedes(variable: variable, Int(inputs.position))
    }
  }

  private mutating func later(_ a: Int32, _ b: Int32) -> Int32 {
    if a < 0 || b < 0 { return max(a, b) }
    return records.precedes(variable: Int(a), Int(b)) ? b : a
  }
}
