/// On which open values others rest.
extension Evaluation {
  /// Notes on which open values a substituted variable rests, and whether its own turn comes before one of theirs.
  ///
  /// What it is computed from may move along with a position and leave it where it is, as the distance of two: then it does not
  /// rest on that.
  ///
  /// - Returns: what kinds of values it rests on.
  mutating func inheritOpenness(_ variable: Int, _ constraint: Int) -> Solver.Openness {
    var basis = Plan.Basis()
    var coefficient = 1.0
    for (other, factor) in records.terms(of: constraint) {
      if other == variable {
        coefficient = factor
      } else if !variables[other].openness.isEmpty {
        add(basisInForce(of: other), times: -factor, to: &basis)
      }
    }
    if basis.slope == 0 { basis.position = -1 } else { basis.slope /= coefficient }
    plan.pointee.setBasis(basis, of: variable)
    if isEarly(variable, basis) { misfits.append(Int32(variable)) }
    return openness(of: basis)
  }

  /// Notes on which open values an unknown of a subproblem rests.
  ///
  /// - Parameters:
  ///   - basis: what the subproblem itself has chosen.
  ///   - reference: the position that the unknown is relative to, or -1.
  mutating func inheritOpenness(
    _ variable: Int,
    _ basis: Plan.Basis,
    from reference: Int
  ) -> Solver.Openness {
    var basis = basis
    if reference >= 0 && !variables[reference].openness.isEmpty {
      add(basisInForce(of: reference), times: 1, to: &basis)
    }
    let openness = openness(of: basis)
    if !openness.isEmpty { plan.pointee.setBasis(basis, of: variable) }
    return openness
  }

  /// Whether a constraint is about where an open position is, and not just about what moves along with it.
  mutating func movesWithPosition(_ constraint: Int) -> Bool {
    var basis = Plan.Basis()
    for (variable, coefficient) in records.terms(of: constraint) {
      if variables[variable].openness.isEmpty { continue }
      add(basisInForce(of: variable), times: coefficient, to: &basis)
    }
    return basis.position >= 0 && basis.slope != 0
  }

  /// Whether the turn of an unknown that is relative to a reference comes before that of a position which the reference depends on.
  mutating func isEarly(_ variable: Int, from reference: Int) -> Bool {
    if !variables[reference].openness.contains(.position) { return false }
    return records.precedes(variable: variable, Int(plan.pointee.basis(of: reference).position))
  }

  private mutating func openness(of basis: Plan.Basis) -> Solver.Openness {
    var openness: Solver.Openness = []
    if basis.size >= 0 { openness.insert(.size) }
    if basis.position >= 0 { openness.insert(.position) }
    return openness
  }

  /// What was noted for a variable may be from when it rested on more.
  private mutating func basisInForce(of variable: Int) -> Plan.Basis {
    var basis = plan.pointee.basis(of: variable)
    if !variables[variable].openness.contains(.size) { basis.size = -1 }
    if !variables[variable].openness.contains(.position) { (basis.position, basis.slope) = (-1, 0) }
    return basis
  }

  private mutating func add(_ other: Plan.Basis, times factor: Double, to basis: inout Plan.Basis) {
    basis.size = later(basis.size, other.size)
    if other.position < 0 { return }
    if basis.position >= 0 && basis.position != other.position {
      basis.slope = .nan
    } else {
      basis.slope = Double.sum(basis.slope, factor * other.slope)
    }
    basis.position = later(basis.position, other.position)
  }

  /// Sizes are served before positions, and each kind in its order.
  private mutating func isEarly(_ variable: Int, _ basis: Plan.Basis) -> Bool {
    switch variables[variable].domain {
    case .nonNegative:
      basis.position >= 0
        || (basis.size >= 0 && records.precedes(variable: variable, Int(basis.size)))
    case .free:
      basis.position >= 0 && records.precedes(variable: variable, Int(basis.position))
    }
  }

  private mutating func later(_ a: Int32, _ b: Int32) -> Int32 {
    if a < 0 || b < 0 { return max(a, b) }
    return records.precedes(variable: Int(a), Int(b)) ? b : a
  }
}
