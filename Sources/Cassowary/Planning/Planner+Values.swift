extension Planner {
  /// Computes what was planned anew, what a changed constant reaches, and what reads either.
  mutating func update() {
    for slot in pending {
      let constraint = Int(slot)
      let output = Int(constraints[constraint].output)
      switch constraints[constraint].role {
      case .determines: enqueue(output)
      case .member where output >= 0: enqueue(output)
      case .member: plan.enqueue(subproblem: -2 - output)
      case .inactive: touch(constraint)
      case .unused, .fresh, .silent, .leftOut: break
      }
    }
    var limit: Int32 = -1
    // Nothing reads what a first plan computes but what it computes later.
    if plan.isInUse { for node in order { limit = max(limit, label(of: node)) } }
    // Nothing else puts anything into the queue, and each update empties it.
    if pending.isEmpty && postponed.isEmpty {
      computeInOrder()
    } else {
      for node in order { enqueue(node: node) }
      for node in postponed { enqueue(node: node) }
      order.removeAll()
    }
    pending.removeAll()
    postponed.removeAll()
    plan.isInUse = true
    if limit >= 0 {
      computeQueue(upTo: Int(limit))
      if plan.first() != nil && isUnsettled(upTo: limit) { return postpone() }
    }
    // What comes early may turn out to need planning: computing all that rests on it would be in vain.
    while true {
      computeQueue(upTo: .max, atMost: countBeforeAsking)
      guard let (_, label) = plan.first() else { return }
      countBeforeAsking *= 2
      if isUnsettled(upTo: Int32(label) - 1) { return postpone() }
    }
  }

  /// Whether the region has to be planned once more: then what reads it need not be computed yet.
  ///
  /// - Parameter limit: up to which label all values are there.
  private mutating func isUnsettled(upTo limit: Int32) -> Bool {
    if isUndisturbed { activateViolated(upTo: limit) }
    return !(isUndisturbed && regionVariables.isEmpty && regionConstraints.isEmpty)
  }

  /// Empties the queue, which planning has no room for.
  private mutating func postpone() {
    while let (node, label) = plan.first() {
      postponed.append(node)
      if node < 0 {
        plan.leaveQueue(subproblem: Int(-1 - node), label: label)
      } else {
        variables[Int(node)].isQueued = false
        plan.drop(label: label, next: variables[Int(node)].next)
      }
    }
  }

  private mutating func computeQueue(upTo limit: Int, atMost allowance: Int = .max) {
    var left = allowance
    while let (node, label) = plan.first(), label <= limit, left > 0 {
      left -= 1
      if node < 0 {
        plan.leaveQueue(subproblem: Int(-1 - node), label: label)
        computeSubproblem(Int(-1 - node), marksReaders: true)
      } else {
        variables[Int(node)].isQueued = false
        plan.drop(label: label, next: variables[Int(node)].next)
        compute(Int(node), marksReaders: true)
      }
    }
  }

  /// Computes what was planned, in that order; nothing else waits.
  mutating func computeInOrder() {
    // In the queue already as far as others are concerned, so that nothing of the region is computed twice.
    let marksReaders = plan.isInUse
    if marksReaders {
      for node in order {
        if node < 0 {
          plan.setQueued(true, subproblem: Int(-1 - node))
        } else {
          variables[Int(node)].isQueued = true
        }
      }
    }
    for node in order {
      if node < 0 {
        plan.setQueued(false, subproblem: Int(-1 - node))
        computeSubproblem(Int(-1 - node), marksReaders: marksReaders)
      } else {
        variables[Int(node)].isQueued = false
        compute(Int(node), marksReaders: marksReaders)
      }
    }
    order.removeAll()
  }

  mutating func enqueue(node: Int32) {
    if node >= 0 { return enqueue(Int(node)) }
    // One that is planned anew is stale already; one that was put off is as stale as it was.
    plan.enqueue(subproblem: Int(-1 - node), makesStale: false)
  }

  mutating func enqueue(_ variable: Int) {
    switch variables[variable].role {
    case .fixed, .substituted, .interval: break
    case .unused, .idle, .open: return
    case .block, .subproblem: return plan.enqueue(subproblem: Int(variables[variable].source))
    }
    if variables[variable].isQueued { return }
    variables[variable].isQueued = true
    variables[variable].next = plan.push(Int32(variable), label: variables[variable].label)
  }

  mutating func touch(_ constraint: Int) {
    if constraints[constraint].isTouched { return }
    constraints[constraint].isTouched = true
    touched.append(Int32(constraint))
  }

  // MARK: One variable

  @inline(__always)
  private mutating func compute(_ variable: Int, marksReaders: Bool) {
    counters.computed += 1
    let isMoved: Bool
    switch variables[variable].role {
    case .fixed: isMoved = computeFixed(variable)
    case .substituted: isMoved = computeSubstituted(variable)
    case .interval: isMoved = computeInterval(variable)
    case .unused, .idle, .open, .block, .subproblem: return
    }
    if isMoved && marksReaders { markReaders(of: variable) }
  }

  mutating func markReaders(of variable: Int) {
    for constraint in mentions(of: variable) {
      let output = Int(constraints[constraint].output)
      switch constraints[constraint].role {
      case .determines:
        if output != variable { enqueue(output) }
      case .member where output >= 0:
        if output != variable { enqueue(output) }
      case .member:
        let subproblem = -2 - output
        if isUnknown(variable, of: subproblem) { continue }
        plan.enqueue(
          subproblem: subproblem,
          makesStale: plan.subproblems[subproblem].soleReference != Int32(variable)
        )
      case .inactive: touch(constraint)
      case .unused, .fresh, .silent, .leftOut: break
      }
    }
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

  private mutating func computeFixed(_ variable: Int) -> Bool {
    var value = solved(Int(variables[variable].source), for: variable).value
    if value < 0 && variables[variable].domain == .nonNegative {
      noteNegative(variable, value)
      value = 0
    }
    return settle(variable, value, [])
  }

  @inline(never)
  private mutating func noteNegative(_ variable: Int, _ value: Double) {
    let constraint = Int(variables[variable].source)
    if value >= -tolerance(constraints[constraint].constant.magnitude)
      && mayBeZero(variable, value, of: constraint)
    {
      return
    }
    failures.append(.fixed(variable))
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
  private mutating func computeSubstituted(_ variable: Int) -> Bool {
    let constraint = Int(variables[variable].source)
    var rest = constraints[constraint].constant
    var coefficient = 1.0
    var openness: Solver.Openness = []
    for place in constraints[constraint].places {
      let term = terms[place]
      let other = Int(term.variable)
      if other == variable {
        coefficient = term.coefficient
      } else if term.coefficient != 0 {
        rest = Double.sum(rest, -term.coefficient * variables[other].value)
        openness.formUnion(variables[other].openness)
      }
    }
    var value = rest / coefficient
    if value < 0 && variables[variable].domain == .nonNegative {
      if value < -Tolerance.feasibility * max(1, constraints[constraint].constant.magnitude)
        || !mayBeZero(variable, value, of: constraint)
      {
        misfits.append(Int32(variable))
      }
      value = 0
    }
    if !openness.isEmpty { openness = inheritOpenness(variable, constraint) }
    return settle(variable, value, openness)
  }

  /// Gives a variable what was computed.
  ///
  /// - Returns: whether readers have to know.
  @inline(__always)
  mutating func settle(
    _ variable: Int,
    _ value: Double,
    _ openness: Solver.Openness
  ) -> Bool {
    var isMoved = assign(value, to: variable)
    if variables[variable].openness != openness || !openness.isEmpty {
      variables[variable].openness = openness
      isMoved = true
    }
    return isMoved
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
