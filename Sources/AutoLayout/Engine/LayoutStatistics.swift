import Cassowary

/// How much a tree takes part in constraint layout, and what that has cost so far.
public struct LayoutStatistics: Equatable, Sendable {
  /// Views in the tree.
  public var views = 0
  /// Constraints that the solver holds, those of content sizes and frames included.
  public var constraints = 0
  /// How often the solver had something to do.
  public var solves = 0
  /// Variables for which the solver decided anew what determines them.
  public var planned = 0
  /// Variables whose value the solver computed.
  public var computed = 0
  /// Exchanges of basic variables in the solver.
  public var pivots = 0
}

extension UIView {
  /// The numbers of the tree that this view is in.
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
