package import Cassowary

/// A model in a solver, fed and read through the public interface alone.
package struct SolverSystem {
  package var solver = Reductions.makeSolver()
  package private(set) var variables: [Variable] = []
  /// The identity of each statement, nil while it is not in the solver.
  package private(set) var ids: [Constraint.ID?]
  private var changes = Changes()

  /// Makes the variables and adds all statements; does not solve.
  ///
  /// - Parameter isRanked: whether ranks are the statements' own order, and not that of feeding.
  package init(
    _ model: Model,
    order: FeedingOrder = .natural,
    isRanked: Bool = false
  ) throws {
    solver.reserveCapacity(
      variables: model.domains.count,
      constraints: model.statements.count,
      terms: model.terms.count
    )
    variables.reserveCapacity(model.domains.count)
    for domain in model.domains { variables.append(solver.makeVariable(domain)) }
    ids = [Constraint.ID?](repeating: nil, count: model.statements.count)
    let longest = model.statements.reduce(0) { max($0, $1.terms.count) }
    let indices = order == .natural ? nil : order.indices(model.statements.count)
    try withUnsafeTemporaryAllocation(of: LinearExpression.Term.self, capacity: longest) { room in
      for place in model.statements.indices {
        let index = indices?[place] ?? place
        ids[index] = try feed(
          index,
          of: model,
          nil,
          room,
          isRanked ? Rank(order: UInt64(index)) : nil
        )
      }
    }
  }

  /// Adds one statement.
  package mutating func add(_ index: Int, of model: Model, constant: Double? = nil) throws {
    ids[index] = try withUnsafeTemporaryAllocation(
      of: LinearExpression.Term.self,
      capacity: model.statements[index].terms.count
    ) { room in
      try feed(index, of: model, constant, room)
    }
  }

  /// Says a statement to the solver, term by term.
  @inline(__always)
  private mutating func feed(
    _ index: Int,
    of model: Model,
    _ constant: Double?,
    _ room: UnsafeMutableBufferPointer<LinearExpression.Term>,
    _ rank: Rank? = nil
  ) throws -> Constraint.ID {
    let statement = model.statements[index]
    var count = 0
    for term in model.terms[statement.terms] {
      room.initializeElement(at: count, to: .init(variables[term.variable], term.coefficient))
      count += 1
    }
    return try solver.add(
      room.span.extracting(first: count),
      statement.relation,
      constant ?? statement.constant,
      strength: statement.strength,
      rank: rank
    )
  }

  package mutating func remove(_ index: Int) {
    guard let id = ids[index] else { return }
    solver.remove(id)
    ids[index] = nil
  }

  package mutating func setConstant(_ constant: Double, of index: Int) throws {
    guard let id = ids[index] else { return }
    try solver.setConstant(constant, of: id)
  }

  package mutating func solve() { changes = solver.solve() }

  /// The statements of each contradiction, if their ranks are their order.
  package var conflictSets: [[Int]] {
    solver.conflicts.map { $0.members.map { Int(solver.constraint($0).rank.order) } }
  }

  package func read(into values: inout [Double]) {
    solver.copyValues(of: variables, into: &values)
  }

  /// Brings values up to date that were read before the last ``solve()``: only what it moved is read.
  package func update(_ values: inout [Double]) {
    // All variables were made at once, so their places are those in `values`.
    solver.copyValues(of: changes, into: &values)
  }
}
