extension Simplex {
  enum End {
    case low
    case high
  }

  /// Moves a column to an end of its range, by a cost that it has until the optimum is kept.
  mutating func moveToEnd(_ column: Int, _ end: End) -> Outcome {
    let target = end == .low ? -Double.infinity : .infinity
    setCost(column, from: target, to: target)
    return minimize([column])
  }

  /// Whether a column could be elsewhere than at the end that it was moved to, as far as its row says.
  func hasAlternatives(to column: Int) -> Bool {
    if columns[column].place < 0 { return columns[column].lower < columns[column].upper }
    return touched.contains { touched in
      let index = Int(touched)
      return columns[index].place < 0 && columns[index].lower < columns[index].upper
        && columns[index].reduced.magnitude > optimality
    }
  }
}

extension Simplex {
  /// Takes fixed columns out of the basis as far as that goes.
  ///
  /// At a degenerate vertex columns that are not basic seem free to move although what is fixed decides them; they enter for it then.
  ///
  /// - Returns: false if the simplex failed.
  mutating func expelFixedColumns() -> Bool {
    if !basis.contains(where: { isFixed(Int($0)) }) { return true }
    for entering in columns.indices
    where columns[entering].place < 0 && columns[entering].lower < columns[entering].upper {
      solveColumn(entering)
      var best: Int?
      for index in pivotColumn.indices {
        let place = Int(index)
        if pivotColumn[place].magnitude <= 1e-7 || !isFixed(Int(basis[place])) { continue }
        if best == nil || pivotColumn[place].magnitude > pivotColumn[best!].magnitude {
          best = place
        }
      }
      if let best {
        let leaving = Int(basis[best])
        columns[leaving].value = columns[leaving].lower
        columns[leaving].valueSide = columns[leaving].lowerSide
        exchange(best, entering)
        if factorization.wantsRefactorization && !factorize() { return false }
      }
    }
    return true
  }

  /// How fast each unknown moves if every column that is not basic and can move does so, each at a speed of its own: what moves with
  /// several does not stand still then. Basic columns that do not move are decided.
  mutating func rates() -> [Double] {
    var rates = [Double](repeating: 0, count: columns.count)
    pivotColumn.removeAll()
    for moving in columns.indices where columns[moving].place < 0 && !isFixed(moving) {
      let speed = 1 + Double(UInt32(moving).scrambled) * 0x1p-64
      rates[moving] = speed
      addColumn(moving, times: speed)
    }
    factorization.solve(&pivotColumn)
    for place in pivotColumn.indices where pivotColumn[Int(place)].magnitude > leastPivot {
      rates[Int(basis[Int(place)])] = -pivotColumn[Int(place)]
    }
    for column in basis where rates[Int(column)] == 0 { decide(Int(column)) }
    return Array(rates[..<unknownCount])
  }
}
