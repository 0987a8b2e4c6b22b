import Cassowary

/// Operations that build and change a typical screen: nested containers, each of which arranges its views in another way.
///
/// Unlike those of `RandomSystem` and `Operation.random` its statements are those of layouts, so reductions apply to nearly all of them.
/// The statements that are added at random are those that reductions have to notice.
struct RandomScreen {
  enum Axis { case horizontal, vertical }

  /// The numbers of a view's variables.
  struct Box {
    var left, top, width, height: Int

    func start(_ axis: Axis) -> Int { axis == .horizontal ? left : top }
    func size(_ axis: Axis) -> Int { axis == .horizontal ? width : height }
  }

  var random: SplitMix64
  /// How many more views there may be.
  var budget: Int
  /// The factor by which each container holds more views than on a small screen.
  let crowd: Int
  private var isShuffled = false
  private var operations: [Operation] = []
  private var boxes: [Box] = []
  private var statements: [Int: Statement] = [:]
  private var present: [Int] = []
  private var removed: [Int] = []
  /// The statements that were added to the screen at random.
  private var extras: [Int] = []
  private var nextVariable = 0
  private var nextLabel = 0

  /// - Parameters:
  ///   - views: the approximate number of views.
  ///   - changes: the number of changes, each followed by a solve.
  ///   - crowd: the factor by which each container holds more views than on a small screen.
  static func operations(
    seed: UInt64,
    views: Int,
    changes: Int,
    crowd: Int = 1
  ) -> [Operation] {
    var screen = RandomScreen(random: SplitMix64(seed: seed), budget: views, crowd: crowd)
    screen.build()
    for _ in 0..<changes {
      screen.change()
      screen.operations.append(.solve)
    }
    return screen.operations
  }

  private init(random: SplitMix64, budget: Int, crowd: Int) {
    self.random = random
    self.budget = budget
    self.crowd = crowd
  }

  private mutating func build() {
    isShuffled = random.below(2) == 0
    let root = makeBox()
    add([(root.left, 1)], .equal, 0)
    add([(root.top, 1)], .equal, 0)
    // A fitting size is computed with an optional size of the root.
    let level = random.below(4) == 0 ? 50 : nil
    add([(root.width, 1)], .equal, Double(320 + random.below(100)), level)
    add([(root.height, 1)], .equal, random.below(4) == 0 ? 0 : 600, level)
    fill(root, depth: 0)
    operations.append(.solve)
  }

  // MARK: Statements

  mutating func makeVariable(_ domain: Domain) -> Int {
    let order = isShuffled ? random.below(1000) * 1000 + nextVariable : nextVariable
    operations.append(.makeVariable(nextVariable, domain, order: order))
    nextVariable += 1
    return nextVariable - 1
  }

  mutating func makeBox() -> Box {
    budget -= 1
    let box = Box(
      left: makeVariable(.free),
      top: makeVariable(.free),
      width: makeVariable(.nonNegative),
      height: makeVariable(.nonNegative)
    )
    boxes.append(box)
    return box
  }

  /// - Parameter level: nil if required.
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)],
    _ relation: Relation,
    _ constant: Double,
    _ level: Int? = nil
  ) {
    let statement = Statement(
      terms: terms.map { .init(variable: $0.variable, quarters: Int(4 * $0.coefficient)) },
      relation: relation,
      constant: Int(4 * constant),
      level: level.map { 2 * $0 },
      tier: 0,
      order: nextLabel
    )
    statements[nextLabel] = statement
    nextLabel += 1
    activate(nextLabel - 1)
  }

  private mutating func activate(_ label: Int) {
    operations.append(.add(label, statements[label]!))
    present.append(label)
  }

  private mutating func remove(_ label: Int) {
    operations.append(.remove(label))
    present.removeAll { $0 == label }
    extras.removeAll { $0 == label }
  }

  // MARK: Changes

  private mutating func change() {
    let label = present[random.below(present.count)]
    let statement = statements[label]!
    switch random.below(12) {
    case 0...2:
      operations.append(.setConstant(label, statement.constant + 4 * random.within(-30...30)))
    case 3:
      // The same constant.
      operations.append(.setConstant(label, statement.constant))
    case 4 where removed.count < 3:
      remove(label)
      removed.append(label)
    case 4, 5:
      if !removed.isEmpty { activate(removed.removeFirst()) }
    case 6:
      let level = [nil, 999, 750, 500, 250][random.below(5)]
      operations.append(.setStrength(label, level: level.map { 2 * $0 }))
    case 7:
      let term = statement.terms[random.below(statement.terms.count)]
      let quarters = random.below(2) == 0 ? term.quarters : term.quarters / 2 * random.within(1...3)
      operations.append(.setCoefficient(label, of: term.variable, quarters))
    case 8 where !extras.isEmpty, 9 where !extras.isEmpty:
      remove(extras[random.below(extras.count)])
    default: addExtra()
    }
  }

  /// Hides a view, or adds a constraint on any one or two views.
  private mutating func addExtra() {
    let level = [nil, 750, 500, 250][random.below(4)]
    let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
    let a = boxes[random.below(boxes.count)]
    let b = boxes[random.below(boxes.count)]
    let axis: Axis = random.below(2) == 0 ? .horizontal : .vertical
    switch random.below(4) {
    case 0: add([(a.size(axis), 1)], .equal, 0)
    case 1: add([(a.size(axis), 1)], relation, Double(random.below(120)), level)
    case 2 where a.left != b.left:
      add([(a.size(axis), 1), (b.size(axis), -1)], relation, 0, level)
    case 3 where a.left != b.left:
      let terms = [(a.start(axis), 1.0), (b.start(axis), -1)]
      add(terms, relation, Double(random.within(-20...60)), level)
    default: add([(a.start(axis), 1)], relation, Double(random.below(200)), level)
    }
    extras.append(nextLabel - 1)
  }
}
