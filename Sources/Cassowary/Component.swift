/// A connected part of a system, in a form of its own: variables ascend by order, constraints by rank.
///
/// It knows no slots and no history, so its answer is a function of the system alone.
struct Component {
  struct Unknown {
    var slot: Int
    var domain: Domain
    var value: Double = 0
    var isKnown = false
    /// The equality that made it known.
    var definition: Int?
  }

  struct Condition {
    var slot: Int
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var strength: Strength
    var order: UInt64
    var isLeftOut = false
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
  var mentions: [Int32] = []
  var starts: [Int32] = []
  var contradictions: [Contradiction] = []
  var counters = Counters()
  var checksEveryPivot = false
  /// Collects the final tableau of every piece, if it is wanted.
  var log: [String]?
  var name: (_ unknown: Int) -> String = { "x\($0)" }

  /// Indexes who mentions whom; to be called once all terms are in.
  mutating func index() {
    starts = [Int32](repeating: 0, count: unknowns.count + 1)
    for term in terms where term.coefficient != 0 { starts[term.unknown + 1] += 1 }
    for unknown in unknowns.indices { starts[unknown + 1] += starts[unknown] }
    mentions = [Int32](repeating: 0, count: Int(starts[unknowns.count]))
    var next = starts
    for (index, condition) in conditions.enumerated() {
      for term in terms[condition.terms] where term.coefficient != 0 {
        mentions[Int(next[term.unknown])] = Int32(index)
        next[term.unknown] += 1
      }
    }
  }

  /// Gives every unknown its value, and finds what has to be left out.
  mutating func solve() {
    // A contradiction leaves at least one more constraint out, so this ends.
    while let suspects = attempt() { settle(suspects) }
    if contradictions.contains(where: restsOnLeftOut) {
      // What was left out may hold once what it contradicted is gone itself: only the whole order of ranks decides that.
      for contradiction in contradictions { conditions[contradiction.leftOut].isLeftOut = false }
      contradictions = []
      settle(conditions.indices.filter { conditions[$0].strength.isRequired })
      let suspects = attempt()
      precondition(
        suspects == nil,
        "constraints that were admitted one by one contradict each other"
      )
    }
    contradictions.sort { $0.leftOut < $1.leftOut }
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
      unknowns[index].definition = nil
      unknowns[index].value = 0
    }
    if let suspects = propagate() { return suspects }
    for piece in pieces() {
      if let suspects = solve(piece) { return suspects }
    }
    return nil
  }

  func mentions(of unknown: Int) -> ArraySlice<Int32> {
    mentions[Int(starts[unknown])..<Int(starts[unknown + 1])]
  }
}

// MARK: Propagation

extension Component {
  /// Makes known what equalities with one unknown decide, until there are none.
  ///
  /// - Complexity: linear in the number of terms.
  /// - Returns: nil, or conditions that contradict each other, among others.
  private mutating func propagate() -> [Int]? {
    var open = [Int32](repeating: 0, count: conditions.count)
    var queue: [Int] = []
    for (index, condition) in conditions.enumerated() where isEquation(condition) {
      for term in terms[condition.terms] where term.coefficient != 0 { open[index] += 1 }
      if open[index] == 1 { queue.append(index) }
    }

    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      if open[index] != 1 { continue }
      var rest = conditions[index].constant
      var subject = Term(unknown: 0, coefficient: 0)
      for term in terms[conditions[index].terms] where term.coefficient != 0 {
        if unknowns[term.unknown].isKnown {
          rest = Row.sum(rest, -term.coefficient * unknowns[term.unknown].value)
        } else {
          subject = term
        }
      }
      counters.propagations += 1
      let unknown = subject.unknown
      var value = rest / subject.coefficient
      if unknowns[unknown].domain == .nonNegative && value < 0 {
        if value < -Tolerance.feasibility * max(1, conditions[index].constant.magnitude) {
          return origins(of: [index])
        }
        value = 0
      }
      unknowns[unknown].value = value
      unknowns[unknown].isKnown = true
      unknowns[unknown].definition = index
      for mention in mentions(of: unknown) where isEquation(conditions[Int(mention)]) {
        open[Int(mention)] -= 1
        if open[Int(mention)] == 1 { queue.append(Int(mention)) }
      }
    }

    for (index, condition) in conditions.enumerated()
    where condition.strength.isRequired && !condition.isLeftOut && isDecided(condition) {
      var residual = -condition.constant
      var scale = max(1, condition.constant.magnitude)
      for term in terms[condition.terms] {
        let part = term.coefficient * unknowns[term.unknown].value
        residual += part
        scale = max(scale, part.magnitude)
      }
      if condition.relation.error(ofResidual: residual) > Tolerance.feasibility * scale {
        return origins(of: [index])
      }
    }
    return nil
  }

  private func isEquation(_ condition: Condition) -> Bool {
    condition.relation == .equal && condition.strength.isRequired && !condition.isLeftOut
  }

  private func isDecided(_ condition: Condition) -> Bool {
    terms[condition.terms].allSatisfy { $0.coefficient == 0 || unknowns[$0.unknown].isKnown }
  }

  /// The conditions, and all that made their known variables known, ascending.
  func origins(of seeds: [Int]) -> [Int] {
    var isFound = [Bool](repeating: false, count: conditions.count)
    var found: [Int] = []
    for seed in seeds where !isFound[seed] {
      isFound[seed] = true
      found.append(seed)
    }
    var next = 0
    while next < found.count {
      for term in terms[conditions[found[next]].terms] where term.coefficient != 0 {
        guard let origin = unknowns[term.unknown].definition, !isFound[origin] else { continue }
        isFound[origin] = true
        found.append(origin)
      }
      next += 1
    }
    return found.sorted()
  }
}

// MARK: Pieces

extension Component {
  /// What is connected through unknowns that propagation left open.
  struct Piece {
    var unknowns: [Int] = []
    var conditions: [Int] = []
  }

  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var isTaken = [Bool](repeating: false, count: unknowns.count)
    var isMet = [Bool](repeating: false, count: conditions.count)
    for start in unknowns.indices where !unknowns[start].isKnown && !isTaken[start] {
      var piece = Piece(unknowns: [start])
      isTaken[start] = true
      var next = 0
      while next < piece.unknowns.count {
        for mention in mentions(of: piece.unknowns[next]) where !isMet[Int(mention)] {
          let condition = Int(mention)
          isMet[condition] = true
          if conditions[condition].isLeftOut { continue }
          piece.conditions.append(condition)
          for term in terms[conditions[condition].terms] where term.coefficient != 0 {
            if unknowns[term.unknown].isKnown || isTaken[term.unknown] { continue }
            isTaken[term.unknown] = true
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
}
