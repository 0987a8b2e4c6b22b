import Cassowary
import Shrinking
import Testing

/// Performs operations on one solver, and compares it with a fresh one after each solve.
struct Replay {
  private struct Unknown {
    var domain: Domain
    var order: Int
    var identity: Variable
    /// By the last `solve()`.
    var value = 0.0
  }

  private struct Entry {
    var statement: Statement
    var identity: Constraint.ID
  }

  /// A conflict by labels: a fresh solver has the same labels, but other identities.
  private struct LabelledConflict: Equatable, CustomStringConvertible {
    var leftOut: Int
    var members: [Int]
    var domains: Set<Int>

    var description: String {
      "c\(leftOut) of \(members) with the domains of \(domains.sorted())"
    }
  }

  private(set) var solver = Solver()
  private var unknowns: [Int: Unknown] = [:]
  private var entries: [Int: Entry] = [:]
  /// By the last `solve()`.
  private(set) var conflicts: [Conflict] = []
  private(set) var changes: Changes?
  var counters: Counters { solver.counters }
  var variables: [Variable] { unknowns.values.map(\.identity) }
  private var solves = 0
  /// The number of solves from one comparison with a fresh solver to the next.
  private let interval: Int
  /// The reductions of the fresh solver.
  private let reductions: Reductions

  init(comparingEvery interval: Int = 1, with reductions: Reductions = .all) {
    self.interval = interval
    self.reductions = reductions
  }

  /// The first step with a wrong result, and a description of it.
  ///
  /// - Parameters:
  ///   - ignoring: operations that are not passed on to the solver: an artificial fault.
  ///   - interval: the number of solves from one comparison to the next.
  ///   - reductions: those of the fresh solver.
  static func firstFailure(
    in operations: [Operation],
    ignoring isIgnored: (Operation) -> Bool = { _ in false },
    comparingEvery interval: Int = 1,
    with reductions: Reductions = .all
  ) -> (step: Int, text: String)? {
    var replay = Replay(comparingEvery: interval, with: reductions)
    for (step, operation) in operations.enumerated() {
      if let text = replay.perform(operation, isIgnored: isIgnored(operation)) {
        return (step, text)
      }
    }
    return nil
  }

  /// Compares with fresh solvers without reductions, and reports the shortest sequence of operations that fails.
  ///
  /// - Parameter interval: the number of solves from one comparison to the next; a failing sequence is compared after each solve.
  /// - Returns: whether all answers were right.
  @discardableResult
  static func expectFreshAnswers(
    to operations: [Operation],
    every interval: Int = 1,
    _ comment: Comment? = nil
  ) -> Bool {
    guard let failure = firstFailure(in: operations, comparingEvery: interval, with: []) else {
      return true
    }
    let minimal = shrink(Array(operations.prefix(failure.step + 1))) {
      firstFailure(in: $0, with: []) != nil
    }
    let text = minimal.map(\.description).joined(separator: "\n")
    let reason = firstFailure(in: minimal, with: [])?.text ?? failure.text
    Issue.record("\(comment.map { "\($0)\n" } ?? "")\(reason)\n\(text)")
    return false
  }

  /// An operation does nothing if it refers to a missing variable or constraint, or adds a constraint that exists.
  ///
  /// - Returns: a description of the failure, nil if there is none.
  mutating func perform(_ operation: Operation, isIgnored: Bool = false) -> String? {
    do {
      switch operation {
      case .makeVariable(let label, let domain, let order):
        let identity = solver.makeVariable(domain, order: UInt64(order))
        unknowns[label] = Unknown(domain: domain, order: order, identity: identity)
      case .removeVariable(let label):
        guard let unknown = unknowns[label], !isMentioned(label) else { return nil }
        if solver.isConstrained(unknown.identity) { return "x\(label) counts as constrained" }
        solver.remove(unknown.identity)
        unknowns[label] = nil
      case .add(let label, let statement):
        guard entries[label] == nil,
          let constraint = constraint(statement, { unknowns[$0]?.identity })
        else { return nil }
        let id = try solver.add(
          constraint,
          strength: statement.strength,
          rank: Rank(tier: UInt8(statement.tier), order: UInt64(statement.order))
        )
        entries[label] = Entry(statement: statement, identity: id)
      case .remove(let label):
        guard let entry = entries.removeValue(forKey: label) else { return nil }
        solver.remove(entry.identity)
      case .setConstant(let label, let constant):
        guard let id = entries[label]?.identity else { return nil }
        entries[label]!.statement.constant = constant
        if !isIgnored { try solver.setConstant(Double(constant) / 4, of: id) }
      case .setCoefficient(let label, let variable, let coefficient):
        guard let entry = entries[label], let unknown = unknowns[variable],
          let term = entry.statement.terms.firstIndex(where: { $0.variable == variable })
        else { return nil }
        entries[label]!.statement.terms[term].quarters = coefficient
        if !isIgnored {
          try solver.setCoefficient(
            Double(coefficient) / 4,
            of: unknown.identity,
            in: entry.identity
          )
        }
      case .setStrength(let label, let level):
        guard let id = entries[label]?.identity else { return nil }
        entries[label]!.statement.level = level
        if !isIgnored { try solver.setStrength(Statement.strength(level: level), of: id) }
      case .solve:
        return solve()
      }
    } catch {
      return "\(operation) throws: \(error)"
    }
    return nil
  }

  private func isMentioned(_ label: Int) -> Bool {
    entries.values.contains { $0.statement.terms.contains { $0.variable == label } }
  }

  private func constraint(_ statement: Statement, _ identity: (Int) -> Variable?) -> Constraint? {
    var expression = LinearExpression()
    for term in statement.terms {
      guard let variable = identity(term.variable) else { return nil }
      expression.terms.append(.init(variable, Double(term.quarters) / 4))
    }
    return Constraint(expression, statement.relation, statement.constantValue)
  }
}

// MARK: Checks

extension Replay {
  private mutating func solve() -> String? {
    for (label, unknown) in unknowns.sorted(by: { $0.key < $1.key })
    where solver[unknown.identity] != unknown.value {
      return
        "x\(label) changed from \(unknown.value) to \(solver[unknown.identity]) without a solve"
    }
    let changes = solver.solve()
    self.changes = changes
    solves += 1
    let failure = (solves % interval == 0 ? differenceFromFresh() : nil) ?? wrong(changes)
    for label in unknowns.keys {
      unknowns[label]!.value = solver[unknowns[label]!.identity]
    }
    conflicts = solver.conflicts
    if let failure { return failure }
    for (label, unknown) in unknowns where unknown.domain == .nonNegative && unknown.value < 0 {
      return "x\(label) is a size and has the value \(unknown.value)"
    }
    if !solver.solve().isEmpty { return "a second solve without a change has changes" }
    solver.checkInvariants()
    return nil
  }

  /// Compares values and conflicts with those of a fresh solver, filled in another order every other time.
  private func differenceFromFresh() -> String? {
    var fresh = Solver()
    fresh.reductions = reductions
    var variables: [Int: Variable] = [:]
    var ids: [Int: Constraint.ID] = [:]
    let areReversed = solves % 2 == 0
    for label in unknowns.keys.sorted(by: areReversed ? { $0 > $1 } : { $0 < $1 }) {
      let unknown = unknowns[label]!
      variables[label] = fresh.makeVariable(unknown.domain, order: UInt64(unknown.order))
    }
    for label in entries.keys.sorted(by: areReversed ? { $0 > $1 } : { $0 < $1 }) {
      let statement = entries[label]!.statement
      guard let constraint = constraint(statement, { variables[$0] }) else {
        return "c\(label) mentions a removed variable"
      }
      do {
        ids[label] = try fresh.add(
          constraint,
          strength: statement.strength,
          rank: Rank(tier: UInt8(statement.tier), order: UInt64(statement.order))
        )
      } catch {
        return "adding c\(label) throws: \(error)"
      }
    }
    _ = fresh.solve()

    let identities = unknowns.mapValues(\.identity)
    let expected = Self.labelledConflicts(of: fresh, variables, ids)
    let found = Self.labelledConflicts(of: solver, identities, entries.mapValues(\.identity))
    if found != expected {
      let (missing, extra) = (
        expected.filter { !found.contains($0) }, found.filter { !expected.contains($0) }
      )
      return "conflicts: only in the fresh solver \(missing), only in the changed one \(extra)"
    }
    for label in unknowns.keys.sorted() {
      let (value, expected) = (solver[identities[label]!], fresh[variables[label]!])
      if !(abs(value - expected) <= 1e-9 * max(1, abs(expected))) {
        return "x\(label): \(expected) in the fresh solver, got \(value)"
      }
    }
    return nil
  }

  private static func labelledConflicts(
    of solver: Solver,
    _ variables: [Int: Variable],
    _ ids: [Int: Constraint.ID]
  ) -> [LabelledConflict] {
    let variableLabels = Dictionary(uniqueKeysWithValues: variables.map { ($1, $0) })
    let labels = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })
    return solver.conflicts.map { conflict in
      LabelledConflict(
        leftOut: labels[conflict.leftOut] ?? -1,
        members: conflict.members.map { labels[$0] ?? -1 },
        domains: Set(conflict.domains.map { variableLabels[$0] ?? -1 })
      )
    }
  }

  /// `Changes` are exactly the differences between the state before and after.
  private func wrong(_ changes: Changes) -> String? {
    let moved = unknowns.values.filter { solver[$0.identity] != $0.value }.map(\.identity).sorted()
    if changes.variables != moved { return "moved: \(moved), got \(changes.variables)" }

    let now = solver.conflicts
    let new = now.filter { !conflicts.contains($0) }
    if changes.conflicts != new { return "new conflicts: \(new), got \(changes.conflicts)" }

    // A rejected constraint that became optional is no longer in conflict, but need not hold.
    let required = Set(
      entries.values.filter { $0.statement.level == nil }.map(\.identity)
    )
    let leftOut = Set(now.map(\.leftOut))
    let restored = conflicts.map(\.leftOut).filter {
      required.contains($0) && !leftOut.contains($0)
    }
    if changes.restored != restored.sorted() {
      return "restored: \(restored.sorted()), got \(changes.restored)"
    }
    return nil
  }
}
