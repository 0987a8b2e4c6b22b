/// Constraints that share unknowns, directly or through others, and those unknowns.
struct Component {
  var constraints: [Int32] = []
  var unknowns: [Int32] = []
}

/// Finds components one after another, each once: what is done about one is done while it is at hand.
///
/// No other search may use the plan's marks of constraints meanwhile.
struct ComponentSearch {
  /// Which constraints adjacency unknowns together.
  enum Adjacency {
    case equalities
    /// All that counts and is about several unknowns.
    case links
  }

  private let core: Slots
  private let adjacency: Adjacency
  private var next = 0

  /// - Parameter core: where to begin; what it is connected with need not be in it.
  init(of core: Slots, by adjacency: Adjacency, _ presolve: inout Presolve) {
    (self.core, self.adjacency) = (core, adjacency)
    presolve.plan.pointee.constraintMarks.start(count: presolve.constraints.count)
  }

  /// - Returns: nil if there is no other component.
  /// - Complexity: linear in the terms of what is found.
  mutating func findNext(_ presolve: inout Presolve) -> Component? {
    while next < core.count {
      let slot = core[next]
      next += 1
      if presolve.connects(Int(slot), adjacency) && presolve.plan.pointee.constraintMarks.meet(slot)
      {
        return presolve.component(from: slot, adjacency)
      }
    }
    return nil
  }
}

extension Presolve {
  fileprivate mutating func component(from start: Int32, _ adjacency: ComponentSearch.Adjacency)
    -> Component
  {
    var component = Component()
    component.constraints.reserveCapacity(32)
    component.unknowns.reserveCapacity(32)
    component.constraints.append(start)
    var next = 0
    while next < component.constraints.count {
      for (variable, _) in records.terms(of: Int(component.constraints[next])) {
        // What is fresh has no source: one that was met is told by one that means nothing.
        if variables[variable].role != .fresh || variables[variable].source >= 0 { continue }
        variables[variable].source = 0
        component.unknowns.append(Int32(variable))
        for constraint in records.mentions(of: variable)
        where connects(constraint, adjacency)
          && plan.pointee.constraintMarks.meet(Int32(constraint))
        {
          component.constraints.append(Int32(constraint))
        }
      }
      next += 1
    }
    for slot in component.unknowns { variables[Int(slot)].source = -1 }
    return component
  }

  @inline(__always)
  fileprivate mutating func connects(_ constraint: Int, _ adjacency: ComponentSearch.Adjacency)
    -> Bool
  {
    switch adjacency {
    case .equalities: constraints[constraint].role == .fresh && constraints[constraint].isEquation
    case .links: isLink(constraint)
    }
  }

  /// Whether a constraint counts and is about several unknowns.
  @inline(__always)
  mutating func isLink(_ constraint: Int) -> Bool {
    let record = constraints[constraint]
    return record.role == .fresh && record.unknowns + Int32(record.outer) > 1
  }
}
