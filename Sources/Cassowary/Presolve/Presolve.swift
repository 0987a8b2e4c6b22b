/// Decides anew what determines each variable of a region.
struct Presolve {
  let records: Records
  let variables: UnsafeMutableBufferPointer<Solver.VariableRecord>
  let constraints: UnsafeMutableBufferPointer<Solver.ConstraintRecord>
  let plan: UnsafeMutablePointer<Plan>

  /// Constraints of the region that are not about one unknown alone when they are counted.
  var undecided = Slots()
  /// Those that were about some, and are no longer.
  var emptied = Slots()
  /// What the region's unknowns are computed by, in an order in which nothing is read before it is computed.
  var sequence = Slots()
  /// Positions that other parts of the region are relative to: substituted across a bridge, or open.
  var referencePositions = Slots()
  /// Positions outside of the region that parts of it are relative to.
  var outsideReferences = Slots()
  /// Equalities and what they substitute, each resting on later ones.
  var substitutions = Slots()
  /// The region's unknowns that could not be substituted when they were looked at: some may be by now.
  var leftovers = Slots()
  /// Constraints that became inactive in this planning, as far as nothing else has become of them.
  var newInactive = Slots()
  /// How many sizes are held at most before any comes out below 0.
  var heldInAdvance = 0
  /// Room for the equalities of a block.
  var equalities = SparseVectors()
  var recentEliminations = Elimination.Recent()

  init(_ records: Records) {
    self.records = records
    (variables, constraints, plan) = (records.variables, records.constraints, records.plan)
  }

  /// - Returns: constraints that have become inactive, as far as nothing else has become of them.
  /// - Complexity: linear in the terms of the region but for blocks, as long as the region need not be widened.
  mutating func run(_ region: inout Region) -> Slots {
    sequence.removeAll()
    newInactive.removeAll()
    if region.isEmpty { return newInactive }
    var attempt = 0
    while true {
      substitutions.removeAll()
      referencePositions.removeAll()
      outsideReferences.removeAll()
      propagate(&region)
      var outers = peel(&region)
      if outers.isEmpty { outers = inputsThatAreOutputs(of: region) }
      if outers.isEmpty { break }
      sequence.removeAll()
      newInactive.removeAll()
      region.startOver()
      region.widen(by: outers, attempt)
      plan.pointee.counters.widenings += 1
      attempt += 1
    }
    if !referencePositions.isEmpty {
      orderAcrossBridges()
    } else {
      formSubproblems()
      orderSubstitutions()
    }
    if plan.pointee.isInUse { raiseLabels(outside: region) }
    plan.pointee.counters.planned += region.unknowns.count
    region.close()
    return newInactive
  }
}
