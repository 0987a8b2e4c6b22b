extension Descent {
  /// Decides what levels leave open.
  ///
  /// - Returns: whether they left nothing; nil if a simplex has to decide.
  mutating func decide() -> Bool? {
    if !sayAll(evenLate: true) { return nil }
    let isDecidedByLevels = isDecided
    if !isDecidedByLevels {
      serveTies()
      if !sayAll(evenLate: true) || !serveSizes() || !servePositions() { return nil }
    }
    return waitingCount == 0 ? isDecidedByLevels : nil
  }

  private var isDecided: Bool {
    boxes.classes.indices.allSatisfy {
      boxes.classes[$0].parent >= 0 || boxes.range(of: $0).isPoint
    }
  }

  /// Ties, one optional condition after another.
  private mutating func serveTies() {
    for index in system.optional {
      let (entries, side) = reduced(index)
      if entries.count != 1 { continue }
      serve(single(index, entries[0], side))
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
      if !sayRows(with: index, owner) { return false }
    }
    return true
  }

  /// Says what a size that has been decided may have kept waiting.
  ///
  /// - Returns: false if something cannot hold.
  private mutating func sayRows(with unknown: Int, _ owner: Int) -> Bool {
    if waitingCount == 0 { return true }
    if isEager { return sayAll(evenLate: true) }
    for index in waiting.indices.dropFirst(system.rows.count) where !say(index) { return false }
    guard case .ofClass(let index) = system.unknowns[unknown].source else { return true }
    for index in index == owner ? [index] : [index, owner] where index < system.classCount {
      for row in system.rowsOfClass[index] where !say(Int(row)) { return false }
    }
    return true
  }

  /// - Returns: false if what waits, or what is computed from several open positions, might have a say.
  private mutating func servePositions() -> Bool {
    let open = boxes.classes.indices.filter {
      boxes.classes[$0].parent < 0 && !boxes.range(of: $0).isPoint
    }
    if open.isEmpty { return true }
    // The rule for positions finds no optimum, so what waits has to be said first.
    if waitingCount > 0 || open.count > BoxSystem.fewOpen { return servePairs() }
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
    self.slopes = BoxSystem.slopes(slopes, measuredBy: choices.position)
    return true
  }

  /// An unknown as a multiple of a class that is not joined to another; nil if it has none.
  func place(of unknown: Int) -> (owner: Int, factor: Double, offset: Double)? {
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
    for (index, unknown) in system.unknowns.enumerated() {
      let value = result[index].withoutRounding
      result[index] = unknown.domain == .nonNegative ? max(0, value) : value
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

extension Double {
  /// The multiple of an eighth that a number is but for the rounding of a few sums, else the number itself.
  fileprivate var withoutRounding: Double {
    // Sums with this number have no digits behind an eighth. To call for `rounded` would take the C library's mathematics.
    let shift = 0x1.8p49
    if magnitude >= 0x1p40 { return self }
    let nearest = (self + shift) - shift
    return (self - nearest).magnitude <= 1e-13 * Swift.max(1, magnitude) ? nearest : self
  }
}
