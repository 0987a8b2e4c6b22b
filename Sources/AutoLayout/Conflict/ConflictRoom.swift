import Cassowary

/// The range of values that some satisfiable statements permit for a sum, computed by a separate
/// small solver.
struct ConflictRoom {
  private var solver = Solver()
  private var copies: [Variable: Variable] = [:]
  private let isLength: (Variable) -> Bool

  /// Creates a solver with the given rows; fails if it cannot hold them.
  ///
  /// - Parameter isLength: Returns whether a variable is a length, which is at least 0.
  init?(_ rows: [Cassowary.Constraint], isLength: @escaping (Variable) -> Bool) {
    self.isLength = isLength
    for row in rows where !add(row, at: .required) { return nil }
    _ = solver.solve()
    if !solver.conflicts.isEmpty { return nil }
  }

  private mutating func add(_ row: Cassowary.Constraint, at strength: Strength) -> Bool {
    var copy = row
    for index in copy.expression.terms.indices {
      let variable = copy.expression.terms[index].variable
      let known = copies[variable]
      let own = known ?? solver.makeVariable(isLength(variable) ? .nonNegative : .free)
      copies[variable] = own
      copy.expression.terms[index].variable = own
    }
    do throws(UnusableNumber) {
      try solver.add(copy, strength: strength)
      return true
    } catch {
      return false
    }
  }

  /// Returns the value of a sum that is nearest to a goal.
  func value(of sum: LinearExpression, nearestTo goal: Double) -> Double? {
    var room = self
    var sum = sum
    sum.constant = 0
    if !room.add(.init(sum, .equal, goal), at: .level(1)) { return nil }
    _ = room.solver.solve()
    return sum.terms.reduce(0) { total, term in
      total + term.coefficient * (room.copies[term.variable].map { room.solver[$0] } ?? 0)
    }
  }

  /// Returns the range of a variable; infinite on a side without a bound.
  func range(of variable: Variable) -> ClosedRange<Double>? {
    let sum = LinearExpression(variable)
    guard let low = value(of: sum, nearestTo: -Self.far),
      let high = value(of: sum, nearestTo: Self.far),
      low <= high
    else { return nil }
    return (low < -Self.far / 2 ? -.infinity : low)...(high > Self.far / 2 ? .infinity : high)
  }

  /// Returns whether the value is the only one that the sum can have.
  func isFixed(_ sum: LinearExpression, at value: Double) -> Bool {
    [-1.0, 1].allSatisfy { step in
      let other = self.value(of: sum, nearestTo: value + step * max(1, value.magnitude))
      return other.map { ($0 - value).magnitude <= 1e-6 * max(1, value.magnitude) } ?? false
    }
  }

  private static let far = 1e7
}
