@testable import LayoutBench
import Testing

@Suite struct TimelineTests {
  /// The least sum of distances, and of all rows with that sum the least, by trying every wish as a place: without pooling.
  private func answerByTable(_ wishes: [Double]) -> [Double] {
    let wanted = wishes.indices.map { wishes[$0] - Timeline.spacing * Double($0) }
    let places = Set(wanted).sorted()
    // For each place the best cost of what is so far at or below it, and where its last entry stands.
    var best = [(cost: Double, sum: Double, path: [Double])](
      repeating: (0, 0, []),
      count: places.count
    )
    for want in wanted {
      var least: (cost: Double, sum: Double, path: [Double])?
      for (index, place) in places.enumerated() {
        let own = (
          cost: best[index].cost + (place - want).magnitude, sum: best[index].sum + place,
          path: best[index].path + [place]
        )
        if let known = least, (known.cost, known.sum) <= (own.cost, own.sum) {
          best[index] = known
        } else {
          least = own
          best[index] = own
        }
      }
    }
    let path = best.last?.path ?? []
    return path.indices.map { path[$0] + Timeline.spacing * Double($0) }
  }

  @Test(arguments: [1, 2, 3, 7, 20, 45])
  func `pooling finds the least of the best rows`(count: Int) {
    var generator = Lcg(seed: UInt64(count))
    for _ in 0..<5 {
      let wishes = (0..<count).map { Timeline.wish($0, generator.next(below: 400)) }
      #expect(Timeline.answer(wishes) == answerByTable(wishes))
    }
  }
}
