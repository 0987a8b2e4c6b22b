import Cassowary
@testable import LayoutBench
import Testing

@Suite struct ContradictingViewsTests {
  @Test(arguments: ContradictingViews.all(1).map(\.name))
  func `ten times as many contradictions are about ten times the work`(
    name: String
  ) throws {
    let counters = try [30, 300].map { count in
      let views = try #require(ContradictingViews.all(count).first { $0.name == name })
      var system = try SolverSystem(views.model, isRanked: true)
      system.solve()
      #expect(system.conflictSets == views.sets)
      return system.solver.counters
    }
    // Less than one for each that is left out.
    #expect(counters[1].pivots < 300)
    #expect(counters[1].planned <= 15 * counters[0].planned)
    // Each set of a misplaced view is all that is before it.
    let factor = name == "misplaced" ? 100 : 10
    #expect(counters[1].admissions <= 3 * factor * counters[0].admissions / 2)
  }
}
