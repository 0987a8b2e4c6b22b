/// Where an optional constraint is presumed to hold.
///
/// Let what is said about an unknown alone decide it, by levels from φ on. And let all else, with the unknown where that puts it, meet its
/// requirements and miss none of its optional constraints from φ on. Then the unknown stays there whatever lower levels ask: at each
/// level from φ on the sum of errors is that of what is about the unknown alone, which cannot be less, and nothing. So it is as good as
/// known, and so is what equalities compute from it: as firm as φ.
///
/// Whatever fails, or misses an optional constraint, looks at how firm that is which it rests on. If that is not above it, the theorem
/// does not apply: what was presumed is planned anew, with all that was computed from it, as if nobody had.
extension Planner {
  /// On how many constraints an unknown has to have a bearing: joining a few unknowns costs little.
  private static let fewestReaders = 8
  /// Of so many it is looked at what they are about.
  private static let mostReadersAsked = 64

  /// How often it is asked whether optional constraints are about a single unknown now that others are presumed.
  private static let mostRounds = 4

  /// Presumes what optional constraints give to unknowns that much rests on, those of the highest levels first.
  ///
  /// - Parameter candidates: optional equalities.
  mutating func presume(_ candidates: Slots) {
    for _ in 0..<Self.mostRounds {
      var presumable: [(level: Double, variable: Int)] = []
      for slot in candidates {
        let record = constraints[Int(slot)]
        if record.role != .fresh || record.open != 1 || record.outer > 0 { continue }
        let (variable, level) = (Int(record.mix), constraintIdentities[Int(slot)].strength.level)
        if variables[variable].isDoubted || !mayBePresumed(variable, level) { continue }
        presumable.append((level, variable))
      }
      if presumable.isEmpty { return }
      let orders = variableOrder
      presumable.sort {
        $0.level == $1.level ? orders.precedes($0.variable, $1.variable) : $0.level > $1.level
      }
      var queue = Slots()
      for candidate in presumable where variables[candidate.variable].role == .open {
        plan.presumes = true
        placeInterval(candidate.variable, as: .presumed)
        noteKnown(candidate.variable, &queue)
        propagate(&queue, computing: !plan.isInUse)
      }
    }
  }

  /// Whether enough is said about an unknown for much to rest on it: asked while that is at hand.
  mutating func mayHaveReaders(_ variable: Int) -> Bool {
    var count = 0
    for _ in mentions(of: variable) {
      count += 1
      if count == Self.fewestReaders { return true }
    }
    return false
  }

  /// Whether much rests on an unknown, and nothing that it has to do with has an optional constraint at a higher level. So the width of
  /// a column that is to be no wider than its texts is not presumed.
  private mutating func mayBePresumed(_ variable: Int, _ level: Double) -> Bool {
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

  /// Some of what a presumed variable was decided by is gone.
  mutating func presumeAgain(_ variable: Int) {
    for member in membersOfInterval(variable) where constraints[Int(member)].relation == .equal {
      return pending.append(member)
    }
    unknow(variable)
  }

  /// Lets a constraint decide with others that is about a presumed variable, and about nothing else that is not known for sure.
  ///
  /// - Returns: whether it is.
  mutating func joinsPresumed(_ constraint: Int) -> Bool {
    if constraints[constraint].isEquation { return false }
    var presumed: Int32 = -1
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let variable = Int(terms[place].variable)
      if variables[variable].firmness == .infinity { continue }
      if presumed >= 0 || variables[variable].role != .presumed { return false }
      presumed = Int32(variable)
    }
    if presumed < 0 { return false }
    constraints[constraint].role = .member
    constraints[constraint].output = presumed
    pending.append(Int32(constraint))
    return true
  }

  // MARK: Firmness

  /// How firm the other variables of an equality are that decides one, or of a constraint on one that is alone.
  @inline(__always)
  mutating func firmness(ofInputs constraint: Int, to variable: Int) -> Float {
    plan.presumes ? lowestFirmness(in: constraint, except: variable) : .infinity
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

  /// How firm the known variables are that a piece or block is computed from.
  mutating func firmness(ofInputsTo piece: Int) -> Float {
    if !plan.presumes { return .infinity }
    var firmness = Float.infinity
    for member in plan.pieces[piece].members {
      for place in constraints[Int(member)].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if isUnknown(variable, of: piece) || !isKnown(variable) { continue }
        firmness = min(firmness, variables[variable].firmness)
      }
    }
    return firmness
  }

  // MARK: Doubt

  /// Casts doubt on what is presumed and not above a level, if something is computed from it.
  ///
  /// - Parameter members: of what fails, or misses an optional constraint.
  /// - Returns: whether it is.
  mutating func doubt(behind members: [Int32], upTo level: Double = .infinity) -> Bool {
    if !plan.presumes { return false }
    var isFound = false
    for variable in inputs(of: members, upTo: level) where variables[variable].role == .presumed {
      doubted.append(Int32(variable))
      isFound = true
    }
    return isFound
  }

  /// Casts doubt on what is presumed and not above a level, if where it is makes a difference to a constraint over known variables.
  ///
  /// - Parameter output: a variable that the constraint computes: what is meant are the others then.
  /// - Returns: whether it does.
  mutating func doubt(
    restedOnBy constraint: Int,
    except output: Int = -1,
    upTo level: Double = .infinity
  ) -> Bool {
    if !plan.presumes { return false }
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
      case .known:
        let source = Int(variables[variable].source)
        var coefficient = 1.0
        for place in constraints[source].places where Int(terms[place].variable) == variable {
          coefficient = terms[place].coefficient
        }
        pass(-slope / coefficient, through: source, except: variable)
      case .presumed:
        doubted.append(Int32(variable))
        isFound = true
      // That they make a difference is taken for granted.
      case .block: return doubt(behind: [Int32(constraint)], upTo: level)
      case .unused, .idle, .open, .interval, .piece, .defined: break
      }
    }
    return isFound
  }

  /// The known variables not above a level that constraints rest on.
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
        if !isKnown(variable) || !variableMarks.meet(terms[place].variable) { continue }
        found.append(variable)
        switch record.role {
        case .known: stack.append(record.source)
        case .block: stack += plan.pieces[Int(record.source)].members
        case .presumed: stack += membersOfInterval(variable)
        case .unused, .idle, .open, .interval, .piece, .defined: break
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

  /// Casts doubt on what optional constraints rest on that are missed and not below it.
  ///
  /// - Parameter firmness: how firm that is.
  mutating func doubtMissed(_ members: [Int32], _ firmness: Float) {
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
    if highest > -.infinity { _ = doubt(behind: members, upTo: highest) }
  }

  /// Opens what is in doubt, with all that was computed from it.
  mutating func withdrawDoubted() {
    for slot in doubted where variables[Int(slot)].role == .presumed {
      variables[Int(slot)].isDoubted = true
      unknow(Int(slot))
    }
    doubted.removeAll()
  }
}
