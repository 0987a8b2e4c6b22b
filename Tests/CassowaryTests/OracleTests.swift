import Cassowary
import Expectations
import TestLength
import Testing

/// The solver against exact rational arithmetic: thousands of small systems with answers from z3.
@Suite struct OracleTests {
  @Test func `the Swift and Python generators make the same systems`() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in OracleAnswers.committed.answers.indices {
      RandomSystem(number: number).forEachNumber {
        hash = (hash ^ UInt64(bitPattern: Int64($0))) &* 0x100_0000_01b3
      }
    }
    expectEqual(hash, OracleAnswers.committed.checksum)
    expectTrue(OracleAnswers.committed.answers.count >= 10_000)
  }

  @Test func `exactly the constraints that conflict with those of lower ranks are rejected`() {
    expectNoMismatch { Mismatch.ofLeftOut($0, $1) }
  }

  @Test func `the sum of the errors of each level is the least that higher levels permit`() {
    expectNoMismatch { Mismatch.ofErrors($0, $1) }
  }

  @Test func `values that required and optional constraints determine are exact`() {
    expectNoMismatch { Mismatch.ofUniqueValues($0, $1) }
  }

  @Test func `ties and undetermined variables are settled as in the answers of the oracle`() {
    expectNoMismatch { Mismatch.ofAllValues($0, $1) }
  }

  @Test func `each conflict has an irreducible set whose last member by rank is rejected`() {
    expectNoMismatch { solved, _ in Mismatch.ofConflicts(solved) }
  }

  @Test func `each conflict names an irreducible set of domains`() {
    expectNoMismatch { solved, _ in Mismatch.ofDomains(solved) }
  }

  /// No answer depends on a reduction around the simplex: each is switched off, then all of them.
  @Test(arguments: Reductions.withOneOff + [[]])
  func `answers are right with each reduction off, and with all of them off`(reductions: Reductions)
  {
    let step = LongTests.value(1, share: 320)
    let solved = Solved.every(step, reductions: reductions)
    for mismatch in [Mismatch.ofLeftOut, Mismatch.ofErrors, Mismatch.ofAllValues] {
      expectNoMismatch(solved, mismatch)
    }
  }

  @Test func `the comparison detects a wrong answer`() throws {
    let solved = try #require(
      Solved.all.first {
        let answer = $0.answer
        return !answer.leftOut.isEmpty && !answer.errors.isEmpty
          && answer.isUnique.contains(true) && answer.isUnique.contains(false)
      }
    )
    let right = solved.answer
    let unique = try #require(right.isUnique.firstIndex(of: true))
    let undetermined = try #require(right.isUnique.firstIndex(of: false))

    var wrong = right
    wrong.leftOut.removeLast()
    expectTrue(Mismatch.ofLeftOut(solved, wrong) != nil)
    wrong = right
    wrong.errors[0] += 1e-5 * max(1, wrong.errors[0])
    expectTrue(Mismatch.ofErrors(solved, wrong) != nil)
    wrong = right
    wrong.values[undetermined] += 1
    expectTrue(Mismatch.ofUniqueValues(solved, wrong) == nil)
    expectTrue(Mismatch.ofAllValues(solved, wrong) != nil)
    wrong.values[unique] += 1
    expectTrue(Mismatch.ofUniqueValues(solved, wrong) != nil)
  }

  @Test func `the comparison detects a wrong conflict`() throws {
    let solved = try #require(
      Solved.all.first { !$0.conflicts.isEmpty && !$0.conflicts[0].domains.isEmpty }
    )
    expectTrue(Mismatch.ofConflicts(solved) == nil)
    expectTrue(Mismatch.ofDomains(solved) == nil)
    var wrong = solved
    wrong.conflicts[0].members.removeLast()
    expectTrue(Mismatch.ofConflicts(wrong) != nil)
    wrong = solved
    wrong.conflicts[0].members.insert(contentsOf: solved.system.rows.indices, at: 0)
    expectTrue(Mismatch.ofConflicts(wrong) != nil)
    wrong = solved
    wrong.conflicts[0].domains = []
    expectTrue(Mismatch.ofDomains(wrong) != nil)
  }

  private func expectNoMismatch(
    _ systems: [Solved] = Solved.all,
    _ mismatch: (Solved, OracleAnswer) -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var count = 0
    for solved in systems {
      guard let text = mismatch(solved, solved.answer) else { continue }
      count += 1
      if count <= 5 { Issue.record("\(solved.system)\n\(text)", sourceLocation: sourceLocation) }
    }
    #expect(count == 0, "number of cases that differ", sourceLocation: sourceLocation)
  }
}

/// A system and the solver's answer to it.
struct Solved {
  /// A ``Cassowary/Conflict`` by the indices of the system.
  struct IndexedConflict: Equatable {
    var leftOut: Int
    var members: [Int]
    var domains: [Int]
  }

  let system: RandomSystem
  let values: [Double]
  /// `Solver.error(of:)` of each row.
  let errors: [Double]
  var conflicts: [IndexedConflict] = []

  var leftOut: [Int] { conflicts.map(\.leftOut).sorted() }

  /// What z3 computed for the same system.
  var answer: OracleAnswer { OracleAnswers.committed.answers[system.number] }

  /// The systems that this run covers.
  static let all = every(LongTests.value(1, share: 8))

  /// Every `step`-th system. The families of systems take turns, so a step without their number as a factor covers each family.
  static func every(_ step: Int, reductions: Reductions = .all) -> [Solved] {
    stride(from: 0, to: OracleAnswers.committed.answers.count, by: step).map {
      Solved(RandomSystem(number: $0), reductions: reductions)
    }
  }

  init(_ system: RandomSystem, reductions: Reductions = .all) {
    self.init(
      system,
      rows: Array(system.rows.indices),
      sizes: Set(system.isSize.indices),
      reductions: reductions
    )
  }

  /// Solves some of the rows with some of the domains.
  init(
    _ system: RandomSystem,
    rows: [Int],
    sizes: Set<Int>,
    reductions: Reductions = .all
  ) {
    self.system = system
    var solver = Solver()
    solver.reductions = reductions
    let variables = system.isSize.indices.map {
      solver.makeVariable(
        system.isSize[$0] && sizes.contains($0) ? .nonNegative : .free,
        order: UInt64(system.orders[$0])
      )
    }
    let ids = rows.map { index in
      let row = system.rows[index]
      let terms = row.terms.map {
        LinearExpression.Term(variables[$0.variable], Double($0.quarters) / 4)
      }
      do {
        return try solver.add(
          Constraint(LinearExpression(terms: terms), row.relation, Double(row.constant) / 4),
          strength: row.level.map { .level(Double($0) / 2) } ?? .required,
          rank: Rank(tier: UInt8(row.tier), order: UInt64(row.order))
        )
      } catch {
        fatalError("\(system)\n\(error)")
      }
    }
    _ = solver.solve()
    solver.checkInvariants()
    values = variables.map { solver[$0] }
    errors = ids.map { solver.error(of: $0) }

    let rowOfID = Dictionary(uniqueKeysWithValues: zip(ids, rows))
    let indexOfVariable = Dictionary(uniqueKeysWithValues: zip(variables, variables.indices))
    conflicts = solver.conflicts.map { conflict in
      IndexedConflict(
        leftOut: rowOfID[conflict.leftOut]!,
        members: conflict.members.map { rowOfID[$0]! },
        domains: conflict.domains.map { indexOfVariable[$0]! }
      )
    }
  }
}

/// How an answer differs from what is expected, as text; nil if it does not.
enum Mismatch {
  static func ofLeftOut(_ solved: Solved, _ answer: OracleAnswer) -> String? {
    if solved.leftOut == answer.leftOut { return nil }
    return "rejected: expected \(answer.leftOut), got \(solved.leftOut)"
  }

  static func ofErrors(_ solved: Solved, _ answer: OracleAnswer) -> String? {
    let system = solved.system
    for row in system.rows.indices {
      let error = system.error(ofRow: row, at: solved.values)
      if differ(error, solved.errors[row]) {
        return "error(of: c\(row)): \(error) by its substitution, got \(solved.errors[row])"
      }
    }
    let sums = system.levelsInUse.map { level in
      system.rows.indices.reduce(0) {
        system.rows[$1].level == level ? $0 + solved.errors[$1] : $0
      }
    }
    if sums.count == answer.errors.count, !zip(sums, answer.errors).contains(where: differ) {
      return nil
    }
    return "errors: expected \(answer.errors), got \(sums)"
  }

  static func ofUniqueValues(_ solved: Solved, _ answer: OracleAnswer) -> String? {
    ofValues(solved, answer, where: answer.isUnique)
  }

  static func ofAllValues(_ solved: Solved, _ answer: OracleAnswer) -> String? {
    ofValues(solved, answer, where: answer.isUnique.map { _ in true })
  }

  private static func ofValues(
    _ solved: Solved,
    _ answer: OracleAnswer,
    where isCompared: [Bool]
  ) -> String? {
    let differing = isCompared.indices.filter {
      isCompared[$0] && differ(solved.values[$0], answer.values[$0])
    }
    if differing.isEmpty { return nil }
    let names = differing.map { "x\($0)" }.joined(separator: ", ")
    return "\(names): expected \(answer.values), got \(solved.values)"
  }

  /// Checked with fresh solvers that hold only members of the set.
  static func ofConflicts(_ solved: Solved) -> String? {
    let (system, leftOut) = (solved.system, Set(solved.leftOut))
    func canHold(_ rows: [Int]) -> Bool {
      Solved(system, rows: rows, sizes: Set(system.isSize.indices)).conflicts.isEmpty
    }
    for conflict in solved.conflicts {
      let members = conflict.members
      let ranks = members.map { (system.rows[$0].tier, system.rows[$0].order) }
      if members.last != conflict.leftOut || !zip(ranks, ranks.dropFirst()).allSatisfy({ $0 < $1 })
        || members.dropLast().contains(where: leftOut.contains)
        || members.contains(where: { system.rows[$0].level != nil })
      {
        return "c\(conflict.leftOut) is not the last by rank of accepted constraints \(members)"
      }
      if canHold(members) { return "\(members) can be satisfied together" }
      for member in members where !canHold(members.filter { $0 != member }) {
        return "\(members) is not irreducible: the other members conflict without c\(member)"
      }
    }
    return nil
  }

  static func ofDomains(_ solved: Solved) -> String? {
    for conflict in solved.conflicts {
      func canHold(_ sizes: [Int]) -> Bool {
        Solved(solved.system, rows: conflict.members, sizes: Set(sizes)).conflicts.isEmpty
      }
      let domains = conflict.domains
      if !domains.allSatisfy({ solved.system.isSize[$0] }) { return "\(domains) are not all sizes" }
      if canHold(domains) {
        return "\(conflict.members) can be satisfied with the domains of \(domains) alone"
      }
      for domain in domains where !canHold(domains.filter { $0 != domain }) {
        return "\(conflict.members) conflict with \(domains) even without the domain of x\(domain)"
      }
    }
    return nil
  }

  private static func differ(_ a: Double, _ b: Double) -> Bool {
    !(abs(a - b) <= 1e-6 * max(1, abs(b)))
  }
}
