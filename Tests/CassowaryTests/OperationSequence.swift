import Cassowary

/// A call of a ``Solver``, as a value. Variables and constraints go by numbers that are never used twice, so a
/// sequence keeps its meaning when operations are dropped from it.
enum Operation: Equatable {
  case makeVariable(Int, Domain, order: Int)
  case removeVariable(Int)
  case add(Int, Statement)
  case remove(Int)
  case setConstant(Int, Int)
  case setCoefficient(Int, of: Int, Int)
  case setStrength(Int, level: Int?)
  case solve
}

/// A constraint; coefficients and constants count quarters, levels halves.
struct Statement: Equatable {
  struct Term: Equatable {
    var variable: Int
    var quarters: Int
  }

  var terms: [Term]
  var relation: Relation
  var constant: Int
  /// nil if required.
  var level: Int?
  var tier: Int
  var order: Int

  var constantValue: Double { Double(constant) / 4 }

  var strength: Strength { Self.strength(level: level) }

  static func strength(level: Int?) -> Strength {
    level.map { .level(Double($0) / 2) } ?? .required
  }
}

extension Operation: CustomStringConvertible {
  var description: String {
    switch self {
    case .makeVariable(let variable, let domain, let order):
      "make x\(variable) \(domain) order \(order)"
    case .removeVariable(let variable): "remove x\(variable)"
    case .add(let label, let statement): "add c\(label): \(statement)"
    case .remove(let label): "remove c\(label)"
    case .setConstant(let label, let constant): "set constant of c\(label) to \(quarters(constant))"
    case .setCoefficient(let label, let variable, let coefficient):
      "set coefficient of x\(variable) in c\(label) to \(quarters(coefficient))"
    case .setStrength(let label, let level): "set strength of c\(label) to \(name(level))"
    case .solve: "solve"
    }
  }
}

extension Statement: CustomStringConvertible {
  var description: String {
    let sum = terms.map { "\(quarters($0.quarters))·x\($0.variable)" }.joined(separator: " + ")
    return "\(sum) \(relation.sign) \(quarters(constant)), \(name(level)), rank \(tier).\(order)"
  }
}

private func quarters(_ count: Int) -> String { "\(Double(count) / 4)" }

private func name(_ level: Int?) -> String { level.map { "\(Double($0) / 2)" } ?? "required" }

// MARK: Random sequences

extension Operation {
  /// `count` operations on a few dozen variables in several systems that are occasionally connected, solved after every one,
  /// or after up to four if `inBatches`.
  static func random(seed: UInt64, count: Int, inBatches: Bool) -> [Operation] {
    var generator = OperationGenerator(seed: seed)
    var operations: [Operation] = []
    var pending = 0
    for _ in 0..<count {
      operations += generator.next()
      pending += 1
      if !inBatches || pending == 4 || generator.random.below(3) == 0 {
        operations.append(.solve)
        pending = 0
      }
    }
    return operations + [.solve]
  }
}

private struct OperationGenerator {
  private struct Unknown {
    var label: Int
    var system: Int
    /// A value at which most required constraints hold, so that conflicts are frequent but not the rule.
    var witness: Int
  }

  private static let systems = 6
  private static let levels = [2000, 1500, 1499, 500, 1]
  private static let coefficients = [4, 4, 4, -4, -4, 8, -8, 12, 2, -2, 1]

  var random: SplitMix64
  private var nextVariable = 0
  private var nextStatement = 0
  private var unknowns: [Unknown] = []
  private var labels: [Int] = []
  private var statements: [Int: Statement] = [:]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> [Operation] {
    if unknowns.count < 12 { return [makeVariable()] }
    switch random.below(100) {
    case ..<8 where unknowns.count < 36: return [makeVariable()]
    case ..<12: return removeVariable()
    case ..<40 where labels.count < 60: return [addStatement()]
    case ..<52: return labels.isEmpty ? [addStatement()] : [removeStatement(at: anyIndex())]
    default:
      if labels.isEmpty { return [addStatement()] }
      return [change(labels[anyIndex()])]
    }
  }

  private mutating func anyIndex() -> Int { random.below(labels.count) }

  private mutating func makeVariable() -> Operation {
    let isSize = random.below(5) < 2
    let label = nextVariable
    nextVariable += 1
    unknowns.append(
      Unknown(
        label: label,
        system: random.below(Self.systems),
        witness: isSize ? random.below(16) : random.within(-10...10)
      )
    )
    return .makeVariable(
      label,
      isSize ? .nonNegative : .free,
      order: random.below(100) * 10_000 + label
    )
  }

  private mutating func removeVariable() -> [Operation] {
    let label = unknowns.remove(at: random.below(unknowns.count)).label
    var operations: [Operation] = []
    for index in labels.indices.reversed()
    where statements[labels[index]]!.terms.contains(where: { $0.variable == label }) {
      operations.append(removeStatement(at: index))
    }
    return operations + [.removeVariable(label)]
  }

  private mutating func addStatement() -> Operation {
    let system = random.below(Self.systems)
    let candidates =
      random.below(40) == 0 ? unknowns : unknowns.filter { $0.system == system }
    let pool = candidates.isEmpty ? unknowns : candidates
    let chosen = random.permutation(pool.count).prefix(random.within(1...4)).map { pool[$0] }
    let terms = chosen.map {
      Statement.Term(variable: $0.label, quarters: coefficient())
    }
    let level = self.level()
    let relation: Relation =
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
    let constant = constant(of: terms, relation, holdsOfTen: level == nil ? 7 : 3)
    let label = nextStatement
    nextStatement += 1
    let statement = Statement(
      terms: terms,
      relation: relation,
      constant: constant,
      level: level,
      tier: random.below(3),
      order: random.below(100) * 10_000 + label
    )
    labels.append(label)
    statements[label] = statement
    return .add(label, statement)
  }

  private mutating func removeStatement(at index: Int) -> Operation {
    let label = labels.remove(at: index)
    statements[label] = nil
    return .remove(label)
  }

  private mutating func change(_ label: Int) -> Operation {
    switch random.below(4) {
    case 0: return .setStrength(label, level: level())
    case 1:
      let terms = statements[label]!.terms
      let variable = terms[random.below(terms.count)].variable
      return .setCoefficient(
        label,
        of: variable,
        random.below(12) == 0 ? 0 : coefficient()
      )
    default:
      let statement = statements[label]!
      return .setConstant(
        label,
        constant(of: statement.terms, statement.relation, holdsOfTen: 5)
      )
    }
  }

  /// A constant with which the witness satisfies the statement, or any constant.
  private mutating func constant(
    of terms: [Statement.Term],
    _ relation: Relation,
    holdsOfTen: Int
  ) -> Int {
    if random.below(10) >= holdsOfTen { return 4 * random.within(-20...20) }
    var constant = 0
    for term in terms {
      constant += term.quarters * unknowns.first { $0.label == term.variable }!.witness
    }
    if relation == .lessThanOrEqual { constant += 4 * random.below(8) }
    if relation == .greaterThanOrEqual { constant -= 4 * random.below(8) }
    return constant
  }

  private mutating func coefficient() -> Int {
    Self.coefficients[random.below(Self.coefficients.count)]
  }

  private mutating func level() -> Int? {
    random.below(2) == 0 ? nil : Self.levels[random.below(Self.levels.count)]
  }
}
