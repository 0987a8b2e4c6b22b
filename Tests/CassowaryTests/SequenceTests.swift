import Cassowary
import Expectations
import TestLength
import Shrinking
import Testing

/// After any sequence of calls the answer is that of a fresh solver with the same constraints.
@Suite struct SequenceTests {
  @Test(arguments: zip([561, 502] as [UInt64], [.all, []] as [Reductions]))
  func
    `after a long random sequence the answer is that of a fresh solver, with or without reductions`(
      seed: UInt64,
      reductions: Reductions
    )
  {
    let count = LongTests.value(10_000, share: 400)
    let operations = [Operation].random(seed: seed, count: count, inBatches: false)
    let failure = Replay.firstFailure(in: operations, comparingEvery: 25, with: reductions)
    expectTrue(failure == nil, "seed \(seed), step \(failure?.step ?? 0): \(failure?.text ?? "")")
  }

  @Test(arguments: 1...LongTests.value(6, share: 1) as ClosedRange<UInt64>)
  func `after every operation the answer is that of a fresh solver`(seed: UInt64) {
    let count = LongTests.value(1000, share: 250)
    expectSameAsFresh(.random(seed: seed, count: count, inBatches: false))
  }

  @Test(arguments: 101...LongTests.value(104, share: 101) as ClosedRange<UInt64>)
  func `after several operations between two solves the answer is that of a fresh solver`(
    seed: UInt64
  ) {
    let count = LongTests.value(1000, share: 400)
    expectSameAsFresh(.random(seed: seed, count: count, inBatches: true))
  }

  @Test func `random sequences contain every kind of operation, and conflicts`() {
    let operations = [Operation].random(seed: 1, count: 1000, inBatches: false)
    var kinds: Set<String> = []
    var run = Replay(comparingEvery: .max)
    var steps = (conflicts: 0, restored: 0, total: 0)
    for operation in operations {
      kinds.insert(operation.kind)
      _ = run.perform(operation)
      if operation != .solve { continue }
      steps.total += 1
      if !run.conflicts.isEmpty { steps.conflicts += 1 }
      if run.changes?.restored.isEmpty == false { steps.restored += 1 }
    }
    expectEqual(
      kinds,
      [
        "make", "remove variable", "add", "remove", "set constant", "set coefficient",
        "set strength", "solve",
      ]
    )
    expectTrue(steps.conflicts > 100 && steps.conflicts < steps.total, "\(steps)")
    expectTrue(steps.restored > 20, "\(steps)")
  }

  @Test func `shrinking keeps only the operations that a failure needs, in their order`() {
    let operations = [Operation].random(seed: 7, count: 300, inBatches: true)
    var runs = 0
    let minimal = shrink(operations) { operations in
      runs += 1
      // Fails if x3 is made and, later, a constraint is removed twice or more.
      guard let start = operations.firstIndex(where: { $0.makes(3) }) else { return false }
      let removals = operations[start...].filter {
        if case .remove = $0 { true } else { false }
      }
      return removals.count >= 2
    }
    expectEqual(minimal.count, 3)
    expectTrue(minimal.first?.makes(3) == true)
    expectTrue(runs < 1000)
  }

  @Test
  func `a solver that ignores a change is detected, and the sequence is shrunk to that change`()
    throws
  {
    let operations = [Operation].random(seed: 3, count: 200, inBatches: false)
    func ignores(_ operation: Operation) -> Bool {
      if case .setConstant = operation { true } else { false }
    }
    let failure = try #require(Replay.firstFailure(in: operations, ignoring: ignores))
    let minimal = shrink(Array(operations.prefix(failure.step + 1))) {
      Replay.firstFailure(in: $0, ignoring: ignores) != nil
    }
    // Variables, a constraint on them, the change of its constant, and a solve.
    let kinds = minimal.map(\.kind)
    expectEqual(
      Array(kinds.drop { $0 == "make" }),
      ["add", "set constant", "solve"],
      "\(minimal.map(\.description).joined(separator: "\n"))"
    )
    expectTrue(Replay.firstFailure(in: minimal) == nil)
  }

  private func expectSameAsFresh(
    _ operations: [Operation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let failure = Replay.firstFailure(in: operations) else { return }
    let minimal = shrink(Array(operations.prefix(failure.step + 1))) {
      Replay.firstFailure(in: $0) != nil
    }
    let text = minimal.map(\.description).joined(separator: "\n")
    let finding = Replay.firstFailure(in: minimal)?.text ?? failure.text
    Issue.record("\(text)\n\(finding)", sourceLocation: sourceLocation)
  }
}

extension [Operation] {
  fileprivate static func random(seed: UInt64, count: Int, inBatches: Bool) -> [Operation] {
    Operation.random(seed: seed, count: count, inBatches: inBatches)
  }
}

extension Operation {
  fileprivate var kind: String {
    switch self {
    case .makeVariable: "make"
    case .removeVariable: "remove variable"
    case .add: "add"
    case .remove: "remove"
    case .setConstant: "set constant"
    case .setCoefficient: "set coefficient"
    case .setStrength: "set strength"
    case .solve: "solve"
    }
  }

  fileprivate func makes(_ label: Int) -> Bool {
    if case .makeVariable(label, _, _) = self { true } else { false }
  }
}
