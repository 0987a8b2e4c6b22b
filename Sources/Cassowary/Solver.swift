/// An exact solver for linear equalities and inequalities with levels of preference.
///
/// `Docs/Solver.md` is its contract: what the one answer of a system is, and what every call does. In short: calls
/// that add, remove or change only record, ``solve()`` brings the values up to date.
///
/// A solver is a value. A copy may be changed and solved without touching the original.
public struct Solver: Sendable {
  struct VariableRecord {
    var value: Double = 0
    /// The lowest level that the value rests on: constraints of lower levels have no say in it. Infinite for requirements.
    var firmness = Double.infinity
    /// The first of the terms that mention it, or -1.
    var firstTerm: Int32 = -1
    /// What determines it: a constraint or a piece, as ``role`` says, or -1.
    var source: Int32 = -1
    /// Above the labels of all that it is computed from.
    var label: Int32 = 0
    /// The next in the queue of what is to be computed.
    var next: Int32 = -1
    /// While a region is planned: how many constraints count and mention it, and their slots, one xor the other.
    var mentions: Int32 = 0
    var mix: UInt32 = 0
    var role = Role.idle
    var domain: Domain
    var isDirty = false
    var isQueued = false
    var isChanged = false
    var isInRegion = false
    /// Its demand to be 0 or more, or its turn among open values, has a say: it cannot just follow others.
    var isHeld = false
    /// Whether it rests on a value that only the rules for open sizes and positions chose.
    var openness: Openness = []

    enum Role: UInt8 {
      case unused
      /// No constraint mentions it.
      case idle
      /// About to be planned.
      case open
      /// Required equalities decide it: one, or a block of several.
      case known
      case block
      /// Alone with constraints on nothing else that is unknown.
      case interval
      case piece
      /// Follows the others of one equality, and has no say in anything.
      case defined
    }
  }

  /// What of a variable is rarely looked at.
  struct VariableIdentity {
    var order: UInt64
    var generation: UInt32
  }

  struct Openness: OptionSet {
    let rawValue: UInt8
    static let size = Openness(rawValue: 1)
    static let position = Openness(rawValue: 2)
  }

  struct ConstraintRecord {
    var constant: Double
    /// Its place in the table of terms.
    var firstTerm: Int32
    var termCount: Int32
    /// The variable that it determines or bounds, or the piece that it belongs to as `-2 - piece`, or -1.
    var output: Int32 = -1
    /// While a region is planned: how many of its unknowns are being planned, their slots, one xor the other, and how many
    /// are not, but may still move.
    var open: Int32 = 0
    var mix: UInt32 = 0
    var outer: Int32 = 0
    var role = Role.fresh
    var relation: Relation
    var isRequired: Bool
    var isDirty = false
    /// It would not hold by itself, so it counts from the beginning.
    var isActive = false
    var isTouched = false
    /// It is a member of a conflict's set.
    var isCited = false

    enum Role: UInt8 {
      case unused
      /// About to be planned.
      case fresh
      case determines
      case member
      /// Holds, or costs nothing, as long as nobody minds it: looked at when its variables move.
      case watch
      /// Optional, and requirements decide all of it.
      case silent
      case leftOut
    }

    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
    var isEquation: Bool { isRequired && relation == .equal }
  }

  /// What of a constraint is rarely looked at.
  struct ConstraintIdentity {
    var strength: Strength
    private var order: UInt64
    var generation: UInt32
    private var tier: UInt8

    init(strength: Strength, rank: Rank, generation: UInt32) {
      self.strength = strength
      order = rank.order
      self.generation = generation
      tier = rank.tier
    }

    // Its parts are stored apart, since together they would leave room unused.
    var rank: Rank { Rank(tier: tier, order: order) }
  }

  /// One product of a constraint, linked with the others of its variable, so that adding and removing cost the same
  /// whether a variable has one constraint or a hundred thousand.
  struct Term {
    var coefficient: Double
    var variable: UInt32
    var constraint: UInt32
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  /// Shared by copies that share all tables.
  private final class Ownership: Sendable {}

  private var ownership = Ownership()
  var variables = Table<VariableRecord>()
  var constraints = Table<ConstraintRecord>()
  /// The terms of all constraints, each constraint's in a row.
  var terms = Table<Term>()
  var variableIdentities = Table<VariableIdentity>()
  var constraintIdentities = Table<ConstraintIdentity>()
  private var unusedVariables: [UInt32] = []
  private var unusedConstraints: [UInt32] = []
  /// Places in the table of terms that were given back, by their length.
  private var unusedTerms: [[Int32]] = []
  private var nextVariableOrder: UInt64 = 0
  private var nextRank: UInt64 = 0

  var dirtyVariables = Slots()
  var dirtyConstraints = Slots()
  /// Why constraints are left out, ascending by slot.
  var leftOut: [Conflict] = []
  var plan = Plan()
  public internal(set) var counters = Counters()
  /// Checks the tableau's invariants after every pivot. For tests: it makes each pivot as slow as a solve.
  package var checksEveryPivot = false
  /// What may go around the tableau. For tests and measurements: no answer depends on it.
  package var shortcuts = Shortcuts.all

  public init() {}
}

/// How much a ``Solver`` has worked since it was made.
public struct Counters: Equatable, Sendable {
  /// Calls of ``Solver/solve()`` that found a record.
  public internal(set) var solves = 0
  /// Variables for which it was decided anew what determines them.
  public internal(set) var planned = 0
  /// Variables whose value was computed.
  public internal(set) var computed = 0
  /// Equalities that propagation decided alone.
  public internal(set) var propagations = 0
  /// Rows that entered a tableau.
  public internal(set) var rows = 0
  public internal(set) var pivots = 0
}

// MARK: Variables

extension Solver {
  /// Makes room, so that adding that many more does not move what is there.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    makeUnique()
    self.variables.reserve(variables)
    variableIdentities.reserve(variables)
    self.constraints.reserve(constraints)
    constraintIdentities.reserve(constraints)
    dirtyConstraints.reserve(constraints)
    self.terms.reserve(terms)
  }

  /// A new unknown, 0 until a constraint says otherwise.
  ///
  /// - Parameter order: decides which of several open variables settles first. By default later than all before.
  public mutating func makeVariable(_ domain: Domain, order: UInt64? = nil) -> Variable {
    makeUnique()
    let order = order ?? nextVariableOrder
    nextVariableOrder = max(nextVariableOrder, order &+ 1)
    if !unusedVariables.isEmpty {
      let slot = unusedVariables.removeLast()
      variables[Int(slot)] = VariableRecord(domain: domain)
      variableIdentities[Int(slot)].order = order
      return Variable(slot: slot, generation: variableIdentities[Int(slot)].generation)
    }
    variables.append(VariableRecord(domain: domain))
    variableIdentities.append(VariableIdentity(order: order, generation: 0))
    return Variable(slot: UInt32(truncatingIfNeeded: variables.count - 1), generation: 0)
  }

  /// Forgets a variable that no constraint mentions.
  ///
  /// - Precondition: `isConstrained(variable)` is false.
  public mutating func remove(_ variable: Variable) {
    makeUnique()
    let slot = checked(variable)
    precondition(
      variables[slot].firstTerm < 0,
      "\(variable) cannot be removed: a constraint mentions it. Remove its constraints first."
    )
    variables[slot].role = .unused
    variableIdentities[slot].generation &+= 1
    unusedVariables.append(variable.slot)
  }

  /// Whether the variable belongs to this solver and was not removed.
  public func contains(_ variable: Variable) -> Bool {
    let slot = Int(variable.slot)
    // Removal counts the generation on, so an identity of before is none any more.
    return slot < variables.count && variableIdentities[slot].generation == variable.generation
  }

  /// Whether any constraint mentions the variable.
  public func isConstrained(_ variable: Variable) -> Bool {
    variables[checked(variable)].firstTerm >= 0
  }

  /// The value of the last ``solve()``.
  public subscript(variable: Variable) -> Double { variables[checked(variable)].value }

  /// The value of the last ``solve()``.
  public func value(of variable: Variable) -> Double { self[variable] }

  /// Reads many values at once; `values` is replaced, in the order of `wanted`.
  public func copyValues(of wanted: [Variable], into values: inout [Double]) {
    values.removeAll(keepingCapacity: true)
    values.reserveCapacity(wanted.count)
    let records = variables.pointer
    for variable in wanted { values.append(records[checked(variable)].value) }
  }

  /// Writes what a ``solve()`` has moved to the places that ``Variable/index`` says.
  ///
  /// - Precondition: `values` has a place for each of the variables.
  public func copyValues(of changes: Changes, into values: inout [Double]) {
    let records = variables.pointer
    for variable in changes.variables { values[variable.index] = records[variable.index].value }
  }

  private func checked(_ variable: Variable) -> Int {
    precondition(
      contains(variable),
      "\(variable) was removed, or belongs to another solver."
    )
    return Int(variable.slot)
  }
}

// MARK: Constraints

extension Solver {
  /// Records a constraint.
  ///
  /// - Parameter rank: decides conflicts and ties; by default tier 0, later than all before. Give each constraint a rank
  ///   of its own: equal ranks are told apart by identity alone.
  /// - Throws: ``UnusableNumber``; the solver is as it was before.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint,
    strength: Strength = .required,
    rank: Rank? = nil
  ) throws(UnusableNumber) -> Constraint.ID {
    try add(
      constraint.expression.terms.span,
      constraint.relation,
      constraint.constant,
      strength: strength,
      rank: rank
    )
  }

  /// Records the constraint `Σ terms relation constant`, term by term: what makes many constraints needs no array for each.
  ///
  /// - Parameter rank: see ``add(_:strength:rank:)``.
  /// - Throws: ``UnusableNumber``; the solver is as it was before.
  @discardableResult
  public mutating func add(
    _ terms: Span<LinearExpression.Term>,
    _ relation: Relation,
    _ constant: Double,
    strength: Strength = .required,
    rank: Rank? = nil
  ) throws(UnusableNumber) -> Constraint.ID {
    try Self.check(strength)
    let constant = try Self.checked(constant: constant)
    makeUnique()
    if strength.isRequired { plan.areRequirementsNew = true }
    let isReused = !unusedConstraints.isEmpty
    let slot = isReused ? unusedConstraints[unusedConstraints.count - 1] : UInt32(constraints.count)
    let places = try enter(terms, of: slot)

    let rank = rank ?? Rank(order: nextRank)
    nextRank = max(nextRank, rank.order &+ 1)
    let record = ConstraintRecord(
      constant: constant,
      firstTerm: places.lowerBound,
      termCount: Int32(places.count),
      relation: relation,
      isRequired: strength.isRequired
    )
    var identity = ConstraintIdentity(strength: strength, rank: rank, generation: 0)
    if isReused {
      unusedConstraints.removeLast()
      identity.generation = constraintIdentities[Int(slot)].generation
      constraints[Int(slot)] = record
      constraintIdentities[Int(slot)] = identity
    } else {
      constraints.append(record)
      constraintIdentities.append(identity)
    }
    markDirty(constraint: Int(slot))
    return Constraint.ID(slot: slot, generation: identity.generation)
  }

  /// Writes terms into the table, those of one variable added up, and links them with the others of their variables.
  private mutating func enter(
    _ added: Span<LinearExpression.Term>,
    of slot: UInt32
  ) throws(UnusableNumber) -> Range<Int32> {
    // At the end of the table first: only there it shows how many they are.
    let start = terms.count
    var isSafe = true
    let (variables, identities) = (variables.pointer, variableIdentities.pointer)
    terms.append(upTo: added.count) { room in
      var count = 0
      for index in added.indices {
        let term = added[index]
        let variable = Int(term.variable.slot)
        precondition(
          variable < identities.count
            && identities[variable].generation == term.variable.generation,
          "A variable of the constraint was removed, or belongs to another solver."
        )
        if !(term.coefficient.magnitude <= 1e9) { isSafe = false }
        var place = 0
        while place < count && room[place].variable != term.variable.slot { place += 1 }
        if place < count {
          room[place].coefficient += term.coefficient
          isSafe = false
        } else {
          (room + place).initialize(
            to: Term(coefficient: term.coefficient, variable: term.variable.slot, constraint: slot)
          )
          count += 1
        }
      }
      return count
    }
    if !isSafe {
      let refused = refused(added, from: start)
      if !refused.isZero {
        terms.removeLast(terms.count - start)
        throw UnusableNumber(role: .coefficient, value: refused)
      }
    }
    var places = Int32(start)..<Int32(terms.count)
    if !unusedTerms.isEmpty { places = reused(places) }
    let terms = terms.pointer
    for place in Int(places.lowerBound)..<Int(places.upperBound) {
      let variable = Int(terms[place].variable)
      let first = variables[variable].firstTerm
      terms[place].next = first
      if first >= 0 { terms[Int(first)].previous = Int32(place) }
      variables[variable].firstTerm = Int32(place)
    }
    return places
  }

  /// The first coefficient, of a term or of several added up, that cannot be used; 0 if all can.
  private func refused(_ added: Span<LinearExpression.Term>, from start: Int) -> Double {
    for index in added.indices where !(added[index].coefficient.magnitude <= 1e9) {
      return added[index].coefficient
    }
    for place in start..<terms.count where !(terms[place].coefficient.magnitude <= 1e9) {
      return terms[place].coefficient
    }
    return 0
  }

  /// Moves terms from the end of the table to places that were given back, if there are any of that length.
  private mutating func reused(_ places: Range<Int32>) -> Range<Int32> {
    guard places.count < unusedTerms.count, let first = unusedTerms[places.count].popLast() else {
      return places
    }
    let target = first..<first + Int32(places.count)
    for (source, place) in zip(places, target) { terms[Int(place)] = terms[Int(source)] }
    terms.removeLast(places.count)
    return target
  }

  private mutating func unlink(_ places: Range<Int32>) {
    for place in places {
      let term = terms[Int(place)]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        variables[Int(term.variable)].firstTerm = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    }
    if places.isEmpty { return }
    while unusedTerms.count <= places.count { unusedTerms.append([]) }
    unusedTerms[places.count].append(places.lowerBound)
  }

  /// Records that a constraint is gone.
  public mutating func remove(_ id: Constraint.ID) {
    let slot = checked(id)
    makeUnique()
    let record = constraints[slot]
    unplan(slot)
    let places = record.firstTerm..<record.firstTerm + record.termCount
    unlink(places)
    for place in places {
      let variable = Int(terms[Int(place)].variable)
      if variables[variable].firstTerm < 0 { markDirty(variable: variable) }
    }
    if record.role == .leftOut { leftOut.removeAll { $0.leftOut == id } }
    constraints[slot].role = .unused
    constraints[slot].termCount = 0
    constraintIdentities[slot].generation &+= 1
    unusedConstraints.append(id.slot)
  }

  /// Records another right-hand side.
  public mutating func setConstant(
    _ constant: Double,
    of id: Constraint.ID
  ) throws(UnusableNumber) {
    let slot = checked(id)
    let constant = try Self.checked(constant: constant)
    if constraints[slot].constant == constant { return }
    makeUnique()
    constraints[slot].constant = constant
    markDirty(constraint: slot)
    if constraints[slot].isRequired { plan.areRequirementsNew = true }
    if constraints[slot].isCited { markConflicts(citing: id) }
  }

  /// Records another coefficient of a variable that the constraint mentions.
  public mutating func setCoefficient(
    _ coefficient: Double,
    of variable: Variable,
    in id: Constraint.ID
  ) throws(UnusableNumber) {
    let slot = checked(id)
    _ = checked(variable)
    let coefficient = try Self.checked(coefficient: coefficient)
    for place in constraints[slot].places where terms[place].variable == variable.slot {
      if terms[place].coefficient == coefficient { return }
      makeUnique()
      unplan(slot)
      terms[place].coefficient = coefficient
      markDirty(constraint: slot)
      return
    }
    preconditionFailure("\(id) does not mention \(variable).")
  }

  /// Records another strength; from required to a level and back, too.
  public mutating func setStrength(
    _ strength: Strength,
    of id: Constraint.ID
  ) throws(UnusableNumber) {
    let slot = checked(id)
    try Self.check(strength)
    if constraintIdentities[slot].strength == strength { return }
    makeUnique()
    unplan(slot)
    constraintIdentities[slot].strength = strength
    plan.areRequirementsNew = true
    constraints[slot].isRequired = strength.isRequired
    markDirty(constraint: slot)
  }

  /// Whether the constraint belongs to this solver and was not removed.
  public func contains(_ id: Constraint.ID) -> Bool {
    let slot = Int(id.slot)
    return slot < constraints.count && constraintIdentities[slot].generation == id.generation
  }

  /// The constraint as it stands, terms of one variable added up.
  public func constraint(_ id: Constraint.ID) -> (Constraint, strength: Strength, rank: Rank) {
    let slot = checked(id)
    let record = constraints[slot]
    let written = record.places.map {
      LinearExpression.Term(
        identity(ofVariable: Int(terms[$0].variable)),
        terms[$0].coefficient
      )
    }
    return (
      Constraint(LinearExpression(terms: written), record.relation, record.constant),
      constraintIdentities[slot].strength, constraintIdentities[slot].rank
    )
  }

  /// How far the constraint is from holding with the values of the last ``solve()``; 0 if it holds.
  public func error(of id: Constraint.ID) -> Double {
    let record = constraints[checked(id)]
    var residual = -record.constant
    for place in record.places {
      residual += terms[place].coefficient * variables[Int(terms[place].variable)].value
    }
    return record.relation.error(ofResidual: residual)
  }

  /// How many constraints there are.
  public var constraintCount: Int { constraints.count - unusedConstraints.count }

  /// What is left out now, ascending by the rank of what is left out.
  public var conflicts: [Conflict] {
    leftOut.sorted { precedes($0.leftOut.slot, $1.leftOut.slot) }
  }

  private func checked(_ id: Constraint.ID) -> Int {
    precondition(contains(id), "\(id) was removed, or belongs to another solver.")
    return Int(id.slot)
  }
}

extension Solver {
  /// Ascending by rank, then by slot.
  func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
    let (x, y) = (constraintIdentities[Int(a)].rank, constraintIdentities[Int(b)].rank)
    return x == y ? a < b : x < y
  }

  func identity(ofVariable slot: Int) -> Variable {
    Variable(slot: UInt32(slot), generation: variableIdentities[slot].generation)
  }

  func identity(ofConstraint slot: Int) -> Constraint.ID {
    Constraint.ID(slot: UInt32(slot), generation: constraintIdentities[slot].generation)
  }

  /// Takes a constraint out of the plan; what it determined is to be planned anew.
  mutating func unplan(_ slot: Int) {
    if constraints[slot].isRequired { plan.areRequirementsNew = true }
    let output = Int(constraints[slot].output)
    switch constraints[slot].role {
    case .determines:
      variables[output].source = -1
      if variables[output].role == .defined { variables[output].role = .open }
      markDirty(variable: output)
    case .member where output >= 0:
      markDirty(variable: output)
    case .member:
      plan.markBroken(-2 - output)
    case .unused, .fresh, .watch, .silent, .leftOut: break
    }
    if constraints[slot].role != .leftOut { constraints[slot].role = .fresh }
    constraints[slot].output = -1
    constraints[slot].isActive = false
    if constraints[slot].isCited { markConflicts(citing: identity(ofConstraint: slot)) }
  }

  private mutating func markConflicts(citing id: Constraint.ID) {
    for conflict in leftOut where conflict.members.contains(id) && conflict.leftOut != id {
      markDirty(constraint: Int(conflict.leftOut.slot))
    }
  }

  /// To be called before any record changes.
  mutating func makeUnique() {
    if isKnownUniquelyReferenced(&ownership) { return }
    ownership = Ownership()
    variables = variables.unshared()
    constraints = constraints.unshared()
    terms = terms.unshared()
    variableIdentities = variableIdentities.unshared()
    constraintIdentities = constraintIdentities.unshared()
    dirtyVariables = dirtyVariables.unshared()
    dirtyConstraints = dirtyConstraints.unshared()
  }

  mutating func markDirty(variable: Int) {
    if variables[variable].isDirty { return }
    variables[variable].isDirty = true
    dirtyVariables.append(Int32(variable))
  }

  mutating func markDirty(constraint: Int) {
    if constraints[constraint].isDirty { return }
    constraints[constraint].isDirty = true
    dirtyConstraints.append(Int32(constraint))
  }

  private static func check(_ strength: Strength) throws(UnusableNumber) {
    if strength.isRequired { return }
    if !(strength.level > 0 && strength.level.isFinite) {
      throw UnusableNumber(role: .level, value: strength.level)
    }
  }

  private static func checked(constant: Double) throws(UnusableNumber) -> Double {
    if !(constant.magnitude <= 1e12) { throw UnusableNumber(role: .constant, value: constant) }
    return constant
  }

  private static func checked(coefficient: Double) throws(UnusableNumber) -> Double {
    if !(coefficient.magnitude <= 1e9) {
      throw UnusableNumber(role: .coefficient, value: coefficient)
    }
    return coefficient
  }
}

extension Relation {
  /// The error of a constraint whose left side minus its right side is `residual`.
  func error(ofResidual residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
