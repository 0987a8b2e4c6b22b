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

  private mutating func leftOut<Number: TableauNumber>(
    with number: Number.Type
  ) -> [(index: Int, proof: Proof)] {
    var attempt = MarkedTableau<Number>(self)
    defer { counters.pivots += attempt.tableau.pivots }
    return conditions.indices.compactMap { index in
      attempt.admit(index).map { (index, $0) }
    }
  }

  /// What the last condition contradicts: of all sets the one whose last member is the earliest, of those the one whose last
  /// but one is, and so on.
  ///
  /// The last condition is admitted, then the others up to the first that fails: that is a member. From there on downwards each
  /// condition is let go if what is left cannot hold without it either; the others are the members.
  ///
  /// - Precondition: the others can hold.
  /// - Returns: nil if it contradicts nothing, with all sizes at least 0.
  /// - Complexity: admits each condition once; for each member it looks at a column, or goes on from there by simplex.
  mutating func earliestProof() -> Proof? {
    needsManyDigits ? earliestProof(with: DoubleDouble.self) : earliestProof(with: Double.self)
  }

  private mutating func earliestProof<Number: TableauNumber>(with number: Number.Type) -> Proof? {
    let last = conditions.count - 1
    var attempt = MarkedTableau<Number>(self)
    defer {
      counters.pivots += attempt.tableau.pivots
      counters.admissions += attempt.admissions
    }
    if let proof = attempt.admit(last) { return minimal(proof, [last], with: number) }
    for index in 0..<last {
      guard let proof = attempt.admit(index) else { continue }
      var members = [last, index]
      for other in (0..<index).reversed() where attempt.isNeeded(other) { members.append(other) }
      return minimal(proof, members.sorted(), with: number)
    }
    return nil
  }

  /// The domains of a proof from its members alone, admitted in their order, so that they do not depend on the way to them.
  private mutating func minimal<Number: TableauNumber>(
    _ proof: Proof,
    _ members: [Int],
    with number: Number.Type
  ) -> Proof {
    var attempt = MarkedTableau<Number>(self)
    defer {
      counters.pivots += attempt.tableau.pivots
      counters.admissions += attempt.admissions
    }
    var result = proof
    for member in members {
      if let found = attempt.admit(member) { result.domains = found.domains }
    }
    result.conditions = members
    return result
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
  /// The symbol of each condition that was admitted.
  private var markers: [Int: Symbol] = [:]
  private(set) var admissions = 0
  /// The row of the last contradiction, and by how much it may miss.
  private var proof: (row: Row<Number>, tolerance: Double)?

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
    admissions += 1
    let row = system.row(of: index, in: &tableau, symbols)
    let marker = tableau.makeSymbol(
      system.conditions[index].relation == .equal ? .dummy : .restricted
    )
    origins.append(.condition(index))
    markers[index] = marker
    let tolerance = system.tolerance(of: index)
    let admission = tableau.admit(row, slack: marker, tolerance: tolerance)
    guard case .contradiction(let proof) = admission else { return nil }
    self.proof = (proof, tolerance)
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

  /// Lets a condition go, unless the others could hold without it.
  ///
  /// - Precondition: a condition has contradicted others, and none was admitted since.
  mutating func isNeeded(_ index: Int) -> Bool {
    guard let (row, tolerance) = proof, let marker = markers[index] else { return false }
    let coefficient = row.coefficient(of: marker)
    if coefficient.magnitude <= Number.leastCoefficient {
      tableau.release(marker)
      return false
    }
    if tableau.canMove(marker, by: -row.constant / coefficient) { return true }
    let present = tableau
    tableau.release(marker)
    var raised = row
    if !tableau.raise(&raised, tolerance) {
      proof = (raised, tolerance)
      return false
    }
    let pivots = tableau.pivots - present.pivots
    tableau = present
    tableau.add(pivots: pivots)
    return true
  }
}
