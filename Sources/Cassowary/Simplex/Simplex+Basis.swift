extension Simplex {
  /// The entering column in terms of the basis.
  mutating func solveColumn(_ entering: Int) {
    column.removeAll()
    addColumn(entering)
    factorization.solve(&column)
    if isRefined { refineColumn(entering) }
  }

  /// Adds a multiple of a column to ``column``, before that is solved.
  @inline(__always)
  mutating func addColumn(_ added: Int, times factor: Double = 1) {
    if added >= unknownCount {
      let place = Int(factorization.places[added - unknownCount])
      column.set(place, column[place] - factor)
    } else {
      for entry in columns.range(added) {
        let place = Int(factorization.places[Int(columns.indices[entry])])
        column.set(place, column[place] + factor * columns.values[entry])
      }
    }
  }

  /// Moves the entering column, and puts what meets its bound there: the entering column itself, or one that leaves the basis.
  mutating func move(_ entering: Entering, _ step: Step) {
    let signed = entering.isRising ? step.length : -step.length
    if signed != 0 {
      for place in column.indices {
        value[Int(basis[Int(place)])] -= signed * column[Int(place)]
      }
      value[entering.column] += signed
    }
    if perturbation.isActive {
      let signed = entering.isRising ? step.tiny : -step.tiny
      for place in column.indices {
        perturbation.tiny[Int(basis[Int(place)])] -= signed * column[Int(place)]
      }
      perturbation.tiny[entering.column] += signed
    }
    let leaving = step.place < 0 ? entering.column : Int(basis[step.place])
    value[leaving] = bound(leaving, step.kind)
    sides.value[leaving] = side(leaving, step.kind)
    if perturbation.isActive { perturbation.meet(leaving, step.kind) }
    if step.place >= 0 { exchange(step.place, entering.column) }
  }

  func bound(_ column: Int, _ kind: Perturbation.Kind) -> Double {
    switch kind {
    case .lower: lower[column]
    case .upper: upper[column]
    case .softLower: softLower[column]
    case .softUpper: softUpper[column]
    }
  }

  func side(_ column: Int, _ kind: Perturbation.Kind) -> Int32 {
    switch kind {
    case .lower: sides.lower[column]
    case .upper: sides.upper[column]
    case .softLower, .softUpper: sides.soft[column]
    }
  }

  /// Moves each bound by an infinitesimal number of its own, the bounds that always hold outwards, so that no vertex is degenerate.
  ///
  /// What is not basic stays at its bound.
  mutating func perturb() {
    perturbation.begin()
    for column in value.indices where place[column] < 0 {
      for kind in Perturbation.Kind.allCases {
        let bound = bound(column, kind)
        if (value[column] - bound).magnitude <= margin(bound) {
          perturbation.setOffset(column, kind, 0)
        }
      }
    }
    for column in value.indices where softLower[column] == softUpper[column] {
      perturbation.setOffset(column, .softUpper, perturbation.offset(column, .softLower))
    }
  }

  /// Puts the entering column into the place of another, as ``solveColumn(_:)`` solved it.
  mutating func exchange(_ place: Int, _ entering: Int) {
    self.place[Int(basis[place])] = -1
    factorization.exchange(place, column)
    basis[place] = Int32(entering)
    self.place[entering] = Int32(place)
  }

  /// Factorises the basis, which renumbers its places, and computes the basic columns' values from the others.
  ///
  /// - Returns: whether the basis is regular.
  mutating func factorize() -> Bool {
    let former = factorization.factorize { place, add in
      let column = Int(basis[place])
      if column >= unknownCount { return add(Int32(column - unknownCount), -1) }
      for entry in columns.range(column) { add(columns.indices[entry], columns.values[entry]) }
    }
    guard let former else { return false }
    basis = former.map { basis[Int($0)] }
    for (place, column) in basis.enumerated() { self.place[Int(column)] = Int32(place) }
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
    for column in basis { value[Int(column)] = 0 }
    for _ in 0..<2 {
      column.removeAll()
      for row in 0..<rowCount {
        var sum = value[unknownCount + row]
        for entry in rows.range(row) {
          sum = Double.sum(sum, -rows.values[entry] * value[Int(rows.indices[entry])])
        }
        if sum != 0 { column.set(Int(factorization.places[row]), sum) }
      }
      factorization.solve(&column)
      for place in column.indices {
        let basic = Int(basis[Int(place)])
        value[basic] = Double.sum(value[basic], column[Int(place)])
      }
    }
    if isRefined { refineBasicValues() }
  }

  mutating func computeTinyValues() {
    column.removeAll()
    for row in 0..<rowCount {
      var sum = 0.0
      for entry in rows.range(row) where place[Int(rows.indices[entry])] < 0 {
        sum -= rows.values[entry] * perturbation.tiny[Int(rows.indices[entry])]
      }
      let activity = unknownCount + row
      if place[activity] < 0 { sum += perturbation.tiny[activity] }
      if sum != 0 { column.set(Int(factorization.places[row]), sum) }
    }
    factorization.solve(&column)
    for place in 0..<rowCount { perturbation.tiny[Int(basis[place])] = column[place] }
  }
}
