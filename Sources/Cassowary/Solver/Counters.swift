/// How much a ``Solver`` has worked since it was made.
public struct Counters: Equatable, Sendable {
  /// Calls of ``Solver/solve()`` that found a record.
  public internal(set) var solves = 0
  /// Variables for which it was decided anew what determines them.
  public internal(set) var planned = 0
  /// How often that had to be decided about more variables.
  public internal(set) var widenings = 0
  /// Variables whose value was computed.
  public internal(set) var computed = 0
  /// Equalities that propagation decided alone.
  public internal(set) var propagations = 0
  /// Rows of simplices.
  public internal(set) var rows = 0
  /// Iterations of simplices.
  public internal(set) var pivots = 0
  /// Requirements that were looked at one by one to say which of them contradict each other.
  public internal(set) var admissions = 0
}
