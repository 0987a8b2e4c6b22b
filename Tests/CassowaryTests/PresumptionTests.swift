import TestLength
import Testing

@testable import Cassowary

/// What a wish gives an unknown that many others rest on is as good as known, until something minds.
@Suite struct PresumptionTests {
  @Test(arguments: 1...LongTests.value(12, share: 1) as ClosedRange<UInt64>)
  func `a feed with a wished width is that of a fresh solver without shortcuts`(seed: UInt64) {
    let operations = RandomFeed.operations(seed: seed, count: 150, isWidthWished: true)
    Replay.expectFreshAnswers(to: operations, every: 2)
  }

  @Test func `nothing is left out because of numbers that rest on what is in doubt`() throws {
    var solver = Solver()
    let sizes = (0..<4).map { _ in solver.makeVariable(.nonNegative) }
    let (width, left) = (sizes[0], sizes[1])
    try solver.add(width == 5, strength: .level(999))
    // The left part would be less than 0, and the right ones are then taken for less than 0, too.
    try solver.add(left + 28 == LinearExpression(width))
    try solver.add(left + sizes[2] + 16 == LinearExpression(width))
    try solver.add(left + sizes[3] + 20 == LinearExpression(width))
    for _ in 0..<8 { try solver.add(LinearExpression(solver.makeVariable(.free)) == 1 * width) }
    _ = solver.solve()
    #expect(sizes.map { solver[$0] } == [28, 0, 12, 8])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `a wished width costs what a required one costs`() throws {
    func plan(_ strength: Strength) throws -> (build: Int, change: Int) {
      var form = try Form(40, width: strength)
      _ = form.solver.solve()
      let build = form.solver.counters.planned
      #expect(form.solver.counters.rows == 0)
      form.solver.remove(form.rows[20].trailing)
      _ = form.solver.solve()
      #expect(form.frame(20) == [10, 300])
      #expect(form.frame(21) == [10, 180])
      form.solver.checkInvariants()
      return (build, form.solver.counters.planned - build)
    }
    let (wished, required) = (try plan(.level(750)), try plan(.required))
    #expect(wished == required)
    #expect(wished.change <= 4)
  }

  @Test func `a number that changes is computed through what was presumed`() throws {
    var form = try Form(40, width: .level(750))
    _ = form.solver.solve()
    let planned = form.solver.counters.planned
    for width in [150.0, 320, 90] {
      try form.solver.setConstant(width, of: form.wish)
      _ = form.solver.solve()
      #expect(form.frame(7) == [10, min(width - 20, 300)])
    }
    #expect(form.solver.counters.planned == planned)
  }

  @Test func `a bound on it joins what decides it`() throws {
    var form = try Form(40, width: .level(750))
    _ = form.solver.solve()
    let planned = form.solver.counters.planned
    let bound = try form.solver.add(LinearExpression(form.width) <= 120)
    let wish = try form.solver.add(LinearExpression(form.width) >= 140, strength: .level(750))
    _ = form.solver.solve()
    #expect(form.solver[form.width] == 120)
    #expect(form.frame(39) == [10, 100])
    form.solver.remove(bound)
    form.solver.remove(wish)
    _ = form.solver.solve()
    #expect(form.frame(39) == [10, 180])
    #expect(form.solver.counters.planned == planned)
    form.solver.checkInvariants()
  }

  @Test(arguments: [(400, 200, 180), (900, 270, 250)])
  func `wishes of its level and above have a say in it, lower ones do not`(
    level: Double,
    width: Double,
    field: Double
  ) throws {
    var form = try Form(12, width: .level(750))
    _ = form.solver.solve()
    let wish = try form.solver.add(
      LinearExpression(form.rows[3].width) >= 250,
      strength: .level(level)
    )
    _ = form.solver.solve()
    #expect(form.solver[form.width] == width)
    #expect(form.solver[form.rows[3].width] == field)
    #expect(form.frame(4) == [10, width - 20])
    form.solver.remove(wish)
    _ = form.solver.solve()
    #expect(form.frame(3) == [10, 180])
    form.solver.checkInvariants()
  }

  /// Two rows want it wider by 1 point each for each that it is missed by.
  @Test func `wishes of its own level outweigh it together`() throws {
    var form = try Form(12, width: .level(750))
    for row in [3, 8] {
      try form.solver.add(LinearExpression(form.rows[row].width) >= 250, strength: .level(750))
    }
    _ = form.solver.solve()
    #expect(form.solver[form.width] == 270)
    #expect(form.frame(4) == [10, 250])
  }

  @Test func `sizes that share its room have a say in it together`() throws {
    var form = try Form(12, width: .level(600))
    let (one, other) = (
      form.solver.makeVariable(.nonNegative), form.solver.makeVariable(.nonNegative)
    )
    try form.solver.add(one + other == LinearExpression(form.rows[3].width))
    for size in [one, other] {
      try form.solver.add(LinearExpression(size) >= 80, strength: .level(750))
    }
    _ = form.solver.solve()
    #expect(form.solver[form.width] == 200)
    #expect([one, other].map { form.solver[$0] } == [80, 100])
    let wish = try form.solver.add(LinearExpression(other) >= 150, strength: .level(600))
    _ = form.solver.solve()
    // Either wish may miss by 50: the later one is served.
    #expect(form.solver[form.width] == 250)
    #expect([one, other].map { form.solver[$0] } == [80, 150])
    try form.solver.setConstant(100, of: wish)
    try form.solver.setConstant(150, of: form.wish)
    _ = form.solver.solve()
    #expect(form.solver[form.width] == 200)
    #expect(form.frame(4) == [10, 180])
  }

  /// What it is wished to be is said last, and rests on another that is wished, too.
  @Test func `a wish may rest on what is presumed`() throws {
    var form = try Form(12, width: .level(750))
    form.solver.remove(form.wish)
    let screen = form.solver.makeVariable(.nonNegative)
    for _ in 0..<8 {
      let bar = form.solver.makeVariable(.nonNegative)
      try form.solver.add(bar - screen <= -10)
    }
    try form.solver.add(form.width - screen == -40, strength: .level(900))
    let wish = try form.solver.add(LinearExpression(screen) == 240, strength: .level(800))
    _ = form.solver.solve()
    #expect(form.solver[form.width] == 200)
    #expect(form.frame(3) == [10, 180])
    let planned = form.solver.counters.planned
    try form.solver.setConstant(180, of: wish)
    _ = form.solver.solve()
    #expect(form.frame(3) == [10, 120])
    #expect(form.solver.counters.planned == planned)
    let field = try form.solver.add(
      LinearExpression(form.rows[3].width) == 200,
      strength: .level(850)
    )
    _ = form.solver.solve()
    #expect([screen, form.width].map { form.solver[$0] } == [260, 220])
    form.solver.remove(field)
    _ = form.solver.solve()
    #expect([screen, form.width].map { form.solver[$0] } == [180, 140])
    form.solver.checkInvariants()
  }

  @Test func `it moves to where requirements can hold`() throws {
    var form = try Form(12, width: .level(750))
    _ = form.solver.solve()
    let bound = try form.solver.add(LinearExpression(form.rows[3].width) >= 250)
    _ = form.solver.solve()
    #expect(form.solver.conflicts.isEmpty)
    #expect(form.solver[form.width] == 270)
    form.solver.remove(bound)
    // Twenty are for the insets, and no size is below 0.
    try form.solver.setConstant(5, of: form.wish)
    _ = form.solver.solve()
    #expect(form.solver.conflicts.isEmpty)
    #expect(form.solver[form.width] == 20)
    #expect(form.frame(11) == [10, 0])
  }

  @Test func `it moves to where sizes that several equalities decide are not below 0`() throws {
    var form = try Form(12, width: .level(750))
    let (one, other) = (
      form.solver.makeVariable(.nonNegative), form.solver.makeVariable(.nonNegative)
    )
    try form.solver.add(one + other == LinearExpression(form.rows[3].width))
    try form.solver.add(one - other == 150)
    _ = form.solver.solve()
    #expect([form.width, one, other].map { form.solver[$0] } == [200, 165, 15])
    try form.solver.setConstant(100, of: form.wish)
    _ = form.solver.solve()
    #expect(form.solver.conflicts.isEmpty)
    #expect([form.width, one, other].map { form.solver[$0] } == [170, 150, 0])
  }

  /// The parts of a row rest on high levels, and on the width.
  @Test func `what is computed from it is no firmer than it is`() throws {
    var form = try Form(12, width: .level(300))
    let (one, other, label) = (
      form.solver.makeVariable(.nonNegative), form.solver.makeVariable(.nonNegative),
      form.solver.makeVariable(.nonNegative)
    )
    try form.solver.add(one + other == LinearExpression(form.rows[3].width))
    try form.solver.add(LinearExpression(one) == 80, strength: .level(750))
    try form.solver.add(LinearExpression(other) >= 30, strength: .level(900))
    try form.solver.add(LinearExpression(label) == 40, strength: .level(990))
    try form.solver.add(other - label <= 0, strength: .level(500))
    _ = form.solver.solve()
    #expect([form.width, one, other, label].map { form.solver[$0] } == [140, 80, 40, 40])
  }

  @Test func `what is computed from it is as ambiguous as it is`() throws {
    var form = try Form(12, width: .level(750), isFieldWished: false)
    _ = form.solver.solve()
    #expect(!form.solver.isAmbiguous(form.rows[3].width))
    try form.solver.add(LinearExpression(form.width) == 120, strength: .level(750))
    _ = form.solver.solve()
    #expect(form.frame(3) == [10, 100])
    #expect(form.solver.isAmbiguous(form.rows[3].width))
    #expect(!form.solver.isAmbiguous(form.rows[3].left))
  }

  /// A column that wants to be narrow, and has to be as wide as its texts.
  @Test func `what others oppose that are wished for at higher levels is planned with them`() throws
  {
    var solver = Solver()
    let column = solver.makeVariable(.nonNegative)
    try solver.add(LinearExpression(column) == 0, strength: .level(200))
    let texts = (0..<20).map { _ in solver.makeVariable(.nonNegative) }
    for (index, text) in texts.enumerated() {
      try solver.add(column >= LinearExpression(text))
      try solver.add(LinearExpression(text) <= Double(30 + index), strength: .level(250))
      try solver.add(LinearExpression(text) >= Double(30 + index), strength: .level(750))
    }
    _ = solver.solve()
    #expect(solver[column] == 49)
    #expect(solver[texts[3]] == 33)
    // Once all of them, and once the column with its widest text.
    #expect(solver.counters.planned <= 21 + 21)
  }

  @Test func `what contradicts wherever it is casts no doubt on it`() throws {
    var form = try Form(40, width: .level(750))
    _ = form.solver.solve()
    let planned = form.solver.counters.planned
    let row = form.rows[5]
    let other = try form.solver.add(row.left + row.width == form.width - 15)
    _ = form.solver.solve()
    #expect(form.solver.conflicts.map(\.leftOut) == [other])
    #expect(form.solver.conflicts.map(\.members) == [[row.trailing, other]])
    #expect(form.frame(5) == [10, 180])
    #expect(form.solver.counters.planned == planned)
  }

  /// Bounds that leave it one value are no equalities that the rest could rest on.
  @Test(arguments: [(0, 0), (0, -1), (10, 0), (10, -1)] as [(Double, Int)])
  func `what contradicts bounds that leave it one value is found with them`(
    bound: Double,
    change: Int
  ) throws {
    var solver = Solver()
    let (width, inner) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(width == 366, strength: .level(998))
    let margin = try solver.add(width - inner >= 20)
    if bound > 0 { try solver.add(width >= bound) }
    for index in 0..<9 {
      let reader = solver.makeVariable(.free)
      try solver.add(reader - width == Double(index))
    }
    // The last by rank is left out, said at once or changed later.
    let upper = try solver.add(width <= (change < 0 ? 400 : bound))
    _ = solver.solve()
    if change < 0 {
      #expect(solver[width] == 366)
      try solver.setConstant(bound, of: upper)
      _ = solver.solve()
    }
    #expect(solver[width] == 366)
    #expect(solver.conflicts.map(\.leftOut) == [upper])
    #expect(solver.conflicts.map(\.members) == [[margin, upper]])
    solver.checkInvariants()
  }

  @Test func `without its wish it is open, and comes back with it`() throws {
    var form = try Form(12, width: .level(750))
    _ = form.solver.solve()
    form.solver.remove(form.wish)
    _ = form.solver.solve()
    // Fields are as wide as their texts then, as far as they can be.
    #expect(form.frame(4) == [10, 300])
    try form.solver.add(LinearExpression(form.width) == 100, strength: .level(300))
    _ = form.solver.solve()
    #expect(form.frame(4) == [10, 80])
    try form.solver.add(LinearExpression(form.width) == 160)
    _ = form.solver.solve()
    #expect(form.frame(4) == [10, 140])
    form.solver.checkInvariants()
  }

  /// Between two wishes of one level the later one is served, but only after all levels.
  @Test func `what only a tie decides is as firm as nothing`() throws {
    var form = try Form(12, width: .level(750))
    try form.solver.add(LinearExpression(form.width) == 120, strength: .level(750))
    _ = form.solver.solve()
    #expect(form.solver[form.width] == 200)
  }
}

/// Fields below each other, 10 from both edges of a form whose width is wished, and no wider than 300.
private struct Form {
  struct Row {
    var left: Variable
    var width: Variable
    var trailing: Constraint.ID
  }

  var solver = Solver()
  var rows: [Row] = []
  let width: Variable
  let wish: Constraint.ID

  init(_ count: Int, width strength: Strength, isFieldWished: Bool = true) throws {
    width = solver.makeVariable(.nonNegative)
    wish = try solver.add(LinearExpression(width) == 200, strength: strength)
    for _ in 0..<count {
      let (left, fieldWidth) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(LinearExpression(left) == 10)
      let trailing = try solver.add(left + fieldWidth == width - 10)
      if isFieldWished {
        try solver.add(LinearExpression(fieldWidth) == 300, strength: .level(250))
      }
      rows.append(Row(left: left, width: fieldWidth, trailing: trailing))
    }
  }

  func frame(_ row: Int) -> [Double] { [solver[rows[row].left], solver[rows[row].width]] }
}
