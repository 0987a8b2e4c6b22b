/// A simplex at the optimum of all levels, ties and sizes.
struct Optimum {
  private(set) var simplex: Simplex
  /// Whether all of it is an optimum: a position that was chosen is none.
  private let isReusable: Bool
  private let divisors: [Double]
  private let isSize: [Bool]
  let choices: Subsystem.Choices
  let isDecidedByLevels: Bool

  init(
    simplex: Simplex,
    isReusable: Bool,
    divisors: [Double],
    isSize: [Bool],
    choices: Subsystem.Choices,
    isDecidedByLevels: Bool
  ) {
    self.simplex = simplex
    self.isReusable = isReusable
    self.divisors = divisors
    self.isSize = isSize
    self.choices = choices
    self.isDecidedByLevels = isDecidedByLevels
  }

  /// The unknowns' values for other constants, if the basis is optimal for those, too.
  mutating func values(_ constants: [Double]) -> [Double]? {
    if !isReusable { return nil }
    if !simplex.move(toSides: LinearProgram.sides(constants, divisors)) { return nil }
    return isSize.indices.map { isSize[$0] ? max(0, simplex.value[$0]) : simplex.value[$0] }
  }
}
