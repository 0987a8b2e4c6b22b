extension Descent {
  /// - Returns: false if a level ties classes and not all of it can hold.
  mutating func serveLevels() -> Bool {
    var singles: [Single] = []
    var first = 0
    while first < system.optional.count {
      let strength = system.conditions[system.optional[first]].strength
      var end = first + 1
      while end < system.optional.count
        && system.conditions[system.optional[end]].strength == strength
      { end += 1 }
      if isEager && !sayAll(evenLate: false) { return false }
      for place in first..<end where !sayRows(about: system.optional[place]) { return false }
      if end == first + 1 {
        if !serveAlone(system.optional[first]) { return false }
      } else {
        singles.removeAll(keepingCapacity: true)
        var areTied = false
        for place in first..<end {
          let (entries, side) = reduced(system.optional[place])
          if entries.count > 1 { areTied = true }
          if entries.count == 1 {
            singles.append(single(system.optional[place], entries[0], side))
          }
        }
        if areTied {
          for place in first..<end where !satisfy(system.optional[place]) { return false }
        } else {
          serve(&singles)
        }
      }
      first = end
    }
    return true
  }

  /// Says the rows that have a say in an optional condition.
  private mutating func sayRows(about condition: Int) -> Bool {
    if waitingCount == 0 { return true }
    for entry in system.entries[system.conditions[condition].entries] {
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
    if entries.count == 2 {
      let relation = system.conditions[index].relation
      switch boxes.approach(entries[0], entries[1], relation, side) {
      case .holds: return satisfy(index)
      case .nearest: return true
      case .cannotBeSaid: return false
      }
    }
    if entries.count > 1 { return satisfy(index) }
    serve(single(index, entries[0], side))
    return true
  }

  /// An optional condition as one about classes that still have a range.
  func reduced(_ index: Int) -> (entries: [BoxSystem.Entry], side: Double) {
    reduced(system.entries[system.conditions[index].entries], side(of: index))
  }

  func reduced(
    _ written: ArraySlice<BoxSystem.Entry>,
    _ side: Double
  ) -> (entries: [BoxSystem.Entry], side: Double) {
    var side = side
    var entries: [BoxSystem.Entry] = []
    // Where in `entries` each class is: found by a look through them unless they may be many.
    let isLong = written.count > 16 && written.count * written.count > boxes.classes.count
    var places = isLong ? [Int32](repeating: -1, count: boxes.classes.count) : []
    for entry in written {
      let (owner, factor, offset) = boxes.found(Int(entry.unknown))
      side = Double.sum(side, -entry.coefficient * offset)
      let coefficient = entry.coefficient * factor
      let range = boxes.range(of: owner)
      if range.isPoint {
        side = Double.sum(side, -coefficient * range.low)
        continue
      }
      let known =
        isLong ? Int(places[owner]) : entries.firstIndex { $0.unknown == Int32(owner) } ?? -1
      if known >= 0 {
        entries[known].coefficient = Double.sum(entries[known].coefficient, coefficient)
        continue
      }
      if isLong { places[owner] = Int32(entries.count) }
      entries.append(.init(unknown: Int32(owner), coefficient: coefficient))
    }
    entries.removeAll { $0.coefficient == 0 }
    return (entries, side)
  }

  /// The same, after rows of which two classes are open have become ties.
  mutating func loosened(
    _ written: ArraySlice<BoxSystem.Entry>,
    _ side: Double
  ) -> (entries: [BoxSystem.Entry], side: Double) {
    let result = reduced(written, side)
    if result.entries.count < 2 { return result }
    var hasLoosened = false
    for entry in result.entries {
      let row = boxes.classes[Int(entry.unknown)].row
      if row >= 0 && boxes.loosen(Int(row)) { hasLoosened = true }
    }
    return hasLoosened ? reduced(written, side) : result
  }

  func single(_ index: Int, _ entry: BoxSystem.Entry, _ side: Double) -> Single {
    let condition = system.conditions[index]
    return Single(
      index: entry.unknown,
      softBound: SoftBound(
        level: condition.strength.level,
        order: condition.order,
        constraint: Int32(index),
        relation: entry.coefficient < 0 ? condition.relation.mirrored : condition.relation,
        point: side / entry.coefficient,
        weight: entry.coefficient.magnitude
      )
    )
  }

  /// Makes a soft bound a requirement.
  ///
  /// - Returns: whether it can hold.
  private mutating func satisfy(_ index: Int) -> Bool {
    var (entries, side) = loosened(
      system.entries[system.conditions[index].entries],
      self.side(of: index)
    )
    let relation = system.conditions[index].relation
    if entries.isEmpty {
      return relation.error(ofResidual: -side) <= boxes.tolerance(constants[index].magnitude)
    }
    if entries.count == 1 {
      let single = single(index, entries[0], side)
      return boxes.require(
        single.softBound.relation,
        at: single.softBound.point,
        of: Int(single.index)
      )
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

  /// Serves an optional condition that is alone on its level.
  mutating func serve(_ single: Single) {
    var range = boxes.range(of: Int(single.index))
    range.serve(single.softBound.relation, at: single.softBound.point)
    boxes.narrow(Int(single.index), to: range)
  }

  private mutating func serve(_ singles: inout [Single]) {
    singles.sort {
      $0.index == $1.index ? $0.softBound.isServed(before: $1.softBound) : $0.index < $1.index
    }
    let softBounds = singles.map(\.softBound)
    var groups: [Boxes.Group] = []
    var first = 0
    while first < singles.count {
      var end = first + 1
      while end < singles.count && singles[end].index == singles[first].index { end += 1 }
      groups.append(.init(index: Int(singles[first].index), softBounds: softBounds[first..<end]))
      first = end
    }
    boxes.serve(groups)
  }
}
