/// What a solve works on: the tables of a solver, its plan, and what tells which of two comes first.
///
/// Nobody else touches the tables during a solve, and they do not grow: each loop over a table itself would have to be shown so.
struct Records {
  let variables: UnsafeMutableBufferPointer<Solver.VariableRecord>
  let constraints: UnsafeMutableBufferPointer<Solver.ConstraintRecord>
  let terms: UnsafeMutableBufferPointer<Solver.TermRecord>
  let variableGenerations: UnsafeMutableBufferPointer<UInt32>
  /// Empty if they are the slots, and looked at only if they do not ascend as those do.
  let variableOrders: UnsafeMutableBufferPointer<UInt64>
  let constraintIdentities: UnsafeMutableBufferPointer<Solver.ConstraintIdentity>
  let plan: UnsafeMutablePointer<Plan>
  let reductions: Reductions
  let ordersAscend: Bool
  let ranksAscend: Bool
  /// Whether there were values before: else all were 0.
  let notesChanges: Bool

  func isFixed(_ variable: Int) -> Bool {
    let role = variables[variable].role
    return role == .fixed || role == .block
  }

  /// Ascending by order, then by slot.
  func precedes(variable a: Int, _ b: Int) -> Bool {
    if ordersAscend || variableOrders[a] == variableOrders[b] { return a < b }
    return variableOrders[a] < variableOrders[b]
  }

  /// Ascending by rank, then by slot.
  func precedes(constraint a: Int, _ b: Int) -> Bool {
    if ranksAscend { return a < b }
    let (x, y) = (constraintIdentities[a].rank, constraintIdentities[b].rank)
    return x == y ? a < b : x < y
  }

  func sortByOrder(_ slots: inout [Int32]) {
    slots.sort { precedes(variable: Int($0), Int($1)) }
  }

  /// Sorts constraints by rank, from some place on.
  func sortByRank(_ slots: inout [Int32], from start: Int = 0) {
    slots.withUnsafeMutableBufferPointer {
      $0[start...].sort { precedes(constraint: Int($0), Int($1)) }
    }
  }

  /// The constraints that mention a variable with a coefficient other than 0.
  func mentions(of variable: Int) -> Mentions {
    Mentions(terms: terms, place: variables[variable].firstTerm)
  }

  struct Mentions: Sequence, IteratorProtocol {
    fileprivate let terms: UnsafeMutableBufferPointer<Solver.TermRecord>
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

  /// The variables that a constraint mentions with a coefficient other than 0, each with that.
  @inline(__always)
  func terms(of constraint: Int) -> Terms {
    let record = constraints[constraint]
    let first = terms.baseAddress.unsafelyUnwrapped + Int(record.firstTerm)
    return Terms(place: first, end: first + Int(record.termCount))
  }

  struct Terms: Sequence, IteratorProtocol {
    fileprivate var place: UnsafeMutablePointer<Solver.TermRecord>
    fileprivate let end: UnsafeMutablePointer<Solver.TermRecord>

    @inline(__always)
    mutating func next() -> (variable: Int, coefficient: Double)? {
      while place != end {
        let term = place.pointee
        place += 1
        if term.coefficient != 0 { return (Int(term.variable), term.coefficient) }
      }
      return nil
    }
  }
}

/// What determines what.
extension Records {
  /// The node that a constraint takes part in computing, if any.
  @inline(__always)
  func node(of constraint: Int) -> Int32? {
    switch constraints[constraint].role {
    case .determines, .member:
      let output = constraints[constraint].output
      return output < -1 ? output + 1 : output
    case .unused, .fresh, .inactive, .silent, .leftOut: return nil
    }
  }

  /// The node that a constraint computes from a variable, if any.
  @inline(__always)
  func reader(of variable: Int, by constraint: Int) -> Int32? {
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
    for (other, factor) in terms(of: constraint) {
      if other == variable {
        coefficient = factor
      } else {
        rest = Double.sum(rest, -factor * variables[other].value)
      }
    }
    return (rest / coefficient, coefficient)
  }

  /// Whether a slot still holds what a subproblem was made of: what follows from the others of a block may go without breaking it.
  func isMember(_ constraint: Int, of subproblem: Int) -> Bool {
    constraints[constraint].role == .member
      && constraints[constraint].output == Int32(-2 - subproblem)
  }

  /// What decides a variable that stands alone with it.
  func membersOfInterval(_ variable: Int) -> [Int32] {
    var members: [Int32] = []
    for constraint in mentions(of: variable)
    where constraints[constraint].role == .member
      && constraints[constraint].output == Int32(variable)
    {
      members.append(Int32(constraint))
    }
    return members
  }

  func label(of node: Int32) -> Int32 {
    node < 0 ? plan.pointee.subproblems[Int(-1 - node)].label : variables[Int(node)].label
  }

  func setLabel(_ label: Int32, of node: Int32) {
    if node >= 0 {
      variables[Int(node)].label = label
    } else {
      let subproblem = Int(-1 - node)
      plan.pointee.subproblems[subproblem].label = label
      for unknown in plan.pointee.subproblems[subproblem].unknowns {
        variables[Int(unknown)].label = label
      }
    }
  }

  @inline(__always)
  func highestLabel(in constraint: Int, except variable: Int) -> Int32 {
    var label: Int32 = 0
    for (other, _) in terms(of: constraint) where other != variable {
      label = max(label, variables[other].label)
    }
    return label
  }

  /// What an equality that substitutes has to have as the share of its largest coefficient.
  private static let leastShare = 1e-2

  /// Whether dividing by the coefficient of a variable does not blow up the errors of the others.
  func isFairPivot(_ variable: Int, of constraint: Int) -> Bool {
    var coefficient = 0.0
    var largest = 0.0
    for (other, factor) in terms(of: constraint) where !isFixed(other) {
      largest = max(largest, factor.magnitude)
      if other == variable { coefficient = factor }
    }
    return coefficient.magnitude >= Self.leastShare * largest
  }

  /// - Returns: whether the value is another than before.
  @discardableResult
  @inline(__always)
  func assign(_ value: Double, to variable: Int) -> Bool {
    // −0 and 0 are one number to whoever reads it.
    let value = value == 0 ? 0 : value
    let old = variables[variable].value
    if old == value { return false }
    if notesChanges && !variables[variable].isChanged {
      variables[variable].isChanged = true
      plan.pointee.changed.append((Int32(variable), old))
    }
    variables[variable].value = value
    return true
  }

  func condition(
    of constraint: Int32,
    _ terms: Range<Int>,
    _ constant: Double
  ) -> Subsystem.Condition {
    let identity = constraintIdentities[Int(constraint)]
    return Subsystem.Condition(
      slot: Int(constraint),
      terms: terms,
      relation: constraints[Int(constraint)].relation,
      constant: constant,
      strength: identity.strength,
      order: identity.rank.order
    )
  }
}
