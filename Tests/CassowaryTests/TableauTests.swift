import Testing

@testable import Cassowary

@Suite struct TableauTests {
  private func row(_ constant: Double, _ entries: (Symbol, Double)...) -> Row<Double> {
    Row(constant: constant, entries: entries.map { .init(symbol: $0.0, coefficient: $0.1) })
  }

  private func text(_ tableau: Tableau<Double>) -> String {
    tableau.description { "s\($0.index)" }
  }

  @Test func `adding a multiple of a row removes the entries that cancel`() {
    var tableau = Tableau<Double>()
    let (x, y, z) = (
      tableau.makeSymbol(.restricted), tableau.makeSymbol(.restricted),
      tableau.makeSymbol(.restricted)
    )
    var sum = row(3, (x, 2), (z, 0.1))
    var appeared: [Symbol] = []
    var scratch: [Row<Double>.Entry] = []
    sum.add(row(1, (y, 1), (z, -0.2)), times: 0.5, scratch: &scratch) { appeared.append($0) }
    #expect(sum.constant == 3.5)
    #expect(sum.entries.map(\.symbol) == [x, y])
    #expect(sum.entries.map(\.coefficient) == [2, 0.5])
    #expect(appeared == [y])
    #expect(sum.coefficient(of: z) == 0)
    let removed = [sum.remove(x), sum.remove(x)]
    #expect(removed == [2, 0])
  }

  /// b = 4 + 2·e − r becomes e = −2 + 0.5·b + 0.5·r, which is substituted in every other row.
  @Test func `a pivot exchanges two symbols and rewrites the rows that hold them`() {
    var tableau = Tableau<Double>()
    let (b, e, r, other) = (
      tableau.makeSymbol(.unrestricted), tableau.makeSymbol(.restricted),
      tableau.makeSymbol(.restricted), tableau.makeSymbol(.unrestricted)
    )
    tableau.insert(b, row(4, (e, 2), (r, -1)))
    tableau.insert(other, row(10, (e, 3)))
    #expect(text(tableau) == "s0 = 4 + 2·s1 − s2\ns3 = 10 + 3·s1")
    tableau.pivot(row: 0, entering: e)
    #expect(text(tableau) == "s1 = −2 + 0.5·s0 + 0.5·s2\ns3 = 4 + 1.5·s0 + 1.5·s2")
    #expect(tableau.column(of: r) == [0, 1])
    #expect(tableau.column(of: e) == [])
    #expect(tableau.value(of: r) == 0)
    tableau.pivot(row: 0, entering: b)
    #expect(text(tableau) == "s0 = 4 + 2·s1 − s2\ns3 = 10 + 3·s1")
  }

  @Test func `an equality is solved for an unrestricted symbol if it has one`() {
    var tableau = Tableau<Double>()
    let (x, w) = (tableau.makeSymbol(.unrestricted), tableau.makeSymbol(.restricted))
    guard case .admitted = tableau.admit(row(-320, (x, 1), (w, 1)), slack: nil) else {
      Issue.record("the row was not accepted")
      return
    }
    #expect(text(tableau) == "s0 = 320 − s1")
    tableau.checkInvariants()
  }

  @Test func `a row that cannot be made feasible names the slack symbols that limit it`() {
    var tableau = Tableau<Double>()
    let w = tableau.makeSymbol(.restricted)
    let slack = tableau.makeSymbol(.restricted)
    // w <= 10, then w >= 20.
    _ = tableau.admit(row(10, (w, -1)), slack: slack)
    let second = tableau.makeSymbol(.restricted)
    guard
      case .contradiction(let proof) = tableau.admit(
        tableau.expressed(constant: -20, terms: [.init(symbol: w, coefficient: 1)]),
        slack: second
      )
    else {
      Issue.record("the row was accepted")
      return
    }
    #expect(proof.constant == -10)
    #expect(proof.entries.map(\.symbol) == [slack])
    tableau.checkInvariants()
  }

  /// Beale's program: the steepest column with the first of equal rows cycles on it, the optimum is −1/20.
  /// (*Cycling in the dual simplex algorithm*, Naval Research Logistics Quarterly 2, 1955, doi:10.1002/nav.3800020406.)
  @Test func `a program that cycles under naive pivoting terminates`() {
    var tableau = Tableau<Double>()
    tableau.checksEveryPivot = true
    let x = (0..<4).map { _ in tableau.makeSymbol(.restricted) }
    let s = (0..<3).map { _ in tableau.makeSymbol(.restricted) }
    tableau.insert(s[0], row(0, (x[0], -0.25), (x[1], 60), (x[2], 1.0 / 25), (x[3], -9)))
    tableau.insert(s[1], row(0, (x[0], -0.5), (x[1], 90), (x[2], 1.0 / 50), (x[3], -3)))
    tableau.insert(s[2], row(1, (x[2], -1)))
    var objective = row(0, (x[0], -0.75), (x[1], 150), (x[2], -1.0 / 50), (x[3], 6))
    let isBounded = tableau.minimize(&objective)
    #expect(isBounded)
    #expect(abs(objective.constant + 0.05) < 1e-12)
    #expect(abs(tableau.value(of: x[0]) - 0.04) < 1e-12)
    #expect(abs(tableau.value(of: x[2]) - 1) < 1e-12)
    #expect(tableau.pivots < 40)
  }

  @Test func `an unbounded objective is reported`() {
    var tableau = Tableau<Double>()
    let (x, y) = (tableau.makeSymbol(.restricted), tableau.makeSymbol(.restricted))
    tableau.insert(y, row(1, (x, 2)))
    var objective = row(0, (x, -1))
    let isBounded = tableau.minimize(&objective)
    #expect(!isBounded)
  }

  @Test func `a frozen symbol is printed in no row`() {
    var tableau = Tableau<Double>()
    let (x, y, z) = (
      tableau.makeSymbol(.restricted), tableau.makeSymbol(.restricted),
      tableau.makeSymbol(.restricted)
    )
    tableau.insert(y, row(1, (x, 2), (z, 1)))
    tableau.holdMinimum(of: row(0, (x, 1)))
    #expect(text(tableau) == "s1 = 1 + s2")
    tableau.checkInvariants()
  }

  @Test func `numbers are printed without needless digits`() {
    #expect(Row<Double>.format(3) == "3")
    #expect(Row<Double>.format(-0.5) == "−0.5")
    #expect(Row<Double>.format(1.0 / 3) == "0.333333")
    #expect(Row<Double>.format(1e10) == "10000000000.0")
    #expect(row(0).description { "s\($0.index)" } == "0")
  }
}
