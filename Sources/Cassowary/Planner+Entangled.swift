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
    // Numbers of their own for the variables, where planning counts and the queue links: neither is under way.
    for index in conditions.indices { forEachVariable(of: index) { variables[$0].mentions = -1 } }
    // For each variable how many conditions mention it, and their indices, one xor the other.
    var mentions: [(count: Int, mix: Int)] = []
    for index in conditions.indices {
      forEachVariable(of: index) {
        if variables[$0].mentions < 0 {
          variables[$0].mentions = Int32(mentions.count)
          mentions.append((0, 0))
        }
        mentions[Int(variables[$0].mentions)].count += 1
        mentions[Int(variables[$0].mentions)].mix ^= index
      }
    }
    var isKept = [Bool](repeating: true, count: conditions.count)
    var loose: [Int] = []
    for index in conditions.indices {
      forEachVariable(of: index) {
        let own = mentions[Int(variables[$0].mentions)]
        if own.count == 1 && variables[$0].domain == .free { loose.append(index) }
      }
    }
    while let index = loose.popLast() {
      if !isKept[index] { continue }
      isKept[index] = false
      forEachVariable(of: index) {
        let number = Int(variables[$0].mentions)
        mentions[number].count -= 1
        mentions[number].mix ^= index
        if mentions[number].count == 1 && variables[$0].domain == .free {
          loose.append(mentions[number].mix)
        }
      }
    }
    // What is open by now has not been counted yet.
    for index in conditions.indices { forEachVariable(of: index) { variables[$0].mentions = 0 } }
    return conditions.indices.filter { isKept[$0] }.map { conditions[$0] }
  }
}
