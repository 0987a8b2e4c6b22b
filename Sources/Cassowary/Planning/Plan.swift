/// What determines which unknown, and what is to be computed again: what a ``Solver`` keeps between two solves beside its
/// records.
///
/// The greater part of the plan stands in the records: see ``Solver/VariableRecord/Role`` and
/// ``Solver/ConstraintRecord/Role``.
struct Plan {
  /// Unknowns that are determined together.
  struct Subproblem {
    var unknowns: [Int32]
    var members: [Int32]
    /// For each unknown the position outside that it is relative to, or -1; empty if there is none.
    var references: [Int32] = []
    /// Relative to the references; nil if there are none.
    var lastAnswer: LastAnswer?
    var label: Int32 = 0
    /// The next in the queue of what is to be computed.
    var next: Int32 = -1
    var isQueued = false
    var isBroken = false
    /// How a block of equalities is solved; nil for anything else.
    var elimination: Elimination?
    /// The last optimum that a simplex found, for other right sides.
    var warmStart: WarmStart?
  }

  /// An answer, and the right-hand sides that it is for.
  struct LastAnswer {
    var constants: [Double]
    var answer: Solution
  }

  var counters = Counters()
  /// Whether anything was planned before.
  var isInUse = false
  var contradictions = Contradictions()
  /// The variables of required constraints that came, went or changed while something was left out.
  var revised: [UInt32] = []
  /// For constraints that are left out, the variables near which their sets were looked for: as long as no required constraint about one
  /// of them changes, they are as they were.
  var neighbourhoods: [Int32: [UInt32]] = [:]
  /// By variable: of those that rest on something open, as their openness says.
  private var openInputs = Table<OpenInputs>()
  /// The variables with another value than before, and what that was, while a planner is at work; a variable may stand in it once.
  /// Kept for its room.
  var changed = Table<(variable: Int32, value: Double)>()
  var queue = Queue()
  /// Kept so that a search costs what it meets, and not a table of all slots.
  var variableMarks = Marks()
  var constraintMarks = Marks()
  var subproblems: [Subproblem] = []
  private var unusedSubproblems: [Int32] = []
  /// Subproblems of which a member is gone.
  private(set) var broken: [Int32] = []

  mutating func insert(_ subproblem: Subproblem) -> Int {
    if let index = unusedSubproblems.popLast() {
      subproblems[Int(index)] = subproblem
      return Int(index)
    }
    subproblems.append(subproblem)
    return subproblems.count - 1
  }

  mutating func remove(_ subproblem: Int) {
    subproblems[subproblem] = Subproblem(unknowns: [], members: [])
    unusedSubproblems.append(Int32(subproblem))
  }

  mutating func markBroken(_ subproblem: Int) {
    if subproblems[subproblem].isBroken { return }
    subproblems[subproblem].isBroken = true
    broken.append(Int32(subproblem))
  }

  mutating func takeBroken() -> [Int32] {
    defer { broken = [] }
    return broken
  }

  /// To be called before anything changes, if a copy may share memory.
  mutating func makeUnique() {
    queue.makeUnique()
    (openInputs, changed) = (openInputs.unshared(), changed.unshared())
  }

  func openInputs(of variable: Int) -> OpenInputs {
    variable < openInputs.count ? openInputs[variable] : OpenInputs()
  }

  mutating func setOpenInputs(_ inputs: OpenInputs, of variable: Int) {
    while openInputs.count <= variable { openInputs.append(OpenInputs()) }
    openInputs[variable] = inputs
  }
}

/// The values that nothing but the rules for open sizes and positions chose, and that a variable's value rests on.
struct OpenInputs: BitwiseCopyable {
  /// The last of the sizes and of the positions among them, or -1.
  var size: Int32 = -1
  var position: Int32 = -1
  /// How much the variable moves with that position; not a number if there are others, or if it is not fixed.
  var slope = 0.0
}
