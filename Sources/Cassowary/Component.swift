/// A connected part of a system, in a form of its own: variables ascend by order, constraints by rank.
///
/// It knows no slots and no history, so its answer is a function of the system alone. `solve()` goes from the cheapest
/// argument to the dearest: propagation, definitions, intervals, tableau; contradictions are settled in rank order.
struct Component {
  struct Unknown {
    var slot: Int
    var domain: Domain
    var value: Double = 0
    var isKnown = false
    /// Whether an equality gives its value once all others are known.
    var isDefined = false
    /// The equality that made it known.
    var origin: Int?
  }

  struct Condition {
    var slot: Int
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var strength: Strength
    var order: UInt64
    var isLeftOut = false
    /// Whether it defines an unknown, and so takes no part in anything else.
    var isDefinition = false
  }

  struct Term {
    var unknown: Int
    var coefficient: Double
  }

  /// What one constraint contradicts, by index.
  struct Contradiction {
    var leftOut: Int
    var members: [Int]
    var domains: [Int]
  }

  var unknowns: [Unknown] = []
  var conditions: [Condition] = []
  var terms: [Term] = []
  /// The conditions that mention each unknown with a coefficient other than 0: those of `i` are
  /// `mentions[starts[i]..<starts[i + 1]]`.
  private(set) var mentions: [Int32] = []
  private var starts: [Int32] = []
  /// In which walk an unknown or condition was met last.
  private var unknownVisits: [Int32] = []
  private var conditionVisits: [Int32] = []
  private var walk: Int32 = 0
  /// For each unknown of the present piece how many conditions still count and mention it.
  var mentionCounts: [Int32] = []
  /// For each unknown its symbol in the present tableau, or -1.
  var symbols: [Int32] = []

  var contradictions: [Contradiction] = []
  /// What the values of the present piece rest on beside its conditions.
  var choices = Choices()
  var counters = Counters()
  var shortcuts = Shortcuts.all
  /// Grows if two ways to look at a contradiction disagree by rounding.
  var leniency = 1.0
  var checksEveryPivot = false
  /// Collects the final tableau of every piece, if it is wanted.
  var log: [String]?
  var name: (_ unknown: Int) -> String = { "x\($0)" }

  /// The last unknowns, in their order, that nothing but the rules for open sizes and positions decided.
  struct Choices {
    private(set) var size: Int?
    private(set) var position: Int?

    mutating func note(size unknown: Int) { size = max(size ?? 0, unknown) }
    mutating func note(position unknown: Int) { position = max(position ?? 0, unknown) }
  }

  /// Indexes who mentions whom; to be called once all terms are in.
  mutating func index() {
    starts = [Int32](repeating: 0, count: unknowns.count + 1)
    for term in terms where term.coefficient != 0 { starts[term.unknown + 1] += 1 }
    for unknown in unknowns.indices { starts[unknown + 1] += starts[unknown] }
    mentions = [Int32](repeating: 0, count: Int(starts[unknowns.count]))
    var next = starts
    for index in conditions.indices {
      for place in conditions[index].terms where terms[place].coefficient != 0 {
        let unknown = terms[place].unknown
        mentions[Int(next[unknown])] = Int32(index)
        next[unknown] += 1
      }
    }
    unknownVisits = [Int32](repeating: 0, count: unknowns.count)
    conditionVisits = [Int32](repeating: 0, count: conditions.count)
    mentionCounts = [Int32](repeating: 0, count: unknowns.count)
    symbols = [Int32](repeating: -1, count: unknowns.count)
  }

  /// Gives every unknown its value, and finds what has to be left out.
  mutating func solve() {
    settleAll()
    if contradictions.contains(where: restsOnLeftOut) {
      // What was left out may hold once what it contradicted is gone itself: only the whole order of ranks decides that.
      for contradiction in contradictions { conditions[contradiction.leftOut].isLeftOut = false }
      contradictions = []
      settle(conditions.indices.filter { conditions[$0].strength.isRequired })
      settleAll()
    }
    contradictions.sort { $0.leftOut < $1.leftOut }
  }

  private mutating func settleAll() {
    while let suspects = attempt() {
      let before = contradictions.count
      settle(suspects)
      // Each round leaves more out, or asks for less precision: this ends.
      if contradictions.count == before { leniency *= 10 }
    }
  }

  private func restsOnLeftOut(_ contradiction: Contradiction) -> Bool {
    contradiction.members.contains { $0 != contradiction.leftOut && conditions[$0].isLeftOut }
  }

  /// Solves with what is not left out.
  ///
  /// - Returns: nil, or required conditions that contradict each other, among others.
  private mutating func attempt() -> [Int]? {
    if log != nil { log = [] }
    for index in unknowns.indices {
      unknowns[index].isKnown = false
      unknowns[index].isDefined = false
      unknowns[index].origin = nil
      unknowns[index].value = 0
    }
    for index in conditions.indices { conditions[index].isDefinition = false }
    if shortcuts.contains(.propagation), let suspects = propagate() { return suspects }
    if let suspects = checkDecided() { return suspects }
    for piece in pieces(of: unknowns.indices) {
      if let suspects = solve(piece) { return suspects }
    }
    return nil
  }

  /// How far a required condition or a domain may be missed that deals in numbers of a size.
  func tolerance(_ scale: Double) -> Double {
    leniency * Tolerance.feasibility * max(1, scale)
  }
}

// MARK: Pieces

extension Component {
  /// What is connected through unknowns that are still open, by conditions that still count.
  struct Piece {
    var unknowns: [Int] = []
    var conditions: [Int] = []
  }

  /// Where ``mentions`` lists the conditions of an unknown.
  func mentionRange(of unknown: Int) -> Range<Int> {
    Int(starts[unknown])..<Int(starts[unknown + 1])
  }

  func isOpen(_ unknown: Int) -> Bool {
    !unknowns[unknown].isKnown && !unknowns[unknown].isDefined
  }

  func counts(_ condition: Int) -> Bool {
    !conditions[condition].isLeftOut && !conditions[condition].isDefinition
  }

  mutating func pieces(of candidates: some Sequence<Int>) -> [Piece] {
    walk += 1
    var pieces: [Piece] = []
    for start in candidates where isOpen(start) && unknownVisits[start] != walk {
      var piece = Piece(unknowns: [start])
      unknownVisits[start] = walk
      var next = 0
      while next < piece.unknowns.count {
        for place in mentionRange(of: piece.unknowns[next]) {
          let condition = Int(mentions[place])
          if conditionVisits[condition] == walk || !counts(condition) { continue }
          conditionVisits[condition] = walk
          piece.conditions.append(condition)
          for place in conditions[condition].terms {
            let term = terms[place]
            if term.coefficient == 0 || !isOpen(term.unknown) { continue }
            if unknownVisits[term.unknown] == walk { continue }
            unknownVisits[term.unknown] = walk
            piece.unknowns.append(term.unknown)
          }
        }
        next += 1
      }
      piece.unknowns.sort()
      piece.conditions.sort()
      pieces.append(piece)
    }
    return pieces
  }

  /// - Returns: nil, or conditions that contradict each other, among others.
  private mutating func solve(_ piece: Piece) -> [Int]? {
    choices = Choices()
    if shortcuts.contains(.definitions) {
      for relaxesSizes in shortcuts.contains(.relaxation) ? [true, false] : [false] {
        switch solveByDefinitions(piece, relaxesSizes: relaxesSizes) {
        case .solved: return nil
        case .contradiction(let suspects): return suspects
        case .misfit: continue
        }
      }
    }
    return solveWhole(piece)
  }

  /// Solves a piece in which nothing is defined.
  mutating func solveWhole(_ piece: Piece) -> [Int]? {
    if piece.unknowns.count == 1 && shortcuts.contains(.intervals) { return narrow(piece) }
    return solveByTableau(piece)
  }

  /// Higher levels first, in a level what came last first, whatever its tier.
  func servedBefore(_ a: Int, _ b: Int) -> Bool {
    let (x, y) = (conditions[a], conditions[b])
    if x.strength != y.strength { return x.strength > y.strength }
    return x.order == y.order ? a > b : x.order > y.order
  }

  /// Sorts conditions, mostly few, in the order in which they are served.
  func sortByService(_ wishes: inout [Int]) {
    if wishes.count > 16 { return wishes.sort(by: servedBefore) }
    for end in wishes.indices.dropFirst() {
      var place = end
      while place > 0 && servedBefore(wishes[place], wishes[place - 1]) {
        wishes.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// The required conditions of a piece, and all that made their known variables known: a contradiction is among them.
  func suspects(in piece: Piece) -> [Int] {
    origins(of: piece.conditions.filter { conditions[$0].strength.isRequired })
  }
}
