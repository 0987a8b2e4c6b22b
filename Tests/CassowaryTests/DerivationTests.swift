import Expectations
import TestLength
import Testing

@testable import Cassowary

@Suite struct DerivationTests {
  @Test func `a value is the sum of the constants that determine it, nearest constraints first`()
    throws
  {
    var solver = Solver()
    let (rootWidth, left, width) = (
      solver.makeVariable(.nonNegative), solver.makeVariable(.free),
      solver.makeVariable(.nonNegative)
    )
    let root = try solver.add(rootWidth == 320)
    let start = try solver.add(left == 16)
    let end = try solver.add(left + width == rootWidth - 16)
    let derivation = solver.derivation(of: LinearExpression(width))
    expectEqual(derivation.value, 288)
    expectEqual(
      derivation.parts.map(\.source),
      [.constraint(end), .constraint(start), .constraint(root)]
    )
    expectEqual(derivation.parts.map(\.amount), [-16, -16, 320])
    expectEqual(derivation.parts.map(\.factor), [1, -1, 1])
  }

  @Test func `what nothing determines is part of the sum`() throws {
    var solver = Solver()
    let (open, size, value) = (
      solver.makeVariable(.free), solver.makeVariable(.nonNegative), solver.makeVariable(.free)
    )
    try solver.add(open <= -5)
    let sum = try solver.add(value == open + 2 * size + 3)
    let derivation = solver.derivation(of: LinearExpression(value))
    expectEqual(derivation.value, solver.solved(value))
    expectTrue(derivation.parts.contains { $0.source == .constraint(sum) && $0.amount == 3 })
    expectTrue(derivation.parts.contains { $0.source == .leastSize(size) })
    expectEqual(derivation.parts.reduce(0) { $0 + $1.amount }, derivation.value)
  }

  /// Determining constraints, open values and sizes of 0 are solved by fractions, without the solver.
  // In 662 more constraints meet in the point than determine it.
  @Test(arguments: Set(0..<LongTests.value(1000, share: 50)).union([662]).sorted())
  func `the parts give the value by exact arithmetic, and without all others it stays`(seed: Int)
    throws
  {
    var random = SplitMix64(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<4).map { solver.makeVariable($0 < 2 ? .free : .nonNegative) }
    var rows: [Constraint.ID: (terms: [Int: Int], constant: Int)] = [:]
    var ids: [Constraint.ID] = []
    for index in 0..<random.within(3...8) {
      var terms: [Int: Int] = [:]
      for _ in 0..<random.within(1...3) {
        terms[random.below(4), default: 0] += [1, -1, 2][random.below(3)]
      }
      terms = terms.filter { $0.value != 0 }
      if terms.isEmpty { continue }
      let constant = random.within(-40...80)
      let sum = LinearExpression(
        terms: terms.sorted { $0.key < $1.key }.map { .init(variables[$0.key], Double($0.value)) }
      )
      let id = try solver.add(
        Constraint(
          sum,
          [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)],
          Double(constant)
        ),
        strength: index < 2 ? .required : .level(Double(index + 1))
      )
      ids.append(id)
      rows[id] = (terms, constant)
    }
    _ = solver.solve()
    if !solver.conflicts.isEmpty { return }
    for (index, variable) in variables.enumerated() {
      let derivation = solver.derivation(of: LinearExpression(variable))
      expectTrue((derivation.value - solver[variable]).magnitude < 1e-9)
      let sum = derivation.parts.reduce(0) { $0 + $1.amount }
      expectTrue((sum - derivation.value).magnitude < 1e-9 * max(1, derivation.value.magnitude))

      var isOpen = false
      let equations = derivation.parts.map { part in
        switch part.source {
        case .constraint(let id): return rows[id]!
        case .leastSize(let size): return ([variables.firstIndex(of: size)!: 1], 0)
        case .openValue(let open):
          // A value that was chosen is 0 or the end of an interval of whole numbers.
          isOpen = true
          return ([variables.firstIndex(of: open)!: 1], Int(solver[open].rounded()))
        }
      }
      if isOpen
        && derivation.parts.contains(where: { part in
          if case .openValue(let open) = part.source {
            solver[open] != solver[open].rounded()
          } else {
            false
          }
        })
      {
        continue
      }
      let exact = try #require(Self.value(of: index, in: equations), "seed \(seed)")
      expectTrue((exact - solver[variable]).magnitude < 1e-9, "seed \(seed)")

      if isOpen || solver.isAmbiguous(variable) { continue }
      let support = solver.support(of: [variable])
      var copy = solver
      for id in ids where !support.determining.contains(id) && !support.pressing.contains(id) {
        copy.remove(id)
      }
      _ = copy.solve()
      let difference = (copy[variable] - solver[variable]).magnitude
      expectTrue(difference < 1e-6, "seed \(seed)")
    }
  }

  /// The value that equations with whole numbers give an unknown; nil if they leave it open or contradict each other.
  ///
  /// By Gauss' elimination without fractions (Bareiss 1968): all numbers stay whole.
  private static func value(of unknown: Int, in equations: [(terms: [Int: Int], constant: Int)])
    -> Double?
  {
    var rows = equations.map { equation in
      // The unknown that is asked for last, so that the last row is about it alone.
      ([0, 1, 2, 3].filter { $0 != unknown } + [unknown]).map { equation.terms[$0] ?? 0 }
        + [equation.constant]
    }
    var first = 0
    for column in 0..<4 {
      guard let pivot = rows[first...].firstIndex(where: { $0[column] != 0 }) else { continue }
      rows.swapAt(first, pivot)
      for other in rows.indices where other != first && rows[other][column] != 0 {
        let (a, b) = (rows[first][column], rows[other][column])
        rows[other] = zip(rows[other], rows[first]).map { $0 * a - $1 * b }
      }
      first += 1
    }
    if rows.contains(where: { $0.dropLast().allSatisfy { $0 == 0 } && $0[4] != 0 }) { return nil }
    guard let row = rows.first(where: { $0[3] != 0 && $0[0] == 0 && $0[1] == 0 && $0[2] == 0 })
    else { return nil }
    return Double(row[4]) / Double(row[3])
  }
}

extension Solver {
  fileprivate mutating func solved(_ variable: Variable) -> Double {
    _ = solve()
    return self[variable]
  }
}
