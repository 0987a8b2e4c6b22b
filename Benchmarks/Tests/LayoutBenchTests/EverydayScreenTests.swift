import Cassowary
@testable import LayoutBench
import Testing

@Suite struct EverydayScreenTests {
  @Test(arguments: EverydayScreen.names)
  func `ten times as many rows cost about ten times as much, and no tableau`(name: String) throws {
    let small = try #require(try EverydayScreen.counters(of: name, 30))
    let large = try #require(try EverydayScreen.counters(of: name, 300))
    for counters in [small.changes, large.changes] {
      #expect(counters.rows == 0)
      #expect(counters.admissions == 0)
    }
    #expect(large.build.planned <= 15 * small.build.planned)
    #expect(large.build.computed <= 15 * small.build.computed)
    #expect(large.build.widenings <= 3 * max(3, small.build.widenings))
    // Twenty changes compute less than twenty builds would.
    #expect(large.changes.computed - large.build.computed <= 10 * large.build.computed)
    #expect(large.changes.planned <= 2 * large.build.planned)
  }
}
