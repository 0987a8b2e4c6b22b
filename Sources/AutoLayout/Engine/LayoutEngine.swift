import Cassowary

/// Knows the views of one tree to the solver: one at each root that takes part in constraint layout. (Rule 2.18.)
///
/// What views and constraints report is recorded in the solver at once; ``solve()`` brings it up to date when layout needs it.
/// An item gets its unknowns when the first constraint asks for them, so views that no constraint touches cost nothing.
final class LayoutEngine {
  private(set) unowned(unsafe) var root: UIView
  /// The topmost view of the tree: the root, except where the engine is made for the size of an inner view.
  private(set) unowned(unsafe) var rootOfTree: UIView
  /// Whether it only answers how large the root would like to be: nobody is laid out because of it.
  let isFitting: Bool
  /// Behind a pointer, which the engine alone knows and frees: the runtime checks each access to a property of a class
  /// against overlap, and these are what every statement changes. None can overlap, for what is called on them, the
  /// solver and arrays, knows no engine to come back to.
  let state: UnsafeMutablePointer<State>

  struct State {
    var solver = Solver()
    /// Whose unknown a variable is, by slot. Items give their unknowns back before they go.
    var owners: [Unmanaged<LayoutItem>?] = []
    /// What a constraint of the solver stands for, by slot.
    var origins: [Origin?] = []
    /// Views whose content has to be asked for. They leave the list when they leave the tree.
    var staleContents: [Unmanaged<UIView>] = []
    /// Views whose height follows their width.
    var wrapping: [Unmanaged<UIView>] = []
    var watchedSizes: [WatchedSize] = []
    /// Active constraints that the solver does not know yet. They leave the list when they are deactivated.
    var postponed: [Unmanaged<NSLayoutConstraint>] = []
    /// Variables that are shown with another value than the solver's, and how often one was looked for.
    var exercised: [Variable] = []
    var exercises = 0
    /// How far the values are those of all that was said: a pass asks once for each view that it lays out.
    var news = News.said
    /// How many constraints were taken out so far: only then can an item have lost its last one.
    var removals: UInt64 = 0
    /// Constraints about a view's baseline that is that of a view inside of it: they mention unknowns that neither of
    /// their items has.
    var borrowers: [NSLayoutConstraint] = []
    /// Those of them that wait to be written again.
    var suspendedBorrowers: [NSLayoutConstraint] = []
    /// Whether the constraint that was written last is such a one.
    var hasBorrowed = false
    /// Constraints between what is inside a scroll view and something outside, by their slots: an offset is a part of their
    /// constants.
    var scrolled: [UInt32: Unmanaged<NSLayoutConstraint>] = [:]
    /// Whether the constraint that was written last is such a one.
    var isScrolled = false
    /// Guides that nothing was about, and that are to be held now.
    var guidesToHold: [Unmanaged<LayoutItem>] = []
    /// Guides that something was about which is not any more.
    var guidesToAsk: [Unmanaged<LayoutItem>] = []
    /// An empty sum, to be written in: its storage is used again and again.
    var scratch = LinearExpression()
  }

  enum News {
    case none
    /// Heights of texts may not be those of their widths yet: the next pass goes on with them.
    case texts
    /// Something was said that is not in the values.
    case said
  }

  enum Origin {
    case statement(Unmanaged<NSLayoutConstraint>)
    case contentSize(Unmanaged<UIView>)
    case mask(Unmanaged<UIView>)
    case rootSize(Unmanaged<UIView>)
  }

  convenience init(root: UIView) { self.init(root, isFitting: false) }

  convenience init(fitting view: UIView) { self.init(view, isFitting: true) }

  private init(_ root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
    rootOfTree = root.root
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    state.pointee.solver.shortcuts = environment.solverShortcuts
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  var environment: LayoutEnvironment { rootOfTree.environment }

  /// Whether it is the view whose size is the question: what says its size otherwise does not count.
  func isFitted(_ view: UIView) -> Bool { isFitting && view === root }
}

// MARK: The tree

extension LayoutEngine {
  /// Takes in a view with all that is in it.
  func enter(_ view: UIView, without known: UIView? = nil) {
    // One more than are counted: the root has unknowns too.
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
    // What has constraints has four unknowns, and most constraints have two or three terms.
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
      // To write one may have made a guide, whose constraints are known then.
      let constraints = view.heldConstraints
      constraints.forEachUnretained { constraint in
        if constraint.ask({ $0.solverID == nil }) { add(constraint.takeUnretainedValue()) }
      }
    }
  }

  /// Lets go of a view with all that is in it. Nothing outside refers to it any more.
  func leave(_ view: UIView) {
    borrowedBaselinesChanged()
    view.forEachInSubtree(removeConstraints)
    view.forEachInSubtree(removeUnknowns)
  }

  func leave(_ item: LayoutItem) { removeUnknowns(of: item) }

  /// The root has become a subview of a view: of the engines of the two trees the larger one takes in what the other knows.
  ///
  /// So a tree that is built from the leaves and laid out meanwhile is never written again as a whole.
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
    // The links of the tree above are cut: this is the way up.
    var top = view
    while let parent = top.parent { top = parent }
    former.ownEngine = nil
    top.ownEngine = self
    root = top
    rootOfTree = top
    for id in former.takeFrameConstraints() { remove(id) }
    contentRankChanged(former)
    if former.layoutItem.variables != nil { addFrameConstraints(of: former) }
    enter(top, without: former)
  }

  /// Lets go of the whole tree.
  private func dissolve(without stranger: UIView? = nil) {
    let root = root
    Self.forget(root, without: stranger)
    // Who is in the middle of a solve finds nothing more to do.
    state.pointee = State()
    root.ownEngine = nil
  }

  private var size: Int { state.pointee.solver.constraintCount }

  /// Cuts the tree's links to an engine that goes with its root. The solver need not hear of it.
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
    state.pointee.news = .said
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
          remedy: "Use numbers of a size that a layout can have."
        )
      )
      return nil
    }
  }

  func remove(_ id: Cassowary.Constraint.ID) {
    state.pointee.origins[Int(id.slot)] = nil
    state.pointee.solver.remove(id)
    state.pointee.news = .said
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
    state.pointee.news = .said
    state.pointee.staleContents.append(.passUnretained(view))
  }

  func noteWrapping(_ view: UIView) {
    if view.content.isWrapping { return }
    view.content.isWrapping = true
    state.pointee.news = .said
    state.pointee.wrapping.append(.passUnretained(view))
  }
}

// MARK: Solving

extension LayoutEngine {
  /// The first view whose natural size has to be asked for.
  var firstStale: UIView? { state.pointee.staleContents.first?.takeUnretainedValue() }

  /// Whether something was said since the values were brought up to date last.
  var hasNews: Bool { state.pointee.news == .said }

  /// Whether the values are those of all that was said, and texts have the heights of their widths.
  var isUpToDate: Bool { state.pointee.news == .none }

  /// Brings all values up to date, and marks what has to be laid out because of it. (Rules 3.13, 8.09.)
  func solve() {
    if isUpToDate { return }
    if !isFitting { reportPostponed() }
    // Retained, and taken out of the list: overridden code is asked, which may remove views or say something new.
    let stale = state.pointee.staleContents.map { $0.takeUnretainedValue() }
    state.pointee.staleContents.removeAll(keepingCapacity: true)
    let own = Unmanaged.passUnretained(self)
    for view in stale where view.content.isStale {
      guard let engine = view.engineLink, engine == own else { continue }
      view.content.isStale = false
      updateContent(of: view)
    }
    writeSuspendedBorrowers()
    settle()
    if !state.pointee.staleContents.isEmpty { state.pointee.news = .said }
    // Two rounds for texts whose height follows the width that the first gave. (Rule 3.14.)
    for _ in 0..<2 {
      var isChanged = false
      for reference in state.pointee.wrapping where wrap(reference.takeUnretainedValue()) {
        isChanged = true
      }
      if !isChanged { return }
      settle()
    }
    // Whether a third round would change anything is not known.
    if !state.pointee.wrapping.isEmpty && state.pointee.news == .none {
      state.pointee.news = .texts
    }
  }

  /// How often sizes switch constraints, and constraints change those sizes, before what there is then counts.
  private static let mostSwitches = 4

  /// Brings the values up to date. What is said from then on, by whoever hears a report, unsettles them again.
  private func settle() {
    var conflicts = update()
    if !state.pointee.watchedSizes.isEmpty {
      for _ in 0..<Self.mostSwitches {
        if !switchBySize() { break }
        conflicts += update()
        // What goes with what was switched is nobody's conflict.
        let left = state.pointee.solver.conflicts
        conflicts.removeAll { !left.contains($0) }
      }
    }
    if !conflicts.isEmpty { report(conflicts) }
  }

  /// - Returns: the conflicts that are new.
  private func update() -> [Conflict] {
    holdGuidesInUse()
    state.pointee.news = .none
    let changes = state.pointee.solver.solve()
    if !state.pointee.exercised.isEmpty && !changes.isEmpty { endExercise() }
    for variable in changes.variables {
      let value = state.pointee.solver[variable]
      state.pointee.owners[Int(variable.slot)]?.ask { $0.take(value, of: variable) }
    }
    if isFitting { return changes.conflicts }
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
