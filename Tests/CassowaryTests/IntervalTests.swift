import Expectations
import Testing

@testable import Cassowary

@Suite struct IntervalTests {
  @Test(arguments: [(0.5, 10.0, 10.0), (1, 10, 30), (2, 30, 30)])
  func `an interval holds the points at which the errors of a level cost least`(
    weight: Double,
    low: Double,
    high: Double
  ) {
    let costs = [(Relation.equal, 10.0, 1.0), (.greaterThanOrEqual, 30, weight)].map {
      SoftBound(
        turn: Turn(level: 1, order: 0, constraint: 0),
        relation: $0.0,
        point: $0.1,
        weight: $0.2
      )
    }
    let interval = Interval(cheapestFor: costs[...])
    expectEqual([interval.low, interval.high], [low, high])
  }
}
