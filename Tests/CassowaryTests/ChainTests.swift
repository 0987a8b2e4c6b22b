import Expectations
import TestLength
import Testing

@testable import Cassowary

/// Views one after another, with the constraints of stacks and lists.
private struct Chain {
  var solver = Solver()
  var lefts: [Variable] = []
  var widths: [Variable] = []

  /// - Parameter isFixed: whether widths are required; if not they are optional, as intrinsic content sizes are.
  init(_ preferred: [Double], isFixed: Bool) throws {
    for width in preferred {
      lefts.append(solver.makeVariable(.free))
      widths.append(solver.makeVariable(.nonNegative))
      let own = widths[widths.count - 1]
      if isFixed {
        try solver.add(own == width)
      } else {
        try solver.add(own <= width, strength: .level(250))
        try solver.add(own >= width, strength: .level(750))
      }
    }
  }

  mutating func keepDistances(_ distance: Double) throws {
    for index in lefts.indices.dropFirst() {
      try solver.add(lefts[index] - lefts[index - 1] - widths[index - 1] >= distance)
    }
  }

  /// Adds views of width 0, each between two views and at least half of `distance` from both, and returns their positions.
  mutating func hide(behind views: [Int], distance: Double) throws -> [Variable] {
    try views.map { index in
      let (left, width) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(width == 0)
      try solver.add(left - lefts[index] - widths[index] >= distance / 2)
      try solver.add(lefts[index + 1] - left - width >= distance / 2)
      return left
    }
  }

  /// Lets the views span 0 to `total`, with equal gaps of at least 0.
  ///
  /// - Parameter strength: of the equalities between gaps.
  mutating func space(in total: Double, _ strength: Strength = .required) throws {
    try solver.add(lefts[0] == 0)
    try solver.add(lefts[lefts.count - 1] + widths[widths.count - 1] == total)
    var first: Variable?
    for index in lefts.indices.dropFirst() {
      let (start, gap) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(start == lefts[index - 1] + widths[index - 1])
      try solver.add(start + gap == LinearExpression(lefts[index]))
      if let first {
        try solver.add(gap == 1 * first, strength: strength)
      } else {
        first = gap
      }
    }
  }

  /// Lets the views span 0 to `total`, or any width if nil, with optional equal distances between their centres.
  mutating func center(in total: Double?) throws {
    let whole = solver.makeVariable(.nonNegative)
    if let total {
      try solver.add(whole == total)
    } else {
      try solver.add(whole == 0, strength: .level(49))
    }
    try solver.add(lefts[0] == 0)
    try solver.add(lefts[lefts.count - 1] + widths[widths.count - 1] == whole)
    var first: Variable?
    for index in lefts.indices.dropFirst() {
      let (start, gap) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(start == lefts[index - 1] + 0.5 * widths[index - 1])
      try solver.add(start + gap == lefts[index] + 0.5 * widths[index])
      if let first {
        let level = max(100, 150 - Double(index - 1))
        try solver.add(gap == 1 * first, strength: .level(level))
      } else {
        first = gap
      }
    }
  }

  /// Solves, and returns the left edges.
  mutating func solved() -> [Double] {
    _ = solver.solve()
    return lefts.map { solver[$0] }
  }
}

@Suite struct ChainTests {
  private static func widths(_ count: Int) -> [Double] {
    (0..<count).map { Double(20 + (37 * $0) % 31) }
  }

  @Test(arguments: [false, true])
  func `equally spaced centres take a pivot, and are planned in nearly linear work`(isFixed: Bool)
    throws
  {
    var planned: [Int] = []
    for count in [40, 160] {
      let widths = Self.widths(count)
      var chain = try Chain(widths, isFixed: isFixed)
      try chain.keepDistances(4)
      let total = 60 * Double(count)
      try chain.center(in: total)
      let lefts = chain.solved()
      let step = (total - (widths[0] + widths[count - 1]) / 2) / Double(count - 1)
      for index in lefts.indices {
        let left = widths[0] / 2 + Double(index) * step - widths[index] / 2
        expectTrue((lefts[index] - left).magnitude < 1e-6, "view \(index)")
      }
      expectTrue(chain.solver.counters.pivots <= 1)
      planned.append(chain.solver.counters.planned)
    }
    // Four times as many views take four times the work, plus a few rounds.
    expectTrue(planned[1] < 7 * planned[0])
  }

  @Test(arguments: [false, true])
  func `without a required total, centres are as close as the widest neighbours allow`(
    isFixed: Bool
  ) throws {
    let widths = Self.widths(60)
    var chain = try Chain(widths, isFixed: isFixed)
    try chain.keepDistances(4)
    try chain.center(in: nil)
    let lefts = chain.solved()
    // The equalities of gaps are of higher levels than the least total.
    let step = zip(widths, widths.dropFirst()).map { ($0 + $1) / 2 + 4 }.max() ?? 0
    for index in lefts.indices {
      let left = widths[0] / 2 + Double(index) * step - widths[index] / 2
      expectTrue((lefts[index] - left).magnitude < 1e-6, "view \(index)")
    }
    expectTrue(chain.solver.counters.pivots <= 2)
  }

  @Test
  func `a gap that cannot equal the first one is as close to it as possible`()
    throws
  {
    var chain = try Chain([10, 90, 10, 10], isFixed: true)
    try chain.keepDistances(0)
    try chain.center(in: 130)
    // Centres are between 5 and 125; those next to the wide view are at least 50 from it.
    expectEqual(chain.solved(), [0, 10, 100, 120])
  }

  @Test(arguments: [false, true])
  func `minimum distances place each view after the one before, in linear work with few pivots`(
    isFixed: Bool
  ) throws {
    var planned: [Int] = []
    for count in [100, 400] {
      let widths = Self.widths(count)
      var chain = try Chain(widths, isFixed: isFixed)
      try chain.keepDistances(4)
      for index in chain.lefts.indices {
        try chain.solver.add(chain.lefts[index] >= Double(index % 7))
        try chain.solver.add(chain.lefts[index] + chain.widths[index] <= 1e5)
      }
      var left = 0.0
      let lefts = chain.solved()
      for index in lefts.indices {
        expectEqual(lefts[index], max(left, Double(index % 7)))
        left = lefts[index] + widths[index] + 4
      }
      expectTrue(chain.solver.counters.pivots <= 3)
      planned.append(chain.solver.counters.planned)
    }
    expectTrue(planned[1] < 5 * planned[0])
  }

  /// With 120 equal gaps, one equality mentions the first gap 119 times. It remains one row, however many views there are.
  @Test(arguments: [30.0, 3])
  func
    `equal gaps with hidden views between take at most a pivot each, whether or not the views fit`(
      gap: Double
    ) throws
  {
    for count in [30, 120] {
      let widths = Self.widths(count)
      var chain = try Chain(widths, isFixed: false)
      let hidden = Array(stride(from: 3, to: count - 1, by: 5))
      for index in 1..<count where !hidden.contains(index - 1) {
        try chain.solver.add(
          chain.lefts[index] - chain.lefts[index - 1] - chain.widths[index - 1] >= 8
        )
      }
      let positions = try chain.hide(behind: hidden, distance: 8)
      let total = widths.reduce(0, +) + gap * Double(count - 1)
      try chain.space(in: total)
      let lefts = chain.solved()
      expectTrue(chain.solver.counters.pivots < count)
      // If the views do not fit, the gaps are at their minimum and the views are compressed.
      let first = lefts[1] - chain.solver[chain.widths[0]]
      expectTrue((first - max(gap, 8)).magnitude < 1e-6)
      for (place, index) in hidden.enumerated() {
        // The end of its range that is nearer to 0.
        let expected = lefts[index] + chain.solver[chain.widths[index]] + 4
        expectTrue((chain.solver[positions[place]] - expected).magnitude < 1e-6, "view \(index)")
      }
      expectEmpty(chain.solver.conflicts)
      chain.solver.checkInvariants()
    }
  }

  @Test func `optional equal gaps are activated in a few rounds, in nearly linear work`()
    throws
  {
    var planned: [Int] = []
    for count in [60, 240] {
      let widths = Self.widths(count)
      let total = 50 * Double(count)
      var chain = try Chain(widths, isFixed: false)
      try chain.space(in: total, .level(40))
      let lefts = chain.solved()
      let gap = (total - widths.reduce(0, +)) / Double(count - 1)
      var left = 0.0
      for index in lefts.indices {
        expectTrue(abs(lefts[index] - left) < 1e-6)
        left += widths[index] + gap
      }
      planned.append(chain.solver.counters.planned)
    }
    expectTrue(planned[1] < 5 * planned[0])
  }

  /// Pages whose centres are one screen width apart, each at least 8 after the one before. Then one page loses its distance.
  @Test func `a page that comes loose is planned once with the pages about it`()
    throws
  {
    var planned: [Int] = []
    for count in [100, 400] {
      var solver = Solver()
      let screen = solver.makeVariable(.nonNegative)
      try solver.add(screen == 375)
      let preferred = (0..<count).map { Double(100 + $0 * 37 % 250) }
      var pages: [(left: Variable, width: Variable)] = []
      let loose = 3 * count / 4
      var distance: Constraint.ID?
      for index in 0..<count {
        let page = (left: solver.makeVariable(.free), width: solver.makeVariable(.nonNegative))
        try solver.add(page.width <= preferred[index], strength: .level(250))
        try solver.add(page.width >= preferred[index], strength: .level(750))
        try solver.add(page.width <= screen - 16)
        let centre = page.left + 0.5 * page.width
        if let last = pages.last {
          let id = try solver.add(centre == last.left + 0.5 * last.width + screen)
          if index == loose { distance = id }
          try solver.add(page.left >= last.left + last.width + 8)
        } else {
          try solver.add(centre == 0.5 * screen)
        }
        pages.append(page)
      }
      _ = solver.solve()
      let before = solver.counters
      solver.remove(try #require(distance))
      _ = solver.solve()
      planned.append(solver.counters.planned - before.planned)

      var centre = 0.5 * 375
      var end = 0.0
      for index in 0..<count {
        if index == loose { centre = end + 8 + preferred[index] / 2 }
        expectEqual(solver[pages[index].left], centre - preferred[index] / 2)
        expectEqual(solver[pages[index].width], preferred[index])
        end = centre + preferred[index] / 2
        centre += 375
      }
    }
    expectTrue(planned[0] <= 2 * 100)
    expectTrue(planned[1] <= 2 * 400)
  }

  @Test
  func `columns of texts on common baselines are planned in linear work, with two pivots a row`()
    throws
  {
    var planned: [Int] = []
    for rows in [100, 400] {
      var solver = Solver()
      var tops: [Variable] = []
      var expected: [Double] = []
      var above: [(top: Variable, height: Variable, bottom: Double)] = []
      for row in 0..<rows {
        let preferred = (0..<3).map { Double(15 + (3 * row + $0) * 37 % 41) }
        // How much lower each text's top is than the first one's if they share a baseline.
        let offsets = (0..<3).map { $0 == 0 ? 0 : Double((3 * row + 5 * $0) % 11 - 5) }
        let ends = row == 0 ? [0, 0, 0] : above.map(\.bottom)
        let first = zip(ends, offsets).map { $0 + 8 - $1 }.max() ?? 0
        let texts = try preferred.map { height in
          let text = (top: solver.makeVariable(.free), height: solver.makeVariable(.nonNegative))
          try solver.add(text.height <= height, strength: .level(250))
          try solver.add(text.height >= height, strength: .level(750))
          return text
        }
        for column in 0..<3 {
          let top = texts[column].top
          if row == 0 {
            try solver.add(top >= 8)
          } else {
            try solver.add(top - above[column].top - above[column].height >= 8)
          }
          if column > 0 { try solver.add(top - texts[0].top == offsets[column]) }
        }
        tops += texts.map(\.top)
        expected += offsets.map { first + $0 }
        above = (0..<3).map { column in
          (texts[column].top, texts[column].height, first + offsets[column] + preferred[column])
        }
      }
      _ = solver.solve()
      expectEqual(tops.map { solver[$0] }, expected)
      expectTrue(solver.counters.pivots < 2 * rows)
      planned.append(solver.counters.planned)
    }
    expectTrue(planned[1] < 5 * planned[0])
  }

  @Test func `a chain between two bounds settles at the end of its range nearer to 0`() throws {
    var chain = try Chain([10, 10, 10], isFixed: true)
    try chain.keepDistances(5)
    try chain.solver.add(chain.lefts[0] >= -100)
    try chain.solver.add(chain.lefts[2] <= -20)
    // The last is at most at -20, so the first is at most at -50: that is the end nearer to 0.
    expectEqual(chain.solved(), [-50, -35, -20])
  }

  @Test func `random chains have the same answer without reductions`() throws {
    for seed in 0..<LongTests.value(800, share: 30) {
      var (shortened, variables) = try Self.random(UInt64(seed))
      var (whole, _) = try Self.random(UInt64(seed))
      whole.reductions = []
      _ = shortened.solve()
      _ = whole.solve()
      let differing = variables.filter { (shortened[$0] - whole[$0]).magnitude > 1e-6 }
      expectTrue(differing.isEmpty, "seed \(seed): \(differing)")
      expectEqual(shortened.conflicts, whole.conflicts, "seed \(seed)")
    }
  }

  /// Views one after another with a random subset of the constraints of stacks and lists.
  private static func random(_ seed: UInt64) throws -> (solver: Solver, variables: [Variable]) {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 12345)
    _ = dice.roll(3)
    func strength() -> Strength {
      let levels = [50.0, 148, 149, 250, 500, 750]
      return dice.roll(4) == 0 ? .required : .level(levels[dice.roll(levels.count)])
    }
    let count = 2 + dice.roll(6)
    let isFixed = dice.roll(3) == 0
    var chain = try Chain((0..<count).map { _ in Double(dice.roll(40)) }, isFixed: isFixed)
    for index in 1..<count {
      let gap = chain.lefts[index] - chain.lefts[index - 1] - chain.widths[index - 1]
      let distance = Double(dice.roll(9))
      switch dice.roll(4) {
      case 0: try chain.solver.add(gap == distance, strength: strength())
      case 1, 2: try chain.solver.add(gap >= distance, strength: strength())
      default: break
      }
      if dice.roll(4) > 0 { continue }
      let step = chain.lefts[index] - chain.lefts[index - 1]
      try chain.solver.add(step <= Double(dice.roll(60)), strength: strength())
    }
    if dice.roll(2) == 0 { try chain.center(in: dice.roll(2) == 0 ? nil : Double(dice.roll(300))) }
    // A second generator, so that the numbers drawn from the first do not depend on the hidden views.
    var own = Dice(state: seed &* 0xD129_0FBC_1FE3_53D9 &+ 7)
    var hidden: [Variable] = []
    if own.roll(2) == 0 {
      let behind = (0..<count - 1).filter { _ in own.roll(3) == 0 }
      hidden = try chain.hide(behind: behind, distance: Double(own.roll(9)))
      for (index, position) in hidden.enumerated() where own.roll(5) == 0 {
        switch own.roll(3) {
        case 0: try chain.solver.add(position >= Double(own.roll(100)))
        case 1: try chain.solver.add(position <= Double(own.roll(100)))
        default:
          if index > 0 {
            try chain.solver.add(position - hidden[index - 1] >= Double(own.roll(40)))
          }
        }
      }
      if own.roll(4) == 0 { try chain.space(in: Double(own.roll(300))) }
    }
    for index in 0..<count where dice.roll(3) == 0 {
      let bound = Double(dice.roll(100)) - 20
      if dice.roll(2) == 0 {
        try chain.solver.add(chain.lefts[index] >= bound, strength: strength())
      } else {
        try chain.solver.add(chain.lefts[index] <= bound, strength: strength())
      }
    }
    return (chain.solver, chain.lefts + chain.widths + hidden)
  }
}
