/// What a solver knows of each variable and constraint, by slot.
extension Solver {
  // 32 bytes, as a constraint's: passes over all of a large system take as long as fetching it from memory.
  struct VariableRecord {
    var value: Double = 0
    /// The first of the terms that mention it, or -1.
    var firstTerm: Int32 = -1
    /// What determines it: a constraint or a subproblem, as ``role`` says, or -1.
    var source: Int32 = -1
    /// Above the labels of all that it is computed from. While it is fresh, ``mix``.
    var label: Int32 = 0
    /// The next in the queue of what is to be computed, which is empty while a region is planned: then, ``mentions``.
    var next: Int32 = -1
    var role = Role.idle
    /// Whether it rests on a value that only the rules for open sizes and positions chose.
    var openness: Openness = []
    let domain: Domain
    var isQueued = false
    var isChanged = false
    var isInRegion = false
    /// It cannot just follow others: its bound of 0, or its turn among open values, affects the rest.
    var isHeld = false
    /// The levels leave one value to the interval or subproblem that it is in.
    var isDecided = false

    init(domain: Domain) { self.domain = domain }

    /// While it is fresh: how many constraints count and mention it, and their slots, one xor the other.
    var mentions: Int32 {
      get { next }
      set { next = newValue }
    }
    var mix: UInt32 {
      get { UInt32(bitPattern: label) }
      set { label = Int32(bitPattern: newValue) }
    }

    mutating func note(mention constraint: Int32) {
      mentions += 1
      mix ^= UInt32(bitPattern: constraint)
    }

    /// It is to be planned anew: nothing determines it, and nothing that counts is known to mention it.
    mutating func renew() {
      role = .fresh
      source = -1
      mentions = 0
      mix = 0
    }

    func isUnknown(of subproblem: Int) -> Bool {
      (role == .subproblem || role == .block) && source == Int32(subproblem)
    }

    enum Role: UInt8 {
      case unused
      /// No constraint mentions it.
      case idle
      /// About to be planned.
      case fresh
      /// A required equality decides it.
      case fixed
      /// A block of several does.
      case block
      /// What is about it is about nothing else that is unknown, or only reads it.
      case interval
      case subproblem
      /// Follows the others of one equality, and restricts nothing.
      case substituted
    }
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
    /// The variable that it determines or bounds, or the subproblem that it belongs to as `-2 - subproblem`, or the constraint that it
    /// is a duplicate of, or -1.
    var output: Int32 = -1
    /// While a region is planned: how many of its unknowns are being planned, 0 or less if they are not counted yet; their
    /// slots, one xor the other; and how many are not, but may still move; two stands for more.
    var unknowns: Int32 = 0
    var mix: UInt32 = 0
    var outer: UInt8 = 0
    var role = Role.fresh
    let relation: Relation
    private var flags: Flags

    /// A constraint that nobody has seen.
    init(
      constant: Double,
      firstTerm: Int32,
      termCount: Int32,
      relation: Relation,
      isRequired: Bool
    ) {
      (self.constant, self.firstTerm, self.termCount) = (constant, firstTerm, termCount)
      self.relation = relation
      flags = isRequired ? [.isDirty, .isRequired] : .isDirty
    }

    var isRequired: Bool {
      get { flags.contains(.isRequired) }
      set { flags.set(.isRequired, newValue) }
    }
    var isDirty: Bool {
      get { flags.contains(.isDirty) }
      set { flags.set(.isDirty, newValue) }
    }
    /// It waits to be checked once all values are there.
    var isUnchecked: Bool {
      get { flags.contains(.isUnchecked) }
      set { flags.set(.isUnchecked, newValue) }
    }
    /// It is a member of a conflict's set.
    var isCited: Bool {
      get { flags.contains(.isCited) }
      set { flags.set(.isCited, newValue) }
    }

    /// It is to be planned anew.
    mutating func renew() {
      role = .fresh
      unknowns = 0
    }

    private struct Flags: OptionSet {
      let rawValue: UInt8
      static let isRequired = Flags(rawValue: 1)
      static let isDirty = Flags(rawValue: 2)
      static let isUnchecked = Flags(rawValue: 4)
      static let isCited = Flags(rawValue: 8)
    }

    enum Role: UInt8 {
      case unused
      /// About to be planned.
      case fresh
      case determines
      case member
      /// Inactive: it holds, and is checked when its variables move.
      case inactive
      /// Optional, and requirements decide all of it.
      case silent
      case leftOut
    }

    /// A count is not below 0, so the bounds need no check.
    var places: Range<Int> {
      Range(uncheckedBounds: (Int(firstTerm), Int(firstTerm) &+ Int(termCount)))
    }
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
  struct TermRecord {
    var coefficient: Double
    var variable: UInt32
    var constraint: UInt32
    var next: Int32 = -1
    var previous: Int32 = -1
  }
}

extension OptionSet where RawValue == UInt8, Element == Self {
  @inline(__always)
  fileprivate mutating func set(_ flag: Self, _ isSet: Bool) {
    self = Self(rawValue: isSet ? rawValue | flag.rawValue : rawValue & ~flag.rawValue)
  }
}
