extension Presolve {
  /// Whatever is left is an interval, or in a subproblem with what it is connected to.
  mutating func formSubproblems() {
    for slot in leftovers where variables[Int(slot)].role == .fresh {
      if isAlone(Int(slot)) { formInterval(Int(slot)) } else { formSubproblem(from: Int(slot)) }
    }
  }

  /// An unknown that what is said of it alone decides.
  mutating func formInterval(_ variable: Int) {
    var label: Int32 = 0
    for constraint in records.mentions(of: variable)
    where constraints[constraint].role == .fresh && !isLink(constraint) {
      constraints[constraint].role = .member
      constraints[constraint].output = Int32(variable)
      label = max(label, records.highestLabel(in: constraint, except: variable))
    }
    variables[variable].role = .interval
    variables[variable].label = label + 1
    sequence.append(Int32(variable))
  }

  /// Whether all that mentions an unknown is counted, and about nothing else that may move.
  mutating func isAlone(_ variable: Int) -> Bool {
    if !records.reductions.contains(.intervals) { return false }
    for constraint in records.mentions(of: variable) where constraints[constraint].role == .fresh {
      // A sum of 0 means that it is not counted yet.
      let record = constraints[constraint]
      if record.unknowns + Int32(record.outer) != 1 { return false }
    }
    return true
  }

  private mutating func formSubproblem(from start: Int) {
    var unknowns: [Int32] = []
    var members: [Int32] = []
    var outside: [Int32] = []
    unknowns.reserveCapacity(16)
    members.reserveCapacity(16)
    unknowns.append(Int32(start))
    variables[start].role = .subproblem
    var label: Int32 = 0
    var next = 0
    while next < unknowns.count {
      for constraint in records.mentions(of: Int(unknowns[next]))
      where constraints[constraint].role == .fresh {
        constraints[constraint].role = .member
        members.append(Int32(constraint))
        for (variable, _) in records.terms(of: constraint) {
          if variables[variable].role == .fresh {
            variables[variable].role = .subproblem
            unknowns.append(Int32(variable))
          } else if records.isFixed(variable) {
            label = max(label, variables[variable].label)
          } else if variables[variable].role != .subproblem || variables[variable].source >= 0 {
            label = max(label, variables[variable].label)
            if !outside.contains(Int32(variable)) { outside.append(Int32(variable)) }
          }
        }
      }
      next += 1
    }
    records.sortByOrder(&unknowns)
    records.sortByRank(&members)
    let references = references(of: unknowns, outside)
    let subproblem = enter(
      Plan.Subproblem(
        unknowns: unknowns,
        members: members,
        references: references,
        label: label + 1
      )
    )
    sequence.append(Int32(-1 - subproblem))
  }

  /// Records a subproblem or block.
  mutating func enter(_ subproblem: Plan.Subproblem) -> Int {
    let index = plan.pointee.insert(subproblem)
    for unknown in subproblem.unknowns {
      variables[Int(unknown)].source = Int32(index)
      variables[Int(unknown)].label = subproblem.label
    }
    for member in subproblem.members { constraints[Int(member)].output = Int32(-2 - index) }
    return index
  }

  mutating func orderSubstitutions() {
    for slot in substitutions.reversed() {
      let variable = Int(slot)
      let constraint = Int(variables[variable].source)
      variables[variable].label = records.highestLabel(in: constraint, except: variable) + 1
      sequence.append(slot)
    }
  }
}
