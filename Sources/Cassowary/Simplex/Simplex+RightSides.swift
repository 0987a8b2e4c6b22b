extension Simplex {
  /// Moves to the point that the last basis has for other right sides.
  ///
  /// The duals of a level know nothing of right sides. So a point at which all bounds of its optimal face are met, wherever those are now, is
  /// optimal again, level after level. If the point of the last basis is not of that kind, another basis is.
  /// - Parameter right: the right sides by their numbers.
  /// - Returns: whether it is optimal.
  mutating func move(toSides right: [Double]) -> Bool {
    func number(_ side: Int32) -> Double { side < 0 ? 0 : right[Int(side)] }
    for (a, b) in coincidences where number(a) != number(b) { return false }
    takeValues(right)
    computeBasicValues()
    return face.allSatisfy { bound in
      let (value, limit) = (columns[Int(bound.column)].value, number(bound.side))
      return bound.isLower
        ? value >= limit - Self.margin(limit) : value <= limit + Self.margin(limit)
    }
  }

  /// Puts the columns that are not basic on their right sides.
  mutating func takeValues(_ right: [Double]) {
    for column in columns.indices where columns[column].place < 0 {
      let side = columns[column].valueSide
      columns[column].value = side < 0 ? 0 : right[Int(side)]
    }
  }

  /// Starts again from the present basis, with other right sides and no optimal face.
  mutating func restart(bounds: [Bounds], sides right: [Double]) {
    for column in columns.indices {
      (columns[column].lower, columns[column].upper) = (-.infinity, .infinity)
      columns[column].isDecided = false
      (columns[column].softLower, columns[column].softUpper) = (-.infinity, .infinity)
    }
    face.removeAll(keepingCapacity: true)
    coincidences.removeAll(keepingCapacity: true)
    factorization.ignoreNone()
    perturbation.end()
    iterations = 0
    takeValues(right)
    setBounds(bounds)
    computeBasicValues()
  }
}
