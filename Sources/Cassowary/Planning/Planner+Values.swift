extension Planner {
  /// Computes what was planned anew, what a changed constant reaches, and what reads either.
  mutating func update() {
    for slot in pending {
      if constraints[Int(slot)].role == .inactive {
        touch(Int(slot))
      } else if let node = node(of: Int(slot)) {
        enqueue(node)
      }
    }
    defer { plan.isInUse = true }
    if plan.isInUse {
      for node in order { enqueue(node) }
      for node in postponed { enqueue(node) }
    } else {
      // Nothing reads a first plan but what comes later in it.
      for node in order { compute(node) }
    }
    order.removeAll()
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
    guard let (node, label) = plan.first() else { return nil }
    if node < 0 {
      plan.leaveQueue(subproblem: Int(-1 - node), label: label)
    } else {
      variables[Int(node)].isQueued = false
      plan.drop(label: label, next: variables[Int(node)].next)
    }
    return node
  }

  private mutating func enqueue(_ node: Int32) {
    if node < 0 { return plan.enqueue(subproblem: Int(-1 - node)) }
    let variable = Int(node)
    switch variables[variable].role {
    case .fixed, .substituted, .interval: break
    case .unused, .idle, .open: return
    case .block, .subproblem: return plan.enqueue(subproblem: Int(variables[variable].source))
    }
    if variables[variable].isQueued { return }
    variables[variable].isQueued = true
    variables[variable].next = plan.push(node, label: variables[variable].label)
  }

  mutating func touch(_ constraint: Int) {
    if constraints[constraint].isTouched { return }
    constraints[constraint].isTouched = true
    touched.append(Int32(constraint))
  }

  // MARK: One variable

  private mutating func compute(_ node: Int32) {
    if node < 0 { return computeSubproblem(Int(-1 - node)) }
    let variable = Int(node)
    counters.computed += 1
    switch variables[variable].role {
    case .fixed: computeFixed(variable)
    case .substituted: computeSubstituted(variable)
    case .interval: computeInterval(variable)
    case .unused, .idle, .open, .block, .subproblem: return
    }
  }

  private mutating func markReaders(of variable: Int) {
    for constraint in mentions(of: variable) {
      if constraints[constraint].role == .inactive {
        touch(constraint)
      } else if let node = reader(of: variable, by: constraint) {
        enqueue(node)
      }
    }
  }

  /// The node that a constraint takes part in computing, if any.
  @inline(__always)
  private mutating func node(of constraint: Int) -> Int32? {
    switch constraints[constraint].role {
    case .determines, .member:
      let output = constraints[constraint].output
      return output < -1 ? output + 1 : output
    case .unused, .fresh, .inactive, .silent, .leftOut: return nil
    }
  }

  /// The node that a constraint computes from a variable, if any.
  @inline(__always)
  mutating func reader(of variable: Int, by constraint: Int) -> Int32? {
    guard let node = node(of: constraint) else { return nil }
    let isOwn = node < 0 ? isUnknown(variable, of: Int(-1 - node)) : node == Int32(variable)
    return isOwn ? nil : node
  }

  func isUnknown(_ variable: Int, of subproblem: Int) -> Bool {
    variables[variable].isUnknown(of: subproblem)
  }

  /// The value of one variable of a constraint at which its sides are equal, the others having theirs.
  @inline(__always)
  func solved(_ constraint: Int, for variable: Int) -> (value: Double, coefficient: Double) {
    var coefficient = 1.0
    var rest = constraints[constraint].constant
    for place in constraints[constraint].places {
      let term = terms[place]
      if Int(term.variable) == variable {
        coefficient = term.coefficient
      } else if term.coefficient != 0 {
        rest = Double.sum(rest, -term.coefficient * variables[Int(term.variable)].value)
      }
    }
    return (rest / coefficient, coefficient)
  }

  private mutating func computeFixed(_ variable: Int) {
    var value = solved(Int(variables[variable].source), for: variable).value
    if value < 0 && variables[variable].domain == .nonNegative {
      if isTooSmall(variable, value) { failures.append(.fixed(variable)) }
      value = 0
    }
    settle(variable, value, [])
  }

  /// Whether a size that its equality puts below 0 is so by more than rounding.
  @inline(never)
  private mutating func isTooSmall(_ variable: Int, _ value: Double) -> Bool {
    let constraint = Int(variables[variable].source)
    return value < -tolerance(constraints[constraint].constant.magnitude)
      || !mayBeZero(variable, value, of: constraint)
  }

  /// Whether a constraint misses by nothing that counts if a variable is 0 where it came out below that: what is little of a
  /// variable is much of a constraint in which it has a large coefficient.
  @inline(never)
  mutating func mayBeZero(
    _ variable: Int,
    _ value: Double,
    of constraint: Int
  ) -> Bool {
    var coefficient = 0.0
    var scale = constraints[constraint].constant.magnitude
    for place in constraints[constraint].places {
      let term = terms[place]
      if Int(term.variable) == variable {
        coefficient += term.coefficient
      } else {
        scale = max(scale, (term.coefficient * variables[Int(term.variable)].value).magnitude)
      }
    }
    return (coefficient * value).magnitude <= tolerance(scale)
  }

  @inline(__always)
  private mutating func computeSubstituted(_ variable: Int) {
    let constraint = Int(variables[variable].source)
    var openness: Solver.Openness = []
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let other = Int(terms[place].variable)
      if other != variable { openness.formUnion(variables[other].openness) }
    }
    var value = solved(constraint, for: variable).value
    if value < 0 && variables[variable].domain == .nonNegative {
      if isTooSmall(variable, value) { misfits.append(Int32(variable)) }
      value = 0
    }
    if !openness.isEmpty { openness = inheritOpenness(variable, constraint) }
    settle(variable, value, openness)
  }

  /// Gives a variable what was computed, and marks what reads it.
  @inline(__always)
  mutating func settle(_ variable: Int, _ value: Double, _ openness: Solver.Openness) {
    var isMoved = assign(value, to: variable)
    if variables[variable].openness != openness || !openness.isEmpty {
      variables[variable].openness = openness
      isMoved = true
    }
    // All of a first plan is computed anyway.
    if isMoved && plan.isInUse { markReaders(of: variable) }
  }

  /// - Returns: whether the value is another than before.
  @discardableResult
  @inline(__always)
  mutating func assign(_ value: Double, to variable: Int) -> Bool {
    // −0 and 0 are one number to whoever reads it.
    let value = value == 0 ? 0 : value
    let old = variables[variable].value
    if old == value { return false }
    if notesChanges && !variables[variable].isChanged {
      variables[variable].isChanged = true
      plan.changed.append((Int32(variable), old))
    }
    variables[variable].value = value
    return true
  }
}
