/// Required conditions of a system, which a simplex admits one after another.
///
/// Each condition is a row. Its activity may be anything until the condition is admitted. A condition contradicts those that are
/// admitted if its distance cannot be brought to 0: the columns that have a reduced cost where it is least hold it back, and are an
/// irreducible set with it, since the duals of a basis are a vertex of the polyhedron of all proofs (Gleeson and Ryan, *Identifying
/// minimally infeasible subsystems of inequalities*, ORSA Journal on Computing 2, 1990).
struct Admission {
  /// Why a condition contradicts others, by index.
  struct Proof: Equatable {
    /// Ascending.
    var conditions: [Int]
    /// The unknowns whose being 0 or more is part of it; ascending.
    var domains: [Int]
  }

  private let system: Subsystem
  private var simplex: Simplex
  private let ranges: [(low: Double, high: Double)]
  private let tolerances: [Double]
  private(set) var isAdmitted: [Bool]

  var pivots: Int { simplex.iterations }

  /// Begins with no condition, at the unknowns' values or near 0.
  init(_ system: Subsystem, startsAtValues: Bool = false) {
    self.system = system
    let program = LinearProgram(rowsOf: system)
    simplex = Simplex(
      bounds: program.bounds,
      rows: program.rows,
      isRefined: system.isRefined
    )
    ranges = program.targets.map { ($0.low, $0.high) }
    tolerances = system.conditions.indices.map(system.tolerance)
    isAdmitted = [Bool](repeating: false, count: system.conditions.count)
    if startsAtValues {
      simplex.move(
        to: system.unknowns.enumerated().map { ($0.offset, $0.element.value, Simplex.noSide) }
      )
    }
  }

  /// How far the present point is from a condition.
  func distance(_ index: Int) -> Double {
    Simplex.distance(
      simplex.columns[activity(of: index)].value,
      from: ranges[index].low,
      to: ranges[index].high
    )
  }

  /// Moves the point to where a condition holds together with all that are admitted, and admits it.
  ///
  /// - Returns: nil if that is possible, else why it is not.
  mutating func admit(_ index: Int) -> Proof? {
    let column = activity(of: index)
    simplex.setCost(column, from: ranges[index].low, to: ranges[index].high)
    let outcome = simplex.minimize([column])
    let proof =
      outcome == .optimal && distance(index) > tolerances[index] ? proof(against: index) : nil
    simplex.forgetCosts(of: [column])
    if outcome != .optimal || proof != nil { return proof }
    // What it misses by is rounding.
    let value = simplex.columns[column].value
    simplex.setBounds(column, min(ranges[index].low, value), max(ranges[index].high, value))
    isAdmitted[index] = true
    return nil
  }

  /// Takes an admission back. The point stays where it is.
  mutating func release(_ index: Int) {
    simplex.setBounds(activity(of: index), -.infinity, .infinity)
    isAdmitted[index] = false
  }

  private func activity(of index: Int) -> Int { system.unknowns.count + index }

  private mutating func proof(against index: Int) -> Proof {
    simplex.dropRounding()
    var proof = Proof(conditions: [], domains: [])
    let unknownCount = system.unknowns.count
    for column in simplex.columns.indices {
      if column == unknownCount + index {
        proof.conditions.append(index)
      } else if simplex.columns[column].place < 0
        && simplex.columns[column].reduced.magnitude > simplex.optimality
      {
        if column < unknownCount {
          proof.domains.append(column)
        } else {
          proof.conditions.append(column - unknownCount)
        }
      }
    }
    return proof
  }
}
