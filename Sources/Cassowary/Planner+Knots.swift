/// Constraints that share open unknowns, directly or through others, and those unknowns.
struct Knot {
  var constraints: ArraySlice<Int32>
  var unknowns: ArraySlice<Int32>
}

extension Planner {
  /// Which constraints tie unknowns together.
  enum Tie {
    case equalities
    /// All that counts and is about several unknowns.
    case links
  }

  /// - Parameter core: where to begin; what it is connected with need not be in it.
  /// - Complexity: linear in the terms of what is found.
  func knots(of core: Slots, by tie: Tie) -> [Knot] {
    var constraints: [Int32] = []
    var unknowns: [Int32] = []
    var ends: [(constraints: Int, unknowns: Int)] = []
    // What is fresh or open has no output or source: those that were met are told by one that means nothing.
    for slot in core where ties(Int(slot), tie) && self.constraints[Int(slot)].output < 0 {
      var next = constraints.count
      constraints.append(slot)
      self.constraints[Int(slot)].output = 0
      while next < constraints.count {
        for place in self.constraints[Int(constraints[next])].places
        where terms[place].coefficient != 0 {
          let variable = Int(terms[place].variable)
          if variables[variable].role != .open || variables[variable].source >= 0 { continue }
          variables[variable].source = 0
          unknowns.append(Int32(variable))
          for constraint in mentions(of: variable)
          where ties(constraint, tie) && self.constraints[constraint].output < 0 {
            self.constraints[constraint].output = 0
            constraints.append(Int32(constraint))
          }
        }
        next += 1
      }
      ends.append((constraints.count, unknowns.count))
    }
    for slot in constraints { self.constraints[Int(slot)].output = -1 }
    for slot in unknowns { variables[Int(slot)].source = -1 }

    var knots: [Knot] = []
    knots.reserveCapacity(ends.count)
    var start = (constraints: 0, unknowns: 0)
    for end in ends {
      knots.append(
        Knot(
          constraints: constraints[start.constraints..<end.constraints],
          unknowns: unknowns[start.unknowns..<end.unknowns]
        )
      )
      start = end
    }
    return knots
  }

  @inline(__always)
  private func ties(_ constraint: Int, _ tie: Tie) -> Bool {
    let record = constraints[constraint]
    if record.role != .fresh { return false }
    return tie == .equalities ? record.isEquation : record.open + Int32(record.outer) > 1
  }
}
