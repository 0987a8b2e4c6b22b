/// Where a simplex starts: at what most of the conditions ask for.
///
/// An unknown is where the conditions about it alone cost least. One of which those leave the value open is basic instead, for one of as many
/// equalities as are independent in such unknowns (Bixby, *Implementing the simplex method: the initial basis*, ORSA Journal on Computing 4,
/// 1992): these hold then. Required inequalities that do not are probably tight at the optimum: they take what is left.
extension Simplex {
  /// - Parameters:
  ///   - optional: the optional conditions in the order in which they are served.
  ///   - isRequired: for each condition whether it is required.
  init(_ program: LinearProgram, _ optional: [Int], _ isRequired: [Bool], isRefined: Bool) {
    self.init(bounds: program.bounds, rows: program.rows, isRefined: isRefined)
    if isRefined || rowCount == 0 { return }
    let preferred = program.preferred(optional)
    var point = preferred.enumerated().map { unknown, range in
      let (isLow, isHigh) = (range.lower > 0, range.upper < 0)
      return (
        column: unknown,
        value: isLow ? range.lower : isHigh ? range.upper : 0,
        side: isLow ? range.lowerSide : isHigh ? range.upperSide : Self.noSide
      )
    }
    let inRows = program.targets.indices.filter { program.targets[$0].column >= unknownCount }
    for side in inRows {
      let target = program.targets[side]
      point.append((column: target.column, value: target.low, side: Int32(side)))
    }
    let withRowsAlone = self
    let equalities = inRows.filter { program.targets[$0].low == program.targets[$0].high }
    var isRegular = serve(equalities.map { program.targets[$0].column }, preferred, point)
    var violated: [Int] = []
    for side in inRows where isRequired[side] {
      let (column, low, high) = program.targets[side]
      let value = columns[column].value
      if Self.distance(value, from: low - Self.margin(low), to: high + Self.margin(high)) == 0 {
        continue
      }
      violated.append(column)
      point[column].value = value < low ? low : high
    }
    if isRegular && !violated.isEmpty { isRegular = serve(violated, preferred, point) }
    if !isRegular { self = withRowsAlone }
  }

  /// Makes unknowns whose preferred range is not one value basic instead of some activities, as far as their rows are independent, and puts the columns
  /// that are not basic at some values.
  ///
  /// - Returns: whether the basis is regular.
  private mutating func serve(
    _ activities: [Int],
    _ preferred: [Bounds],
    _ point: [(column: Int, value: Double, side: Int32)]
  ) -> Bool {
    let served = activities.filter { columns[$0].place >= 0 }
    var rows = SparseVectors()
    for activity in served {
      for entry in matrix.rows[activity - unknownCount]
      where columns[entry.index].place < 0
        && preferred[entry.index].lower < preferred[entry.index].upper
      {
        rows.append(entry.index, entry.value)
      }
      rows.close()
    }
    var pivoting = Pivoting(SparseMatrix(rows: rows, columnCount: unknownCount), leastPivot: 0.1)
    _ = pivoting.run()
    for (row, unknown) in zip(pivoting.rows, pivoting.columns) {
      let activity = served[Int(row)]
      basis[Int(columns[activity].place)] = unknown
      columns[Int(unknown)].place = columns[activity].place
      columns[activity].place = -1
    }
    setValues(point)
    return factorize()
  }
}

extension LinearProgram {
  /// The values that unknowns would have if no row restricted them: those at which the conditions about one alone cost least, level by
  /// level.
  fileprivate func preferred(_ optional: [Int]) -> [Simplex.Bounds] {
    var preferred = bounds
    for index in optional {
      let (unknown, low, high) = targets[index]
      if unknown >= preferred.count { continue }
      let range = preferred[unknown]
      if low > range.lower {
        preferred[unknown].lower = min(low, range.upper)
        preferred[unknown].lowerSide = low < range.upper ? Int32(index) : range.upperSide
      }
      if high < range.upper {
        preferred[unknown].upper = max(high, range.lower)
        preferred[unknown].upperSide = high > range.lower ? Int32(index) : range.lowerSide
      }
    }
    return preferred
  }
}
