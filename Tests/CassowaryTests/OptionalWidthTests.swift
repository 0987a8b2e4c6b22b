import Expectations
import TestLength
import Testing

@testable import Cassowary

/// Much depends on one variable that has only optional constraints of its own, as the width of a readable column.
@Suite struct OptionalWidthTests {
  @Test(arguments: 1...LongTests.value(12, share: 1) as ClosedRange<UInt64>)
  func `a feed with an optional width has the answer of a fresh solver without reductions`(
    seed: UInt64
  ) {
    let operations = RandomFeed.operations(seed: seed, count: 150, isWidthOptional: true)
    Replay.expectFreshAnswers(to: operations, every: LongTests.value(2, share: 24))
  }

  @Test func `no constraint is rejected because of values that an optional width cannot have`()
    throws
  {
    var solver = Solver()
    let sizes = (0..<4).map { _ in solver.makeVariable(.nonNegative) }
    let (width, left) = (sizes[0], sizes[1])
    try solver.add(width == 5, strength: .level(999))
    // At width 5 the left part would be negative, and with it at 0 the other parts would be, too.
    try solver.add(left + 28 == LinearExpression(width))
    try solver.add(left + sizes[2] + 16 == LinearExpression(width))
    try solver.add(left + sizes[3] + 20 == LinearExpression(width))
    for _ in 0..<8 { try solver.add(LinearExpression(solver.makeVariable(.free)) == 1 * width) }
    _ = solver.solve()
    expectEqual(sizes.map { solver[$0] }, [28, 0, 12, 8])
    expectEmpty(solver.conflicts)
  }

  @Test func `fields follow an optional width that changes`() throws {
    var form = try Form(40, width: .level(750))
    _ = form.solver.solve()
    for width in [150.0, 320, 90] {
      try form.solver.setConstant(width, of: form.optionalWidth)
      _ = form.solver.solve()
      expectEqual(form.frame(7), [10, min(width - 20, 300)])
    }
  }

  @Test func `an optional width keeps to bounds of its own`() throws {
    var form = try Form(40, width: .level(750))
    _ = form.solver.solve()
    let bound = try form.solver.add(LinearExpression(form.width) <= 120)
    let minimum = try form.solver.add(LinearExpression(form.width) >= 140, strength: .level(750))
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], 120)
    expectEqual(form.frame(39), [10, 100])
    form.solver.remove(bound)
    form.solver.remove(minimum)
    _ = form.solver.solve()
    expectEqual(form.frame(39), [10, 180])
    form.solver.checkInvariants()
  }

  @Test(arguments: [(400, 200, 180), (900, 270, 250)])
  func `a higher level moves an optional width, a lower level does not`(
    level: Double,
    width: Double,
    field: Double
  ) throws {
    var form = try Form(12, width: .level(750))
    _ = form.solver.solve()
    let minimum = try form.solver.add(
      LinearExpression(form.rows[3].width) >= 250,
      strength: .level(level)
    )
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], width)
    expectEqual(form.solver[form.rows[3].width], field)
    expectEqual(form.frame(4), [10, width - 20])
    form.solver.remove(minimum)
    _ = form.solver.solve()
    expectEqual(form.frame(3), [10, 180])
    form.solver.checkInvariants()
  }

  /// Each point of width violates the constraint of the width by 1 point more, and those of two rows by 1 point less each.
  @Test func `two optional constraints of its level outweigh that of an optional width`()
    throws
  {
    var form = try Form(12, width: .level(750))
    for row in [3, 8] {
      try form.solver.add(LinearExpression(form.rows[row].width) >= 250, strength: .level(750))
    }
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], 270)
    expectEqual(form.frame(4), [10, 250])
  }

  @Test func `sizes that add up to an optional width move it together`() throws {
    var form = try Form(12, width: .level(600))
    let (one, other) = (
      form.solver.makeVariable(.nonNegative), form.solver.makeVariable(.nonNegative)
    )
    try form.solver.add(one + other == LinearExpression(form.rows[3].width))
    for size in [one, other] {
      try form.solver.add(LinearExpression(size) >= 80, strength: .level(750))
    }
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], 200)
    expectEqual([one, other].map { form.solver[$0] }, [80, 100])
    let minimum = try form.solver.add(LinearExpression(other) >= 150, strength: .level(600))
    _ = form.solver.solve()
    // Either optional constraint may be violated by 50: the one added later is satisfied.
    expectEqual(form.solver[form.width], 250)
    expectEqual([one, other].map { form.solver[$0] }, [80, 150])
    try form.solver.setConstant(100, of: minimum)
    try form.solver.setConstant(150, of: form.optionalWidth)
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], 200)
    expectEqual(form.frame(4), [10, 180])
  }

  /// The width's optional constraint is added last, and depends on the width of the screen, which is optional, too.
  @Test func `an optional width can depend on another one`() throws {
    var form = try Form(12, width: .level(750))
    form.solver.remove(form.optionalWidth)
    let screen = form.solver.makeVariable(.nonNegative)
    for _ in 0..<8 {
      let bar = form.solver.makeVariable(.nonNegative)
      try form.solver.add(bar - screen <= -10)
    }
    try form.solver.add(form.width - screen == -40, strength: .level(900))
    let screenWidth = try form.solver.add(LinearExpression(screen) == 240, strength: .level(800))
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], 200)
    expectEqual(form.frame(3), [10, 180])
    try form.solver.setConstant(180, of: screenWidth)
    _ = form.solver.solve()
    expectEqual(form.frame(3), [10, 120])
    let field = try form.solver.add(
      LinearExpression(form.rows[3].width) == 200,
      strength: .level(850)
    )
    _ = form.solver.solve()
    expectEqual([screen, form.width].map { form.solver[$0] }, [260, 220])
    form.solver.remove(field)
    _ = form.solver.solve()
    expectEqual([screen, form.width].map { form.solver[$0] }, [180, 140])
    form.solver.checkInvariants()
  }

  @Test func `an optional width moves to a value at which required constraints hold`()
    throws
  {
    var form = try Form(12, width: .level(750))
    _ = form.solver.solve()
    let bound = try form.solver.add(LinearExpression(form.rows[3].width) >= 250)
    _ = form.solver.solve()
    expectEmpty(form.solver.conflicts)
    expectEqual(form.solver[form.width], 270)
    form.solver.remove(bound)
    // The insets take 20, and no size is negative.
    try form.solver.setConstant(5, of: form.optionalWidth)
    _ = form.solver.solve()
    expectEmpty(form.solver.conflicts)
    expectEqual(form.solver[form.width], 20)
    expectEqual(form.frame(11), [10, 0])
  }

  @Test
  func `an optional width moves so that sizes of an equality block are not negative`()
    throws
  {
    var form = try Form(12, width: .level(750))
    let (one, other) = (
      form.solver.makeVariable(.nonNegative), form.solver.makeVariable(.nonNegative)
    )
    try form.solver.add(one + other == LinearExpression(form.rows[3].width))
    try form.solver.add(one - other == 150)
    _ = form.solver.solve()
    expectEqual([form.width, one, other].map { form.solver[$0] }, [200, 165, 15])
    try form.solver.setConstant(100, of: form.optionalWidth)
    _ = form.solver.solve()
    expectEmpty(form.solver.conflicts)
    expectEqual([form.width, one, other].map { form.solver[$0] }, [170, 150, 0])
  }

  /// The parts of a row depend on high levels, and on the width, which has a low one.
  @Test func `a size computed from an optional width depends on the width's level`()
    throws
  {
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
    expectEqual([form.width, one, other, label].map { form.solver[$0] }, [140, 80, 40, 40])
  }

  @Test func `a size computed from an ambiguous optional width is ambiguous`() throws {
    var form = try Form(12, width: .level(750), hasFieldWidths: false)
    _ = form.solver.solve()
    expectTrue(!form.solver.isAmbiguous(form.rows[3].width))
    try form.solver.add(LinearExpression(form.width) == 120, strength: .level(750))
    _ = form.solver.solve()
    expectEqual(form.frame(3), [10, 100])
    expectTrue(form.solver.isAmbiguous(form.rows[3].width))
    expectTrue(!form.solver.isAmbiguous(form.rows[3].left))
  }

  /// A column that is optionally as narrow as possible, and required to be as wide as its texts.
  @Test func `texts of higher levels widen a column`() throws {
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
    expectEqual(solver[column], 49)
    expectEqual(solver[texts[3]], 33)
  }

  @Test func `a conflict of one field leaves an optional width as it is`() throws {
    var form = try Form(40, width: .level(750))
    _ = form.solver.solve()
    let row = form.rows[5]
    let other = try form.solver.add(row.left + row.width == form.width - 15)
    _ = form.solver.solve()
    expectEqual(form.solver.conflicts.map(\.leftOut), [other])
    expectEqual(form.solver.conflicts.map(\.members), [[row.trailing, other]])
    expectEqual(form.frame(5), [10, 180])
  }

  /// Two bounds that leave the width one value are no equality that others could be derived from.
  @Test(arguments: [(0, 0), (0, -1), (10, 0), (10, -1)] as [(Double, Int)])
  func `bounds that leave an optional width one value conflict with its margin`(
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
    // The last by rank is rejected, whether it has its bound from the start or is changed later.
    let upper = try solver.add(width <= (change < 0 ? 400 : bound))
    _ = solver.solve()
    if change < 0 {
      expectEqual(solver[width], 366)
      try solver.setConstant(bound, of: upper)
      _ = solver.solve()
    }
    expectEqual(solver[width], 366)
    expectEqual(solver.conflicts.map(\.leftOut), [upper])
    expectEqual(solver.conflicts.map(\.members), [[margin, upper]])
    solver.checkInvariants()
  }

  @Test func `removing the optional width frees the fields, and a new width determines them again`()
    throws
  {
    var form = try Form(12, width: .level(750))
    _ = form.solver.solve()
    form.solver.remove(form.optionalWidth)
    _ = form.solver.solve()
    // Without it the fields have their own optional width.
    expectEqual(form.frame(4), [10, 300])
    try form.solver.add(LinearExpression(form.width) == 100, strength: .level(300))
    _ = form.solver.solve()
    expectEqual(form.frame(4), [10, 80])
    try form.solver.add(LinearExpression(form.width) == 160)
    _ = form.solver.solve()
    expectEqual(form.frame(4), [10, 140])
    form.solver.checkInvariants()
  }

  /// Of two optional constraints of one level the one added later is satisfied, but only where no level decides: here the fields' level
  /// does.
  @Test func `a lower level decides between two tied optional widths before the tie rule does`()
    throws
  {
    var form = try Form(12, width: .level(750))
    try form.solver.add(LinearExpression(form.width) == 120, strength: .level(750))
    _ = form.solver.solve()
    expectEqual(form.solver[form.width], 200)
  }
}

/// Fields below each other, 10 from both edges of a form with an optional width; each field has an optional width of 300.
private struct Form {
  struct Row {
    var left: Variable
    var width: Variable
    var trailing: Constraint.ID
  }

  var solver = Solver()
  var rows: [Row] = []
  let width: Variable
  let optionalWidth: Constraint.ID

  init(_ count: Int, width strength: Strength, hasFieldWidths: Bool = true) throws {
    width = solver.makeVariable(.nonNegative)
    optionalWidth = try solver.add(LinearExpression(width) == 200, strength: strength)
    for _ in 0..<count {
      let (left, fieldWidth) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(LinearExpression(left) == 10)
      let trailing = try solver.add(left + fieldWidth == width - 10)
      if hasFieldWidths {
        try solver.add(LinearExpression(fieldWidth) == 300, strength: .level(250))
      }
      rows.append(Row(left: left, width: fieldWidth, trailing: trailing))
    }
  }

  func frame(_ row: Int) -> [Double] { [solver[rows[row].left], solver[rows[row].width]] }
}
