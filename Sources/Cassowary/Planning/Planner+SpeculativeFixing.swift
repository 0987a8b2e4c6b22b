/// Fixes variables speculatively, where an optional constraint is likely to hold.
///
/// Let the constraints on a single unknown determine its value, by levels from φ on. With that value, let all other constraints hold that are
/// required or of a level from φ on. Then the value is optimal for these levels: at each of them the sum of errors is that of the
/// constraints on the unknown alone, which cannot be less. So the unknown is fixed for lower levels, and so are the values that equalities
/// compute from it: their firmness is φ.
///
/// A constraint that does not hold is compared with the firmness of the values that it depends on. If that is not above the level of the
/// constraint, the theorem does not apply: the fixing is retracted, and the unknown and all values computed from it are planned anew.
extension Planner {
  /// On how many constraints an unknown has to have a bearing: joining a few unknowns costs little.
  private static let fewestReaders = 8
  /// Of so many it is looked at what they are about.
  private static let mostReadersAsked = 64

  /// The number of rounds: fixing some unknowns can leave constraints with a single unknown.
  private static let mostRounds = 4

  /// Fixes unknowns that many constraints mention to the values of optional equalities, those of the highest levels first.
  ///
  /// - Parameter candidates: optional equalities.
  mutating func fixSpeculatively(_ candidates: Slots) {
    for _ in 0..<Self.mostRounds {
      var fixable: [(level: Double, variable: Int)] = []
      for slot in candidates {
        let record = constraints[Int(slot)]
        if record.role != .fresh || record.open != 1 || record.outer > 0 { continue }
        let (variable, level) = (Int(record.mix), constraintIdentities[Int(slot)].strength.level)
        if variables[variable].isRetracted || !mayBeFixedSpeculatively(variable, level) { continue }
        fixable.append((level, variable))
      }
      if fixable.isEmpty { return }
      let orders = variableOrder
      fixable.sort {
        $0.level == $1.level ? orders.precedes($0.variable, $1.variable) : $0.level > $1.level
      }
      var queue = Slots()
      for candidate in fixable where variables[candidate.variable].role == .open {
        plan.speculates = true
        placeInterval(candidate.variable, as: .speculative)
        noteFixed(candidate.variable, &queue)
        propagate(&queue, computing: !plan.isInUse)
      }
    }
  }

  /// Whether an unknown has enough constraints to be fixed speculatively.
  mutating func mayHaveReaders(_ variable: Int) -> Bool {
    var count = 0
    for _ in mentions(of: variable) {
      count += 1
      if count == Self.fewestReaders { return true }
    }
    return false
  }

  /// Whether many constraints mention an unknown, and none of their variables has an optional constraint of a higher level. So the width of
  /// a column that is to be no wider than its texts is not fixed speculatively.
  private mutating func mayBeFixedSpeculatively(_ variable: Int, _ level: Double) -> Bool {
    var count = 0
    for constraint in mentions(of: variable) where isLink(constraint) {
      for place in constraints[constraint].places where terms[place].coefficient != 0 {
        let other = Int(terms[place].variable)
        if other != variable && hasOptionalConstraint(other, above: level) { return false }
      }
      count += 1
      if count == Self.mostReadersAsked { break }
    }
    return count >= Self.fewestReaders
  }

  private mutating func hasOptionalConstraint(_ variable: Int, above level: Double) -> Bool {
    if variables[variable].role != .open { return false }
    for constraint in mentions(of: variable)
    where constraints[constraint].role == .fresh && !constraints[constraint].isRequired {
      if constraintIdentities[constraint].strength.level > level && !isLink(constraint) {
        return true
      }
    }
    return false
  }

  /// Plans a speculatively fixed variable again, after a constraint that determined it was removed.
  mutating func fixSpeculativelyAgain(_ variable: Int) {
    for member in membersOfInterval(variable) where constraints[Int(member)].relation == .equal {
      return pending.append(member)
    }
    unfix(variable)
  }

  /// Makes a constraint take part in determining a speculatively fixed variable, if it has no other variable that is not fixed for all levels.
  ///
  /// - Returns: whether it does.
  mutating func joinsSpeculative(_ constraint: Int) -> Bool {
    if constraints[constraint].isEquation { return false }
    var output: Int32 = -1
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let variable = Int(terms[place].variable)
      if variables[variable].firmness == .infinity { continue }
      if output >= 0 || variables[variable].role != .speculative { return false }
      output = Int32(variable)
    }
    if output < 0 { return false }
    constraints[constraint].role = .member
    constraints[constraint].output = output
    pending.append(Int32(constraint))
    return true
  }

  // MARK: Firmness

  /// How firm the other variables of an equality are that decides one, or of a constraint on one that is alone.
  @inline(__always)
  mutating func firmness(ofInputs constraint: Int, to variable: Int) -> Float {
    plan.speculates ? lowestFirmness(in: constraint, except: variable) : .infinity
  }

  @inline(never)
  private mutating func lowestFirmness(in constraint: Int, except variable: Int) -> Float {
    var firmness = Float.infinity
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let other = Int(terms[place].variable)
      if other != variable { firmness = min(firmness, variables[other].firmness) }
    }
    return firmness
  }

  /// How firm the fixed variables are that a subproblem or block is computed from.
  mutating func firmness(ofInputsTo subproblem: Int) -> Float {
    if !plan.speculates { return .infinity }
    var firmness = Float.infinity
    for member in plan.subproblems[subproblem].members {
      for place in constraints[Int(member)].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if isUnknown(variable, of: subproblem) || !isFixed(variable) { continue }
        firmness = min(firmness, variables[variable].firmness)
      }
    }
    return firmness
  }

  // MARK: Retraction

  /// Retracts the speculative fixings up to a level that constraints depend on.
  ///
  /// - Parameter members: constraints that are violated.
  /// - Returns: whether there are any.
  mutating func retract(behind members: [Int32], upTo level: Double = .infinity) -> Bool {
    if !plan.speculates { return false }
    var isFound = false
    for variable in inputs(of: members, upTo: level) where variables[variable].role == .speculative
    {
      retracted.append(Int32(variable))
      isFound = true
    }
    return isFound
  }

  /// Retracts the speculative fixings up to a level on whose values the residual of a constraint over fixed variables depends.
  ///
  /// - Parameter output: a variable that the constraint computes, which does not count.
  /// - Returns: whether there are any.
  mutating func retract(
    dependedOnBy constraint: Int,
    except output: Int = -1,
    upTo level: Double = .infinity
  ) -> Bool {
    if !plan.speculates { return false }
    var inputs = inputs(of: [Int32(constraint)], except: output, upTo: level)
    inputs.sort { (variables[$0].label, $0) > (variables[$1].label, $1) }
    // By how much the constraint moves with each of them, apart from what moves it through others.
    var slopes: [Int: Double] = [:]
    func pass(_ factor: Double, through constraint: Int, except output: Int) {
      for place in constraints[constraint].places {
        let variable = Int(terms[place].variable)
        if variable == output { continue }
        let slope = slopes[variable, default: 0]
        slopes[variable] = Double.sum(slope, factor * terms[place].coefficient)
      }
    }
    pass(1, through: constraint, except: output)
    var isFound = false
    for variable in inputs {
      let slope = slopes[variable, default: 0]
      if slope == 0 && variables[variable].role != .block { continue }
      switch variables[variable].role {
      case .fixed:
        let source = Int(variables[variable].source)
        var coefficient = 1.0
        for place in constraints[source].places where Int(terms[place].variable) == variable {
          coefficient = terms[place].coefficient
        }
        pass(-slope / coefficient, through: source, except: variable)
      case .speculative:
        retracted.append(Int32(variable))
        isFound = true
      // That they make a difference is taken for granted.
      case .block: return retract(behind: [Int32(constraint)], upTo: level)
      case .unused, .idle, .open, .interval, .subproblem, .substituted: break
      }
    }
    return isFound
  }

  /// The fixed variables up to a level that constraints depend on.
  private mutating func inputs(
    of constraints: [Int32],
    except output: Int = -1,
    upTo level: Double
  ) -> [Int] {
    variableMarks.start(count: variables.count)
    if output >= 0 { _ = variableMarks.meet(UInt32(output)) }
    var found: [Int] = []
    var stack = constraints
    while let constraint = stack.popLast() {
      for place in self.constraints[Int(constraint)].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        let record = variables[variable]
        // Infinite for requirements: an infinite level is not that of an optional constraint.
        if record.firmness == .infinity || Double(record.firmness) > level { continue }
        if !isFixed(variable) || !variableMarks.meet(terms[place].variable) { continue }
        found.append(variable)
        switch record.role {
        case .fixed: stack.append(record.source)
        case .block: stack += plan.subproblems[Int(record.source)].members
        case .speculative: stack += membersOfInterval(variable)
        case .unused, .idle, .open, .interval, .subproblem, .substituted: break
        }
      }
    }
    return found
  }

  /// What decides a variable that stands alone with it.
  // Mutating, as all that is called for each value: a planner would be copied for the call.
  @inline(never)
  mutating func membersOfInterval(_ variable: Int) -> [Int32] {
    var members: [Int32] = []
    for constraint in mentions(of: variable)
    where constraints[constraint].role == .member
      && constraints[constraint].output == Int32(variable)
    {
      members.append(Int32(constraint))
    }
    return members
  }

  /// Retracts the speculative fixings that violated optional constraints depend on, of levels that are not below a firmness.
  mutating func retractMissed(_ members: [Int32], _ firmness: Float) {
    var highest = -Double.infinity
    for slot in members where !constraints[Int(slot)].isRequired {
      let level = constraintIdentities[Int(slot)].strength.level
      if level < Double(firmness) || level <= highest { continue }
      var residual = Residual(of: constraints[Int(slot)].constant)
      for place in constraints[Int(slot)].places {
        residual.add(terms[place].coefficient * variables[Int(terms[place].variable)].value)
      }
      if !residual.meets(constraints[Int(slot)].relation, leniency) { highest = level }
    }
    if highest > -.infinity { _ = retract(behind: members, upTo: highest) }
  }

  /// Opens the variables whose fixing is retracted, and all that were computed from them.
  mutating func openRetracted() {
    for slot in retracted where variables[Int(slot)].role == .speculative {
      variables[Int(slot)].isRetracted = true
      unfix(Int(slot))
    }
    retracted.removeAll()
  }
}
