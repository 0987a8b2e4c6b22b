import Cassowary

/// The connection of one tree of views with a solver. Each root whose tree uses constraint-based
/// layout has one. (Rule 2.18.)
///
/// Changes of views and constraints are recorded in the solver at once; ``solve()`` computes the
/// values when layout requires them. An item receives variables when the first constraint involves
/// it, so that views without constraints cost nothing.
///
/// What the engine, its items and constraints remember is a function of the tree's state, and not of
/// its history. The comment at each such property says what makes it invalid, and
/// ``checkInvariants()`` compares it with a new engine's.
final class LayoutEngine {
  private(set) unowned(unsafe) var root: UIView
  /// The topmost view of the tree: the root, except for an engine that computes the fitting size of
  /// an inner view.
  private(set) unowned(unsafe) var rootOfTree: UIView
  /// What the engine is for. Only that of layouts lays out views.
  private let purpose: Purpose
  /// Behind a pointer, which the engine owns and frees. The runtime checks each access to a
  /// property of a class for overlap, and every constraint changes these properties. Their accesses
  /// cannot overlap, because the solver and the arrays never call the engine.
  let state: UnsafeMutablePointer<State>

  struct State {
    var solver = Solver()
    /// The items that own the variables, by slot. An item releases its variables before it is
    /// deallocated.
    var owners: [Unmanaged<LayoutItem>?] = []
    /// The origins of the solver's constraints, by slot.
    var origins: [Origin?] = []
    /// The views whose intrinsic content sizes have to be read. A view is removed from the list
    /// when it leaves the tree.
    var staleContents: [Unmanaged<UIView>] = []
    /// The views whose height depends on their width.
    var wrapping: [Unmanaged<UIView>] = []
    var watchedSizes: [WatchedSize] = []
    /// Whether the watched sizes have not come to rest, and it was reported.
    var isSwitchingForever = false
    /// The active constraints that have not been added to the solver. A constraint is removed from
    /// the list when it is deactivated.
    var postponed: [Unmanaged<NSLayoutConstraint>] = []
    /// The active constraints that have not been added to the solver because it refused a number of
    /// theirs. They are added again when a number changes.
    var refused: [NSLayoutConstraint] = []
    /// The variables that are presented with other values than the solver's, and the number of
    /// attempts to find such values.
    var exercised: [Variable] = []
    var exercises = 0
    /// The state of the values in relation to the changes. A layout pass reads it once for each
    /// view.
    var pending = Pending.changes
    /// The number of constraints removed so far. Only a removal can leave an item without
    /// constraints.
    var removals: UInt64 = 0
    /// The constraints on a baseline that a subview provides: they involve variables of an item
    /// that is neither their first nor their second.
    var innerBaselines: [InnerBaseline] = []
    /// Those of ``innerBaselines`` that have to be added again.
    var suspendedInnerBaselines: [NSLayoutConstraint] = []
    /// The dependences of the constraint that is being written. Writing a constraint may create a
    /// guide, whose constraints are written meanwhile: ``LayoutEngine/written(_:)`` keeps them apart.
    var dependences = Dependences()
    /// The constraints between items inside and outside of a scroll view, by slot: their constants
    /// contain a content offset.
    var scrolled: [UInt32: Unmanaged<NSLayoutConstraint>] = [:]
    /// The guides that are to be positioned because constraints now involve them.
    var guidesToHold: [Unmanaged<LayoutItem>] = []
    /// The items positioned by the runtime that lost a constraint, and may not be involved any more.
    /// Some may have left the engine since then.
    var itemsToAsk: [LayoutItem] = []
    /// Whether the root's size was given anew, so that the solved size has to be applied even if it
    /// did not change.
    var isRootSizeGiven = false
    /// An empty sum for reuse of its storage.
    var scratch = LinearExpression()
  }

  /// A constraint on a baseline that a subview provides.
  struct InnerBaseline {
    let constraint: NSLayoutConstraint
    /// The subviews that provided baselines when the constraint was written.
    let bearers: [ObjectIdentifier]
  }

  /// What a constraint depends on that is neither a variable nor a property of its items.
  struct Dependences {
    /// It is on a baseline that a subview provides.
    var refersToInnerBaseline = false
    /// Its constant contains the content offset of a scroll view.
    var isScrolled = false
  }

  private enum Purpose {
    case layout
    /// The fitting size of the root, whose size nothing else constrains.
    case fitting
    /// The values that a new engine computes for the tree, without a report.
    case comparison
  }

  enum Pending {
    case none
    /// The heights of texts may not correspond to their widths yet; the next layout pass continues
    /// with them.
    case textHeights
    /// There are changes that the values do not reflect.
    case changes
  }

  enum Origin {
    case statement(Unmanaged<NSLayoutConstraint>)
    case contentSize(Unmanaged<UIView>)
    case mask(Unmanaged<UIView>)
    case rootSize(Unmanaged<UIView>)
  }

  convenience init(root: UIView) { self.init(root, for: .layout) }

  convenience init(fitting view: UIView) { self.init(view, for: .fitting) }

  convenience init(comparing root: UIView) { self.init(root, for: .comparison) }

  private init(_ root: UIView, for purpose: Purpose) {
    self.root = root
    self.purpose = purpose
    rootOfTree = root.root
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    state.pointee.solver.reductions = environment.solverReductions
  }

  nonisolated deinit {
    asMainActorUnchecked {
      state.deinitialize(count: 1)
      state.deallocate()
    }
  }

  var environment: LayoutEnvironment { rootOfTree.environment }

  /// Whether the engine exists for one computation, and lays out no view.
  var isTrial: Bool { purpose != .layout }
  var isComparing: Bool { purpose == .comparison }

  /// Returns whether the view is the one whose fitting size is computed. Other constraints on its
  /// size, from outside, are ignored.
  func isFitted(_ view: UIView) -> Bool { purpose == .fitting && view === root }
}

// MARK: The tree

extension LayoutEngine {
  /// Adds a view and its subtree.
  func enter(_ view: UIView, without known: UIView? = nil) {
    // The counts begin with the root and its size constraints.
    var (views, constraints) = (1, 2)
    view.forEachInSubtree(without: known) { view in
      view.engineLink = .passUnretained(self)
      if view.sizeWatch != nil { watchSize(of: view) }
      constraints += view.heldConstraints.count
      if !view.translatesAutoresizingMaskIntoConstraints {
        views += 1
        contentChanged(view)
      }
    }
    // An item with constraints has four variables, and most constraints have two or three terms.
    if constraints > 2 {
      state.pointee.solver.reserveCapacity(
        variables: 4 * views,
        constraints: constraints,
        terms: 5 * constraints / 2
      )
      state.pointee.owners.reserveCapacity(state.pointee.owners.count + 4 * views)
      state.pointee.origins.reserveCapacity(state.pointee.origins.count + constraints)
    }
    view.forEachInSubtree(without: known) { view in
      // Writing a constraint may create a guide, whose constraints have been added by then.
      let constraints = view.heldConstraints
      constraints.forEachUnretained { constraint in
        if constraint.ask({ $0.solverID == nil }) { add(constraint.takeUnretainedValue()) }
      }
    }
  }

  /// Removes a view and its subtree. No constraint from outside involves them any more.
  func leave(_ view: UIView) {
    innerBaselinesChanged()
    view.forEachInSubtree(removeConstraints)
    view.forEachInSubtree(removeUnknowns)
  }

  func leave(_ item: LayoutItem) { removeUnknowns(of: item) }

  /// Merges the engines of two trees after the root has become a subview of `view`: the engine of
  /// the larger tree adds the views of the smaller one.
  ///
  /// Building a tree from its leaves, with layouts in between, therefore never adds the whole tree
  /// again.
  func join(_ view: UIView) {
    let former = root
    if !former.environment.isSame(as: view.environment) {
      dissolve()
      view.engine?.enter(former)
      return
    }
    if let other = view.engine {
      if other.size >= size {
        dissolve()
        other.enter(former)
        return
      }
      other.dissolve(without: former)
    }
    // The links of the tree above are cleared, so the superviews are followed.
    var top = view
    while let parent = top.parent { top = parent }
    former.ownEngine = nil
    top.ownEngine = self
    root = top
    rootOfTree = top
    orderChanged(former)
    enter(top, without: former)
  }

  /// Removes all views of the tree.
  private func dissolve(without stranger: UIView? = nil) {
    let root = root
    Self.forget(root, without: stranger)
    // A solve in progress finds no further work.
    state.pointee = State()
    root.ownEngine = nil
  }

  private var size: Int { state.pointee.solver.constraintCount }

  /// Clears the tree's links to an engine that is deallocated together with its root. The solver is
  /// not updated.
  static func forget(_ view: UIView, without stranger: UIView? = nil) {
    view.forEachInSubtree(without: stranger) { view in
      view.engineLink = nil
      forget(view.layoutItem)
      view.forgetConstraintsOfRuntime()
      view.content.isStale = false
      view.content.isWrapping = false
      for constraint in view.heldConstraints { constraint.solverID = nil }
      for guide in view.guides { forget(guide.layoutItem) }
    }
  }

  static func forget(_ item: LayoutItem) {
    item.variables = nil
    item.solved = .zero
    item.touchedAt = nil
  }

  private func removeConstraints(of view: UIView) {
    for constraint in view.heldConstraints { remove(constraint) }
    for id in view.takeConstraintsOfRuntime() { remove(id) }
    if view.content.isStale {
      state.pointee.staleContents.removeAll { $0.toOpaque() == opaque(view) }
    }
    if view.content.isWrapping {
      state.pointee.wrapping.removeAll { $0.toOpaque() == opaque(view) }
      view.content.isWrapping = false
    }
    view.content.isStale = false
  }

  private func removeUnknowns(of view: UIView) {
    if view.sizeWatch != nil { unwatchSize(of: view) }
    removeUnknowns(of: view.layoutItem)
    for guide in view.guides { removeUnknowns(of: guide.layoutItem) }
    view.engineLink = nil
  }

  func removeUnknowns(of item: LayoutItem) {
    guard let variables = item.variables else { return }
    Self.forget(item)
    if item.isHeldOnDemand { forgetGuide(item) }
    for variable in [variables.left, variables.top, variables.width, variables.height] {
      state.pointee.owners[Int(variable.slot)] = nil
      state.pointee.solver.remove(variable)
    }
  }

  private func opaque(_ view: UIView) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(view).toOpaque()
  }
}

// MARK: Constraints of the runtime

extension LayoutEngine {
  func add(
    _ sum: LinearExpression,
    _ relation: Cassowary.Relation,
    _ constant: Double,
    _ strength: Strength,
    _ rank: Rank,
    _ origin: Origin
  ) -> Cassowary.Constraint.ID? {
    state.pointee.pending = .changes
    do throws(UnusableNumber) {
      let id = try state.pointee.solver.add(
        sum.terms.span,
        relation,
        constant,
        strength: strength,
        rank: rank
      )
      setOrigin(origin, of: id)
      return id
    } catch {
      environment.raise(
        LayoutIssue(
          .unusableNumber,
          "The frame or content size of \(name(of: origin)) cannot be used: \(error).",
          remedy: "Use finite numbers of the magnitude of lengths on a screen."
        )
      )
      // Without the constraint, layout would choose a frame, which would be the given one from then on.
      let usable = max(-1e12, min(constant, 1e12))
      if constant.isNaN || usable == constant { return nil }
      return add(sum, relation, usable, strength, rank, origin)
    }
  }

  func remove(_ id: Cassowary.Constraint.ID) {
    noteItems(of: id)
    state.pointee.origins[Int(id.slot)] = nil
    state.pointee.solver.remove(id)
    state.pointee.pending = .changes
    state.pointee.removals &+= 1
  }

  func setOrigin(_ origin: Origin, of id: Cassowary.Constraint.ID) {
    state.pointee.origins.put(origin, at: Int(id.slot))
  }

  func origin(of id: Cassowary.Constraint.ID) -> Origin? { state.pointee.origins[Int(id.slot)] }

  private func name(of origin: Origin) -> String {
    switch origin {
    case .statement(let constraint): constraint.takeUnretainedValue().bodyDescription
    case .contentSize(let view), .mask(let view), .rootSize(let view):
      view.takeUnretainedValue().layoutName
    }
  }

  func noteStale(_ view: UIView) {
    if view.content.isStale { return }
    view.content.isStale = true
    state.pointee.pending = .changes
    state.pointee.staleContents.append(.passUnretained(view))
  }

  func noteWrapping(_ view: UIView) {
    if view.content.isWrapping { return }
    view.content.isWrapping = true
    state.pointee.pending = .changes
    state.pointee.wrapping.append(.passUnretained(view))
  }
}

// MARK: Solving

extension LayoutEngine {
  /// The first view whose intrinsic content size has to be read.
  var firstStale: UIView? { state.pointee.staleContents.first?.takeUnretainedValue() }

  /// Whether there have been changes since the values were last computed.
  var hasPendingChanges: Bool { state.pointee.pending == .changes }

  /// Whether the values reflect all changes, and texts have the heights for their widths.
  var isUpToDate: Bool { state.pointee.pending == .none }

  /// Computes all values, and invalidates the layouts that depend on changed ones. (Rules 3.13,
  /// 8.09.)
  func solve() {
    if isUpToDate { return }
    if !isTrial { reportPostponed() }
    // Retained, and removed from the list, because overridden code is called, which may remove
    // views or make further changes.
    let stale = state.pointee.staleContents.map { $0.takeUnretainedValue() }
    state.pointee.staleContents.removeAll(keepingCapacity: true)
    let own = Unmanaged.passUnretained(self)
    for view in stale where view.content.isStale {
      guard let engine = view.engineLink, engine == own else { continue }
      view.content.isStale = false
      updateContent(of: view)
    }
    addSuspendedInnerBaselines()
    addRefused()
    settle()
    if !state.pointee.staleContents.isEmpty { state.pointee.pending = .changes }
    // Two rounds for texts, whose heights depend on the widths of the first round. (Rule 3.14.)
    for _ in 0..<2 {
      var isChanged = false
      for reference in state.pointee.wrapping where wrap(reference.takeUnretainedValue()) {
        isChanged = true
      }
      if !isChanged { return }
      settle()
    }
    // It is not known whether a third round would change the values.
    if !state.pointee.wrapping.isEmpty && state.pointee.pending == .none {
      state.pointee.pending = .textHeights
    }
  }

  /// The number of rounds in which sizes activate and deactivate constraints, and these change the
  /// sizes, before the present state is accepted and a loop is reported.
  private static let mostSwitches = 16

  /// Computes the values, and reports conflicts. Changes that a handler of reports makes require
  /// another computation.
  private func settle() {
    var conflicts = update()
    if !state.pointee.watchedSizes.isEmpty {
      for round in 1...Self.mostSwitches {
        guard let view = switchBySize() else {
          state.pointee.isSwitchingForever = false
          break
        }
        conflicts += update()
        if round == Self.mostSwitches { reportSwitching(by: view) }
        // Conflicts that disappear with the constraints that were deactivated are not reported.
        let left = state.pointee.solver.conflicts
        conflicts.removeAll { !left.contains($0) }
      }
    }
    if !conflicts.isEmpty { report(conflicts) }
  }

  /// Computes the values once.
  ///
  /// - Returns: The new conflicts.
  private func update() -> [Conflict] {
    holdItemsInUse()
    state.pointee.pending = .none
    let changes = state.pointee.solver.solve()
    if !state.pointee.exercised.isEmpty && !changes.isEmpty { endExercise() }
    for variable in changes.variables {
      let value = state.pointee.solver[variable]
      state.pointee.owners[Int(variable.slot)]?.ask { $0.take(value, of: variable) }
    }
    if isTrial { return changes.conflicts }
    if state.pointee.isRootSizeGiven {
      state.pointee.isRootSizeGiven = false
      applyRootSize()
    }
    for variable in changes.variables {
      guard let item = state.pointee.owners[Int(variable.slot)] else { continue }
      if let container = item.ask({ $0.container }) {
        container.ask { $0.markForLayout() }
      } else if item.ask({ $0.view === root }) {
        applyRootSize()
      }
    }
    return changes.conflicts
  }

  private func applyRootSize() {
    if root.translatesAutoresizingMaskIntoConstraints { return }
    guard let rect = alignmentRect(of: root.layoutItem) else { return }
    let size = root.frame(forAlignmentRect: rect).size
    if root.storedBounds.size != size { root.place(CGRect(origin: root.origin, size: size)) }
  }
}
