import Testing

@testable import Cassowary

/// Dominated columns, each bounded by one other unknown, are removed from a system and computed afterwards.
@Suite struct LeavesTests {
  /// The fewest texts are truncated if three of the first column are and two of each other column. The tie rule gives the width that
  /// this leaves undetermined to the last text of the second column.
  @Test func `columns with too little room truncate as few texts as possible`() throws {
    var table = try TextTable(columns: 3, rows: 5, width: 150)
    _ = table.solver.solve()
    #expect(
      table.texts.map { $0.map(\.width) } == [
        [20, 57, 94], [43, 80, 36], [66, 22, 59], [89, 45, 82], [31, 68, 24],
      ]
    )
    #expect(table.columns.map { table.solver[$0] } == [34, 57, 59])
    for row in table.texts {
      for (text, column) in zip(row, table.columns) {
        #expect(table.solver[text.variable] == min(text.width, table.solver[column]))
      }
    }
    #expect(table.solver.counters.pivots == 0)
    table.solver.shortcuts = []
    table.solver.remove(table.texts[0][0].most)
    _ = table.solver.solve()
    #expect(table.columns.map { table.solver[$0] } == [34, 57, 59])
    #expect(table.solver.counters.pivots > 0)
  }

  @Test func `a table of texts takes no pivot and has the values of a solver without shortcuts`()
    throws
  {
    var table = try TextTable(columns: 5, rows: 60, width: 260)
    _ = table.solver.solve()
    var whole = table
    whole.solver.shortcuts = []
    for (step, width) in [(3, 20.0), (31, 90), (44, 60)] {
      let text = table.texts[step][step % 5]
      func change(_ solver: inout Solver) throws {
        try solver.setConstant(width, of: text.least)
        try solver.setConstant(width + Double(step % 2), of: text.most)
        _ = solver.solve()
      }
      try change(&table.solver)
      try change(&whole.solver)
      for variable in table.columns + table.texts.flatMap({ $0.map(\.variable) }) {
        #expect(abs(table.solver[variable] - whole.solver[variable]) < 1e-6)
      }
    }
    #expect(table.solver.counters.pivots == 0)
  }

  /// Few levels and small integers make ties. Some dominated columns are bounded from below, some cannot have their preferred value, and
  /// an unknown without constraints is undetermined.
  @Test(arguments: 1...1000 as ClosedRange<UInt64>)
  func `the reduced system and its dominated columns have the values of the whole system`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var whole = Subsystem()
    let isDominated = (0..<random.within(4...9)).map { _ in random.below(3) > 0 }
    for (index, isDominated) in isDominated.enumerated() {
      let domain: Domain = random.below(isDominated ? 4 : 3) == 0 ? .free : .nonNegative
      whole.unknowns.append(.init(slot: index, domain: domain))
    }
    func add(
      _ terms: [(unknown: Int, coefficient: Double)],
      _ relation: Relation,
      _ constant: Int,
      _ strength: Strength = .required
    ) {
      let start = whole.terms.count
      for term in terms.sorted(by: { $0.unknown < $1.unknown }) {
        whole.terms.append(.init(unknown: term.unknown, coefficient: term.coefficient))
      }
      let index = whole.conditions.count
      whole.conditions.append(
        .init(
          slot: index,
          terms: start..<whole.terms.count,
          relation: relation,
          constant: Double(constant),
          strength: strength,
          order: UInt64(index)
        )
      )
    }
    func level() -> Strength { .level([100, 250, 500, 750][random.below(4)]) }
    let dominating = isDominated.indices.filter { !isDominated[$0] }
    if dominating.isEmpty { return }
    if random.below(4) > 0 { add(dominating.map { ($0, 1) }, .lessThanOrEqual, random.below(60)) }
    if random.below(2) == 0 { add(dominating.map { ($0, 1) }, .equal, random.below(60), level()) }
    for (index, isDominated) in isDominated.enumerated() {
      if !isDominated {
        if random.below(2) == 0 { add([(index, 1)], .equal, random.below(40), level()) }
        continue
      }
      let other = dominating[random.below(dominating.count)]
      let factor = [0.5, 1, -1, 2][random.below(4)]
      let relation: Relation = random.below(4) == 0 ? .greaterThanOrEqual : .lessThanOrEqual
      add([(index, 1), (other, -factor)], relation, random.within(-8...8))
      let point = random.below(40)
      switch random.below(6) {
      case 0: add([(index, 2)], .equal, 2 * point, level())
      case 1: add([(index, 1)], .greaterThanOrEqual, point, level())
      case 2: add([(index, -1)], .greaterThanOrEqual, -point, level())
      default:
        add([(index, 1)], .greaterThanOrEqual, point, level())
        add([(index, 1)], .lessThanOrEqual, point + random.below(2) * 3, level())
      }
    }
    guard let leaves = Leaves(whole) else { return }
    var reduced = leaves.reduced(whole)
    let isSolved = whole.solve()
    #expect(reduced.solve() == isSolved)
    if !isSolved { return }
    let constants = whole.conditions.map(\.constant)
    let answer = BoxSystem.Answer(
      values: reduced.unknowns.map(\.value),
      choices: reduced.choices,
      isDecidedByLevels: reduced.isDecidedByLevels
    )
    let points = try #require(leaves.bestPoints(constants))
    let found = leaves.completed(answer, constants, points)
    for (unknown, value) in zip(whole.unknowns, found.values) {
      #expect(abs(unknown.value - value) < 1e-6, "x\(unknown.slot)")
    }
  }
}

/// Texts in rows and columns; the columns fill a width.
private struct TextTable {
  struct Text {
    var variable: Variable
    var width: Double
    var least: Constraint.ID
    var most: Constraint.ID
  }

  var solver = Solver()
  var columns: [Variable] = []
  var texts: [[Text]] = []

  init(columns count: Int, rows: Int, width: Double) throws {
    columns = (0..<count).map { _ in solver.makeVariable(.nonNegative) }
    var sum = LinearExpression(constant: 0)
    for column in columns { sum = sum + LinearExpression(column) }
    try solver.add(sum == width)
    for column in columns.dropLast() {
      try solver.add(LinearExpression(column) == 0, strength: .level(200))
    }
    for row in 0..<rows {
      var line: [Text] = []
      for (index, column) in columns.enumerated() {
        let variable = solver.makeVariable(.nonNegative)
        let natural = Double(20 + (row * 5 + index) * 37 % 81)
        try solver.add(variable <= LinearExpression(column))
        line.append(
          Text(
            variable: variable,
            width: natural,
            least: try solver.add(LinearExpression(variable) >= natural, strength: .level(750)),
            most: try solver.add(LinearExpression(variable) <= natural, strength: .level(250))
          )
        )
      }
      texts.append(line)
    }
  }
}
