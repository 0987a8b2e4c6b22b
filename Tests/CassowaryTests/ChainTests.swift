import TestLength
import Testing

@testable import Cassowary

/// Views one behind another, as stacks and lists state them.
private struct Chain {
  var solver = Solver()
  var lefts: [Variable] = []
  var widths: [Variable] = []

  /// - Parameter isFixed: whether widths are required, and not wished for as natural sizes are.
  init(_ wanted: [Double], isFixed: Bool) throws {
    for width in wanted {
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

  /// Views with no length, each somewhere between two views, and half a distance from both.
  mutating func hide(behind views: [Int], distance: Double) throws -> [Variable] {
    try views.map { index in
      let (left, width) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(width == 0)
      try solver.add(left - lefts[index] - widths[index] >= distance / 2)
      try solver.add(lefts[index + 1] - left - width >= distance / 2)
      return left
    }
  }

  /// From 0 to `total`, with gaps of one length that is at least 0.
  ///
  /// - Parameter strength: of their having one length.
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

  /// From 0 to `total`, which nothing limits if nil, with centres that want to be equally far apart.
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

  /// The lefts after a solve.
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
  func `centres equally far apart take no pivot, and a few rounds of work`(isFixed: Bool) throws {
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
        #expect((lefts[index] - left).magnitude < 1e-6, "view \(index)")
      }
      #expect(chain.solver.counters.pivots == 0)
      planned.append(chain.solver.counters.planned)
    }
    // Four times as many take four times the work, but for a few rounds more.
    #expect(planned[1] < 7 * planned[0])
  }

  @Test(arguments: [false, true])
  func `without a size from outside centres are as near as the largest neighbours allow`(
    isFixed: Bool
  ) throws {
    let widths = Self.widths(60)
    var chain = try Chain(widths, isFixed: isFixed)
    try chain.keepDistances(4)
    try chain.center(in: nil)
    let lefts = chain.solved()
    // Gaps want to be equal before the whole wants to be small.
    let step = zip(widths, widths.dropFirst()).map { ($0 + $1) / 2 + 4 }.max() ?? 0
    for index in lefts.indices {
      let left = widths[0] / 2 + Double(index) * step - widths[index] / 2
      #expect((lefts[index] - left).magnitude < 1e-6, "view \(index)")
    }
    #expect(chain.solver.counters.pivots == 0)
  }

  @Test func `a gap that cannot be as large as the first is as near to it as it can be`() throws {
    var chain = try Chain([10, 90, 10, 10], isFixed: true)
    try chain.keepDistances(0)
    try chain.center(in: 130)
    // Centres from 5 to 125; those about the wide view are at least 50 apart.
    #expect(chain.solved() == [0, 10, 100, 120])
    #expect(chain.solver.counters.pivots == 0)
  }

  @Test(arguments: [false, true])
  func `least distances put each view behind the one before it, without a pivot`(
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
        #expect(lefts[index] == max(left, Double(index % 7)))
        left = lefts[index] + widths[index] + 4
      }
      #expect(chain.solver.counters.pivots == 0)
      planned.append(chain.solver.counters.planned)
    }
    #expect(planned[1] < 5 * planned[0])
  }

  /// Of 120 gaps one sum has 119 of the first: as long as it may be, what is left is one row.
  @Test(arguments: [30.0, 3])
  func `equal gaps with hidden views between take no pivot, with room and without`(
    gap: Double
  ) throws {
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
      #expect(chain.solver.counters.pivots == 0)
      // Without room the gaps are as small as they may be, and views shorter than they want to be.
      let first = lefts[1] - chain.solver[chain.widths[0]]
      #expect((first - max(gap, 8)).magnitude < 1e-6)
      for (place, index) in hidden.enumerated() {
        // Nearest to 0 of all there is.
        let expected = lefts[index] + chain.solver[chain.widths[index]] + 4
        #expect((chain.solver[positions[place]] - expected).magnitude < 1e-6, "view \(index)")
      }
      #expect(chain.solver.conflicts.isEmpty)
      chain.solver.checkInvariants()
    }
  }

  @Test func `gaps that wish to be equal get their say in a few rounds, not one after the other`()
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
        #expect(abs(lefts[index] - left) < 1e-6)
        left += widths[index] + gap
      }
      planned.append(chain.solver.counters.planned)
    }
    #expect(planned[1] < 5 * planned[0])
  }

  /// Pages whose centres are as far apart as the screen is wide, none nearer than 8 to the one before. One is no longer tied to that.
  @Test func `what an open position does not move gets no say, nor what only moves along with it`()
    throws
  {
    var planned: [Int] = []
    for count in [100, 400] {
      var solver = Solver()
      let screen = solver.makeVariable(.nonNegative)
      try solver.add(screen == 375)
      let wanted = (0..<count).map { Double(100 + $0 * 37 % 250) }
      var pages: [(left: Variable, width: Variable)] = []
      let loose = 3 * count / 4
      var tie: Constraint.ID?
      for index in 0..<count {
        let page = (left: solver.makeVariable(.free), width: solver.makeVariable(.nonNegative))
        try solver.add(page.width <= wanted[index], strength: .level(250))
        try solver.add(page.width >= wanted[index], strength: .level(750))
        try solver.add(page.width <= screen - 16)
        let centre = page.left + 0.5 * page.width
        if let last = pages.last {
          let id = try solver.add(centre == last.left + 0.5 * last.width + screen)
          if index == loose { tie = id }
          try solver.add(page.left >= last.left + last.width + 8)
        } else {
          try solver.add(centre == 0.5 * screen)
        }
        pages.append(page)
      }
      _ = solver.solve()
      let before = solver.counters
      solver.remove(try #require(tie))
      _ = solver.solve()
      planned.append(solver.counters.planned - before.planned)

      var centre = 0.5 * 375
      var end = 0.0
      for index in 0..<count {
        if index == loose { centre = end + 8 + wanted[index] / 2 }
        #expect(solver[pages[index].left] == centre - wanted[index] / 2)
        #expect(solver[pages[index].width] == wanted[index])
        end = centre + wanted[index] / 2
        centre += 375
      }
    }
    #expect(planned[0] < 2 * 100)
    #expect(planned[1] < 2 * 400)
  }

  @Test func `columns of texts on common baselines are planned in a few rounds`() throws {
    var planned: [Int] = []
    for rows in [100, 400] {
      var solver = Solver()
      var tops: [Variable] = []
      var expected: [Double] = []
      var above: [(top: Variable, height: Variable, bottom: Double)] = []
      for row in 0..<rows {
        let wanted = (0..<3).map { Double(15 + (3 * row + $0) * 37 % 41) }
        // How much lower each text's top is than the first one's, for their baselines to be one.
        let offsets = (0..<3).map { $0 == 0 ? 0 : Double((3 * row + 5 * $0) % 11 - 5) }
        let ends = row == 0 ? [0, 0, 0] : above.map(\.bottom)
        let first = zip(ends, offsets).map { $0 + 8 - $1 }.max() ?? 0
        let texts = try wanted.map { height in
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
          (texts[column].top, texts[column].height, first + offsets[column] + wanted[column])
        }
      }
      _ = solver.solve()
      #expect(tops.map { solver[$0] } == expected)
      #expect(solver.counters.pivots == 0)
      planned.append(solver.counters.planned)
    }
    #expect(planned[1] < 5 * planned[0])
  }

  @Test func `positions between two ends are where they are nearest to 0`() throws {
    var chain = try Chain([10, 10, 10], isFixed: true)
    try chain.keepDistances(5)
    try chain.solver.add(chain.lefts[0] >= -100)
    try chain.solver.add(chain.lefts[2] <= -20)
    // The last is at most at -20, so the first is at most at -50: that is the end nearer to 0.
    #expect(chain.solved() == [-50, -35, -20])
    #expect(chain.solver.counters.pivots == 0)
  }

  @Test func `boxes answer like the tableau for chains of all kinds`() throws {
    for seed in 0..<LongTests.value(800, share: 80) {
      var (boxes, variables) = try Self.random(UInt64(seed))
      var (tableau, _) = try Self.random(UInt64(seed))
      tableau.shortcuts.remove(.boxes)
      var (whole, _) = try Self.random(UInt64(seed))
      whole.shortcuts.remove(.projection)
      _ = boxes.solve()
      _ = tableau.solve()
      _ = whole.solve()
      let others = variables.filter { (boxes[$0] - whole[$0]).magnitude > 1e-6 }
      #expect(others.isEmpty && boxes.conflicts == whole.conflicts, "seed \(seed): \(others)")
      let misses = variables.filter { (boxes[$0] - tableau[$0]).magnitude > 1e-6 }
      #expect(misses.isEmpty, "seed \(seed): \(misses)")
      #expect(boxes.conflicts == tableau.conflicts, "seed \(seed)")
    }
  }

  /// Views one behind another with some of all that a stack or list may say of them.
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
    // Of its own, so that what comes after is what it was before there were these.
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
