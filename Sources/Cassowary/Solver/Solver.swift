/// An exact solver for linear equalities and inequalities with levels of preference.
///
/// `Docs/Solver.md` is its contract: what the one answer of a system is, and what every call does. In short: calls
/// that add, remove or change only record, ``solve()`` brings the values up to date.
///
/// A solver is a value. A copy may be changed and solved without touching the original.
public struct Solver: Sendable {
  /// Shared by copies that share all tables.
  private final class Ownership: Sendable {}

  private var ownership = Ownership()
  var variables = Table<VariableRecord>()
  var constraints = Table<ConstraintRecord>()
  /// The terms of all constraints, each constraint's in a row.
  var terms = Table<TermRecord>()
  /// By slot, how many variables have had it before.
  var variableGenerations = Table<UInt32>()
  /// By slot; empty as long as they are the slots themselves.
  var variableOrders = Table<UInt64>()
  var constraintIdentities = Table<ConstraintIdentity>()
  var unusedVariables: [UInt32] = []
  var unusedConstraints: [UInt32] = []
  /// Places in the table of terms that were given back, by their length.
  var unusedTerms: [[Int32]] = []
  var nextVariableOrder: UInt64 = 0
  var nextRank: UInt64 = 0
  /// Whether orders, and ranks of tier 0 alone, ascend as slots do: then what comes first is told without looking them up.
  var ordersAscend = true
  var ranksAscend = true

  var dirtyVariables = Slots()
  var dirtyConstraints = Slots()
  /// Why constraints are left out, ascending by slot.
  var leftOut: [Conflict] = []
  var plan = Plan()
  /// The amount of work since the solver was made.
  public var counters: Counters { plan.counters }
  /// What may go around the simplex. For tests and measurements: no answer depends on it.
  package var reductions = Reductions.all

  /// Creates a solver without variables and constraints.
  public init() {}
}

extension Solver {
  /// Makes room, so that adding that many more does not move what is there.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    makeUnique()
    self.variables.reserve(variables)
    variableGenerations.reserve(variables)
    self.constraints.reserve(constraints)
    constraintIdentities.reserve(constraints)
    dirtyConstraints.reserve(constraints)
    self.terms.reserve(terms)
  }

  /// To be called before any record changes.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&ownership) { copyTables() }
  }

  @inline(never)
  private mutating func copyTables() {
    ownership = Ownership()
    variables = variables.unshared()
    constraints = constraints.unshared()
    terms = terms.unshared()
    variableGenerations = variableGenerations.unshared()
    variableOrders = variableOrders.unshared()
    constraintIdentities = constraintIdentities.unshared()
    dirtyVariables = dirtyVariables.unshared()
    dirtyConstraints = dirtyConstraints.unshared()
    plan.makeUnique()
  }
}
