extension LexicographicSolve {
  /// Makes the error of each single condition as small as all before permits, in the order of ``Turn``.
  mutating func minimizeTies() -> Bool {
    for index in optional {
      let column = program.targets[index].column
      if simplex.isFixed(column) { continue }
      setCost(of: index)
      if simplex.minimize([column]) != .optimal { return false }
      simplex.keepOptimum(of: [column])
    }
    return true
  }
}
