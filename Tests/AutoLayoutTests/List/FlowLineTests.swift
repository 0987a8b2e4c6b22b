import Testing

@testable import AutoLayout

@Suite struct FlowLineTests {
  /// Items of given lengths, 20 across, in lines of 100: each line with where it begins across and where its items do along.
  private func lines(_ lengths: [CGFloat], gap: CGFloat = 10, lineGap: CGFloat = 5) -> [String] {
    let sizes = lengths.map { (along: $0, across: CGFloat(20)) }
    let (lines, places) = FlowLine.lines(sizes, room: 100, gap: gap, lineGap: lineGap, from: 3)
    return lines.map { line in
      "\(Int(line.start)): " + line.items.map { "\(Int(places[$0].along))" }.joined(separator: " ")
    }
  }

  @Test func `items fill a line as long as they fit with their gaps`() {
    #expect(lines([45, 45, 45, 45, 45]) == ["3: 0 55", "28: 0 55", "53: 0"])
    #expect(lines([45, 46, 45]) == ["3: 27", "28: 27", "53: 0"])
  }

  @Test func `what a line does not need is between its items`() {
    #expect(lines([20, 20, 20, 60]) == ["3: 0 40 80", "28: 0"])
  }

  @Test func `a single item is in the middle, but in the last line`() {
    #expect(lines([60, 70, 80]) == ["3: 20", "28: 15", "53: 0"])
  }

  @Test func `the last line of equal items goes on with the columns of the one before`() {
    #expect(lines([20, 20, 20, 20, 20]) == ["3: 0 40 80", "28: 0 40"])
    #expect(lines([20, 20, 20, 25, 20]) == ["3: 0 40 80", "28: 0 35"])
  }

  @Test func `an item that is longer than a line has one of its own`() {
    #expect(lines([150, 20]) == ["3: 0", "28: 0"])
  }

  @Test func `items are in the middle of their line across`() {
    let sizes: [(along: CGFloat, across: CGFloat)] = [(20, 40), (20, 10)]
    let (lines, places) = FlowLine.lines(sizes, room: 100, gap: 10, lineGap: 5, from: 0)
    #expect(lines.map(\.thickness) == [40])
    #expect(places.map(\.across) == [0, 15])
  }

  @Test func `shares of the room that are a little too long fit`() {
    let third = CGFloat(80) / 3
    let sizes = Array(repeating: (along: third.nextUp, across: CGFloat(20)), count: 3)
    #expect(FlowLine.lines(sizes, room: 100, gap: 10, lineGap: 5, from: 0).lines.count == 1)
  }
}
