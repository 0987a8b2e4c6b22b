/// Which required constraints may contradict each other at all.
extension Planner {
  /// The conditions that may be in an irreducible set, in their order.
  ///
  /// One that mentions a free variable which no other mentions can hold whatever the others say, so it is in none. Nor is one of which
  /// that is so without those, and so on.
  ///
  /// - Complexity: linear in the number of terms.
  func entangled(_ conditions: [Int32]) -> [Int32] {
    func forEachVariable(of condition: Int, _ body: (_ variable: Int) -> Void) {
      for place in constraints[Int(conditions[condition])].places
      where terms[place].coefficient != 0 { body(Int(terms[place].variable)) }
    }
    // Nothing is being planned, so the fields for that are there to be used.
    for index in conditions.indices {
      forEachVariable(of: index) { (variables[$0].mentions, variables[$0].mix) = (0, 0) }
    }
    for index in conditions.indices {
      forEachVariable(of: index) {
        variables[$0].mentions += 1
        variables[$0].mix ^= UInt32(index)
      }
    }
    var isKept = [Bool](repeating: true, count: conditions.count)
    var loose: [Int] = []
    for index in conditions.indices {
      forEachVariable(of: index) {
        if variables[$0].mentions == 1 && variables[$0].domain == .free { loose.append(index) }
      }
    }
    while let index = loose.popLast() {
      if !isKept[index] { continue }
      isKept[index] = false
      forEachVariable(of: index) {
        variables[$0].mentions -= 1
        variables[$0].mix ^= UInt32(index)
        if variables[$0].mentions == 1 && variables[$0].domain == .free {
          loose.append(Int(variables[$0].mix))
        }
      }
    }
    return conditions.indices.filter { isKept[$0] }.map { conditions[$0] }
  }
}
