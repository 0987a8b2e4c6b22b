extension Subsystem {
  /// Which of the conditions, all of them required, have to be left out if they are admitted one by one, each with what it
  /// contradicts.
  func leftOut(_ counters: inout Counters) -> [(index: Int, proof: Admission.Proof)] {
    var admission = Admission(scaled())
    let isLoose = looseConditions
    let entangled = conditions.indices.filter { !isLoose[$0] }
    defer {
      counters.pivots += admission.pivots
      counters.admissions += entangled.count
    }
    return entangled.compactMap { index in admission.admit(index).map { (index, $0) } }
  }

  /// For each condition whether it is in no irreducible set.
  ///
  /// One that mentions a free unknown which no other mentions can hold whatever the others say. So can one of which that is so
  /// without those, and so on.
  ///
  /// - Complexity: linear in the number of terms.
  var looseConditions: [Bool] {
    // For each unknown how many conditions mention it, and their indices, one xor the other.
    var mentions = [(count: Int32, mix: Int32)](repeating: (0, 0), count: unknowns.count)
    for index in conditions.indices {
      for place in conditions[index].terms {
        let unknown = terms[place].unknown
        mentions[unknown].count += 1
        mentions[unknown].mix ^= Int32(index)
      }
    }
    var isLoose = [Bool](repeating: false, count: conditions.count)
    var found: [Int32] = []
    for unknown in unknowns.indices
    where mentions[unknown].count == 1 && unknowns[unknown].domain == .free {
      found.append(mentions[unknown].mix)
    }
    while let index = found.popLast() {
      if isLoose[Int(index)] { continue }
      isLoose[Int(index)] = true
      for place in conditions[Int(index)].terms {
        let unknown = terms[place].unknown
        mentions[unknown].count -= 1
        mentions[unknown].mix ^= index
        if mentions[unknown].count == 1 && unknowns[unknown].domain == .free {
          found.append(mentions[unknown].mix)
        }
      }
    }
    return isLoose
  }
}
