extension Solver {
  /// The final tableau of every piece that propagation did not decide, one row a line: what the solver looks like inside.
  ///
  /// - Parameter name: how variables are printed.
  /// - Complexity: solves everything again, on a copy.
  public func tableauDescription(
    naming name: (Variable) -> String = { $0.description }
  ) -> String {
    withoutActuallyEscaping(name) { name in
      var blocks: [String] = []
      forEachComponent { component in
        var component = component
        let slots = component.unknowns.map { identity(ofVariable: $0.slot) }
        component.name = { name(slots[$0]) }
        component.log = []
        component.solve()
        blocks += component.log ?? []
      }
      return blocks.joined(separator: "\n\n")
    }
  }

  /// Traps if the records contradict each other, or if the values of the last ``solve()`` break a domain or a required
  /// constraint that is not left out.
  ///
  /// - Complexity: linear in the number of terms; with records that are not solved yet, values are not checked.
  public func checkInvariants() {
    for (slot, record) in variables.enumerated() where record.isInUse {
      var place = record.firstTerm
      var previous: Int32 = -1
      while place >= 0 {
        let term = terms[Int(place)]
        precondition(
          term.variable == UInt32(slot) && term.previous == previous
            && constraints[Int(term.constraint)].terms.contains(place),
          "x\(slot) lists a term that is not its own"
        )
        (previous, place) = (place, term.next)
      }
    }
    for (slot, record) in constraints.enumerated() {
      for place in record.terms {
        let term = terms[Int(place)]
        precondition(
          term.constraint == UInt32(slot)
            && (term.previous >= 0 || variables[Int(term.variable)].firstTerm == place),
          "c\(slot) has a term that its variable does not list"
        )
      }
      precondition(record.isLeftOut == leftOut.contains { $0.leftOut.slot == UInt32(slot) })
    }
    if !(dirtyVariables.isEmpty && dirtyConstraints.isEmpty) { return }
    for (slot, record) in variables.enumerated()
    where record.isInUse && record.domain == .nonNegative {
      precondition(record.value >= 0, "x\(slot) is a size and \(record.value)")
    }
    for (slot, record) in constraints.enumerated()
    where record.isInUse && record.strength.isRequired && !record.isLeftOut {
      var scale = max(1, record.constant.magnitude)
      for place in record.terms {
        let term = terms[Int(place)]
        scale = max(scale, (term.coefficient * variables[Int(term.variable)].value).magnitude)
      }
      let error = error(of: identity(ofConstraint: slot))
      precondition(error <= 1e-6 * scale, "c\(slot) misses by \(error)")
    }
  }

  private func forEachComponent(_ body: (Component) -> Void) {
    var isMet = [Bool](repeating: false, count: variables.count)
    var isTaken = [Bool](repeating: false, count: constraints.count)
    for slot in variables.indices where variables[slot].isInUse && !isMet[slot] {
      let (found, touching) = connected(to: slot, &isMet, &isTaken)
      if !touching.isEmpty { body(makeComponent(found, touching)) }
    }
  }
}
