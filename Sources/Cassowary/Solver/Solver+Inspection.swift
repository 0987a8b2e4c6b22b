extension Solver {
  /// Traps if the records contradict each other, if a variable is not above what it is computed from, or if the values of the last
  /// ``solve()`` break a domain or a required constraint that is not left out.
  ///
  /// - Complexity: linear in the number of terms; with records that are not solved yet, values are not checked.
  public func checkInvariants() {
    for (slot, record) in variables.pointer.enumerated() where record.role != .unused {
      var place = record.firstTerm
      var previous: Int32 = -1
      while place >= 0 {
        let term = terms[Int(place)]
        precondition(
          term.variable == UInt32(slot) && term.previous == previous
            && constraints[Int(term.constraint)].places.contains(Int(place)),
          "x\(slot) lists a term that is not its own"
        )
        (previous, place) = (place, term.next)
      }
    }
    for (slot, record) in constraints.pointer.enumerated() {
      for place in record.places {
        let term = terms[place]
        precondition(
          term.constraint == UInt32(slot)
            && (term.previous >= 0 || variables[Int(term.variable)].firstTerm == Int32(place)),
          "c\(slot) has a term that its variable does not list"
        )
      }
      precondition(
        (record.role == .leftOut) == leftOut.contains { $0.leftOut.slot == UInt32(slot) }
      )
    }
    if !(dirtyVariables.isEmpty && dirtyConstraints.isEmpty) { return }
    for (slot, record) in variables.pointer.enumerated()
    where record.role != .unused && record.domain == .nonNegative {
      precondition(record.value >= 0, "x\(slot) is a size and \(record.value)")
    }
    for (slot, record) in constraints.pointer.enumerated() where record.role == .determines {
      for term in terms.pointer[record.places]
      where term.coefficient != 0 && Int32(bitPattern: term.variable) != record.output {
        precondition(
          variables[Int(record.output)].label > variables[Int(term.variable)].label,
          "x\(record.output) is not above x\(term.variable), from which c\(slot) computes it"
        )
      }
    }
    for (index, subproblem) in plan.subproblems.enumerated() {
      for member in subproblem.members {
        let record = constraints[Int(member)]
        if record.role != .member || record.output != Int32(-2 - index) { continue }
        for term in terms.pointer[record.places] where term.coefficient != 0 {
          let input = variables[Int(term.variable)]
          let isOwn =
            (input.role == .subproblem || input.role == .block) && input.source == Int32(index)
          precondition(
            isOwn || input.label < subproblem.label,
            "subproblem \(index) is not above x\(term.variable), which c\(member) tells it"
          )
        }
      }
    }
    for (slot, record) in constraints.pointer.enumerated()
    where record.role != .unused && record.role != .leftOut && record.isRequired {
      var scale = max(1, record.constant.magnitude)
      for term in terms.pointer[record.places] {
        scale = max(scale, (term.coefficient * variables[Int(term.variable)].value).magnitude)
      }
      let error = error(of: identity(ofConstraint: slot))
      precondition(error <= 1e-6 * scale, "c\(slot) misses by \(error)")
    }
  }
}
