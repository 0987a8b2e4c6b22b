/// The last condition of a system as a sum of equalities, but for what it misses by.
///
/// Equalities that decide unknowns one after another say nothing twice, so there is one such sum, and those with a part in it cannot
/// hold together with the last. If any of them is let go, there is one value for its unknown at which the last condition holds, and
/// the others follow. If all else holds at that point, too, and that is so for each of them, then no set does without any of them: they
/// are the only one.
struct Dependence {
  /// An equality, and the unknown that it decides once those of earlier pivots are there.
  private struct Pivot {
    var condition: Int
    var unknown: Int
    var coefficient: Double
    /// How often it is in the sum.
    var part = 0.0
  }

  private let system: Subsystem
  private let isLoose: [Bool]
  private var pivots: [Pivot] = []
  /// What decides nothing, apart from the last condition: it has to hold wherever the unknowns are moved to.
  private var onlookers: [Int] = []
  /// What the last condition misses by.
  private var miss: Double
  /// For each unknown whether it is an onlooker's, or a size or such an unknown is decided by it.
  private var isInUse: [Bool]
  /// How far each unknown is moved: 0 between calls.
  private var moves: [Double]

  /// - Parameters:
  ///   - system: requirements, all but the last of which hold at the unknowns' values.
  ///   - isLoose: for each condition whether it can hold whatever the others say.
  /// - Returns: nil if the last condition holds, or if there is no such sum.
  /// - Complexity: linear in the number of terms.
  init?(_ system: Subsystem, _ isLoose: [Bool]) {
    self.system = system
    self.isLoose = isLoose
    let last = system.conditions[system.conditions.count - 1]
    var residual = Residual(of: last.constant)
    miss = -last.constant
    for place in last.terms {
      let part =
        system.terms[place].coefficient * system.unknowns[system.terms[place].unknown].value
      residual.add(part)
      miss += part
    }
    isInUse = [Bool](repeating: false, count: system.unknowns.count)
    moves = [Double](repeating: 0, count: system.unknowns.count)
    if system.needsManyDigits || residual.meets(last.relation, system.leniency) { return nil }
    decide()
    if !express(last) { return nil }
    noteUses()
  }

  /// What the sum is of, and the last condition; ascending.
  var members: [Int] {
    (pivots.filter { $0.part != 0 }.map(\.condition) + [system.conditions.count - 1]).sorted()
  }

  /// Whether the members are the only irreducible set.
  ///
  /// - Complexity: linear in the number of pivots, once more for each member that sizes or onlookers rest on.
  mutating func isOnlySet() -> Bool {
    for index in pivots.indices where pivots[index].part != 0 && !canHold(without: index) {
      return false
    }
    return true
  }

  /// Finds which equalities decide unknowns one after another.
  private mutating func decide() {
    let last = system.conditions.count - 1
    // For each condition how many of its unknowns are not decided, and which, one xor the other.
    var left = [(count: Int32, mix: Int32)](repeating: (0, 0), count: system.conditions.count)
    // For each unknown where its conditions are in a list of all unknowns'.
    var starts = [Int32](repeating: 0, count: system.unknowns.count + 1)
    for condition in 0..<last where !isLoose[condition] {
      for place in system.conditions[condition].terms {
        let term = system.terms[place]
        left[condition].count += 1
        left[condition].mix ^= Int32(term.unknown)
        starts[term.unknown] += 1
      }
    }
    for unknown in system.unknowns.indices { starts[unknown + 1] += starts[unknown] }
    var mentions = [Int32](repeating: 0, count: Int(starts[system.unknowns.count]))
    var ready: [Int32] = []
    pivots.reserveCapacity(min(last, system.unknowns.count))
    // From the last to the first, so that each unknown's place in the list ends where its conditions begin.
    for condition in (0..<last).reversed() where !isLoose[condition] {
      for place in system.conditions[condition].terms {
        let term = system.terms[place]
        starts[term.unknown] -= 1
        mentions[Int(starts[term.unknown])] = Int32(condition)
      }
      if left[condition].count == 1 { ready.append(Int32(condition)) }
    }
    var isStep = [Bool](repeating: false, count: system.conditions.count)
    while let next = ready.popLast() {
      let condition = Int(next)
      if left[condition].count != 1 || system.conditions[condition].relation != .equal { continue }
      let unknown = Int(left[condition].mix)
      isStep[condition] = true
      pivots.append(
        Pivot(
          condition: condition,
          unknown: unknown,
          coefficient: coefficient(of: unknown, in: condition)
        )
      )
      for place in starts[unknown]..<starts[unknown + 1] {
        let other = Int(mentions[Int(place)])
        left[other].count -= 1
        left[other].mix ^= Int32(unknown)
        if left[other].count == 1 { ready.append(Int32(other)) }
      }
    }
    onlookers = (0..<last).filter { !isStep[$0] && !isLoose[$0] }
  }

  private func coefficient(of unknown: Int, in condition: Int) -> Double {
    system.terms[system.conditions[condition].terms].first { $0.unknown == unknown }?.coefficient
      ?? 0
  }

  /// Finds how often each pivot is in the sum.
  ///
  /// - Returns: whether there is such a sum, of parts that are not rounding.
  private mutating func express(_ last: Subsystem.Condition) -> Bool {
    // What is left of each unknown so far.
    var rest = [Double](repeating: 0, count: system.unknowns.count)
    for place in last.terms { rest[system.terms[place].unknown] = system.terms[place].coefficient }
    var range = CoefficientRange()
    for index in pivots.indices.reversed() where rest[pivots[index].unknown] != 0 {
      let part = rest[pivots[index].unknown] / pivots[index].coefficient
      for place in system.conditions[pivots[index].condition].terms {
        let term = system.terms[place]
        rest[term.unknown] = Double.sum(rest[term.unknown], -part * term.coefficient)
      }
      rest[pivots[index].unknown] = 0
      pivots[index].part = part
      range.add(part)
    }
    return !range.needsManyDigits && rest.allSatisfy { $0 == 0 }
  }

  private mutating func noteUses() {
    for condition in onlookers {
      for place in system.conditions[condition].terms {
        isInUse[system.terms[place].unknown] = true
      }
    }
    for pivot in pivots.reversed()
    where isInUse[pivot.unknown] || system.unknowns[pivot.unknown].domain == .nonNegative {
      for place in system.conditions[pivot.condition].terms {
        let unknown = system.terms[place].unknown
        if unknown != pivot.unknown { isInUse[unknown] = true }
      }
    }
  }

  private mutating func canHold(without index: Int) -> Bool {
    let unknown = pivots[index].unknown
    // Σ part · pivot is the last condition's left-hand side, so this much of one pivot makes up for all that is missed.
    moves[unknown] = -miss / (pivots[index].part * pivots[index].coefficient)
    defer { moves[unknown] = 0 }
    return isPossible(unknown) && (!isInUse[unknown] || othersHold(after: index))
  }

  /// Whether all else holds where the unknown of one pivot is moved, and what is decided after it follows.
  private mutating func othersHold(after index: Int) -> Bool {
    let followers = pivots[(index + 1)...]
    defer { for pivot in followers { moves[pivot.unknown] = 0 } }
    for pivot in followers {
      var sum = 0.0
      for place in system.conditions[pivot.condition].terms {
        let term = system.terms[place]
        sum = Double.sum(sum, -term.coefficient * moves[term.unknown])
      }
      if sum == 0 { continue }
      moves[pivot.unknown] = sum / pivot.coefficient
      if !isPossible(pivot.unknown) { return false }
    }
    return onlookers.allSatisfy { condition in
      var residual = Residual(of: system.conditions[condition].constant)
      for place in system.conditions[condition].terms {
        let term = system.terms[place]
        residual.add(term.coefficient * (system.unknowns[term.unknown].value + moves[term.unknown]))
      }
      return residual.meets(system.conditions[condition].relation, system.leniency)
    }
  }

  private func isPossible(_ unknown: Int) -> Bool {
    system.unknowns[unknown].domain == .free || system.unknowns[unknown].value + moves[unknown] >= 0
  }
}
