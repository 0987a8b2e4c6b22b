extension Simplex {
  /// Confines the columns to the points at which the cost of some is as small as the last ``minimize(_:)`` made it.
  ///
  /// By complementary slackness with the duals of the optimum: a column with a reduced cost stays where it is, and one with a cost stays
  /// on the segment whose slope the duals ask for.
  mutating func keepOptimum(of group: [Int]) {
    dropRounding()
    for column in touched where columns[Int(column)].place < 0 { confine(Int(column)) }
    // With one cost, the reduced costs are the entries of its row.
    if let only = group.first, group.count == 1, columns[only].place >= 0, slope(of: only) != 0 {
      decide(only)
    }
    for column in group {
      if columns[column].place < 0 {
        confine(column)
      } else {
        let slope = slope(of: column)
        if slope >= 0 {
          raiseLower(
            column,
            to: slope > 0 ? columns[column].softUpper : columns[column].softLower,
            columns[column].softSide
          )
        }
        if slope <= 0 {
          lowerUpper(
            column,
            to: slope < 0 ? columns[column].softLower : columns[column].softUpper,
            columns[column].softSide
          )
        }
      }
    }
    forgetCosts(of: group)
  }

  /// Notes of a basic column that nothing which can still move has a part in it.
  mutating func decide(_ column: Int) {
    columns[column].isDecided = true
    factorization.ignore(Int(columns[column].place))
  }

  /// Takes back the costs, and what perturbed their minimisation.
  mutating func forgetCosts(of group: [Int]) {
    perturbation.end()
    for column in group {
      columns[column].softLower = -.infinity
      columns[column].softUpper = .infinity
    }
  }

  /// Keeps a column that is not basic to the segment of its cost, and to its value if it has a reduced cost.
  mutating func confine(_ column: Int) {
    if columns[column].lower == columns[column].upper { return }
    let (left, right) = slopes(of: column)
    let dual = columns[column].reduced
    let soft = columns[column].softSide
    if left != right {
      noteCoincidence(columns[column].valueSide, soft)
    } else {
      if left >= 0 {
        note(column, lower: left > 0 ? columns[column].softUpper : columns[column].softLower, soft)
      }
      if left <= 0 {
        note(column, upper: left < 0 ? columns[column].softLower : columns[column].softUpper, soft)
      }
    }
    if dual + left > optimality {
      noteCoincidence(columns[column].valueSide, columns[column].lowerSide)
    }
    if dual + right < -optimality {
      noteCoincidence(columns[column].valueSide, columns[column].upperSide)
    }
    if (dual + left).magnitude > optimality {
      raiseLower(column, to: columns[column].value, columns[column].valueSide)
    } else if left >= 0 {
      raiseLower(column, to: left > 0 ? columns[column].softUpper : columns[column].softLower, soft)
    }
    if (dual + right).magnitude > optimality {
      lowerUpper(column, to: columns[column].value, columns[column].valueSide)
    } else if right <= 0 {
      lowerUpper(
        column,
        to: right < 0 ? columns[column].softLower : columns[column].softUpper,
        soft
      )
    }
    columns[column].lower = min(columns[column].lower, columns[column].value)
    columns[column].upper = max(columns[column].upper, columns[column].value)
  }

  mutating func raiseLower(_ column: Int, to bound: Double, _ side: Int32) {
    note(column, lower: bound, side)
    if bound <= columns[column].lower { return }
    (columns[column].lower, columns[column].lowerSide) = (bound, side)
    noteCoincidence(column)
  }

  mutating func lowerUpper(_ column: Int, to bound: Double, _ side: Int32) {
    note(column, upper: bound, side)
    if bound >= columns[column].upper { return }
    (columns[column].upper, columns[column].upperSide) = (bound, side)
    noteCoincidence(column)
  }

  /// How many columns that are not basic could still move.
  var openCount: Int {
    var count = 0
    for column in columns.indices
    where columns[column].place < 0 && columns[column].lower < columns[column].upper {
      count += 1
    }
    return count
  }
}
