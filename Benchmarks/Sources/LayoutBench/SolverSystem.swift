package import Cassowary

/// A model in a solver, fed and read through the public interface alone.
package struct SolverSystem {
  package var solver = Solver()
  package private(set) var variables: [Variable] = []
  /// The identity of each statement, nil while it is not in the solver.
  package private(set) var ids: [Constraint.ID?]
  private var changes = Changes()

  /// Makes the variables and adds all statements; does not solve.
  package init(_ model: Model, order: FeedingOrder = .natural) throws {
    solver.reserveCapacity(
      variables: model.domains.count,
      constraints: model.statements.count,
      terms: model.terms.count
    )
    variables.reserveCapacity(model.domains.count)
    for domain in model.domains { variables.append(solver.makeVariable(domain)) }
    ids = [Constraint.ID?](repeating: nil, count: model.statements.count)
    if order == .natural {
      for index in model.statements.indices { try add(index, of: model) }
    } else {
      for index in order.indices(model.statements.count) { try add(index, of: model) }
    }
  }

  /// Adds one statement, term by term.
  package mutating func add(_ index: Int, of model: Model, constant: Double? = nil) throws {
    let statement = model.statements[index]
    ids[index] = try withUnsafeTemporaryAllocation(
      of: LinearExpression.Term.self,
      capacity: statement.terms.count
    ) { room in
      for (place, index) in statement.terms.enumerated() {
        let term = model.terms[index]
        room.initializeElement(
          at: place,
          to: LinearExpression.Term(variables[term.variable], term.coefficient)
        )
      }
      return try solver.add(
        room.span,
        statement.relation,
        constant ?? statement.constant,
        strength: statement.strength
      )
    }
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

  package func read(into values: inout [Double]) {
    solver.copyValues(of: variables, into: &values)
  }

  /// Brings values up to date that were read before the last ``solve()``: only what it moved is read.
  package func update(_ values: inout [Double]) {
    // All variables were made at once, so their places are those in `values`.
    solver.copyValues(of: changes, into: &values)
  }
}
