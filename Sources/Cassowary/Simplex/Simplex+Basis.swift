extension Simplex {
  /// The entering column in terms of the basis.
  mutating func solveColumn(_ entering: Int) {
    pivotColumn.removeAll()
    addColumn(entering)
    factorization.solve(&pivotColumn)
    if isRefined { refineColumn(entering) }
  }

  /// Adds a multiple of a column to ``pivotColumn``, before that is solved.
  @inline(__always)
  mutating func addColumn(_ added: Int, times factor: Double = 1) {
    if added >= unknownCount {
      let place = Int(factorization.places[added - unknownCount])
      pivotColumn.set(place, pivotColumn[place] - factor)
    } else {
      for entry in matrix.columns[added] {
        let place = Int(factorization.places[entry.index])
        pivotColumn.set(place, pivotColumn[place] + factor * entry.value)
      }
    }
  }

  /// Moves the entering column, and puts what meets its bound there: the entering column itself, or one that leaves the basis.
  mutating func move(_ entering: Entering, _ step: Step) {
    let signed = entering.isRising ? step.length : -step.length
    if signed != 0 {
      for place in pivotColumn.indices {
        columns[Int(basis[Int(place)])].value -= signed * pivotColumn[Int(place)]
      }
      columns[entering.column].value += signed
    }
    if perturbation.isActive {
      let signed = entering.isRising ? step.tiny : -step.tiny
      for place in pivotColumn.indices {
        perturbation.tiny[Int(basis[Int(place)])] -= signed * pivotColumn[Int(place)]
      }
      perturbation.tiny[entering.column] += signed
    }
    let leaving = step.place < 0 ? entering.column : Int(basis[step.place])
    columns[leaving].value = bound(leaving, step.kind)
    columns[leaving].valueSide = side(leaving, step.kind)
    if perturbation.isActive { perturbation.meet(leaving, step.kind) }
    if step.place >= 0 { exchange(step.place, entering.column) }
  }

  func bound(_ column: Int, _ kind: Perturbation.Kind) -> Double {
    switch kind {
    case .lower: columns[column].lower
    case .upper: columns[column].upper
    case .softLower: columns[column].softLower
    case .softUpper: columns[column].softUpper
    }
  }

  func side(_ column: Int, _ kind: Perturbation.Kind) -> Int32 {
    switch kind {
    case .lower: columns[column].lowerSide
    case .upper: columns[column].upperSide
    case .softLower, .softUpper: columns[column].softSide
    }
  }

  /// Moves each bound by an infinitesimal number of its own, the bounds that always hold outwards, so that no vertex is degenerate.
  ///
  /// What is not basic stays at its bound.
  mutating func perturb() {
    perturbation.begin()
    for column in columns.indices where columns[column].place < 0 {
      for kind in Perturbation.Kind.allCases {
        let bound = bound(column, kind)
        if (columns[column].value - bound).magnitude <= Self.margin(bound) {
          perturbation.setOffset(column, kind, 0)
        }
      }
    }
    for column in columns.indices where columns[column].softLower == columns[column].softUpper {
      perturbation.setOffset(column, .softUpper, perturbation.offset(column, .softLower))
    }
  }

  /// Puts the entering column into the place of another, as ``solveColumn(_:)`` solved it.
  mutating func exchange(_ place: Int, _ entering: Int) {
    columns[Int(basis[place])].place = -1
    columns[Int(basis[place])].isDecided = false
    factorization.exchange(place, pivotColumn)
    basis[place] = Int32(entering)
    columns[entering].place = Int32(place)
  }

  /// Factorises the basis, which renumbers its places, and computes the basic columns' values from the others.
  ///
  /// - Returns: whether the basis is regular.
  mutating func factorize() -> Bool {
    let former = factorization.factorize { place, add in
      let column = Int(basis[place])
      if column >= unknownCount { return add(column - unknownCount, -1) }
      for entry in matrix.columns[column] { add(entry.index, entry.value) }
    }
    guard let former else { return false }
    basis = former.map { basis[Int($0)] }
    for (place, column) in basis.enumerated() {
      columns[Int(column)].place = Int32(place)
      if columns[Int(column)].isDecided { factorization.ignore(place) }
    }
    computeBasicValues()
    if perturbation.isActive { computeTinyValues() }
    return true
  }

  /// Computes the basic columns' values from the others, with new factors if columns were exchanged.
  ///
  /// - Returns: whether the basis is regular.
  mutating func recompute() -> Bool {
    if factorization.hasExchanges { return factorize() }
    computeBasicValues()
    return true
  }

  /// Computes the basic columns' values from the others, and once more from what rounding left.
  mutating func computeBasicValues() {
    for column in basis { columns[Int(column)].value = 0 }
    for _ in 0..<2 {
      pivotColumn.removeAll()
      for row in 0..<rowCount {
        var sum = columns[unknownCount + row].value
        for entry in matrix.rows[row] {
          sum = Double.sum(sum, -entry.value * columns[entry.index].value)
        }
        if sum != 0 { pivotColumn.set(Int(factorization.places[row]), sum) }
      }
      factorization.solve(&pivotColumn)
      for place in pivotColumn.indices {
        let basic = Int(basis[Int(place)])
        columns[basic].value = Double.sum(columns[basic].value, pivotColumn[Int(place)])
      }
    }
    if isRefined { refineBasicValues() }
  }

  mutating func computeTinyValues() {
    pivotColumn.removeAll()
    for row in 0..<rowCount {
      var sum = 0.0
      for entry in matrix.rows[row] where columns[entry.index].place < 0 {
        sum -= entry.value * perturbation.tiny[entry.index]
      }
      let activity = unknownCount + row
      if columns[activity].place < 0 { sum += perturbation.tiny[activity] }
      if sum != 0 { pivotColumn.set(Int(factorization.places[row]), sum) }
    }
    factorization.solve(&pivotColumn)
    for place in 0..<rowCount { perturbation.tiny[Int(basis[place])] = pivotColumn[place] }
  }
}
