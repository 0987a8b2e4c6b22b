/// Solutions with the basis that are as exact as doubles can be, by computing what they miss by in twice the digits and solving for
/// that once more (Wilkinson, *Rounding Errors in Algebraic Processes*, 1963).
///
/// It costs several times as much as a solve, and is done where coefficients are far apart.
extension Simplex {
  private static let refinements = 2

  /// Refines the entering column, and clears entries that are nothing beside the largest.
  mutating func refineColumn(_ entering: Int) {
    for _ in 0..<Self.refinements {
      var misses = [CompensatedSum](repeating: CompensatedSum(), count: rowCount)
      add(entering, times: 1, to: &misses)
      for place in pivotColumn.indices {
        add(Int(basis[Int(place)]), times: -pivotColumn[Int(place)], to: &misses)
      }
      pivotColumn.add(solution(of: misses))
    }
    var largest = 0.0
    for place in pivotColumn.indices { largest = max(largest, pivotColumn[Int(place)].magnitude) }
    for place in pivotColumn.indices where pivotColumn[Int(place)].magnitude <= Self.noise * largest
    {
      pivotColumn.set(Int(place), 0)
    }
  }

  /// Refines the duals.
  ///
  /// - Parameter slopes: by place, of what they are the solution.
  mutating func refineDuals(_ slopes: [Double]) {
    for _ in 0..<Self.refinements {
      var correction = IndexedVector(size: rowCount)
      for (place, slope) in slopes.enumerated() {
        var miss = CompensatedSum()
        miss.add(slope, times: 1)
        let column = Int(basis[place])
        if column >= unknownCount {
          miss.add(duals[Int(factorization.places[column - unknownCount])], times: 1)
        } else {
          for entry in matrix.columns[column] {
            let row = entry.index
            miss.add(-entry.value, times: duals[Int(factorization.places[row])])
          }
        }
        if miss.value != 0 { correction.set(place, miss.value) }
      }
      factorization.solveTransposed(&correction)
      duals.add(correction)
    }
  }

  /// Refines the basic columns' values.
  mutating func refineBasicValues() {
    for _ in 0..<Self.refinements {
      var misses = [CompensatedSum](repeating: CompensatedSum(), count: rowCount)
      for column in columns.indices where columns[column].value != 0 {
        add(column, times: -columns[column].value, to: &misses)
      }
      let correction = solution(of: misses)
      for place in correction.indices {
        columns[Int(basis[Int(place)])].value += correction[Int(place)]
      }
    }
  }

  private func add(_ column: Int, times factor: Double, to misses: inout [CompensatedSum]) {
    if column >= unknownCount { return misses[column - unknownCount].add(-1, times: factor) }
    for entry in matrix.columns[column] {
      misses[entry.index].add(entry.value, times: factor)
    }
  }

  private func solution(of misses: [CompensatedSum]) -> IndexedVector {
    var result = IndexedVector(size: rowCount)
    for (row, miss) in misses.enumerated() where miss.value != 0 {
      result.set(Int(factorization.places[row]), miss.value)
    }
    factorization.solve(&result)
    return result
  }
}
