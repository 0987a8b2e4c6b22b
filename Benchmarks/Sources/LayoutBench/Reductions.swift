@_spi(Ablation) import Cassowary

/// Which of the solver's reductions the scenarios use.
package enum Reductions {
  /// The names of those that are turned off.
  @TaskLocal package static var off: [String] = []

  package static var names: [String] { Solver.reductions }

  /// A solver without the reductions that are off.
  static func makeSolver() -> Solver {
    var solver = Solver()
    if !off.isEmpty { solver.turnOff(reductions: off) }
    return solver
  }
}
