extension Component {
  /// Admits required conditions one by one in ascending rank, and leaves out what contradicts those before it.
  ///
  /// Each condition gets a symbol of its own, a slack or a marker, so the row that cannot reach 0 names all that
  /// holds it back (Dutertre and de Moura, CAV 2006, section 3.2.2; the markers are those of the Cassowary paper).
  mutating func settle(_ suspects: [Int]) {
    var attempt = MarkedTableau(self, suspects)
    for suspect in suspects {
      guard let proof = attempt.admit(suspect) else { continue }
      conditions[suspect].isLeftOut = true
      contradictions.append(reduced(proof))
    }
    counters.pivots += attempt.tableau.pivots
  }

  /// Takes members away as long as the others, with all sizes at least 0, still contradict each other.
  ///
  /// A proof names what one row of the tableau rests on, and no part of that is superfluous; but sizes that happen to be
  /// basic are not in that row, and with one of them a smaller set may do.
  private mutating func reduced(_ proof: Contradiction) -> Contradiction {
    var proof = proof
    // What was left out itself is needed: without it all the others were admitted.
    for candidate in proof.members where candidate != proof.leftOut {
      if !proof.members.contains(candidate) { continue }
      var attempt = MarkedTableau(self, proof.members)
      for member in proof.members where member != candidate {
        if let smaller = attempt.admit(member) { proof = smaller }
      }
      counters.pivots += attempt.tableau.pivots
    }
    return proof
  }
}

/// A tableau in which every row carries a symbol of its condition.
private struct MarkedTableau {
  private enum Origin {
    case domain(Int)
    case condition(Int)
  }

  private(set) var tableau = Tableau()
  private let component: Component
  private var symbols: [Int32]
  /// What each symbol stands for.
  private var origins: [Origin] = []

  /// - Parameter subjects: the conditions that may be admitted.
  init(_ component: Component, _ subjects: [Int]) {
    self.component = component
    symbols = [Int32](repeating: -1, count: component.unknowns.count)
    tableau.checksEveryPivot = component.checksEveryPivot
    for subject in subjects {
      for term in component.terms[component.conditions[subject].terms]
      where term.coefficient != 0 && symbols[term.unknown] < 0 {
        symbols[term.unknown] =
          tableau.makeSymbol(
            component.unknowns[term.unknown].domain == .free ? .unrestricted : .restricted
          ).index
        origins.append(.domain(term.unknown))
      }
    }
  }

  /// - Returns: nil, or why the condition contradicts those that were admitted before.
  mutating func admit(_ index: Int) -> Component.Contradiction? {
    let row = component.row(of: index, in: &tableau, symbols)
    let marker = tableau.makeSymbol(
      component.conditions[index].relation == .equal ? .dummy : .restricted
    )
    origins.append(.condition(index))
    guard case .contradiction(let proof) = tableau.admit(row, slack: marker) else { return nil }
    var contradiction = Component.Contradiction(leftOut: index, members: [index], domains: [])
    for entry in proof.entries where entry.coefficient.magnitude > Tolerance.coefficient {
      switch origins[Int(entry.symbol.index)] {
      case .condition(let other): contradiction.members.append(other)
      case .domain(let unknown): contradiction.domains.append(unknown)
      }
    }
    contradiction.members.sort()
    contradiction.domains.sort()
    return contradiction
  }
}
