extension Planner {
  /// Up to how many variables a region may have in which all is asked again.
  private static let mostReset = 64

  /// Looks at the watches whose variables have moved, and plans again around those that are violated.
  ///
  /// - Parameter limit: up to which label values are there: what is about others is left for later.
  mutating func activateWatches(upTo limit: Int32 = .max) {
    var moved = Slots()
    if limit < .max {
      for place in touchedLate..<touched.count {
        let slot = touched[place]
        if highestLabel(in: Int(slot), except: -1) > limit {
          touched[touchedLate] = slot
          touchedLate += 1
        } else {
          moved.append(slot)
        }
      }
      touched.removeLast(touched.count - touchedLate)
    } else {
      swap(&moved, &touched)
      touchedLate = 0
    }
    for slot in moved { constraints[Int(slot)].isTouched = false }
    for slot in moved where constraints[Int(slot)].role == .watch { look(at: Int(slot)) }
  }

  private mutating func look(at constraint: Int) {
    let record = constraints[constraint]
    var residual = -record.constant
    var scale = residual.magnitude
    var firmness = Float.infinity
    var openness: Solver.Openness = []
    var areKnown = true
    for place in record.places where terms[place].coefficient != 0 {
      let variable = Int(terms[place].variable)
      let part = terms[place].coefficient * variables[variable].value
      residual += part
      scale = max(scale, part.magnitude)
      firmness = min(firmness, variables[variable].firmness)
      openness.formUnion(variables[variable].openness)
      if !isKnown(variable) { areKnown = false }
    }
    let isBroken = record.relation.error(ofResidual: residual) > tolerance(scale)
    // Where a position is open, even what holds has a say: the middle of the rules for positions is not where most hold.
    if !isBroken && !(openness.contains(.position) && movesWithPosition(constraint)) { return }
    if !record.isRequired {
      // What higher levels decide is not moved by a lower one.
      let level = constraintIdentities[constraint].strength.level
      if Double(firmness) > level { return }
      if !areKnown {
        activate(constraint)
      } else if !joinsPresumed(constraint) {
        _ = doubt(restedOnBy: constraint, upTo: level)
      }
      return
    }
    if areKnown {
      if !isBroken { return }
      if firmness < .infinity && (joinsPresumed(constraint) || doubt(restedOnBy: constraint)) {
        return
      }
      failures.append(.watch(constraint))
    } else if record.relation == .equal && twin(of: constraint) != nil {
      if isBroken { failures.append(.watch(constraint)) }
    } else {
      activate(constraint)
    }
  }

  private mutating func activate(_ constraint: Int) {
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let variable = Int(terms[place].variable)
      if !isKnown(variable) { open(variable) }
    }
    free(constraint)
  }

  /// Holds the variables that were defined and came out where they may not be.
  ///
  /// Each round as many again as all rounds before, of the sizes that those rest on: otherwise one of these would be defined
  /// next and come out wrong in its turn.
  mutating func holdMisfits() {
    for slot in misread {
      // One that is held already may have readers from before it was.
      if !variables[Int(slot)].isHeld { hold(Int(slot)) }
      openWithReaders(Int(slot))
    }
    misread.removeAll()
    if misfits.isEmpty { return }
    let allowance = heldCount
    for slot in misfits where variables[Int(slot)].role == .defined {
      hold(Int(slot))
      open(Int(slot))
    }
    heldCount += holdSizes(atMost: allowance)
    misfits.removeAll()
  }

  /// Holds sizes of the region: they are solved for as sizes, and not defined.
  ///
  /// - Returns: how many.
  @discardableResult
  mutating func holdSizes(atMost limit: Int) -> Int {
    var count = 0
    for slot in regionVariables where count < limit {
      if variables[Int(slot)].domain == .free || variables[Int(slot)].isHeld { continue }
      variables[Int(slot)].isHeld = true
      count += 1
    }
    return count
  }

  /// Opens a position, and what is seen from it.
  private mutating func openWithReaders(_ given: Int) {
    for constraint in mentions(of: given) where constraints[constraint].role == .member {
      let output = Int(constraints[constraint].output)
      if output < -1 && !isUnknown(given, of: -2 - output) { dissolve(-2 - output) }
    }
    if !isKnown(given) { open(given) }
  }

  /// Forgets in the region which variables are held: for other numbers they may be defined.
  ///
  /// In a large region the same sizes would be held again, round after round. There it forgets only which positions are held.
  func forgetHeld() {
    if !plan.isInUse { return }
    for slot in regionVariables { variables[Int(slot)].isDoubted = false }
    let isSmall = regionVariables.count <= Self.mostReset
    for slot in regionVariables where isSmall || variables[Int(slot)].domain == .free {
      variables[Int(slot)].isHeld = false
    }
  }

  private mutating func hold(_ variable: Int) {
    variables[variable].isHeld = true
    heldCount += 1
  }
}
