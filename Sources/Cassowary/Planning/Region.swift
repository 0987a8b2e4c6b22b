/// What is planned anew: variables that nothing determines yet, and the constraints about them.
struct Region {
  let records: Records
  let variables: UnsafeMutableBufferPointer<Solver.VariableRecord>
  let constraints: UnsafeMutableBufferPointer<Solver.ConstraintRecord>
  let plan: UnsafeMutablePointer<Plan>

  private(set) var unknowns = Slots()
  private(set) var members = Slots()

  init(_ records: Records) {
    self.records = records
    (variables, constraints, plan) = (records.variables, records.constraints, records.plan)
  }

  var isEmpty: Bool { unknowns.isEmpty && members.isEmpty }

  mutating func insert(constraint: Int) { members.append(Int32(constraint)) }

  /// Takes a variable into the region that no constraint was about so far.
  @inline(__always)
  mutating func insert(unknown variable: Int) {
    variables[variable].isInRegion = true
    variables[variable].renew()
    unknowns.append(Int32(variable))
  }

  /// All of it is planned.
  mutating func close() {
    for slot in unknowns { variables[Int(slot)].isInRegion = false }
    unknowns.removeAll()
    members.removeAll()
  }

  /// Up to how many variables a region may have in which all is asked again.
  private static let mostReset = 64

  /// Takes back all decisions about the region.
  mutating func startOver() {
    for slot in unknowns {
      let variable = Int(slot)
      switch variables[variable].role {
      case .unused, .idle: continue
      case .fresh: break
      case .block:
        let block = Int(variables[variable].source)
        if !plan.pointee.subproblems[block].unknowns.isEmpty { plan.pointee.remove(block) }
      case .fixed, .interval, .subproblem, .substituted: break
      }
      variables[variable].renew()
    }
    for slot in members {
      let constraint = Int(slot)
      switch constraints[constraint].role {
      case .unused, .leftOut: continue
      case .determines where !variables[Int(constraints[constraint].output)].isInRegion: continue
      case .fresh, .determines, .member, .inactive, .silent: break
      }
      constraints[constraint].renew()
      constraints[constraint].output = -1
    }
  }

  /// Holds sizes of the region: they are solved for as sizes, and not substituted.
  mutating func holdSizes(atMost limit: Int) {
    var count = 0
    for slot in unknowns where count < limit {
      if variables[Int(slot)].domain == .free || variables[Int(slot)].isHeld { continue }
      variables[Int(slot)].isHeld = true
      count += 1
    }
  }

  /// Forgets in the region which variables are held: for other numbers they may be substituted.
  ///
  /// In a large region the same sizes would be held again, round after round. There it forgets only which positions are held.
  mutating func forgetHeld() {
    let isSmall = unknowns.count <= Self.mostReset
    for slot in unknowns where isSmall || variables[Int(slot)].domain == .free {
      variables[Int(slot)].isHeld = false
    }
  }
}

extension Region {
  /// Takes a constraint out of its role and into the region.
  mutating func replan(constraint: Int) {
    switch constraints[constraint].role {
    case .unused, .fresh, .leftOut: return
    case .determines, .member, .inactive, .silent: break
    }
    constraints[constraint].renew()
    constraints[constraint].output = -1
    members.append(Int32(constraint))
  }

  /// Takes a variable into the region, with its like, and with what is about them and decides nothing else.
  ///
  /// What computes others from it stays as it is: it will read the new value.
  mutating func replan(variable: Int) {
    if variables[variable].isInRegion { return }
    let role = variables[variable].role
    let source = Int(variables[variable].source)
    insert(unknown: variable)
    switch role {
    case .unused, .idle, .fresh, .fixed, .interval: break
    case .substituted: replan(constraint: source)
    case .subproblem, .block: dissolve(source)
    }
    for constraint in records.mentions(of: variable) {
      switch constraints[constraint].role {
      case .inactive, .silent: replan(constraint: constraint)
      case .member where constraints[constraint].output == Int32(variable):
        replan(constraint: constraint)
      case .unused, .fresh, .determines, .member, .leftOut: break
      }
    }
  }

  /// Takes a subproblem out of the plan, and its members into the region.
  ///
  /// - Returns: its unknowns, which nothing determines then; none if it was taken out before.
  private mutating func remove(_ subproblem: Int) -> [Int32] {
    let (unknowns, members) = (
      plan.pointee.subproblems[subproblem].unknowns, plan.pointee.subproblems[subproblem].members
    )
    if unknowns.isEmpty { return [] }
    plan.pointee.remove(subproblem)
    for member in members where records.isMember(Int(member), of: subproblem) {
      replan(constraint: Int(member))
    }
    return unknowns
  }

  mutating func dissolve(_ subproblem: Int) {
    for unknown in remove(subproblem) where variables[Int(unknown)].source == Int32(subproblem) {
      switch variables[Int(unknown)].role {
      case .subproblem: replan(variable: Int(unknown))
      case .block: unfix(Int(unknown))
      case .unused, .idle, .fresh, .fixed, .interval, .substituted: break
      }
    }
  }

  /// Takes in variables outside of the region that it depends on, and more of those that these are computed from at each attempt.
  mutating func widen(by outers: [Int32], _ attempt: Int) {
    if attempt == 0 { return replanWithAncestors(outers, atLeast: 1, upTo: 24) }
    // Each attempt plans the whole region again. Once that is a quarter of all variables, one attempt with all is cheaper than several.
    if attempt > 1 && unknowns.count > variables.count / 4 {
      return replanWithAncestors(outers, atLeast: .max, upTo: .max)
    }
    let allowance = attempt < 6 ? max(4, (8 &<< attempt) / outers.count) : .max
    // Where nothing near can be a reference, looking further one by one would plan the region again for each.
    let least = attempt < 6 ? 1 : 1 &<< min(attempt - 5, 30)
    // Each apart: labels do not say which of several that have nothing in common is near.
    for outer in outers { replanWithAncestors([outer], atLeast: least, upTo: allowance) }
  }

  /// Takes in variables, and of what they are computed from and that is not fixed the nearest.
  ///
  /// It stops before a position that all else found so far is computed from: what is taken in may be relative to it.
  ///
  /// - Parameters:
  ///   - least: how many are taken in before it stops there.
  ///   - allowance: how many may be taken in.
  private mutating func replanWithAncestors(
    _ outers: [Int32],
    atLeast least: Int,
    upTo allowance: Int
  ) {
    // Ascending by label: what is computed last is the nearest.
    var frontier: [Int32] = []
    for outer in outers { enter(outer, &frontier) }
    var count = 0
    while count < allowance, var next = frontier.popLast() {
      let mayBeReference = variables[Int(next)].domain == .free
      if count >= least && mayBeReference && records.reductions.contains(.bridges) {
        if frontier.isEmpty { return }
        // Sizes first: without them it may be relative to the position.
        if frontier.allSatisfy({ variables[Int($0)].domain == .nonNegative }) {
          swap(&next, &frontier[frontier.count - 1])
        }
      }
      let variable = Int(next)
      if variables[variable].role != .substituted { continue }
      let source = Int(variables[variable].source)
      replan(variable: variable)
      count += 1
      for (variable, _) in records.terms(of: source) {
        enter(Int32(variable), &frontier)
      }
    }
  }

  private mutating func enter(_ variable: Int32, _ frontier: inout [Int32]) {
    switch variables[Int(variable)].role {
    case .unused, .idle, .fresh, .fixed, .block: return
    case .interval, .subproblem: return replan(variable: Int(variable))
    case .substituted: break
    }
    let key = (variables[Int(variable)].label, variable)
    var (low, high) = (0, frontier.count)
    while low < high {
      let middle = (low + high) / 2
      let other = frontier[middle]
      if other == variable { return }
      if (variables[Int(other)].label, other) < key { low = middle + 1 } else { high = middle }
    }
    frontier.insert(variable, at: low)
  }

  /// Nothing decides a variable any more that others were computed from: they are planned again, too.
  mutating func unfix(_ variable: Int) {
    var stack = Slots()
    stack.append(Int32(variable))
    while let top = stack.popLast() {
      let variable = Int(top)
      if !records.isFixed(variable) { continue }
      let source = Int(variables[variable].source)
      if variables[variable].role == .block {
        // The others of the block wait for their turn here: a chain of blocks is not to be a chain of calls.
        for unknown in remove(source) { stack.append(unknown) }
        variables[variable].role = .fixed
      } else if source >= 0 {
        replan(constraint: source)
      }
      replan(variable: variable)
      for constraint in records.mentions(of: variable) where constraints[constraint].role != .fresh
      {
        let output = Int(constraints[constraint].output)
        switch constraints[constraint].role {
        case .determines:
          if records.isFixed(output) { stack.append(Int32(output)) }
        case .member where output >= 0:
          if records.isFixed(output) {
            stack.append(Int32(output))
          } else {
            replan(variable: output)
          }
        case .member:
          let subproblem = -2 - output
          if plan.pointee.subproblems[subproblem].elimination == nil {
            dissolve(subproblem)
          } else {
            for unknown in plan.pointee.subproblems[subproblem].unknowns { stack.append(unknown) }
          }
        case .unused, .fresh, .inactive, .silent, .leftOut: break
        }
      }
    }
  }
}
