/// Brings a solver's plan and values up to date: one call of ``Solver/solve()``.
///
/// The *plan* says of every unknown what determines it:
///
/// - it is **fixed**: required equalities decide it, whatever else there is;
/// - it is **substituted**: one equality gives it once all others have their values, and nothing else that counts mentions it;
/// - it is an **interval**, or in a **subproblem** with others, that optional constraints and inequalities narrow.
///
/// A constraint that decides nothing is **inactive**: one over fixed variables. It is
/// looked at when its variables have moved. If it is violated then, the **region** around it is planned again. So a plan is right when no
/// inactive constraint is violated, and different plans give the same answer.
///
/// A change of structure opens a region too. A changed number does not: what it reaches is computed again in the order of
/// *labels*, which ascend from what is read to what is computed.
///
/// Functions that loops call are mutating even if they change nothing: a planner would be copied for the call.
struct Planner {
  // Pointers to the solver's tables, which nobody else touches during the call and which do not grow: each loop over
  // a table itself would have to be shown so.
  let variables: UnsafeMutableBufferPointer<Solver.VariableRecord>
  let constraints: UnsafeMutableBufferPointer<Solver.ConstraintRecord>
  let terms: UnsafeMutableBufferPointer<Solver.Term>
  let variableGenerations: UnsafeMutableBufferPointer<UInt32>
  /// Empty if they are the slots, and looked at only if they do not ascend as those do.
  let variableOrders: UnsafeMutableBufferPointer<UInt64>
  let constraintIdentities: UnsafeMutableBufferPointer<Solver.ConstraintIdentity>

  var plan: Plan
  var counters: Counters
  let reductions: Reductions
  let ordersAscend: Bool
  let ranksAscend: Bool
  /// Whether there were values before: else all were 0.
  let notesChanges: Bool

  /// What is being planned anew.
  var regionVariables = Slots()
  var regionConstraints = Slots()
  /// Those of them that are about several unknowns, or none, when they are counted.
  var undecided = Slots()
  /// Those that were about some, and are no longer.
  var emptied = Slots()
  /// What the region's unknowns are computed by, in an order in which nothing is read before it is computed.
  var order = Slots()
  /// Positions that other parts of the region are relative to: substituted across a bridge, or open.
  var referencePositions = Slots()
  /// Positions outside of the region that parts of it are relative to.
  var outsideReferences = Slots()
  /// Equalities and what they substitute, each resting on later ones.
  var substitutions = Slots()
  /// All variables of the region that are still open when what can be substituted is, and some of those that are not.
  var leftovers = Slots()
  /// Constraints whose constant changed.
  var pending = Slots()
  /// Constraints that became inactive in this planning, as far as nothing else has become of them.
  var newInactive = Slots()
  /// What is computed when the region that it reads is planned once more.
  var postponed = Slots()
  /// Inactive constraints to look at once all values are there.
  var touched = Slots()
  /// Variables that should not have been substituted.
  var misfits = Slots()
  /// Positions from which something must not be seen alone.
  var misread = Slots()
  /// What turned out not to have any answer.
  var failures: [Failure] = []
  /// Whether anything did so far.
  var hasFailed = false
  /// What tolerances are multiplied with: grows if two ways to look at a contradiction disagree by rounding.
  var leniency = 1.0

  /// How many variables were held so far.
  var heldCount = 0
  /// How much is computed before it is asked whether the region has to be planned once more; twice as much each time, so that
  /// many that do are not planned a few at a time.
  var countBeforeAsking = 32
  /// How many sizes a plan holds that have not come out below 0.
  var heldInAdvance = 0

  var softBounds = Table<SoftBound>()
  var recentEliminations = Elimination.Recent()

  /// Where required constraints turned out to contradict each other.
  enum Failure {
    case inactive(Int)
    case fixed(Int)
    case interval(Int)
    case subproblem(Int)
  }

  mutating func run() {
    var rounds = 0
    var roundsThatHeld = 0
    forgetHeld()
    repeat {
      let countBefore = heldCount
      // One size after the other may come out below 0: with twice as many held each time that ends after log n rounds.
      heldInAdvance = roundsThatHeld < 6 ? 0 : 1 &<< min(roundsThatHeld - 6, 30)
      planRegion()
      update()
      if isUndisturbed { activateViolated() }
      // From some round on all that is connected is admitted at once; if rounding still disagrees, it gets its way.
      if rounds > 1000 { leniency *= 10 }
      if !failures.isEmpty {
        hasFailed = true
        settleFailures(thoroughly: (40...48).contains(rounds))
      }
      holdMisfits()
      if heldCount > countBefore { roundsThatHeld += 1 }
      rounds += 1
    } while !(regionVariables.isEmpty && regionConstraints.isEmpty && pending.isEmpty
      && touched.isEmpty && postponed.isEmpty)
    reviseContradictions()
  }

  /// Whether nothing that was computed so far tells that the plan is wrong.
  var isUndisturbed: Bool {
    failures.isEmpty && misfits.isEmpty && misread.isEmpty
  }

  /// How far a required constraint or a domain may be missed that deals in numbers of a size.
  func tolerance(_ scale: Double) -> Double {
    leniency * Tolerance.feasibility * max(1, scale)
  }

  func isFixed(_ variable: Int) -> Bool {
    let role = variables[variable].role
    return role == .fixed || role == .block
  }

  func precedes(variable a: Int, _ b: Int) -> Bool { variableOrder.precedes(a, b) }
  func precedes(constraint a: Int, _ b: Int) -> Bool { constraintOrder.precedes(a, b) }

  /// What sorting asks: a planner would be copied for it, with its references.
  var variableOrder: VariableOrder {
    VariableOrder(orders: variableOrders, areSlots: ordersAscend)
  }
  var constraintOrder: ConstraintOrder {
    ConstraintOrder(identities: constraintIdentities, areSlots: ranksAscend)
  }

  /// Ascending by order, then by slot.
  struct VariableOrder {
    fileprivate let orders: UnsafeMutableBufferPointer<UInt64>
    fileprivate let areSlots: Bool

    func precedes(_ a: Int, _ b: Int) -> Bool {
      if areSlots { return a < b }
      let (x, y) = (orders[a], orders[b])
      return x == y ? a < b : x < y
    }
  }

  /// Ascending by rank, then by slot.
  struct ConstraintOrder {
    fileprivate let identities: UnsafeMutableBufferPointer<Solver.ConstraintIdentity>
    fileprivate let areSlots: Bool

    func precedes(_ a: Int, _ b: Int) -> Bool {
      if areSlots { return a < b }
      let (x, y) = (identities[a].rank, identities[b].rank)
      return x == y ? a < b : x < y
    }
  }

  /// Sorts variables, ascending by order.
  func sortByOrder(_ slots: inout [Int32]) {
    let orders = variableOrder
    slots.sort { orders.precedes(Int($0), Int($1)) }
  }

  /// Sorts constraints, ascending by rank, from some place on.
  func sortByRank(_ slots: inout [Int32], from start: Int = 0) {
    let ranks = constraintOrder
    slots.withUnsafeMutableBufferPointer { slots in
      var rest = UnsafeMutableBufferPointer(rebasing: slots[start...])
      rest.sort { ranks.precedes(Int($0), Int($1)) }
    }
  }

  /// The constraints that mention a variable with a coefficient other than 0.
  func mentions(of variable: Int) -> Mentions {
    Mentions(terms: terms, place: variables[variable].firstTerm)
  }

  struct Mentions: Sequence, IteratorProtocol {
    fileprivate let terms: UnsafeMutableBufferPointer<Solver.Term>
    fileprivate var place: Int32

    mutating func next() -> Int? {
      while place >= 0 {
        let term = terms[Int(place)]
        place = term.next
        if term.coefficient != 0 { return Int(term.constraint) }
      }
      return nil
    }
  }
}
