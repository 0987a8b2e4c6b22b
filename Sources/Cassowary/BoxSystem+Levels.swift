extension BoxSystem {
  struct Answer {
    var values: [Double]
    var choices: Subsystem.Choices
    /// Whether no tie and no rule for open values was needed.
    var isDecidedByLevels: Bool
  }

  /// Solves it for right-hand sides.
  ///
  /// - Returns: nil if a tableau has to: its requirements cannot hold, or a row cannot be said.
  func solve(_ constants: [Double], leniency: Double) -> Answer? {
    withOffsets(constants) { offsets, sides in
      func answer(isEager: Bool) -> Answer? {
        var descent = Descent(self, constants, offsets, sides, leniency)
        guard descent.meetRequirements(isEager: isEager), descent.serveLevels() else { return nil }
        guard let isDecidedByLevels = descent.decide() else { return nil }
        let values = descent.takeValues()
        if !hold(values, constants, leniency) { return nil }
        return Answer(
          values: values,
          choices: descent.choices,
          isDecidedByLevels: isDecidedByLevels
        )
      }
      if let answer = answer(isEager: false) { return answer }
      return rows.contains { $0.mayFollow } ? answer(isEager: true) : nil
    }
  }

  /// Computes what is solved for where all classes are 0, and the right-hand sides of the rows that do it.
  func withOffsets<Result>(
    _ constants: [Double],
    _ body: (
      _ offsets: UnsafeMutableBufferPointer<Double>,
      _ sides: UnsafeMutableBufferPointer<Double>
    ) -> Result
  ) -> Result {
    let count = unknowns.count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count + equations.count) {
      room in
      let offsets = UnsafeMutableBufferPointer(rebasing: room[..<count])
      let sides = UnsafeMutableBufferPointer(rebasing: room[count...])
      offsets.initialize(repeating: 0)
      for (row, condition) in equations.enumerated() { sides[row] = constants[condition] }
      elimination.reduce(sides)
      elimination.substitute(sides, into: offsets)
      return body(offsets, sides)
    }
  }

  /// The unknowns at given values of the classes.
  func values(
    _ sides: UnsafeMutableBufferPointer<Double>,
    _ value: (_ index: Int) -> Double
  ) -> [Double] {
    var result = [Double](repeating: 0, count: unknowns.count)
    for (index, unknown) in classUnknowns.enumerated() { result[unknown] = value(index) }
    result.withUnsafeMutableBufferPointer { elimination.substitute(sides, into: $0) }
    return result
  }

  /// How far each unknown moves when each class moves by something.
  func slopes(_ step: (_ index: Int) -> Double) -> [Double] {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: equations.count) { zeros in
      zeros.initialize(repeating: 0)
      return values(zeros, step)
    }
  }

  /// Up to how many open classes what is computed from them is looked at.
  static let fewOpen = 8

  /// What is left of a condition's right-hand side for the classes.
  func side(
    of condition: Int,
    _ constants: [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    var side = constants[condition]
    for term in terms[conditions[condition].terms] {
      side = Cassowary.Row.sum(side, -term.coefficient * offsets[Int(term.unknown)])
    }
    return side
  }

  func hold(_ values: [Double], _ constants: [Double], _ leniency: Double) -> Bool {
    for (index, condition) in conditions.enumerated() where condition.strength.isRequired {
      var residual = -constants[index]
      var scale = max(1, residual.magnitude)
      for term in terms[condition.terms] {
        let part = term.coefficient * values[Int(term.unknown)]
        residual += part
        scale = max(scale, part.magnitude)
      }
      if condition.relation.error(ofResidual: residual) > leniency * Tolerance.feasibility * scale {
        return false
      }
    }
    return true
  }
}

/// One way down from the requirements over the levels to the rules for what is open.
private struct Descent {
  private let system: BoxSystem
  private let constants: [Double]
  private let offsets: UnsafeMutableBufferPointer<Double>
  private let sides: UnsafeMutableBufferPointer<Double>
  private var boxes: Boxes
  /// The equations that are not said yet; those of the system's rows first, nil for what is said.
  private var waiting: [Tie?] = []
  private var areWaiting = 0
  private(set) var choices = Subsystem.Choices()

  /// An equation over classes.
  private struct Tie {
    var entries: [BoxSystem.Entry]
    var side: Double
    var isLate: Bool
    /// A class in a row that kept it waiting.
    var obstacle: Int?
  }

  /// A wish about one class.
  private struct Single {
    var index: Int32
    var wish: Wish
  }

  init(
    _ system: BoxSystem,
    _ constants: [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>,
    _ sides: UnsafeMutableBufferPointer<Double>,
    _ leniency: Double
  ) {
    self.system = system
    self.constants = constants
    self.offsets = offsets
    self.sides = sides
    boxes = Boxes(count: system.classCount, leniency: leniency)
  }

  // MARK: Requirements

  /// - Parameter isEager: whether no row is to wait because a class of it may follow the others.
  /// - Returns: false if what is about single classes cannot hold.
  mutating func meetRequirements(isEager: Bool) -> Bool {
    for row in system.rows {
      // What an inequality leaves over is not below 0.
      guard case .condition = row.side, let slack = system.entries[row.entries].last else {
        continue
      }
      boxes.classes[Int(slack.unknown)].range.low = 0
    }
    for (index, unknown) in system.unknowns.enumerated() where unknown.domain == .nonNegative {
      switch unknown.source {
      case .eliminated: preconditionFailure("Something is said of what was eliminated.")
      case .nothing: if offsets[index] < -boxes.tolerance(offsets[index].magnitude) { return false }
      case .ofClass(let owner):
        let least = -offsets[index] / unknown.factor
        let relation: Relation = unknown.factor < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        if !boxes.require(relation, at: least, of: owner) { return false }
      }
    }
    for index in system.bounds {
      let condition = system.conditions[index]
      let side = side(of: index)
      guard let entry = system.entries[condition.entries].first else {
        let error = condition.relation.error(ofResidual: -side)
        if error > boxes.tolerance(constants[index].magnitude) { return false }
        continue
      }
      let relation = entry.coefficient < 0 ? condition.relation.mirrored : condition.relation
      if !boxes.require(relation, at: side / entry.coefficient, of: Int(entry.unknown)) {
        return false
      }
    }
    for row in system.rows {
      let side: Double
      switch row.side {
      case .equation(let index): side = sides[index]
      case .condition(let index): side = self.side(of: index)
      }
      wait(
        Tie(
          entries: Array(system.entries[row.entries]),
          side: side,
          isLate: row.mayFollow && !isEager
        )
      )
    }
    return true
  }

  private mutating func wait(_ tie: Tie) {
    waiting.append(tie)
    areWaiting += 1
  }

  /// Says an equation if that can be done now.
  ///
  /// - Returns: false if it cannot hold.
  private mutating func say(_ index: Int) -> Bool {
    guard let tie = waiting[index] else { return true }
    if let obstacle = tie.obstacle, !boxes.range(of: boxes.found(obstacle).index).isPoint {
      return true
    }
    let (entries, side) = reduced(tie.entries[...], tie.side)
    switch boxes.require(entries, equal: side) {
    case .holds:
      waiting[index] = nil
      areWaiting -= 1
      return true
    case .cannotHold: return false
    case .cannotBeSaid:
      waiting[index]?.obstacle = entries.lazy.map { Int($0.unknown) }
        .first { boxes.classes[$0].row >= 0 }
      return true
    }
  }

  /// Says whatever can be said now.
  ///
  /// - Returns: false if something cannot hold.
  private mutating func sayAll(evenLate isLate: Bool) -> Bool {
    if areWaiting == 0 { return true }
    for index in waiting.indices {
      guard let tie = waiting[index], isLate || !tie.isLate else { continue }
      if !say(index) { return false }
    }
    return true
  }

  private func side(of index: Int) -> Double { system.side(of: index, constants, offsets) }

  // MARK: Levels

  /// - Returns: false if a level ties classes and not all of it can hold.
  mutating func serveLevels() -> Bool {
    var singles: [Single] = []
    var first = 0
    while first < system.wishes.count {
      let strength = system.conditions[system.wishes[first]].strength
      var end = first + 1
      while end < system.wishes.count
        && system.conditions[system.wishes[end]].strength == strength
      { end += 1 }
      for place in first..<end where !sayRows(about: system.wishes[place]) { return false }
      if end == first + 1 {
        if !serveAlone(system.wishes[first]) { return false }
      } else {
        singles.removeAll(keepingCapacity: true)
        var areTied = false
        for place in first..<end {
          let (entries, side) = reduced(system.wishes[place])
          if entries.count > 1 { areTied = true }
          if entries.count == 1 {
            singles.append(single(system.wishes[place], entries[0], side))
          }
        }
        if areTied {
          for place in first..<end where !satisfy(system.wishes[place]) { return false }
        } else {
          serve(&singles)
        }
      }
      first = end
    }
    return true
  }

  /// Says the rows that have a say in a wish.
  private mutating func sayRows(about wish: Int) -> Bool {
    if areWaiting == 0 { return true }
    for entry in system.entries[system.conditions[wish].entries] {
      for row in system.rowsOfClass[Int(entry.unknown)] {
        guard let tie = waiting[Int(row)], !tie.isLate else { continue }
        if !say(Int(row)) { return false }
      }
    }
    return true
  }

  private mutating func serveAlone(_ index: Int) -> Bool {
    let (entries, side) = reduced(index)
    if entries.isEmpty { return true }
    if entries.count > 1 { return satisfy(index) }
    let wish = single(index, entries[0], side)
    var range = boxes.range(of: Int(wish.index))
    range.serve(wish.wish.relation, at: wish.wish.point)
    boxes.narrow(Int(wish.index), to: range)
    return true
  }

  /// A wish as one about classes that still have a range.
  private func reduced(_ index: Int) -> (entries: [BoxSystem.Entry], side: Double) {
    reduced(system.entries[system.conditions[index].entries], side(of: index))
  }

  private func reduced(
    _ written: ArraySlice<BoxSystem.Entry>,
    _ side: Double
  ) -> (entries: [BoxSystem.Entry], side: Double) {
    var side = side
    var entries: [BoxSystem.Entry] = []
    for entry in written {
      let (owner, factor, offset) = boxes.found(Int(entry.unknown))
      side = Row.sum(side, -entry.coefficient * offset)
      let coefficient = entry.coefficient * factor
      let range = boxes.range(of: owner)
      if range.isPoint {
        side = Row.sum(side, -coefficient * range.low)
      } else if let place = entries.firstIndex(where: { $0.unknown == Int32(owner) }) {
        entries[place].coefficient = Row.sum(entries[place].coefficient, coefficient)
      } else {
        entries.append(.init(unknown: Int32(owner), coefficient: coefficient))
      }
    }
    entries.removeAll { $0.coefficient == 0 }
    return (entries, side)
  }

  private func single(_ index: Int, _ entry: BoxSystem.Entry, _ side: Double) -> Single {
    let condition = system.conditions[index]
    return Single(
      index: entry.unknown,
      wish: Wish(
        level: condition.strength.level,
        order: condition.order,
        constraint: Int32(index),
        relation: entry.coefficient < 0 ? condition.relation.mirrored : condition.relation,
        point: side / entry.coefficient,
        weight: entry.coefficient.magnitude
      )
    )
  }

  /// Makes a wish a requirement.
  ///
  /// - Returns: whether it can hold.
  private mutating func satisfy(_ index: Int) -> Bool {
    var (entries, side) = reduced(index)
    let relation = system.conditions[index].relation
    if entries.isEmpty {
      return relation.error(ofResidual: -side) <= boxes.tolerance(constants[index].magnitude)
    }
    if entries.count == 1 {
      let wish = single(index, entries[0], side)
      return boxes.require(wish.wish.relation, at: wish.wish.point, of: Int(wish.index))
    }
    if relation != .equal {
      entries.append(
        .init(
          unknown: boxes.makeClass(Interval(low: 0, high: .infinity)),
          coefficient: relation == .lessThanOrEqual ? 1 : -1
        )
      )
    }
    switch boxes.require(entries, equal: side) {
    case .holds: return true
    case .cannotHold: return false
    case .cannotBeSaid:
      wait(Tie(entries: entries, side: side, isLate: false))
      return true
    }
  }

  private mutating func serve(_ singles: inout [Single]) {
    singles.sort {
      $0.index == $1.index ? $0.wish.isServed(before: $1.wish) : $0.index < $1.index
    }
    let wishes = singles.map(\.wish)
    var groups: [Boxes.Group] = []
    var first = 0
    while first < singles.count {
      var end = first + 1
      while end < singles.count && singles[end].index == singles[first].index { end += 1 }
      groups.append(.init(index: Int(singles[first].index), wishes: wishes[first..<end]))
      first = end
    }
    boxes.serve(groups)
  }

  // MARK: What levels leave open

  /// Decides what levels leave open.
  ///
  /// - Returns: whether they left nothing; nil if a tableau has to decide.
  mutating func decide() -> Bool? {
    if !sayAll(evenLate: true) { return nil }
    let isDecidedByLevels = isDecided
    if !isDecidedByLevels {
      serveTies()
      if !sayAll(evenLate: true) || !serveSizes() || !servePositions() { return nil }
    }
    return areWaiting == 0 ? isDecidedByLevels : nil
  }

  private var isDecided: Bool {
    boxes.classes.indices.allSatisfy {
      boxes.classes[$0].parent >= 0 || boxes.range(of: $0).isPoint
    }
  }

  private mutating func serveTies() {
    for index in system.wishes {
      let (entries, side) = reduced(index)
      if entries.count != 1 { continue }
      let wish = single(index, entries[0], side)
      var range = boxes.range(of: Int(wish.index))
      range.serve(wish.wish.relation, at: wish.wish.point)
      boxes.narrow(Int(wish.index), to: range)
    }
  }

  /// - Returns: false if what is waiting cannot hold then.
  private mutating func serveSizes() -> Bool {
    let unknowns = system.unknowns
    for index in unknowns.indices where unknowns[index].domain == .nonNegative {
      guard let (owner, factor, _) = place(of: index) else { continue }
      let range = boxes.range(of: owner)
      if range.isPoint { continue }
      choices.note(size: index)
      let end = factor < 0 ? range.high : range.low
      boxes.narrow(owner, to: Interval(low: end, high: end))
      if !sayAll(evenLate: true) { return false }
    }
    return true
  }

  /// - Returns: false if what waits, or what is computed from several open positions, might have a say.
  private mutating func servePositions() -> Bool {
    let open = boxes.classes.indices.filter {
      boxes.classes[$0].parent < 0 && !boxes.range(of: $0).isPoint
    }
    if open.isEmpty { return true }
    // The rule for positions finds no optimum, so what waits cannot be said later.
    if areWaiting > 0 || open.count > BoxSystem.fewOpen { return false }
    // How much each unknown moves with each of the open classes; and where it is, as far as that is known.
    let slopes = open.map(slopes)
    var known = values { open.contains($0) ? 0 : boxes.range(of: $0).low }
    var isKnown = [Bool](repeating: false, count: open.count)
    for index in system.unknowns.indices where system.unknowns[index].domain == .free {
      var mover: Int?
      for place in open.indices where slopes[place][index] != 0 && !isKnown[place] {
        if mover != nil { return false }
        mover = place
      }
      guard let mover else { continue }
      choices.note(position: index)
      let (slope, range) = (slopes[mover][index], boxes.range(of: open[mover]))
      let position = range.scaled(by: slope).shifted(by: known[index]).openPosition
      let value = min(max((position - known[index]) / slope, range.low), range.high)
      boxes.narrow(open[mover], to: Interval(low: value, high: value))
      for place in open.indices where boxes.range(of: open[place]).isPoint && !isKnown[place] {
        isKnown[place] = true
        let value = boxes.range(of: open[place]).low
        for other in known.indices { known[other] += slopes[place][other] * value }
      }
    }
    return true
  }

  /// An unknown as a multiple of a class that is not joined to another; nil if it has none.
  private func place(of unknown: Int) -> (owner: Int, factor: Double, offset: Double)? {
    guard case .ofClass(let index) = system.unknowns[unknown].source else { return nil }
    let own = system.unknowns[unknown].factor
    let (owner, factor, offset) = boxes.found(index)
    return (owner, own * factor, own * offset + offsets[unknown])
  }

  /// The unknowns, each class being where it has to be.
  mutating func takeValues() -> [Double] {
    for index in boxes.classes.indices where boxes.classes[index].parent < 0 {
      let value = boxes.range(of: index).low
      boxes.narrow(index, to: Interval(low: value, high: value))
    }
    var result = values { boxes.classes[$0].range.low }
    for (index, unknown) in system.unknowns.enumerated() where unknown.domain == .nonNegative {
      result[index] = max(0, result[index])
    }
    return result
  }

  private func values(_ value: (_ root: Int) -> Double) -> [Double] {
    system.values(sides) { index in
      let (root, factor, offset) = boxes.found(index)
      return factor * value(root) + offset
    }
  }

  /// How far each unknown moves when a class does by 1.
  private func slopes(of root: Int) -> [Double] {
    system.slopes { index in
      let found = boxes.found(index)
      return found.index == root ? found.factor : 0
    }
  }
}
