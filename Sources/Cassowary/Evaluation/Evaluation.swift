/// Computes what was planned anew, and what reads a value that has moved.
///
/// What it comes upon that shows the plan to be wrong, or requirements to contradict each other, it hands on.
struct Evaluation {
  let records: Records
  let variables: UnsafeMutableBufferPointer<Solver.VariableRecord>
  let constraints: UnsafeMutableBufferPointer<Solver.ConstraintRecord>
  let plan: UnsafeMutablePointer<Plan>

  /// Constraints whose constant changed.
  var pending = Slots()
  /// What is computed when the region that it reads is planned once more.
  var postponed = Slots()
  /// Inactive constraints to look at once all values are there.
  var unchecked = Slots()
  /// Variables that should not have been substituted.
  var misfits = Slots()
  /// Positions that something must not be planned relative to: it is planned together with them.
  var misread = Slots()
  /// What turned out not to have any answer.
  var failures: [Failure] = []
  /// What tolerances are multiplied with: grows if two ways to look at a contradiction disagree by rounding.
  var leniency = 1.0
  /// How much is computed before it is asked whether the region has to be planned once more; twice as much each time, so that
  /// many that do are not planned a few at a time.
  private var countBeforeAsking = 32
  /// The plan's, while it is in use.
  private var queue = Queue()
  /// Room for ``computeInterval(_:)``.
  var softBounds = Table<SoftBound>()

  /// Where required constraints turned out to contradict each other.
  enum Failure {
    case inactive(Int)
    case fixed(Int)
    case interval(Int)
    case subproblem(Int)
  }

  init(_ records: Records) {
    self.records = records
    (variables, constraints, plan) = (records.variables, records.constraints, records.plan)
  }

  var isDone: Bool { pending.isEmpty && unchecked.isEmpty && postponed.isEmpty }

  /// Whether nothing that was computed so far tells that the plan is wrong.
  var isUndisturbed: Bool {
    failures.isEmpty && misfits.isEmpty && misread.isEmpty
  }

  /// How far a required constraint or a domain may be missed that deals in numbers of a size.
  mutating func tolerance(_ scale: Double) -> Double {
    leniency * Tolerance.feasibility * max(1, scale)
  }
}

extension Evaluation {
  /// Computes what was planned anew, what a changed constant reaches, and what reads either.
  mutating func update(_ sequence: Slots) {
    swap(&queue, &plan.pointee.queue)
    defer { swap(&queue, &plan.pointee.queue) }
    for slot in pending {
      if constraints[Int(slot)].role == .inactive {
        checkLater(Int(slot))
      } else if let node = records.node(of: Int(slot)) {
        enqueue(node)
      }
    }
    defer { plan.pointee.isInUse = true }
    if plan.pointee.isInUse {
      for node in sequence { enqueue(node) }
      for node in postponed { enqueue(node) }
    } else {
      // Nothing reads a first plan but what comes later in it.
      for node in sequence { compute(node) }
    }
    pending.removeAll()
    postponed.removeAll()
    var count = 0
    while let node = takeFirst() {
      compute(node)
      count += 1
      if count < countBeforeAsking { continue }
      // What rests on something that has to be planned once more would be computed in vain.
      if !isUndisturbed { while let node = takeFirst() { postponed.append(node) } }
      countBeforeAsking *= 2
    }
  }

  /// The first node of the queue, which it leaves.
  private mutating func takeFirst() -> Int32? {
    guard let (node, label) = queue.first() else { return nil }
    if node < 0 {
      plan.pointee.subproblems[Int(-1 - node)].isQueued = false
      queue.drop(label: label, next: plan.pointee.subproblems[Int(-1 - node)].next)
    } else {
      variables[Int(node)].isQueued = false
      queue.drop(label: label, next: variables[Int(node)].next)
    }
    return node
  }

  private mutating func enqueue(_ node: Int32) {
    if node < 0 { return enqueue(subproblem: Int(-1 - node)) }
    let variable = Int(node)
    switch variables[variable].role {
    case .fixed, .substituted, .interval: break
    case .unused, .idle, .fresh: return
    case .block, .subproblem: return enqueue(subproblem: Int(variables[variable].source))
    }
    if variables[variable].isQueued { return }
    variables[variable].isQueued = true
    variables[variable].next = queue.push(node, label: variables[variable].label)
  }

  private mutating func enqueue(subproblem: Int) {
    if plan.pointee.subproblems[subproblem].isQueued { return }
    plan.pointee.subproblems[subproblem].isQueued = true
    let label = plan.pointee.subproblems[subproblem].label
    plan.pointee.subproblems[subproblem].next = queue.push(Int32(-1 - subproblem), label: label)
  }

  mutating func checkLater(_ constraint: Int) {
    if constraints[constraint].isUnchecked { return }
    constraints[constraint].isUnchecked = true
    unchecked.append(Int32(constraint))
  }

  // MARK: One variable

  private mutating func compute(_ node: Int32) {
    if node < 0 { return computeSubproblem(Int(-1 - node)) }
    let variable = Int(node)
    plan.pointee.counters.computed += 1
    switch variables[variable].role {
    case .fixed: computeFixed(variable)
    case .substituted: computeSubstituted(variable)
    case .interval: computeInterval(variable)
    case .unused, .idle, .fresh, .block, .subproblem: return
    }
  }

  private mutating func markReaders(of variable: Int) {
    for constraint in records.mentions(of: variable) {
      if constraints[constraint].role == .inactive {
        checkLater(constraint)
      } else if let node = records.reader(of: variable, by: constraint) {
        enqueue(node)
      }
    }
  }

  private mutating func computeFixed(_ variable: Int) {
    let constraint = Int(variables[variable].source)
    let value = records.solved(constraint, for: variable).value
    if isTooSmall(variable, value, for: constraint) { failures.append(.fixed(variable)) }
    assign(variable, value, [])
  }

  @inline(__always)
  mutating func isTooSmall(_ variable: Int, _ value: Double, for constraint: Int) -> Bool {
    value < 0 && variables[variable].domain == .nonNegative && isMissed(constraint, value, variable)
  }

  /// Whether a size came out below 0 by more than rounding, or a constraint misses by more if it is 0 instead: what is little of a
  /// variable is much of a constraint in which it has a large coefficient.
  @inline(never)
  private mutating func isMissed(_ constraint: Int, _ value: Double, _ variable: Int) -> Bool {
    var coefficient = 0.0
    var scale = constraints[constraint].constant.magnitude
    if value < -tolerance(scale) { return true }
    for (other, factor) in records.terms(of: constraint) {
      if other == variable {
        coefficient = factor
      } else {
        scale = max(scale, (factor * variables[other].value).magnitude)
      }
    }
    return (coefficient * value).magnitude > tolerance(scale)
  }

  @inline(__always)
  private mutating func computeSubstituted(_ variable: Int) {
    let constraint = Int(variables[variable].source)
    var openness: Solver.Openness = []
    for (other, _) in records.terms(of: constraint) {
      if other != variable { openness.formUnion(variables[other].openness) }
    }
    let value = records.solved(constraint, for: variable).value
    if isTooSmall(variable, value, for: constraint) { misfits.append(Int32(variable)) }
    if !openness.isEmpty { openness = inheritOpenness(variable, constraint) }
    assign(variable, value, openness)
  }

  /// Gives a variable what was computed, a size without what rounding left below 0, and marks what reads it.
  @inline(__always)
  mutating func assign(_ variable: Int, _ value: Double, _ openness: Solver.Openness) {
    let value = variables[variable].domain == .nonNegative ? max(0, value) : value
    var isMoved = records.assign(value, to: variable)
    if variables[variable].openness != openness || !openness.isEmpty {
      variables[variable].openness = openness
      isMoved = true
    }
    // All of a first plan is computed anyway.
    if isMoved && plan.pointee.isInUse { markReaders(of: variable) }
  }
}
