/// Why a condition contradicts others, by index.
struct Proof {
  /// Ascending.
  var conditions: [Int]
  /// The unknowns whose being 0 or more is part of it; ascending.
  var domains: [Int]
}

extension Subsystem {
  /// Which of the conditions, all of them required, have to be left out if they are admitted one by one, each with what it
  /// contradicts.
  mutating func leftOut() -> [(index: Int, proof: Proof)] {
    needsManyDigits ? leftOut(with: DoubleDouble.self) : leftOut(with: Double.self)
  }

  mutating func leftOut<Number: TableauNumber>(
    with number: Number.Type
  ) -> [(index: Int, proof: Proof)] {
    var attempt = MarkedTableau<Number>(self)
    defer { counters.pivots += attempt.tableau.pivots }
    return conditions.indices.compactMap { index in
      attempt.admit(index).map { (index, $0) }
    }
  }
}

/// A tableau in which every row carries a symbol of its condition, so the row that cannot reach 0 names all that holds it
/// back (Dutertre and de Moura, CAV 2006, section 3.2.2; the markers are those of the Cassowary paper).
private struct MarkedTableau<Number: TableauNumber> {
  private enum Origin {
    case domain(Int)
    case condition(Int)
  }

  private(set) var tableau = Tableau<Number>()
  private let system: Subsystem
  private let symbols: [Int32]
  /// What each symbol stands for.
  private var origins: [Origin] = []

  init(_ system: Subsystem) {
    self.system = system
    tableau.checksEveryPivot = system.checksEveryPivot
    var symbols: [Int32] = []
    for index in system.unknowns.indices {
      let isFree = system.unknowns[index].domain == .free
      symbols.append(tableau.makeSymbol(isFree ? .unrestricted : .restricted).index)
      origins.append(.domain(index))
    }
    self.symbols = symbols
  }

  /// - Returns: nil, or why the condition contradicts those that were admitted before.
  mutating func admit(_ index: Int) -> Proof? {
    let row = system.row(of: index, in: &tableau, symbols)
    let marker = tableau.makeSymbol(
      system.conditions[index].relation == .equal ? .dummy : .restricted
    )
    origins.append(.condition(index))
    let tolerance = system.tolerance(of: index)
    let admission = tableau.admit(row, slack: marker, tolerance: tolerance)
    guard case .contradiction(let proof) = admission else { return nil }
    var result = Proof(conditions: [index], domains: [])
    for entry in proof.entries where entry.coefficient.magnitude > Number.leastCoefficient {
      switch origins[Int(entry.symbol.index)] {
      case .condition(let other): result.conditions.append(other)
      case .domain(let unknown): result.domains.append(unknown)
      }
    }
    result.conditions.sort()
    result.domains.sort()
    return result
  }
}
