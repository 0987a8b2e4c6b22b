import Cassowary

/// Queries for debugging: the constraints that determine a frame, and the ambiguity of frames. Each
/// query costs about as much as a layout. (Rules 2.14 to 2.16.)
extension LayoutEngine {
  /// Returns the attributes of the item that the constraints do not determine; nil for an item
  /// without variables.
  func ambiguousAttributes(of item: LayoutItem) -> [NSLayoutConstraint.Attribute]? {
    solve()
    guard let variables = item.variables else { return nil }
    return unknowns(of: item, variables).filter {
      state.pointee.solver.isAmbiguous($0.variable)
    }.map(\.attribute)
  }

  /// Returns the item's variables with their attributes. The position of the root is excluded,
  /// since layout does not determine it.
  func unknowns(
    of item: LayoutItem,
    _ variables: ItemVariables
  ) -> [(attribute: NSLayoutConstraint.Attribute, variable: Variable)] {
    let sizes = [
      (NSLayoutConstraint.Attribute.width, variables.width), (.height, variables.height),
    ]
    if item.container == nil { return sizes }
    return [(.left, variables.left), (.top, variables.top)] + sizes
  }

  /// Moves the item, and the items that depend on it, to another optimal solution.
  ///
  /// The change lasts until the next change of the solved values.
  func exerciseAmbiguity(of item: LayoutItem) {
    solve()
    guard let variables = item.variables else { return }
    let open = unknowns(of: item, variables).map(\.variable).filter {
      state.pointee.solver.isAmbiguous($0)
    }
    // Each selection of the lower or upper bound for every variable is a corner of the set of
    // solutions. The next corner with a different position is used.
    for _ in 0..<(1 &<< open.count) {
      state.pointee.exercises += 1
      let corner = state.pointee.exercises
      let goals = open.enumerated().map { index, variable in
        let isUp = (corner &>> index) & 1 == 1
        return (variable, state.pointee.solver[variable] + (isUp ? 1 : -1) * Self.reach)
      }
      if take(corner: goals, of: item) { return }
    }
  }

  /// The distance in points beyond which a variable counts as unbounded, and is moved to a nearby
  /// position instead.
  private static let reach = 10_000.0

  /// Moves the item to a corner.
  ///
  /// - Returns: Whether the position of the item changed.
  private func take(corner: [(Variable, Double)], of item: LayoutItem) -> Bool {
    let solver = state.pointee.solver
    var found = solver.pushed(corner)
    let near = corner.map { variable, goal in
      let isEndless = (found[variable] - goal).magnitude < 1
      let value = solver[variable]
      return (variable, isEndless ? value + (goal > value ? 100 : -100) : goal)
    }
    found = solver.pushed(near)
    if corner.allSatisfy({ (found[$0.0] - shown($0.0, of: item)).magnitude < 1e-6 }) {
      return false
    }
    for (slot, owner) in state.pointee.owners.enumerated() {
      guard let owner, let variables = owner.ask({ $0.variables }) else { continue }
      for variable in variables.all where variable.index == slot {
        let isExercised = state.pointee.exercised.contains(variable)
        if found[variable] == solver[variable] && !isExercised { continue }
        if !isExercised { state.pointee.exercised.append(variable) }
        show(found[variable], of: variable)
      }
    }
    return true
  }

  private func shown(_ variable: Variable, of item: LayoutItem) -> Double {
    guard let variables = item.variables else { return 0 }
    switch variable {
    case variables.left: return Double(item.solved.origin.x)
    case variables.top: return Double(item.solved.origin.y)
    case variables.width: return Double(item.solved.size.width)
    default: return Double(item.solved.size.height)
    }
  }

  private func show(_ value: Double, of variable: Variable) {
    guard let item = state.pointee.owners[variable.index] else { return }
    item.ask { $0.take(value, of: variable) }
    item.ask { $0.container }?.ask { $0.markForLayout() }
  }

  /// Restores the solver's values.
  func endExercise() {
    let exercised = state.pointee.exercised
    state.pointee.exercised = []
    for variable in exercised where state.pointee.solver.contains(variable) {
      show(state.pointee.solver[variable], of: variable)
    }
  }

  /// Returns the constraints that determine the item's position and length on an axis, in the order
  /// of activation.
  func constraintsAffectingLayout(
    of item: LayoutItem,
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solve()
    guard let variables = item.variables else { return [] }
    let length = variables.length(axis)
    let wanted = item.container == nil ? [length] : [variables.start(axis), length]
    let support = state.pointee.solver.support(of: wanted)
    let ids = Set(support.determining + support.pressing)
    var result: [NSLayoutConstraint] = []
    for id in ids.sorted(by: { order(of: $0) < order(of: $1) }) {
      if let constraint = object(of: id), !result.contains(constraint) { result.append(constraint) }
    }
    return result
  }

  /// Returns a key that increases with the time of activation.
  func order(of id: Cassowary.Constraint.ID) -> (UInt64, Cassowary.Constraint.ID) {
    (state.pointee.solver.constraint(id).rank.order, id)
  }
}

extension ItemVariables {
  fileprivate var all: [Variable] { [left, top, width, height] }
}
