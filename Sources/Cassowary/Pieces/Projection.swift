/// A system without the positions of which nothing but required inequalities is said, such as that of a view with no length
/// between two others.
///
/// Such a position finds room at some of the others' values if each of its lower bounds is below each of its upper ones there:
/// inequalities without it (Fourier and Motzkin). It costs nothing and restricts nothing else, so the best point of what is
/// left, if no position is open there, is that of the whole; and the position is where its rule puts it then. They are taken
/// out from the last to the first, so that what bounds one is what those after it leave to it.
struct Projection: Sendable {
  /// `Σ terms <= constant`, or a condition as it was written.
  private struct Bound {
    var terms: [BoxSystem.Entry]
    var origin: Origin
  }

  private enum Origin {
    case condition(index: Int, factor: Double)
    case sum(Int, Double, Int, Double)
  }

  /// A position, and what bounds it.
  private struct Step {
    var unknown: Int
    var bounds: [Int]
  }

  private var bounds: [Bound] = []
  private var steps: [Step] = []
  /// What is left: unknowns, conditions, and bounds that came of others.
  private var unknowns: [Int] = []
  private var conditions: [Int] = []
  private var sums: [Int] = []
  private let unknownCount: Int

  /// How far apart the coefficients of one position may be.
  private static let fairRange = 1e-2...1e2

  /// - Returns: nil if there is no such position, or if taking them out makes more of what is left.
  init?(_ system: Subsystem) {
    unknownCount = system.unknowns.count
    var isBound = [Bool](repeating: false, count: unknownCount)
    var isOther = isBound
    for condition in system.conditions {
      let isInequality = condition.strength.isRequired && condition.relation != .equal
      for term in system.terms[condition.terms] {
        if isInequality { isBound[term.unknown] = true } else { isOther[term.unknown] = true }
      }
    }
    let positions = system.unknowns.indices.filter {
      isBound[$0] && !isOther[$0] && system.unknowns[$0].domain == .free
    }
    if positions.isEmpty || system.needsManyDigits { return nil }

    var mentions = [[Int]](repeating: [], count: unknownCount)
    for (index, condition) in system.conditions.enumerated() {
      let factor = condition.relation == .greaterThanOrEqual ? -1.0 : 1
      bounds.append(
        Bound(
          terms: system.terms[condition.terms].map {
            .init(unknown: Int32($0.unknown), coefficient: factor * $0.coefficient)
          },
          origin: .condition(index: index, factor: factor)
        )
      )
      for term in bounds[index].terms { mentions[Int(term.unknown)].append(index) }
    }
    var isLeft = [Bool](repeating: true, count: bounds.count)
    for unknown in positions.reversed() {
      let own = mentions[unknown].filter { isLeft[$0] }
      guard let sums = sums(over: unknown, of: own) else { return nil }
      for bound in own { isLeft[bound] = false }
      for sum in sums {
        for term in sum.terms { mentions[Int(term.unknown)].append(bounds.count) }
        bounds.append(sum)
        isLeft.append(true)
      }
      steps.append(Step(unknown: unknown, bounds: own))
    }
    let isTaken = Set(positions)
    unknowns = system.unknowns.indices.filter { !isTaken.contains($0) }
    conditions = system.conditions.indices.filter { isLeft[$0] }
    self.sums = bounds.indices.dropFirst(system.conditions.count).filter { isLeft[$0] }
  }

  /// - Returns: nil if they are more, or longer, than what they come of.
  private func sums(over unknown: Int, of own: [Int]) -> [Bound]? {
    let lower = own.filter { coefficient(of: unknown, in: $0) < 0 }
    let upper = own.filter { coefficient(of: unknown, in: $0) > 0 }
    if lower.count * upper.count > own.count { return nil }
    var result: [Bound] = []
    for a in lower {
      for b in upper {
        let (low, high) = (coefficient(of: unknown, in: a), coefficient(of: unknown, in: b))
        if !Self.fairRange.contains(-low / high) { return nil }
        let (first, second) = (-1 / low, 1 / high)
        var terms = bounds[a].terms.filter { $0.unknown != Int32(unknown) }
        for index in terms.indices { terms[index].coefficient *= first }
        for term in bounds[b].terms where term.unknown != Int32(unknown) {
          let part = second * term.coefficient
          if let place = terms.firstIndex(where: { $0.unknown == term.unknown }) {
            terms[place].coefficient = Double.sum(terms[place].coefficient, part)
          } else {
            terms.append(.init(unknown: term.unknown, coefficient: part))
          }
        }
        terms.removeAll { $0.coefficient == 0 }
        if terms.count > max(bounds[a].terms.count, bounds[b].terms.count) { return nil }
        result.append(Bound(terms: terms, origin: .sum(a, first, b, second)))
      }
    }
    return result
  }

  private func coefficient(of unknown: Int, in bound: Int) -> Double {
    bounds[bound].terms.first { $0.unknown == Int32(unknown) }?.coefficient ?? 0
  }

  /// What is left of a system like that it was made of.
  func reduced(_ system: Subsystem) -> Subsystem {
    var result = system
    result.unknowns = unknowns.map { system.unknowns[$0] }
    result.conditions = []
    result.terms = []
    var places = [Int](repeating: -1, count: unknownCount)
    for (place, unknown) in unknowns.enumerated() { places[unknown] = place }
    for index in conditions {
      var condition = system.conditions[index]
      let start = result.terms.count
      for term in system.terms[condition.terms] {
        result.terms.append(.init(unknown: places[term.unknown], coefficient: term.coefficient))
      }
      condition.terms = start..<result.terms.count
      result.conditions.append(condition)
    }
    let limits = limits(system.conditions.map(\.constant))
    for sum in sums {
      let start = result.terms.count
      for term in bounds[sum].terms.sorted(by: { $0.unknown < $1.unknown }) {
        result.terms.append(
          .init(unknown: places[Int(term.unknown)], coefficient: term.coefficient)
        )
      }
      result.conditions.append(
        .init(
          slot: -1,
          terms: start..<result.terms.count,
          relation: .lessThanOrEqual,
          constant: limits[sum],
          strength: .required,
          order: 0
        )
      )
    }
    return result
  }

  /// The right-hand sides of what is left.
  func reduced(_ constants: [Double]) -> [Double] {
    let limits = limits(constants)
    return conditions.map { constants[$0] } + sums.map { limits[$0] }
  }

  private func limits(_ constants: [Double]) -> [Double] {
    var limits: [Double] = []
    limits.reserveCapacity(bounds.count)
    for bound in bounds {
      switch bound.origin {
      case .condition(let index, let factor): limits.append(factor * constants[index])
      case .sum(let a, let first, let b, let second):
        limits.append(Double.sum(first * limits[a], second * limits[b]))
      }
    }
    return limits
  }

  /// The answer of the whole, given that of what is left.
  ///
  /// - Returns: nil if a position is open in what is left: it may have its turn after one that was taken out.
  func completed(
    _ answer: BoxSystem.Answer,
    _ constants: [Double],
    leniency: Double
  ) -> BoxSystem.Answer? {
    if answer.choices.position != nil { return nil }
    let limits = limits(constants)
    var whole = answer.spread(to: unknowns, of: unknownCount)
    // What is open, or tied to what is.
    var open: [Int] = []
    var isOpen = [Bool](repeating: false, count: unknownCount)
    for step in steps.reversed() {
      var isTied = false
      var range = Interval(low: -.infinity, high: .infinity)
      for bound in step.bounds {
        var (limit, coefficient) = (limits[bound], 0.0)
        for term in bounds[bound].terms {
          if Int(term.unknown) == step.unknown {
            coefficient = term.coefficient
          } else {
            limit = Double.sum(limit, -term.coefficient * whole.values[Int(term.unknown)])
            isTied = isTied || isOpen[Int(term.unknown)]
          }
        }
        if coefficient > 0 {
          range.high = min(range.high, limit / coefficient)
        } else {
          range.low = max(range.low, limit / coefficient)
        }
      }
      if range.low > range.high { range.low = range.high }
      if !range.isPoint {
        whole.choices.note(position: step.unknown)
        whole.isDecidedByLevels = false
      }
      if isTied || !range.isPoint {
        open.append(step.unknown)
        isOpen[step.unknown] = true
      }
      whole.values[step.unknown] = range.openPosition
    }
    for step in steps {
      for bound in step.bounds where !holds(bound, limits[bound], whole.values, leniency) {
        return nil
      }
    }
    if !open.isEmpty {
      var slopes = [Double](repeating: 0, count: unknownCount)
      for unknown in open { slopes[unknown] = open.count == 1 ? 1 : .nan }
      whole.slopes = slopes
    }
    return whole
  }

  private func holds(_ bound: Int, _ limit: Double, _ values: [Double], _ leniency: Double) -> Bool
  {
    var residual = Residual(of: limit)
    for term in bounds[bound].terms {
      residual.add(term.coefficient * values[Int(term.unknown)])
    }
    return residual.meets(.lessThanOrEqual, leniency)
  }
}
