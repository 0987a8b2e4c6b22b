/// The order in which the parts of a region are computed, of which one is relative to another.
extension Planner {
  /// Places what is open, and brings that and all substitutions into an order in which nothing is read before it is computed.
  mutating func placeAcrossBridges() {
    let start = order.count
    placeSubproblems()
    var nodes = Slots()
    for place in start..<order.count { nodes.append(order[place]) }
    order.removeLast(order.count - start)
    for slot in referencePositions { nodes.append(slot) }
    for slot in substitutions { nodes.append(slot) }

    let (unseen, underWay): (Int32, Int32) = (-1, -2)
    for node in nodes { setLabel(unseen, of: node) }
    var stack = Slots()
    var inputs = Slots()
    for node in nodes {
      stack.append(node)
      while let top = stack.popLast() {
        if label(of: top) == unseen {
          setLabel(underWay, of: top)
          stack.append(top)
          collectInputs(of: top, &inputs)
          for input in inputs where variables[Int(input)].label < 0 {
            assert(variables[Int(input)].label == unseen, "Two values depend on each other.")
            stack.append(
              variables[Int(input)].role == .subproblem ? -1 - variables[Int(input)].source : input
            )
          }
        } else if label(of: top) == underWay {
          var label: Int32 = 0
          collectInputs(of: top, &inputs)
          for input in inputs { label = max(label, variables[Int(input)].label) }
          setLabel(label + 1, of: top)
          order.append(top)
        }
      }
    }
  }

  mutating func label(of node: Int32) -> Int32 {
    node < 0 ? plan.subproblems[Int(-1 - node)].label : variables[Int(node)].label
  }

  mutating func setLabel(_ label: Int32, of node: Int32) {
    if node >= 0 {
      variables[Int(node)].label = label
    } else {
      let subproblem = Int(-1 - node)
      plan.subproblems[subproblem].label = label
      for unknown in plan.subproblems[subproblem].unknowns { variables[Int(unknown)].label = label }
    }
  }

  /// The variables that a subproblem, a substitution or an interval is computed from.
  private mutating func collectInputs(of node: Int32, _ inputs: inout Slots) {
    inputs.removeAll()
    if node < 0 {
      let subproblem = Int(-1 - node)
      for member in plan.subproblems[subproblem].members {
        for place in constraints[Int(member)].places where terms[place].coefficient != 0 {
          let variable = Int(terms[place].variable)
          if !isUnknown(variable, of: subproblem) { inputs.append(Int32(variable)) }
        }
      }
    } else if variables[Int(node)].role == .substituted {
      appendOthers(in: Int(variables[Int(node)].source), than: node, to: &inputs)
    } else {
      for constraint in mentions(of: Int(node))
      where constraints[constraint].role == .member && constraints[constraint].output == node {
        appendOthers(in: constraint, than: node, to: &inputs)
      }
    }
  }

  private mutating func appendOthers(in constraint: Int, than own: Int32, to inputs: inout Slots) {
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let variable = Int32(bitPattern: terms[place].variable)
      if variable != own { inputs.append(variable) }
    }
  }
}
