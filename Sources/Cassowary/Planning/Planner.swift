/// Brings a solver's plan and values up to date: one call of ``Solver/solve()``.
///
/// The *plan* says of every unknown what determines it:
///
/// - it is **fixed**: required equalities decide it, whatever else there is;
/// - it is **substituted**: one equality gives it once all others have their values, and nothing else that counts mentions it;
/// - it is an **interval**, or in a **subproblem** with others, that optional constraints and inequalities narrow.
///
/// A constraint that decides nothing is **inactive**: its own unknowns are fixed, or it follows from others, as a duplicate does and what a block
/// does not need. It is looked at when its variables have moved. If it is violated then, the ``Region`` around it is planned again by
/// ``Presolve``. So a plan is right when no inactive constraint is violated, and different plans give the same answer.
///
/// A change of structure makes a region too. A changed number does not: ``Evaluation`` computes again what it reaches, in the order of
/// *labels*, which ascend from what is read to what is computed.
///
/// Functions that loops call are mutating even if they change nothing: what they belong to would be copied for the call.
struct Planner {
  let records: Records
  let variables: UnsafeMutableBufferPointer<Solver.VariableRecord>
  let constraints: UnsafeMutableBufferPointer<Solver.ConstraintRecord>
  let plan: UnsafeMutablePointer<Plan>

  var region: Region
  var presolve: Presolve
  var evaluation: Evaluation

  init(_ records: Records) {
    self.records = records
    (variables, constraints, plan) = (records.variables, records.constraints, records.plan)
    (region, presolve, evaluation) = (Region(records), Presolve(records), Evaluation(records))
  }

  /// So many rounds hold only what came out below 0: few systems need more.
  private static let roundsBeforeHoldingMore = 6
  /// More than any system was seen to need, which is 40.
  private static let mostRounds = 1000

  mutating func run() {
    var rounds = 0
    var roundsThatHeld = 0
    region.forgetHeld()
    repeat {
      // One size after the other may come out below 0: if twice as many are held each time, whether or not they do, that ends.
      let surplus = roundsThatHeld - Self.roundsBeforeHoldingMore
      presolve.heldInAdvance = surplus < 0 ? 0 : 1 &<< min(surplus, 30)
      let newInactive = presolve.run(&region)
      for slot in newInactive where constraints[Int(slot)].role == .inactive {
        evaluation.checkLater(Int(slot))
      }
      evaluation.update(presolve.sequence)
      if evaluation.isUndisturbed { activateViolated() }
      // Where two ways to look at it disagree by rounding, tolerances grow until they agree.
      if rounds > Self.mostRounds { evaluation.leniency *= 10 }
      if !evaluation.failures.isEmpty { resolveFailures() }
      if holdMisfits() { roundsThatHeld += 1 }
      rounds += 1
    } while !(region.isEmpty && evaluation.isDone)
    reviseContradictions()
  }

  /// Takes into the region what a solver's records say.
  mutating func collect(dirtyVariables: Slots, dirtyConstraints: Slots) {
    for subproblem in plan.pointee.takeBroken() { region.dissolve(Int(subproblem)) }
    var orphans: [Int] = []
    for slot in dirtyVariables {
      let variable = Int(slot)
      if variables[variable].role == .unused { continue }
      if variables[variable].firstTerm < 0 { forget(variable) }
      switch variables[variable].role {
      case .fixed where variables[variable].source < 0: orphans.append(variable)
      case .fresh, .interval: region.replan(variable: variable)
      case .unused, .idle, .fixed, .block, .subproblem, .substituted: break
      }
    }
    for slot in dirtyConstraints {
      let constraint = Int(slot)
      if !constraints[constraint].isDirty { continue }
      constraints[constraint].isDirty = false
      switch constraints[constraint].role {
      case .unused, .silent: break
      case .fresh: region.insert(constraint: constraint)
      case .leftOut: restore(constraint)
      case .determines, .member, .inactive: evaluation.pending.append(slot)
      }
    }
    for orphan in orphans where variables[orphan].role == .fixed && variables[orphan].source < 0 {
      region.unfix(orphan)
    }
  }

  /// A variable that no constraint mentions is 0.
  private mutating func forget(_ variable: Int) {
    variables[variable].role = .idle
    variables[variable].source = -1
    variables[variable].label = 0
    variables[variable].isHeld = false
    variables[variable].openness = []
    records.assign(0, to: variable)
  }
}
