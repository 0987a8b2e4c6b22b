import Cassowary
import Testing

/// Performs operations on one solver that lives on, and compares it with a fresh one whenever it has solved.
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

  /// A conflict by labels, which a fresh solver shares; identities it does not.
  private struct Contradiction: Equatable, CustomStringConvertible {
    var leftOut: Int
    var members: [Int]
    var domains: Set<Int>

    var description: String {
      "c\(leftOut) of \(members) with the domains of \(domains.sorted())"
    }
  }

  private var solver = Solver()
  private var unknowns: [Int: Unknown] = [:]
  private var entries: [Int: Entry] = [:]
  /// By the last `solve()`.
  private(set) var conflicts: [Conflict] = []
  private(set) var changes: Changes?
  var counters: Counters { solver.counters }
  private var solves = 0
  /// Every how many solves a fresh solver is asked.
  private let interval: Int
  /// What the fresh solver may take.
  private let shortcuts: Shortcuts

  init(comparingEvery interval: Int = 1, with shortcuts: Shortcuts = .all) {
    self.interval = interval
    self.shortcuts = shortcuts
  }

  /// The first step after which something is wrong, and what.
  ///
  /// - Parameters:
  ///   - forgetting: operations that the solver is not told about: an artificial fault.
  ///   - interval: every how many solves a fresh solver is asked.
  ///   - shortcuts: what the fresh solver may take.
  static func firstFailure(
    in operations: [Operation],
    forgetting isForgotten: (Operation) -> Bool = { _ in false },
    comparingEvery interval: Int = 1,
    with shortcuts: Shortcuts = .all
  ) -> (step: Int, text: String)? {
    var replay = Replay(comparingEvery: interval, with: shortcuts)
    for (step, operation) in operations.enumerated() {
      if let text = replay.perform(operation, isForgotten: isForgotten(operation)) {
        return (step, text)
      }
    }
    return nil
  }

  /// Compares with fresh solvers without shortcuts, and reports the shortest operations that fail.
  ///
  /// - Parameter interval: every how many solves; what fails is compared every time.
  /// - Returns: whether nothing was wrong.
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

  /// An operation that refers to something that is not there does nothing, nor does adding what is there.
  ///
  /// - Returns: what is wrong after it, if anything is.
  mutating func perform(_ operation: Operation, isForgotten: Bool = false) -> String? {
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
        if !isForgotten { try solver.setConstant(Double(constant) / 4, of: id) }
      case .setCoefficient(let label, let variable, let coefficient):
        guard let entry = entries[label], let unknown = unknowns[variable],
          let term = entry.statement.terms.firstIndex(where: { $0.variable == variable })
        else { return nil }
        entries[label]!.statement.terms[term].quarters = coefficient
        if !isForgotten {
          try solver.setCoefficient(
            Double(coefficient) / 4,
            of: unknown.identity,
            in: entry.identity
          )
        }
      case .setStrength(let label, let level):
        guard let id = entries[label]?.identity else { return nil }
        entries[label]!.statement.level = level
        if !isForgotten { try solver.setStrength(Statement.strength(level: level), of: id) }
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

// MARK: What must be true

extension Replay {
  private mutating func solve() -> String? {
    for (label, unknown) in unknowns.sorted(by: { $0.key < $1.key })
    where solver[unknown.identity] != unknown.value {
      return "x\(label) changed from \(unknown.value) to \(solver[unknown.identity]) unsolved"
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
      return "x\(label) is a size and \(unknown.value)"
    }
    if !solver.solve().isEmpty { return "solving once more changes something" }
    solver.checkInvariants()
    return nil
  }

  /// Compares values and conflicts with those of a fresh solver, filled in another order every other time.
  private func differenceFromFresh() -> String? {
    var fresh = Solver()
    fresh.shortcuts = shortcuts
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
        return "c\(label) mentions a variable that is gone"
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
    let expected = Self.contradictions(of: fresh, variables, ids)
    let found = Self.contradictions(of: solver, identities, entries.mapValues(\.identity))
    if found != expected {
      let (missing, extra) = (
        expected.filter { !found.contains($0) }, found.filter { !expected.contains($0) }
      )
      return "conflicts: only fresh \(missing), only got \(extra)"
    }
    for label in unknowns.keys.sorted() {
      let (value, wanted) = (solver[identities[label]!], fresh[variables[label]!])
      if !(abs(value - wanted) <= 1e-9 * max(1, abs(wanted))) {
        return "x\(label): fresh \(wanted), got \(value)"
      }
    }
    return nil
  }

  private static func contradictions(
    of solver: Solver,
    _ variables: [Int: Variable],
    _ ids: [Int: Constraint.ID]
  ) -> [Contradiction] {
    let variableLabels = Dictionary(uniqueKeysWithValues: variables.map { ($1, $0) })
    let labels = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })
    return solver.conflicts.map { conflict in
      Contradiction(
        leftOut: labels[conflict.leftOut] ?? -1,
        members: conflict.members.map { labels[$0] ?? -1 },
        domains: Set(conflict.domains.map { variableLabels[$0] ?? -1 })
      )
    }
  }

  /// `Changes` are the differences between what could be read before and after, no more and no less.
  private func wrong(_ changes: Changes) -> String? {
    let moved = unknowns.values.filter { solver[$0.identity] != $0.value }.map(\.identity).sorted()
    if changes.variables != moved { return "moved: \(moved), got \(changes.variables)" }

    let now = solver.conflicts
    let new = now.filter { !conflicts.contains($0) }
    if changes.conflicts != new { return "new conflicts: \(new), got \(changes.conflicts)" }

    // What became optional is no longer left out, but it need not hold either.
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
