import Expectations
import Testing

@testable import AutoLayout

@Suite struct FlowLineTests {
  /// Items of given lengths and a thickness of 20 in lines of length 100: the start of each line, and the starts of its items.
  private func lines(_ lengths: [CGFloat], gap: CGFloat = 10, lineGap: CGFloat = 5) -> [String] {
    let sizes = lengths.map { (along: $0, across: CGFloat(20)) }
    let (lines, places) = FlowLine.lines(sizes, room: 100, gap: gap, lineGap: lineGap, from: 3)
    return lines.map { line in
      "\(Int(line.start)): " + line.items.map { "\(Int(places[$0].along))" }.joined(separator: " ")
    }
  }

  @Test func `items fill a line as long as they fit with their gaps`() {
    expectEqual(lines([45, 45, 45, 45, 45]), ["3: 0 55", "28: 0 55", "53: 0"])
    expectEqual(lines([45, 46, 45]), ["3: 27", "28: 27", "53: 0"])
  }

  @Test func `the remaining length of a line is distributed between its items`() {
    expectEqual(lines([20, 20, 20, 60]), ["3: 0 40 80", "28: 0"])
  }

  @Test func `a single item is centred in its line, except in the last line`() {
    expectEqual(lines([60, 70, 80]), ["3: 20", "28: 15", "53: 0"])
  }

  @Test func `the last line of equal items continues the columns of the line before`() {
    expectEqual(lines([20, 20, 20, 20, 20]), ["3: 0 40 80", "28: 0 40"])
    expectEqual(lines([20, 20, 20, 25, 20]), ["3: 0 40 80", "28: 0 35"])
  }

  @Test func `an item longer than a line has a line of its own`() {
    expectEqual(lines([150, 20]), ["3: 0", "28: 0"])
  }

  @Test func `items are centred across their line`() {
    let sizes: [(along: CGFloat, across: CGFloat)] = [(20, 40), (20, 10)]
    let (lines, places) = FlowLine.lines(sizes, room: 100, gap: 10, lineGap: 5, from: 0)
    expectEqual(lines.map(\.thickness), [40])
    expectEqual(places.map(\.across), [0, 15])
  }

  @Test func `items that are too long by a rounding error fit`() {
    let third = CGFloat(80) / 3
    let sizes = Array(repeating: (along: third.nextUp, across: CGFloat(20)), count: 3)
    expectEqual(FlowLine.lines(sizes, room: 100, gap: 10, lineGap: 5, from: 0).lines.count, 1)
  }
}
