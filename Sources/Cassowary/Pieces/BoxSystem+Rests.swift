/// A multiple of an equation may be taken from a condition: so what it says of positions may become something about sizes
/// alone. Between neighbours of one gap, a least distance is a least gap.
///
/// Once nothing else is said of a position, equations can be solved for it.
extension BoxSystem {
  /// Up to how many equations of an unknown are compared with a condition.
  private static let few = 8

  /// How far apart the coefficients of a condition and an equation may be.
  private static let fairRange = 1e-2...1e2

  /// - Parameter left: equations over unknowns that are not solved for.
  /// - Returns: whether any condition became another.
  mutating func findRests(_ left: [(row: Int, entries: [Entry])]) -> Bool {
    if left.isEmpty { return false }
    var written: [[Entry]?] = []
    for index in conditions.indices { written.append(writtenInClasses(index)) }
    let isPosition = positions(in: written)
    var rowsOfUnknown = [[Int32]](repeating: [], count: unknowns.count)
    for (index, row) in left.enumerated() {
      for entry in row.entries { rowsOfUnknown[Int(entry.unknown)].append(Int32(index)) }
    }
    for (index, condition) in written.enumerated() {
      guard let condition else { continue }
      var rows: [Int32]?
      for entry in condition where isPosition[Int(entry.unknown)] {
        let others = rowsOfUnknown[Int(entry.unknown)]
        if others.count < rows?.count ?? .max { rows = others }
      }
      guard let rows, rows.count <= Self.few else { continue }
      for row in rows {
        let entries = left[Int(row)].entries
        guard let factor = Self.factor(entries, in: condition, isPosition) else { continue }
        conditions[index].rest = Rest(
          row: left[Int(row)].row,
          factor: factor,
          terms: Self.difference(condition, factor, entries, isPosition)
        )
        early = (elimination.stepCount, elimination.pivotCount)
        break
      }
    }
    return early != nil
  }

  /// A condition that is no equation over unknowns that are not solved for, of which it has several.
  private mutating func writtenInClasses(_ index: Int) -> [Entry]? {
    let condition = conditions[index]
    if condition.strength.isRequired && condition.relation == .equal { return nil }
    if condition.terms.count < 2 { return nil }
    let start = entries.count
    defer { entries.removeLast(entries.count - start) }
    guard let range = writeEntries(of: terms[condition.terms]), range.count > 1 else { return nil }
    return entries[range].map {
      Entry(unknown: Int32(classUnknowns[Int($0.unknown)]), coefficient: $0.coefficient)
    }
  }

  /// The unknowns that may be anything, and of which nothing is said but together with others.
  private func positions(in written: [[Entry]?]) -> [Bool] {
    unspoken(where: { written[$0] == nil })
  }

  /// Whether nothing is said of an unknown, nor of any that is a multiple of it, by those conditions that count.
  func unspoken(where counts: (_ condition: Int) -> Bool) -> [Bool] {
    var isSpokenOf = [Bool](repeating: false, count: classCount)
    func speak(of unknown: Int) {
      if case .ofClass(let index) = unknowns[unknown].source { isSpokenOf[index] = true }
    }
    for (index, unknown) in unknowns.enumerated() where unknown.domain == .nonNegative {
      speak(of: index)
    }
    for (index, condition) in conditions.enumerated() where counts(index) {
      if condition.strength.isRequired && condition.relation == .equal { continue }
      for term in said(index) { speak(of: Int(term.unknown)) }
    }
    var result = [Bool](repeating: false, count: unknowns.count)
    for (index, unknown) in classUnknowns.enumerated() { result[unknown] = !isSpokenOf[index] }
    return result
  }

  /// The multiple of a row that has the same positions as a condition, if there is one.
  private static func factor(
    _ row: [Entry],
    in condition: [Entry],
    _ isPosition: [Bool]
  ) -> Double? {
    var factor = 0.0
    var count = condition.count { isPosition[Int($0.unknown)] }
    for entry in row where isPosition[Int(entry.unknown)] {
      guard let own = condition.first(where: { $0.unknown == entry.unknown }) else { return nil }
      if factor == 0 { factor = own.coefficient / entry.coefficient }
      if own.coefficient != factor * entry.coefficient { return nil }
      count -= 1
    }
    return count == 0 && fairRange.contains(factor.magnitude) ? factor : nil
  }

  /// `condition − factor · row` without positions.
  private static func difference(
    _ condition: [Entry],
    _ factor: Double,
    _ row: [Entry],
    _ isPosition: [Bool]
  ) -> [Entry] {
    var result = condition.filter { !isPosition[Int($0.unknown)] }
    for entry in row where !isPosition[Int(entry.unknown)] {
      let part = -factor * entry.coefficient
      if let place = result.firstIndex(where: { $0.unknown == entry.unknown }) {
        result[place].coefficient = Double.sum(result[place].coefficient, part)
      } else {
        result.append(Entry(unknown: entry.unknown, coefficient: part))
      }
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }

  /// Takes from the right-hand sides of conditions what equations say of them.
  ///
  /// - Parameters:
  ///   - offsets: room for a number for each unknown, all 0; arbitrary afterwards.
  ///   - sides: those of the equations after the early steps.
  func takeRests(
    from constants: inout [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>,
    _ sides: UnsafeMutableBufferPointer<Double>
  ) {
    guard let early else { return }
    elimination.substitute(sides, into: offsets, 0..<early.pivots)
    for (index, condition) in conditions.enumerated() {
      guard let rest = condition.rest else { continue }
      var constant = Double.sum(constants[index], -rest.factor * sides[rest.row])
      for term in terms[condition.terms] {
        constant = Double.sum(constant, -term.coefficient * offsets[Int(term.unknown)])
      }
      constants[index] = constant
    }
  }
}
