/// Labels, which ascend from what is read to what is computed, and the order that they give.
extension Presolve {
  /// Places the unknowns that are left, and brings that and all substitutions into an order in which nothing is read before it is computed.
  mutating func orderAcrossBridges() {
    let start = sequence.count
    formSubproblems()
    var nodes = Slots()
    for place in start..<sequence.count { nodes.append(sequence[place]) }
    sequence.removeLast(sequence.count - start)
    for slot in referencePositions { nodes.append(slot) }
    for slot in substitutions { nodes.append(slot) }

    let (unseen, underWay): (Int32, Int32) = (-1, -2)
    for node in nodes { records.setLabel(unseen, of: node) }
    var stack = Slots()
    var inputs = Slots()
    for node in nodes {
      stack.append(node)
      while let top = stack.popLast() {
        if records.label(of: top) == unseen {
          records.setLabel(underWay, of: top)
          stack.append(top)
          collectInputs(of: top, &inputs)
          for input in inputs where variables[Int(input)].label < 0 {
            assert(variables[Int(input)].label == unseen, "Two values depend on each other.")
            stack.append(
              variables[Int(input)].role == .subproblem ? -1 - variables[Int(input)].source : input
            )
          }
        } else if records.label(of: top) == underWay {
          var label: Int32 = 0
          collectInputs(of: top, &inputs)
          for input in inputs { label = max(label, variables[Int(input)].label) }
          records.setLabel(label + 1, of: top)
          sequence.append(top)
        }
      }
    }
  }

  /// The variables that a subproblem, a substitution or an interval is computed from.
  private mutating func collectInputs(of node: Int32, _ inputs: inout Slots) {
    inputs.removeAll()
    if node < 0 {
      let subproblem = Int(-1 - node)
      for member in plan.pointee.subproblems[subproblem].members {
        for (variable, _) in records.terms(of: Int(member)) {
          if !records.isUnknown(variable, of: subproblem) { inputs.append(Int32(variable)) }
        }
      }
    } else if variables[Int(node)].role == .substituted {
      appendOthers(in: Int(variables[Int(node)].source), than: node, to: &inputs)
    } else {
      for constraint in records.mentions(of: Int(node))
      where constraints[constraint].role == .member && constraints[constraint].output == node {
        appendOthers(in: constraint, than: node, to: &inputs)
      }
    }
  }

  private mutating func appendOthers(in constraint: Int, than own: Int32, to inputs: inout Slots) {
    for (variable, _) in records.terms(of: constraint) where variable != Int(own) {
      inputs.append(Int32(variable))
    }
  }

  /// The variables outside of the region that a substitution reads, and that are computed from the region's themselves.
  ///
  /// - Complexity: the search goes no further than labels say that there may be something to find.
  mutating func inputsThatAreOutputs(of region: Region) -> [Int32] {
    var inputs: [Int32] = []
    for slot in outsideReferences { noteInput(Int(slot), &inputs) }
    for slot in referencePositions where variables[Int(slot)].source >= 0 {
      noteInputs(of: slot, &inputs)
    }
    for slot in substitutions where constraints[Int(variables[Int(slot)].source)].outer > 0 {
      noteInputs(of: slot, &inputs)
    }
    if inputs.isEmpty { return [] }
    var highest: Int32 = -1
    for input in inputs { highest = max(highest, variables[Int(input)].label) }

    // Nothing is in the queue while a region is planned: what is found is told by being in it.
    var found = Slots()
    var next = 0
    for slot in region.unknowns { findOutputs(of: Int(slot), upTo: highest, &found) }
    while next < found.count {
      findOutputs(of: Int(found[next]), upTo: highest, &found)
      next += 1
    }
    var result: [Int32] = []
    for input in inputs where variables[Int(input)].isQueued { result.append(input) }
    for slot in found { variables[Int(slot)].isQueued = false }
    return result
  }

  private mutating func noteInputs(of substitution: Int32, _ inputs: inout [Int32]) {
    let constraint = Int(variables[Int(substitution)].source)
    for (variable, _) in records.terms(of: constraint) {
      noteInput(variable, &inputs)
    }
  }

  private mutating func noteInput(_ variable: Int, _ inputs: inout [Int32]) {
    if variables[variable].isInRegion { return }
    switch variables[variable].role {
    case .substituted, .subproblem: inputs.append(Int32(variable))
    case .unused, .idle, .fresh, .fixed, .block, .interval: break
    }
  }

  private mutating func findOutputs(of variable: Int, upTo label: Int32, _ found: inout Slots) {
    for constraint in records.mentions(of: variable) {
      guard let node = records.reader(of: variable, by: constraint) else { continue }
      if node >= 0 {
        findOutput(Int(node), upTo: label, &found)
      } else {
        for unknown in plan.pointee.subproblems[Int(-1 - node)].unknowns {
          findOutput(Int(unknown), upTo: label, &found)
        }
      }
    }
  }

  private mutating func findOutput(_ variable: Int, upTo label: Int32, _ found: inout Slots) {
    if variables[variable].isInRegion || variables[variable].isQueued { return }
    if variables[variable].label > label { return }
    variables[variable].isQueued = true
    found.append(Int32(variable))
  }

  /// Lifts what is computed from the region above it.
  mutating func raiseLabels(outside region: Region) {
    var stack = region.unknowns.unshared()
    while let top = stack.popLast() {
      let label = variables[Int(top)].label
      for constraint in records.mentions(of: Int(top)) {
        guard let node = records.reader(of: Int(top), by: constraint) else { continue }
        if records.label(of: node) > label || node >= 0 && variables[Int(node)].isInRegion {
          continue
        }
        records.setLabel(label + 1, of: node)
        if node >= 0 {
          stack.append(node)
        } else {
          for unknown in plan.pointee.subproblems[Int(-1 - node)].unknowns { stack.append(unknown) }
        }
      }
    }
  }
}
