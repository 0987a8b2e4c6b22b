/// The solution of a subsystem, and the simplex that found it: to start from for other constants.
struct WarmStart {
  struct Content {
    var simplex: Simplex
    let divisors: [Double]
    let isSize: [Bool]
    var solution: Solution
    /// Whether all of it is an optimum: a position that was chosen is none.
    let isReusable: Bool
  }

  /// One, in memory of its own, so that what holds it is moved and copied without it.
  private var content: [Content]

  init(_ content: Content) { self.content = [content] }

  var solution: Solution { content[0].solution }

  /// The solution for other constants, if the basis is optimal for those, too.
  mutating func solution(for constants: [Double]) -> Solution? {
    let sides = LinearProgram.sides(constants, content[0].divisors)
    if !content[0].isReusable || !content[0].simplex.move(toSides: sides) { return nil }
    content[0].solution.values = content[0].simplex.unknownValues(content[0].isSize)
    return content[0].solution
  }

  /// The simplex at the last basis, for other constants.
  consuming func restarted(bounds: [Simplex.Bounds], constants: [Double]) -> Simplex {
    let divisors = content[0].divisors
    var simplex = content.removeLast().simplex
    simplex.restart(bounds: bounds, sides: LinearProgram.sides(constants, divisors))
    return simplex
  }
}
