import Expectations
import TestLength
import Testing

@testable import Cassowary

@Suite struct DecidedVariablesTests {
  @Test(arguments: 1...LongTests.value(300, share: 20) as ClosedRange<UInt64>)
  func `no other value of a decided variable costs as little`(seed: UInt64) {
    var replay = Replay(comparingEvery: .max)
    for operation in RandomScreen.operations(seed: seed, views: 8, changes: 8) {
      _ = replay.perform(operation)
    }
    var decided = DecidedVariables(of: replay.solver)
    for variable in replay.variables where decided.contains(variable) {
      expectTrue(!replay.solver.canMove(variable), "\(variable)")
    }
  }

  @Test func `levels decide what rests on required and optional constraints`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    let (inner, open) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    try solver.add(left == 10)
    try solver.add(width == 100, strength: .level(750))
    try solver.add(inner <= width)
    try solver.add(inner == 200, strength: .level(250))
    try solver.add(open >= left)
    _ = solver.solve()
    expectEqual(solver[inner], 100)
    expectEqual(decided(solver, left, width, inner, open), [true, true, true, false])
  }

  @Test func `nothing decides what rests on a tie, on an open value or on no constraint`() throws {
    var solver = Solver()
    let (tied, follower) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    let (open, moving) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    let lone = solver.makeVariable(.free)
    try solver.add(tied == 10, strength: .level(500))
    try solver.add(tied == 20, strength: .level(500))
    try solver.add(follower - tied == 5)
    try solver.add(open >= 7)
    try solver.add(moving - 2 * open == 1)
    _ = solver.solve()
    expectEqual(
      decided(solver, tied, follower, open, moving, lone),
      [false, false, false, false, false]
    )
  }

  private func decided(_ solver: Solver, _ variables: Variable...) -> [Bool] {
    var decided = DecidedVariables(of: solver)
    return variables.map { decided.contains($0) }
  }
}
