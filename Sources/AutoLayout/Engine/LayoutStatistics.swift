import Cassowary

/// The size of a tree's layout problem, and the work that the solver has done for it so far.
nonisolated public struct LayoutStatistics: Equatable, Sendable {
  /// The number of views in the tree.
  public var views = 0
  /// The number of constraints in the solver, including those of content sizes and frames.
  public var constraints = 0
  /// The number of solves that had changes to process.
  public var solves = 0
  /// The number of variables for which the solver recomputed the constraints that fix them.
  public var planned = 0
  /// The number of variables whose value the solver computed.
  public var computed = 0
  /// The number of pivots: exchanges of basic variables in the solver.
  public var pivots = 0
}

extension UIView {
  /// The statistics of the tree that contains this view.
  public var layoutStatistics: LayoutStatistics {
    let root = root
    var statistics = LayoutStatistics()
    statistics.views = root.numberOfViews
    if let engine = root.ownEngine {
      statistics.constraints = engine.state.pointee.solver.constraintCount
      statistics.solves = engine.state.pointee.solver.counters.solves
      statistics.planned = engine.state.pointee.solver.counters.planned
      statistics.computed = engine.state.pointee.solver.counters.computed
      statistics.pivots = engine.state.pointee.solver.counters.pivots
    }
    return statistics
  }

  private var numberOfViews: Int {
    var count = 0
    forEachInSubtree { _ in count += 1 }
    return count
  }
}
