import Cassowary

/// S11: a feed that never comes to rest.
///
/// Every twentieth equality is there twice. Each operation is recorded and solved, and what it has moved is read; every 50
/// operations the living solver is compared with one that was filled afresh in reverse order, and every conflict set is shown to
/// be irreducible.
struct Churn {
  /// How many statements of each kind may be out of order at once.
  struct Disorder {
    var removed = 12
    var constants = 12
    var coefficients = 6
    var weakened = 12
    var contradicting = 3

    /// S11 itself.
    static let usual = Disorder()
    static let oneOfEach = Disorder(
      removed: 1,
      constants: 1,
      coefficients: 1,
      weakened: 1,
      contradicting: 1
    )
  }

  /// A statement as it stands now.
  private struct Entry {
    var terms: [Model.Term]
    var relation: Relation
    var constant: Double
    var strength: Strength
    var id: Constraint.ID?
  }

  private enum Change {
    case constant(Int, was: Double)
    case coefficient(Int, term: Int, was: Double)
  }

  private let disorder: Disorder
  private let domains: [Domain]
  private var entries: [Entry] = []
  private var twins: [(first: Int, second: Int)] = []
  private var removed: [Int] = []
  private var constants: [Change] = []
  private var coefficients: [Change] = []
  private var weakened: [Int] = []
  private var contradicting: [Int] = []
  /// How many of the entries are the feed's own.
  private let permanent: Int
  private var solver = Reductions.makeSolver()
  private var variables: [Variable] = []
  /// What was read last, in the order of the variables.
  private var values: [Double] = []
  private var generator = Lcg()
  /// Conflict sets that were shown to be irreducible, as their entries stand.
  private var proven: Set<String> = []
  private(set) var conflictsMet = 0
  private(set) var setsProven = 0

  /// What the feed says; no solver knows it yet.
  private init(_ cells: Int, _ disorder: Disorder) {
    self.disorder = disorder
    var model = Model()
    let root = Screen.addRoot(to: &model, sizes: .nonNegative)
    _ = Feed.add(cells, to: &model, in: root.box, sizes: .nonNegative)
    domains = model.domains
    var equalities = 0
    for statement in model.statements {
      let entry = Entry(
        terms: Array(model.terms[statement.terms]),
        relation: statement.relation,
        constant: statement.constant,
        strength: statement.strength
      )
      entries.append(entry)
      if statement.relation != .equal || !statement.strength.isRequired { continue }
      equalities += 1
      if equalities % 20 == 0 {
        entries.append(entry)
        twins.append((entries.count - 2, entries.count - 1))
      }
    }
    permanent = entries.count
  }

  /// Fills a solver, solves and reads all.
  private mutating func build() throws {
    variables = domains.map { solver.makeVariable($0) }
    for index in entries.indices { try add(index) }
    _ = solver.solve()
    solver.copyValues(of: variables, into: &values)
  }

  private static func constraint(_ entry: Entry, _ variables: [Variable]) -> Constraint {
    Constraint(
      LinearExpression(
        terms: entry.terms.map { .init(variables[$0.variable], $0.coefficient) }
      ),
      entry.relation,
      entry.constant
    )
  }

  private mutating func add(_ index: Int) throws {
    entries[index].id = try solver.add(
      Self.constraint(entries[index], variables),
      strength: entries[index].strength,
      rank: Rank(order: UInt64(index))
    )
  }

  private mutating func remove(_ index: Int) {
    guard let id = entries[index].id else { return }
    solver.remove(id)
    entries[index].id = nil
  }

  /// Records one operation. Few things are out of order at a time, so the feed stays a feed.
  ///
  /// - Returns: false if the dice showed something that there is nothing to do it with.
  private mutating func operate() throws -> Bool {
    let kind = generator.next(below: 8)
    let index = generator.next(below: permanent)
    let number = generator.next(below: 40)
    switch kind {
    case 0 where removed.count < disorder.removed && entries[index].id != nil:
      remove(index)
      removed.append(index)
    case 0, 1:
      if removed.isEmpty { return false }
      try add(removed.removeFirst())
    case 2:
      let first = twins.isEmpty ? index : twins[number % twins.count].first
      if entries[first].id == nil { return false }
      remove(first)
      removed.append(first)
    case 3 where constants.count < disorder.constants:
      guard let id = entries[index].id else { return false }
      constants.append(.constant(index, was: entries[index].constant))
      entries[index].constant += Double(number - 20)
      try solver.setConstant(entries[index].constant, of: id)
    case 3:
      try undo(constants.removeFirst())
    case 4 where coefficients.count < disorder.coefficients:
      guard let id = entries[index].id else { return false }
      let term = entries[index].terms.count - 1
      let old = entries[index].terms[term].coefficient
      coefficients.append(.coefficient(index, term: term, was: old))
      let new = old * [0.5, 0.75, 1.25, 2][number % 4]
      entries[index].terms[term].coefficient = new
      try solver.setCoefficient(new, of: variables[entries[index].terms[term].variable], in: id)
    case 4:
      try undo(coefficients.removeFirst())
    case 5 where weakened.count < disorder.weakened && entries[index].strength.isRequired:
      try setStrength(.level(999), index)
      weakened.append(index)
    case 5:
      if weakened.isEmpty { return false }
      try setStrength(.required, weakened.removeFirst())
    case 6 where contradicting.count < disorder.contradicting:
      let width = 4 * generator.next(below: domains.count / 4) + 2
      entries.append(
        Entry(
          terms: [Model.Term(variable: width, coefficient: 1)],
          relation: .equal,
          constant: Double(400 + number),
          strength: .required
        )
      )
      try add(entries.count - 1)
      contradicting.append(entries.count - 1)
    default:
      if contradicting.isEmpty { return false }
      remove(contradicting.removeFirst())
    }
    return true
  }

  /// Also of an entry that is out at the moment: it comes back as it was.
  private mutating func undo(_ change: Change) throws {
    switch change {
    case .constant(let index, let old):
      entries[index].constant = old
      if let id = entries[index].id { try solver.setConstant(old, of: id) }
    case .coefficient(let index, let term, let old):
      entries[index].terms[term].coefficient = old
      let variable = variables[entries[index].terms[term].variable]
      if let id = entries[index].id { try solver.setCoefficient(old, of: variable, in: id) }
    }
  }

  private mutating func setStrength(_ strength: Strength, _ index: Int) throws {
    entries[index].strength = strength
    if let id = entries[index].id { try solver.setStrength(strength, of: id) }
  }

  // MARK: Checks

  /// A solver with some of the entries.
  private func fresh(
    _ indices: [Int],
    domains: [Domain]
  ) throws -> (solver: Solver, variables: [Variable]) {
    var solver = Reductions.makeSolver()
    let variables = domains.map { solver.makeVariable($0) }
    for index in indices {
      try solver.add(
        Self.constraint(entries[index], variables),
        strength: entries[index].strength,
        rank: Rank(order: UInt64(index))
      )
    }
    _ = solver.solve()
    return (solver, variables)
  }

  /// A conflict in terms that hold in every solver: indices of entries, and numbers of variables.
  private struct Contradiction: Hashable {
    var leftOut: Int
    var members: [Int]
    var domains: [Int]
  }

  private func contradictions(_ solver: Solver, _ variables: [Variable]) -> [Contradiction] {
    func index(_ id: Constraint.ID) -> Int { Int(solver.constraint(id).rank.order) }
    return solver.conflicts.map { conflict in
      Contradiction(
        leftOut: index(conflict.leftOut),
        members: conflict.members.map(index),
        domains: conflict.domains.compactMap { variables.firstIndex(of: $0) }
      )
    }
  }

  private mutating func verify(_ check: inout Check, after operation: Int) throws {
    let present = entries.indices.reversed().filter { entries[$0].id != nil }
    let (other, otherVariables) = try fresh(present, domains: domains)
    var otherValues: [Double] = []
    other.copyValues(of: otherVariables, into: &otherValues)
    check.compare(values, otherValues, "values after \(operation) operations")
    let found = contradictions(solver, variables)
    let wanted = contradictions(other, otherVariables)
    check.expect(
      found == wanted,
      "conflicts after \(operation) operations: \(found) instead of \(wanted)"
    )
    conflictsMet += found.count
    for contradiction in found { try prove(contradiction, &check, after: operation) }
  }

  /// All members contradict each other with no domains but those named, and no longer without any one of them.
  private mutating func prove(
    _ contradiction: Contradiction,
    _ check: inout Check,
    after operation: Int
  ) throws {
    let members = contradiction.members
    let key = "\(contradiction.domains) \(members.map { "\($0) \(entries[$0])" })"
    if !proven.insert(key).inserted { return }
    setsProven += 1
    var named = [Domain](repeating: .free, count: domains.count)
    for domain in contradiction.domains { named[domain] = .nonNegative }
    let all = try fresh(members, domains: named).solver
    check.expect(
      !all.conflicts.isEmpty,
      "after \(operation) operations: \(contradiction) is no contradiction"
    )
    for member in members {
      let rest = try fresh(members.filter { $0 != member }, domains: domains).solver
      check.expect(
        rest.conflicts.isEmpty,
        "after \(operation) operations: \(contradiction) does without \(member)"
      )
    }
  }

  /// One operation as a benchmark sees it, in milliseconds.
  struct Cost {
    /// The least of the replays.
    var operation: Double
    /// What a fresh solver takes for the system that the operation leaves, the least of three; infinite where it was not timed.
    var fresh = Double.infinity

    var ratio: Double { operation / fresh }
  }

  /// Operates and compares.
  ///
  /// - Parameters:
  ///   - checks: whether the values are compared with those of other solvers.
  ///   - isTimedFresh: whether the system that an operation leaves, by its number and its milliseconds, is solved afresh for comparison.
  /// - Returns: what is left, and the cost of each operation.
  static func exercise(
    _ options: BenchOptions,
    _ check: inout Check,
    _ disorder: Disorder = .usual,
    checks: Bool = true,
    isTimedFresh: (Int, Double) -> Bool = { _, _ in false }
  ) throws -> (churn: Churn, costs: [Cost]) {
    var churn = Churn(options.size, disorder)
    try churn.build()
    if checks { try churn.verify(&check, after: 0) }
    var costs: [Cost] = []
    let budget = OperationBudget(options, from: 10_000)
    while budget.allows(costs.count) {
      var isOperation = false
      let time = try milliseconds {
        isOperation = try churn.operate()
        let changes = churn.solver.solve()
        churn.solver.copyValues(of: changes, into: &churn.values)
      }
      if !isOperation { continue }
      var cost = Cost(operation: time)
      if isTimedFresh(costs.count, time) {
        let present = churn.entries.indices.filter { churn.entries[$0].id != nil }
        for _ in 0..<3 {
          let time = try milliseconds { _ = try churn.fresh(present, domains: churn.domains) }
          cost.fresh = min(cost.fresh, time)
        }
      }
      costs.append(cost)
      let operation = costs.count
      if checks && (operation % 50 == 0 || !budget.allows(operation)) {
        try churn.verify(&check, after: operation)
      }
    }
    return (churn, costs)
  }

  /// The costs of operations, each the least of three replays. What takes less than a twentieth of a build counts as nothing beside a fresh solver.
  private static func replays(
    _ options: BenchOptions,
    _ check: inout Check,
    _ disorder: Disorder,
    build: Double
  ) throws -> [Cost] {
    var costs = try exercise(options, &check, disorder).costs
    for _ in 0..<2 {
      let known = costs
      let again = try exercise(options, &check, disorder, checks: false) { operation, time in
        operation < known.count && min(known[operation].operation, time) > build / 20
      }
      for (number, cost) in zip(costs.indices, again.costs) {
        costs[number].operation = min(costs[number].operation, cost.operation)
        costs[number].fresh = min(costs[number].fresh, cost.fresh)
      }
    }
    return costs
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let feed = Churn(n, .usual)
    let build = try samples(options) {
      var churn = feed
      return try milliseconds { try churn.build() }
    }
    var lines: [Measurement] = []
    var check = Check(spoils: options.spoils)
    func add(_ scenario: String, _ samples: [Double]) {
      lines.append(
        Measurement(engine: "plumb", scenario: scenario, size: n, samples: samples, check: check)
      )
    }
    for (name, disorder) in [("S11", Disorder.usual), ("S11-one", .oneOfEach)] {
      let costs = try replays(options, &check, disorder, build: build.min() ?? 0)
      add(name, costs.map(\.operation))
      // Stable, so that those without a ratio stay in front in their order.
      let sorted = costs.enumerated().sorted {
        ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset)
      }
      .map(\.element)
      let p99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
      for (suffix, cost) in [("-p99", p99), ("-worst", sorted[sorted.count - 1])] {
        add(name + suffix, [cost.operation])
        if cost.fresh.isFinite { add(name + suffix + "-fresh", [cost.fresh]) }
      }
    }
    add("S11-build", build)
    return lines
  }
}
