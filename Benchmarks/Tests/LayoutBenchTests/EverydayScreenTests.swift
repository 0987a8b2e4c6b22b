import Cassowary
@testable import LayoutBench
import Testing

@Suite struct EverydayScreenTests {
  @Test(arguments: EverydayScreen.all(1).map(\.name))
  func `ten times as many rows cost about ten times as much`(
    name: String
  ) throws {
    let small = try Self.counters(of: name, 30)
    let large = try Self.counters(of: name, 300)
    for counters in [small.changes, large.changes] {
      #expect(counters.admissions == 0)
    }
    #expect(large.build.rows <= 15 * small.build.rows)
    #expect(large.changes.pivots <= 15 * max(20, small.changes.pivots))
    #expect(large.build.planned <= 15 * small.build.planned)
    #expect(large.build.computed <= 15 * small.build.computed)
    #expect(large.build.widenings <= 3 * max(3, small.build.widenings))
    // Twenty changes compute no more than twenty builds would.
    #expect(large.changes.computed - large.build.computed <= 20 * large.build.computed)
    #expect(large.changes.rows - large.build.rows <= 20 * large.build.rows)
    #expect(large.changes.planned <= 2 * large.build.planned)
  }

  /// What a build, and what that and all changes cost the solver.
  private static func counters(
    of name: String,
    _ count: Int
  ) throws -> (build: Counters, changes: Counters) {
    let screen = try #require(EverydayScreen.all(count).first { $0.name == name })
    var system = try SolverSystem(screen.model)
    system.solve()
    let build = system.solver.counters
    for constant in screen.constants {
      try system.setConstant(constant, of: screen.moving)
      system.solve()
    }
    return (build, system.solver.counters)
  }
}
