import Expectations
import Testing

@testable import Cassowary

@Suite struct BasisFactorizationTests {
  /// A square matrix by columns.
  private struct Matrix {
    var columns: [[(row: Int32, value: Double)]]

    var size: Int { columns.count }

    /// - Parameter density: how many entries a column has at most, beside that of a hidden permutation, which keeps it regular.
    init(size: Int, density: Int, _ dice: inout Dice) {
      var rows = Array(0..<size)
      for index in stride(from: size - 1, to: 0, by: -1) {
        rows.swapAt(index, dice.roll(index + 1))
      }
      columns = rows.map { row in
        var column = [Int32(row): Double(1 + dice.roll(8)) * 8]
        for _ in 0..<dice.roll(density + 1) {
          let other = Int32(dice.roll(size))
          if other != Int32(row) { column[other] = Double(1 + dice.roll(5)) - 3.5 }
        }
        return column.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      }
    }

    func times(_ vector: [Double]) -> [Double] {
      var result = [Double](repeating: 0, count: size)
      for (place, column) in columns.enumerated() {
        for (row, value) in column { result[Int(row)] += value * vector[place] }
      }
      return result
    }

    func transposedTimes(_ vector: [Double]) -> [Double] {
      columns.map { $0.reduce(0) { $0 + $1.value * vector[Int($1.row)] } }
    }

    /// - Returns: whether it is regular; its columns are in the order of places afterwards.
    mutating func factorize(_ factorization: inout BasisFactorization) -> Bool {
      let former = factorization.factorize { place, add in
        for (row, value) in columns[place] { add(Int(row), value) }
      }
      guard let former else { return false }
      columns = former.map { columns[Int($0)] }
      return true
    }
  }

  private func vector(_ values: [Double], _ places: [Int32]? = nil) -> IndexedVector {
    var result = IndexedVector(size: values.count)
    for (index, value) in values.enumerated() where value != 0 {
      result.set(places.map { Int($0[index]) } ?? index, value)
    }
    return result
  }

  /// Solves for vectors of whole numbers, of which one in so many is not 0.
  private func expect(
    _ matrix: Matrix,
    _ factorization: inout BasisFactorization,
    oneIn rarity: Int = 1,
    _ dice: inout Dice
  ) {
    let wanted = (0..<matrix.size).map { _ in
      dice.roll(rarity) == 0 ? Double(dice.roll(21) - 10) : 0
    }
    var solution = vector(matrix.times(wanted), factorization.places)
    factorization.solve(&solution)
    expectSolution(solution, wanted)
    solution = vector(matrix.transposedTimes(wanted))
    factorization.solveTransposed(&solution)
    expectSolution(solution, factorization.rows.map { wanted[Int($0)] })
  }

  private func expectSolution(_ solution: IndexedVector, _ wanted: [Double]) {
    expectTrue(zip(solution.values, wanted).allSatisfy { ($0 - $1).magnitude < 1e-6 })
    let listed = Set(solution.indices)
    expectEqual(listed.count, solution.indices.count)
    expectTrue(
      solution.values.indices.allSatisfy { solution[$0] == 0 || listed.contains(Int32($0)) }
    )
  }

  @Test(arguments: [0, 1, 2, 4])
  func `both systems are solved, from bases that are triangular to bases that fill in`(
    density: Int
  ) {
    for seed in 0..<40 {
      var dice = Dice(state: UInt64(seed * 31 + density))
      var matrix = Matrix(size: 1 + dice.roll(40), density: density, &dice)
      var factorization = BasisFactorization(size: matrix.size)
      let isRegular = matrix.factorize(&factorization)
      expectTrue(isRegular, "seed \(seed)")
      expect(matrix, &factorization, &dice)
    }
  }

  @Test(arguments: [0, 1, 2]) func `few entries of a large basis are solved for without the others`(
    density: Int
  ) {
    for seed in 0..<10 {
      var dice = Dice(state: UInt64(seed * 37 + density))
      var matrix = Matrix(size: 400, density: density, &dice)
      var factorization = BasisFactorization(size: matrix.size)
      let isRegular = matrix.factorize(&factorization)
      expectTrue(isRegular, "seed \(seed)")
      for _ in 0..<5 { expect(matrix, &factorization, oneIn: 100, &dice) }
    }
  }

  @Test func `after exchanges of columns it solves with the new columns`() {
    for seed in 0..<40 {
      var dice = Dice(state: UInt64(seed * 17 + 5))
      var matrix = Matrix(size: 20, density: 3, &dice)
      var factorization = BasisFactorization(size: 20)
      let isRegular = matrix.factorize(&factorization)
      expectTrue(isRegular)
      for _ in 0..<12 {
        let other = Matrix(size: 20, density: 3, &dice).columns[0]
        var solution = IndexedVector(size: 20)
        for (row, value) in other { solution.set(Int(factorization.places[Int(row)]), value) }
        factorization.solve(&solution)
        guard let place = (0..<20).max(by: { solution[$0].magnitude < solution[$1].magnitude }),
          solution[place].magnitude > 0.1
        else { continue }
        factorization.exchange(place, solution)
        matrix.columns[place] = other
      }
      expectTrue(factorization.hasExchanges)
      expect(matrix, &factorization, &dice)
      expectDuals(matrix, &factorization, &dice)
    }
  }

  @Test(arguments: [0, 2])
  func `duals meet the equations of all columns but those that are ignored`(
    density: Int
  ) {
    for seed in 0..<40 {
      var dice = Dice(state: UInt64(seed * 41 + density))
      var matrix = Matrix(size: 10 + 10 * dice.roll(20), density: density, &dice)
      var factorization = BasisFactorization(size: matrix.size)
      let isRegular = matrix.factorize(&factorization)
      expectTrue(isRegular, "seed \(seed)")
      expectDuals(matrix, &factorization, &dice)
    }
  }

  /// Ignores every third column, and solves for the duals of a single one.
  private func expectDuals(
    _ matrix: Matrix,
    _ factorization: inout BasisFactorization,
    _ dice: inout Dice
  ) {
    let ignored = (0..<matrix.size).filter { _ in dice.roll(3) == 0 }
    for place in ignored { factorization.ignore(place) }
    for _ in 0..<5 {
      var wanted = [Double](repeating: 0, count: matrix.size)
      wanted[dice.roll(matrix.size)] = 8
      var solution = vector(wanted)
      factorization.solveTransposed(&solution)
      var duals = wanted
      for (place, row) in factorization.rows.enumerated() { duals[Int(row)] = solution[place] }
      let products = matrix.transposedTimes(duals)
      for place in 0..<matrix.size where !ignored.contains(place) {
        expectTrue((products[place] - wanted[place]).magnitude < 1e-6)
      }
    }
  }

  @Test func `a singular basis is refused, and so is one that is singular but for rounding`() {
    for epsilon in [0, 1e-12] {
      var factorization = BasisFactorization(size: 2)
      let columns: [[(Int32, Double)]] = [[(0, 1), (1, 1)], [(0, 1), (1, 1 + epsilon)]]
      let places = factorization.factorize { place, add in
        for (row, value) in columns[place] { add(Int(row), value) }
      }
      expectTrue(places == nil, "ε = \(epsilon)")
    }
  }

  @Test func `a basis without rows is regular`() {
    var factorization = BasisFactorization(size: 0)
    expectEqual(factorization.factorize { _, _ in }, [])
  }
}
