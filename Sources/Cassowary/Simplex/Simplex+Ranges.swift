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
    if place[column] < 0 { return lower[column] < upper[column] }
    return touched.contains { touched in
      let index = Int(touched)
      return place[index] < 0 && lower[index] < upper[index]
        && reduced[index].magnitude > optimality
    }
  }
}

extension Simplex {
  /// Takes fixed columns out of the basis as far as that goes.
  ///
  /// At a degenerate vertex columns that are not basic seem to be open although what is fixed decides them; they enter for it then.
  ///
  /// - Returns: false if the simplex failed.
  mutating func expelFixedColumns() -> Bool {
    if !basis.contains(where: { isFixed(Int($0)) }) { return true }
    for entering in value.indices where place[entering] < 0 && lower[entering] < upper[entering] {
      solveColumn(entering)
      var best: Int?
      for index in column.indices {
        let place = Int(index)
        if column[place].magnitude <= 1e-7 || !isFixed(Int(basis[place])) { continue }
        if best == nil || column[place].magnitude > column[best!].magnitude { best = place }
      }
      if let best {
        let leaving = Int(basis[best])
        value[leaving] = lower[leaving]
        sides.value[leaving] = sides.lower[leaving]
        exchange(best, entering)
        if factorization.wantsRefactorization && !factorize() { return false }
      }
    }
    return true
  }

  /// The columns that can move because columns that are not basic can.
  ///
  /// All of those move at once, each at a speed of its own, so that what moves with several does not stand still.
  mutating func openColumns() -> [Bool] {
    var isOpen = [Bool](repeating: false, count: value.count)
    column.removeAll()
    for moving in value.indices where place[moving] < 0 && lower[moving] < upper[moving] {
      isOpen[moving] = true
      let speed = 1 + Double(UInt32(moving).scrambled) * 0x1p-64
      addColumn(moving, times: speed)
    }
    factorization.solve(&column)
    for place in column.indices where column[Int(place)].magnitude > leastPivot {
      isOpen[Int(basis[Int(place)])] = true
    }
    return isOpen
  }
}
