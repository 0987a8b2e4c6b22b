extension Component {
  enum Outcome {
    case solved
    case contradiction([Int])
    /// What was put aside should have had a say. Values are void, and nothing is defined any more.
    case misfit
  }

  private struct Definition {
    var unknown: Int
    var condition: Int
    var coefficient: Double
  }

  /// Puts aside what only defines, solves the rest, and then computes what was put aside.
  ///
  /// An unknown that is mentioned by one equality alone can follow whatever the others do, so neither it nor the equality has
  /// a say in anything, and the next unknown may be in the same position without them. Two things can give it a say after
  /// all: a size that comes out below 0, and the rules for open sizes and positions, which serve unknowns in their order.
  /// Both are noticed.
  mutating func solveByDefinitions(_ piece: Piece, relaxesSizes: Bool) -> Outcome {
    let logged = log
    let definitions = putAside(piece, relaxesSizes: relaxesSizes)
    if definitions.isEmpty { return .misfit }
    for rest in pieces(of: piece.unknowns) {
      if let suspects = solveWhole(rest) { return .contradiction(suspects) }
    }
    if isServedInOrder(definitions) && compute(definitions) { return .solved }
    for definition in definitions {
      unknowns[definition.unknown].isDefined = false
      conditions[definition.condition].isDefinition = false
    }
    choices = Choices()
    log = logged
    return .misfit
  }

  /// - Complexity: linear in the number of terms of the piece.
  /// - Returns: the definitions; each rests on later ones and on what remains.
  private mutating func putAside(_ piece: Piece, relaxesSizes: Bool) -> [Definition] {
    var definitions: [Definition] = []
    var queue: [Int] = []
    for unknown in piece.unknowns {
      var count: Int32 = 0
      for place in mentionRange(of: unknown) where counts(Int(mentions[place])) { count += 1 }
      mentionCounts[unknown] = count
      if count == 1 { queue.append(unknown) }
    }
    var next = 0
    while next < queue.count {
      let unknown = queue[next]
      next += 1
      if mentionCounts[unknown] != 1 { continue }
      if unknowns[unknown].domain == .nonNegative && !relaxesSizes { continue }
      guard let index = soleMention(of: unknown), isEquation(index) else { continue }
      var coefficient = 0.0
      var largest = 0.0
      for place in conditions[index].terms {
        let term = terms[place]
        if !isOpen(term.unknown) { continue }
        largest = max(largest, term.coefficient.magnitude)
        if term.unknown == unknown { coefficient = term.coefficient }
      }
      // A small coefficient would blow up the errors of the others.
      if coefficient.magnitude < 1e-2 * largest { continue }
      unknowns[unknown].isDefined = true
      conditions[index].isDefinition = true
      definitions.append(
        Definition(unknown: unknown, condition: index, coefficient: coefficient)
      )
      for place in conditions[index].terms {
        let term = terms[place]
        if term.coefficient == 0 || !isOpen(term.unknown) { continue }
        mentionCounts[term.unknown] -= 1
        if mentionCounts[term.unknown] == 1 { queue.append(term.unknown) }
      }
    }
    return definitions
  }

  /// The condition that still counts and mentions the unknown.
  private func soleMention(of unknown: Int) -> Int? {
    for place in mentionRange(of: unknown) where counts(Int(mentions[place])) {
      return Int(mentions[place])
    }
    return nil
  }

  /// Sizes are served before positions, and each kind in its order: nothing that was put aside may be due before what was
  /// chosen freely.
  private func isServedInOrder(_ definitions: [Definition]) -> Bool {
    if choices.size == nil && choices.position == nil { return true }
    for definition in definitions {
      switch unknowns[definition.unknown].domain {
      case .nonNegative:
        if choices.position != nil { return false }
        if let last = choices.size, definition.unknown < last { return false }
      case .free:
        if let last = choices.position, definition.unknown < last { return false }
      }
    }
    return true
  }

  /// - Returns: whether all sizes are 0 or more.
  private mutating func compute(_ definitions: [Definition]) -> Bool {
    for definition in definitions.reversed() {
      var value = solved(definition.condition, for: definition.unknown, definition.coefficient)
      if unknowns[definition.unknown].domain == .nonNegative && value < 0 {
        let scale = conditions[definition.condition].constant.magnitude
        if value < -Tolerance.feasibility * max(1, scale) { return false }
        value = 0
      }
      unknowns[definition.unknown].value = value
    }
    return true
  }
}
