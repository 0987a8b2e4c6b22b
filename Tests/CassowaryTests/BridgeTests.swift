import Expectations
import TestLength
import Testing

@testable import Cassowary

/// A part that one equality, a bridge, connects to the rest is planned relative to a position, its translation reference.
@Suite struct BridgeTests {
  @Test(arguments: 1...LongTests.value(5, share: 1) as ClosedRange<UInt64>)
  func `a feed after random changes has the answer of a fresh solver without reductions`(
    seed: UInt64
  ) {
    let operations = RandomFeed.operations(seed: seed, count: 250)
    Replay.expectFreshAnswers(to: operations, every: LongTests.value(2, share: 24))
  }

  /// A cell in the middle of a list gets too little room, which activates only that cell's optional heights.
  @Test func `activating constraints of one cell plans only that cell`() throws {
    func plan(_ count: Int) throws -> Int {
      var list = try List(count)
      _ = list.solver.solve()
      let before = list.solver.counters.planned
      try list.solver.setConstant(-100, of: list.cells[count / 2].gap)
      _ = list.solver.solve()
      expectEqual(list.solver[list.cells[count / 2].text], 100)
      expectEqual(list.solver[list.cells[count / 2].height], 0)
      expectEqual(list.solver[list.cells[count - 1].top], 40 * Double(count - 2))
      list.solver.checkInvariants()
      return list.solver.counters.planned - before
    }
    let (short, long) = (try plan(10), try plan(100))
    expectEqual(short, long)
    expectTrue(long <= 16)
  }

  /// The image's height depends on fewer variables than the cell's top, and on none of the cells above it.
  @Test func `a violated constraint between a cell and an outside size plans only that cell`()
    throws
  {
    func plan(_ count: Int) throws -> Int {
      var list = try List(count)
      let cell = list.cells[count / 2]
      let (width, image) = (
        list.solver.makeVariable(.nonNegative), list.solver.makeVariable(.nonNegative)
      )
      try list.solver.add(width == 60)
      try list.solver.add(image == width / 2, strength: .level(999))
      list.solver.remove(cell.gap)
      let gap = try list.solver.add(cell.top + cell.height - cell.content - image == 20)
      _ = list.solver.solve()
      let before = list.solver.counters
      try list.solver.setConstant(-100, of: gap)
      _ = list.solver.solve()
      expectEqual([image, cell.text, cell.height].map { list.solver[$0] }, [30, 70, 0])
      list.solver.checkInvariants()
      expectTrue(list.solver.counters.widenings - before.widenings <= 2)
      return list.solver.counters.planned - before.planned
    }
    let (short, long) = (try plan(10), try plan(100))
    expectEqual(short, long)
    expectTrue(long <= 16)
  }

  /// A text grows beyond its limit. That is noticed before all cells below it have been moved.
  @Test func `the cells below a replanned cell are computed once`() throws {
    let count = 400
    var list = try List(count)
    let cell = list.cells[2]
    let length = try list.solver.add(LinearExpression(cell.text) == 20, strength: .level(800))
    try list.solver.add(cell.content - cell.top <= 25)
    _ = list.solver.solve()
    let computed = list.solver.counters.computed
    try list.solver.setConstant(60, of: length)
    _ = list.solver.solve()
    expectEqual(list.solver[cell.text], 25)
    expectEqual(list.solver[list.cells[count - 1].top], 40 * Double(count - 1) + 5)
    // A top, a content and a height for each cell.
    expectTrue(list.solver.counters.computed - computed <= 3 * count + 100)
  }

  @Test func `a part that is only translated is not solved again`() throws {
    var list = try List(20)
    try list.solver.setConstant(-100, of: list.cells[10].gap)
    _ = list.solver.solve()
    let rows = list.solver.counters.rows
    expectTrue(rows > 0)
    for offset in 1...5 {
      try list.solver.setConstant(Double(offset), of: list.start)
      _ = list.solver.solve()
      expectEqual(list.solver[list.cells[10].top], 400 + Double(offset))
      expectEqual(list.solver[list.cells[10].content], 500 + Double(offset))
    }
    expectEqual(list.solver.counters.rows, rows)
  }

  /// No constraint fixes the position of the chain, and one cell's optional heights are violated.
  @Test func `the first position of a chain without a fixed position is 0`() throws {
    var list = try List(6)
    list.solver.remove(list.start)
    try list.solver.setConstant(-100, of: list.cells[3].gap)
    _ = list.solver.solve()
    expectEqual(list.cells.map { list.solver[$0.top] }, [0, 40, 80, 120, 120, 160])
    list.solver.checkInvariants()
  }

  /// The positions `y`, `x` and `inner` are undetermined; the order of `inner` decides whether it or `y` is settled first.
  @Test(arguments: [(1, 0.0), (9, 30.0)] as [(UInt64, Double)])
  func `undetermined positions are settled in their order across a bridge`(
    order: UInt64,
    expected: Double
  ) throws {
    var solver = Solver()
    let y = solver.makeVariable(.free, order: 5)
    let x = solver.makeVariable(.free, order: 6)
    let inner = solver.makeVariable(.free, order: order)
    let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(x - y == 20)
    try solver.add(inner - x - a == 0)
    try solver.add(inner - x + b == 15)
    try solver.add(a == 10, strength: .level(500))
    try solver.add(b == 2, strength: .level(400))
    _ = solver.solve()
    expectEqual(solver[inner], expected)
    expectEqual(solver[x], expected - 10)
    expectEqual(solver[y], expected - 30)
    solver.checkInvariants()
  }

  /// The sizes of the part depend on high levels only, its position on a low one.
  @Test func `an optional constraint on a part moves the translation reference of the part`() throws
  {
    var solver = Solver()
    let (above, fixed) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    let (x, inner) = (solver.makeVariable(.free), solver.makeVariable(.free))
    let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(above == 100, strength: .level(250))
    try solver.add(x - above == 0)
    try solver.add(inner - x - a == 0)
    try solver.add(inner - x + b == 15)
    // With this equality `b` would be negative.
    try solver.add(a == 20, strength: .level(990))
    try solver.add(fixed == 1000, strength: .level(900))
    try solver.add(fixed - inner <= 800, strength: .level(600))
    _ = solver.solve()
    expectEqual([x, inner, above, fixed].map { solver[$0] }, [185, 200, 185, 1000])
  }

  /// First only the reference moves, then only a size that the part depends on, then both.
  @Test func `a translated part follows its reference and a size that it depends on`() throws {
    var list = try List(20)
    let (cell, room) = (list.cells[10], list.solver.makeVariable(.nonNegative))
    let size = try list.solver.add(LinearExpression(room) == 100)
    list.solver.remove(cell.gap)
    try list.solver.add(cell.top + cell.height + room == LinearExpression(cell.content))
    func frames(start: Double, room: Double) throws -> [Double] {
      try list.solver.setConstant(start, of: list.start)
      try list.solver.setConstant(room, of: size)
      _ = list.solver.solve()
      list.solver.checkInvariants()
      return [cell.top, cell.content, cell.text, cell.height].map { list.solver[$0] }
    }
    expectEqual(try frames(start: 0, room: 100), [400, 500, 100, 0])
    expectEqual(
      list.solver.plan.subproblems.map { Set($0.references).subtracting([-1]) },
      [[Int32(cell.top.slot)]]
    )
    expectEqual(try frames(start: 7, room: 100), [407, 507, 100, 0])
    expectEqual(try frames(start: 7, room: 60), [407, 467, 60, 0])
    expectEqual(try frames(start: 9, room: 60), [409, 469, 60, 0])
    expectEqual(try frames(start: 2, room: 80), [402, 482, 80, 0])
    expectEqual(try frames(start: 2, room: 15), [402, 422, 20, 5])
    expectEqual(try frames(start: 1, room: 15), [401, 421, 20, 5])
  }

  /// The position of each row is undetermined, and its size is within 1 of the next row's: a change reaches the rows that it pushes.
  @Test
  func `a change in one of many undetermined rows plans the rows once`()
    throws
  {
    func plan(_ count: Int) throws -> Int {
      var solver = Solver()
      var lasts: [Variable] = []
      for _ in 0..<count {
        let (x, inner) = (solver.makeVariable(.free), solver.makeVariable(.free))
        let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
        try solver.add(inner - x - a == 0)
        try solver.add(inner - x + b == 15)
        try solver.add(a == 10, strength: .level(500))
        try solver.add(b == 2, strength: .level(400))
        if let previous = lasts.last {
          try solver.add(b - previous <= 1)
          try solver.add(previous - b <= 1)
        }
        lasts.append(b)
      }
      _ = solver.solve()
      let before = solver.counters.planned
      try solver.add(LinearExpression(lasts[count - 1]) == 9, strength: .level(600))
      _ = solver.solve()
      expectEqual(lasts.suffix(6).map { solver[$0] }, [5, 5, 6, 7, 8, 9])
      return solver.counters.planned - before
    }
    let (short, long) = (try plan(10), try plan(40))
    expectEqual(short, 4 * 10)
    expectEqual(long, 4 * 40)
  }

  /// The content ends where the last row ends. Its height is 0 while the lower rows are detached; when they are attached again, all
  /// rows are involved.
  @Test func `a region that reaches far is found in few widenings`() throws {
    func widenings(_ count: Int) throws -> Int {
      var list = try List(count)
      let content = list.solver.makeVariable(.nonNegative, order: 0)
      let (middle, last) = (list.cells[count / 2], list.cells[count - 1])
      try list.solver.add(LinearExpression(content) == last.top + last.height)
      _ = list.solver.solve()
      let before = list.cells[count / 2 - 1]
      list.solver.remove(middle.place)
      _ = list.solver.solve()
      expectEqual(list.solver[content], 0)
      let widenings = list.solver.counters.widenings
      try list.solver.add(middle.top == before.top + before.height)
      _ = list.solver.solve()
      expectEqual(list.solver[content], 40 * Double(count))
      list.solver.checkInvariants()
      return list.solver.counters.widenings - widenings
    }
    let (short, long) = (try widenings(40), try widenings(LongTests.value(640, share: 160)))
    expectTrue(long <= short + 4)
  }

  /// The last position of the chain is the first in the order. It was planned relative to the one before it, which is planned again
  /// when the pin is removed.
  @Test
  func `positions relative to a reference are planned with it when the reference is planned again`()
    throws
  {
    var solver = Solver()
    let last = solver.makeVariable(.free, order: 0)
    let inner = solver.makeVariable(.free, order: 3)
    let (page, first) = (solver.makeVariable(.free, order: 4), solver.makeVariable(.free, order: 5))
    let undetermined = solver.makeVariable(.nonNegative, order: 10)
    let (width, size) = (
      solver.makeVariable(.nonNegative, order: 1), solver.makeVariable(.nonNegative, order: 8)
    )
    let pin = try solver.add(first == -265)
    try solver.add(width == 294, strength: .level(700))
    try solver.add(size - width == 0)
    try solver.add(inner + 0.5 * undetermined - first - 0.5 * size == 0)
    try solver.add(inner - first >= 6)
    try solver.add(page - first - width == 10)
    try solver.add(last - page >= 6)
    _ = solver.solve()
    expectEqual([last, inner, page, first].map { solver[$0] }, [45, -118, 39, -265])
    solver.remove(pin)
    _ = solver.solve()
    expectEqual([last, inner, page, first].map { solver[$0] }, [0, -163, -6, -310])
    solver.checkInvariants()
  }

  @Test
  func
    `a bound on the cell below a compressed one gives the values of a solver without reductions`()
    throws
  {
    var list = try List(10)
    let bound = try list.solver.add(LinearExpression(list.cells[6].content) <= 150)
    try list.solver.setConstant(-100, of: list.cells[5].gap)
    _ = list.solver.solve()
    var fresh = list.solver
    fresh.reductions = []
    fresh.remove(bound)
    _ = fresh.solve()
    try fresh.add(LinearExpression(list.cells[6].content) <= 150)
    _ = fresh.solve()
    for cell in list.cells {
      expectTrue(abs(list.solver[cell.top] - fresh[cell.top]) < 1e-9)
      expectTrue(abs(list.solver[cell.height] - fresh[cell.height]) < 1e-9)
    }
  }
}

/// Cells below each other, each as high as its text plus a gap.
private struct List {
  struct Cell {
    var top: Variable
    var height: Variable
    var text: Variable
    var content: Variable
    var gap: Constraint.ID
    /// The equality that positions the cell.
    var place: Constraint.ID
  }

  var solver = Solver()
  var cells: [Cell] = []
  let start: Constraint.ID

  init(_ count: Int) throws {
    for _ in 0..<count {
      let top = solver.makeVariable(.free)
      let height = solver.makeVariable(.nonNegative)
      let text = solver.makeVariable(.nonNegative)
      let content = solver.makeVariable(.free)
      let origin = cells.last.map { $0.top + $0.height } ?? LinearExpression(constant: 0)
      let place = try solver.add(LinearExpression(top) == origin)
      try solver.add(text <= 20, strength: .level(250))
      try solver.add(text >= 20, strength: .level(750))
      try solver.add(content == top + text)
      let gap = try solver.add(top + height - content == 20)
      cells.append(
        Cell(top: top, height: height, text: text, content: content, gap: gap, place: place)
      )
    }
    start = cells[0].place
  }
}
