extension Component {
  /// Admits required conditions one by one in ascending rank, and leaves out what contradicts those before it.
  ///
  /// Each condition gets a symbol of its own, a slack or a marker, so the row that cannot reach 0 names all that
  /// holds it back (Dutertre and de Moura, CAV 2006, section 3.2.2; the markers are those of the Cassowary paper). The
  /// symbols of that row are independent, so the set is irreducible.
  mutating func settle(_ suspects: [Int]) {
    var tableau = Tableau()
    tableau.checksEveryPivot = checksEveryPivot
    var symbols = [Symbol?](repeating: nil, count: unknowns.count)
    var origins: [Origin] = []
    for suspect in suspects {
      for term in terms[conditions[suspect].terms]
      where term.coefficient != 0 && symbols[term.unknown] == nil {
        symbols[term.unknown] = tableau.makeSymbol(
          unknowns[term.unknown].domain == .free ? .unrestricted : .restricted
        )
        origins.append(.domain(term.unknown))
      }
    }
    for suspect in suspects {
      let row = self.row(of: suspect, in: &tableau, symbols)
      let marker = tableau.makeSymbol(
        conditions[suspect].relation == .equal ? .dummy : .restricted
      )
      origins.append(.condition(suspect))
      guard case .contradiction(let proof) = tableau.admit(row, slack: marker) else { continue }
      conditions[suspect].isLeftOut = true
      var contradiction = Contradiction(leftOut: suspect, members: [suspect], domains: [])
      for entry in proof.entries where entry.coefficient.magnitude > Tolerance.coefficient {
        switch origins[Int(entry.symbol.index)] {
        case .condition(let index): contradiction.members.append(index)
        case .domain(let unknown): contradiction.domains.append(unknown)
        }
      }
      contradiction.members.sort()
      contradiction.domains.sort()
      contradictions.append(contradiction)
    }
    counters.pivots += tableau.pivots
  }

  private enum Origin {
    case domain(Int)
    case condition(Int)
  }
}
