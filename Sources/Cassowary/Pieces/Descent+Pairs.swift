/// Positions that inequalities tie in pairs: `low <= x − y <= high`.
///
/// Once levels, ties and sizes are decided, what is left of the equations are such pairs. The range that one position has is then
/// what its own bounds and those of others along the pairs leave it: shortest paths. So what waits can be said of positions after
/// all, and if some values of them meet it, all that was decided without it is right.
extension Descent {
  /// - Returns: false if more than pairs ties the positions, or if no positions meet all.
  mutating func servePairs() -> Bool {
    guard var pairs = pairs(), pairs.narrowAll() else { return false }
    let unknowns = system.unknowns
    slopes = unknowns.indices.map { index in
      place(of: index).map { pairs.isPosition[$0.owner] ? .nan : 0 } ?? 0
    }
    for index in unknowns.indices where unknowns[index].domain == .free {
      guard let (owner, factor, offset) = place(of: index) else { continue }
      let range = pairs.ranges[owner]
      if range.isPoint { continue }
      choices.note(position: index)
      let position = range.scaled(by: factor).shifted(by: offset).openPosition
      let value = min(max((position - offset) / factor, range.low), range.high)
      if !pairs.settle(owner, at: value) { return false }
    }
    for index in pairs.ranges.indices where pairs.isPosition[index] {
      boxes.narrow(index, to: pairs.ranges[index])
    }
    forgetWaiting()
    return true
  }

  private mutating func pairs() -> Pairs? {
    let count = boxes.classes.count
    var isPosition = [Bool](repeating: false, count: count)
    for index in system.unknowns.indices {
      guard let (owner, _, _) = place(of: index) else { continue }
      if !boxes.range(of: owner).isPoint { isPosition[owner] = true }
    }
    if dependsOnOpen(isPosition) { return nil }
    var pairs = Pairs(
      isPosition: isPosition,
      ranges: boxes.classes.map(\.range),
      leniency: boxes.leniency
    )
    var isUsed = isPosition
    for tie in waiting {
      guard let tie else { continue }
      let (entries, side) = reduced(tie.entries[...], tie.side)
      if !pairs.add(entries, side, &isUsed) { return nil }
    }
    for (index, row) in boxes.rows.enumerated() {
      let written = row.members.filter { boxes.classes[Int($0)].row == Int32(index) }
        .map { BoxSystem.Entry(unknown: $0, coefficient: boxes.classes[Int($0)].coefficient) }
      let (entries, side) = reduced(written[...], row.side)
      if !pairs.add(entries, side, &isUsed) { return nil }
    }
    return pairs
  }

  /// Whether something that several classes give is computed from an open one.
  private func dependsOnOpen(_ isPosition: [Bool]) -> Bool {
    var isOpen = [Bool](repeating: false, count: system.unknowns.count)
    for index in system.unknowns.indices {
      if let (owner, _, _) = place(of: index) { isOpen[index] = isPosition[owner] }
    }
    var isFound = false
    system.elimination.forEachSolved { unknown, _, inputs in
      if system.unknowns[unknown].source != .eliminated { return }
      isOpen[unknown] = inputs.contains { isOpen[Int($0.unknown)] }
      if isOpen[unknown] { isFound = true }
    }
    return isFound
  }
}
