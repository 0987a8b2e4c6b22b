extension Simplex {
  /// Confines the columns to the points at which the cost of some is as small as the last ``minimize(_:)`` made it.
  ///
  /// By complementary slackness with the duals of the optimum: a column with a reduced cost stays where it is, and one with a cost stays
  /// on the segment whose slope the duals ask for.
  mutating func keepOptimum(of group: [Int]) {
    dropRounding()
    for column in touched where place[Int(column)] < 0 { confine(Int(column)) }
    for column in group {
      if place[column] < 0 {
        confine(column)
      } else {
        let slope = slope(of: column)
        if slope >= 0 {
          raiseLower(
            column,
            to: slope > 0 ? softUpper[column] : softLower[column],
            sides.soft[column]
          )
        }
        if slope <= 0 {
          lowerUpper(
            column,
            to: slope < 0 ? softLower[column] : softUpper[column],
            sides.soft[column]
          )
        }
      }
    }
    forgetCosts(of: group)
  }

  /// Takes back the costs, and what perturbed their minimisation.
  mutating func forgetCosts(of group: [Int]) {
    perturbation.end()
    for column in group {
      softLower[column] = -.infinity
      softUpper[column] = .infinity
    }
  }

  /// Keeps a column that is not basic to the segment of its cost, and to its value if it has a reduced cost.
  mutating func confine(_ column: Int) {
    if lower[column] == upper[column] { return }
    let (left, right) = slopes(of: column)
    let dual = reduced[column]
    let soft = sides.soft[column]
    if left != right {
      noteCoincidence(sides.value[column], soft)
    } else {
      if left >= 0 { note(column, lower: left > 0 ? softUpper[column] : softLower[column], soft) }
      if left <= 0 { note(column, upper: left < 0 ? softLower[column] : softUpper[column], soft) }
    }
    if dual + left > optimality { noteCoincidence(sides.value[column], sides.lower[column]) }
    if dual + right < -optimality { noteCoincidence(sides.value[column], sides.upper[column]) }
    if (dual + left).magnitude > optimality {
      raiseLower(column, to: value[column], sides.value[column])
    } else if left >= 0 {
      raiseLower(column, to: left > 0 ? softUpper[column] : softLower[column], soft)
    }
    if (dual + right).magnitude > optimality {
      lowerUpper(column, to: value[column], sides.value[column])
    } else if right <= 0 {
      lowerUpper(column, to: right < 0 ? softLower[column] : softUpper[column], soft)
    }
    lower[column] = min(lower[column], value[column])
    upper[column] = max(upper[column], value[column])
  }

  mutating func raiseLower(_ column: Int, to bound: Double, _ side: Int32) {
    note(column, lower: bound, side)
    if bound <= lower[column] { return }
    (lower[column], sides.lower[column]) = (bound, side)
    noteCoincidence(column)
  }

  mutating func lowerUpper(_ column: Int, to bound: Double, _ side: Int32) {
    note(column, upper: bound, side)
    if bound >= upper[column] { return }
    (upper[column], sides.upper[column]) = (bound, side)
    noteCoincidence(column)
  }

  /// How many columns that are not basic could still move.
  var openCount: Int {
    var count = 0
    for column in place.indices where place[column] < 0 && lower[column] < upper[column] {
      count += 1
    }
    return count
  }
}
