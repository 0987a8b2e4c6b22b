/// Positions of which some differ by at most something: `x − y <= most`, and the range of each that this leaves.
///
/// Such ranges are shortest paths, and each number in one of them is part of a point that meets all.
struct Pairs {
  private struct Pair {
    var other: Int32
    var most: Double
  }

  /// The classes that are positions.
  let isPosition: [Bool]
  private(set) var ranges: [Interval]
  /// For each class what it is at most above others, and what others are at most above it.
  private var above: [[Pair]]
  private var below: [[Pair]]
  /// How many steps may be taken before it is not worth it.
  private var budget: Int
  private let leniency: Double

  init(isPosition: [Bool], ranges: [Interval], leniency: Double) {
    self.isPosition = isPosition
    self.ranges = ranges
    self.leniency = leniency
    above = Array(repeating: [], count: ranges.count)
    below = above
    budget = 64 * ranges.count
  }

  private func tolerance(_ scale: Double) -> Double {
    leniency * Tolerance.feasibility * max(1, scale)
  }

  /// Narrows all ranges as far as they have to be.
  ///
  /// By turns up and down the classes, as Yen does: those of a chain tend to follow each other.
  /// - Returns: false if nothing is left of one, or if it takes too long.
  mutating func narrowAll() -> Bool {
    var positions = ranges.indices.filter { isPosition[$0] }
    for index in positions where !isLeft(of: index) { return false }
    var isWaiting = isPosition
    for _ in 0..<Self.mostSweeps {
      var hasFound = false
      for index in positions where isWaiting[index] {
        isWaiting[index] = false
        hasFound = true
        if !spread(from: index, { isWaiting[Int($0)] = true }) { return false }
      }
      if !hasFound { return true }
      positions.reverse()
    }
    return false
  }

  private static let mostSweeps = 64

  /// Puts a class somewhere in its range.
  ///
  /// - Returns: as ``narrowAll()``.
  mutating func settle(_ index: Int, at value: Double) -> Bool {
    ranges[index] = Interval(low: value, high: value)
    var queue = [Int32(index)]
    var next = 0
    var isQueued = Set(queue)
    while next < queue.count {
      let index = queue[next]
      next += 1
      isQueued.remove(index)
      budget -= 1
      if budget < 0 { return false }
      let isLeft = spread(from: Int(index)) {
        if isQueued.insert($0).inserted { queue.append($0) }
      }
      if !isLeft { return false }
    }
    return true
  }

  /// Adds what an equation over open classes says, one of which may be nowhere else.
  ///
  /// - Parameter isUsed: whether a class is a position, or was met before.
  /// - Returns: false if that is no pair.
  mutating func add(
    _ entries: [BoxSystem.Entry],
    _ side: Double,
    _ isUsed: inout [Bool]
  ) -> Bool {
    var left = Interval(low: side, high: side)
    var members: [BoxSystem.Entry] = []
    var hasSlack = false
    for entry in entries {
      let index = Int(entry.unknown)
      if isPosition[index] {
        members.append(entry)
        continue
      }
      if isUsed[index] || hasSlack { return false }
      isUsed[index] = true
      hasSlack = true
      let part = ranges[index].scaled(by: entry.coefficient)
      left = Interval(low: left.low - part.high, high: left.high - part.low)
    }
    switch members.count {
    case 0: return left.low <= tolerance(side.magnitude) && left.high >= -tolerance(side.magnitude)
    case 1:
      let best = left.scaled(by: 1 / members[0].coefficient)
      let index = Int(members[0].unknown)
      ranges[index].low = max(ranges[index].low, best.low)
      ranges[index].high = min(ranges[index].high, best.high)
      return true
    case 2:
      let (x, y) = (members[0], members[1])
      if x.coefficient + y.coefficient != 0 { return false }
      let difference = left.scaled(by: 1 / x.coefficient)
      note(x.unknown, y.unknown, difference.high)
      note(y.unknown, x.unknown, -difference.low)
      return true
    default: return false
    }
  }

  /// `x − y <= most`.
  private mutating func note(_ x: Int32, _ y: Int32, _ most: Double) {
    if most == .infinity { return }
    above[Int(x)].append(.init(other: y, most: most))
    below[Int(y)].append(.init(other: x, most: most))
  }

  /// Narrows what is paired with a class to what that leaves it.
  ///
  /// - Returns: false if nothing is left of one.
  private mutating func spread(from index: Int, _ narrowed: (Int32) -> Void) -> Bool {
    let range = ranges[index]
    for pair in above[index] where range.low - pair.most > ranges[Int(pair.other)].low {
      ranges[Int(pair.other)].low = range.low - pair.most
      if !isLeft(of: Int(pair.other)) { return false }
      narrowed(pair.other)
    }
    for pair in below[index] where range.high + pair.most < ranges[Int(pair.other)].high {
      ranges[Int(pair.other)].high = range.high + pair.most
      if !isLeft(of: Int(pair.other)) { return false }
      narrowed(pair.other)
    }
    return true
  }

  /// Whether a range has anything; what is missing by rounding alone is given back.
  private mutating func isLeft(of index: Int) -> Bool {
    let range = ranges[index]
    if range.low <= range.high { return true }
    if range.low > range.high + tolerance(range.high.magnitude) { return false }
    let middle = (range.low + range.high) / 2
    ranges[index] = Interval(low: middle, high: middle)
    return true
  }
}
