/// Two classes that are tied to each other.
extension Boxes {
  mutating func join(
    _ a: BoxSystem.Entry,
    _ b: BoxSystem.Entry,
    _ side: Double
  ) -> Outcome {
    // The one that is in a row stays.
    let (kept, gone) = classes[Int(a.unknown)].row >= 0 ? (a, b) : (b, a)
    let (keptIndex, goneIndex) = (Int(kept.unknown), Int(gone.unknown))
    let factor = -kept.coefficient / gone.coefficient
    if !(1e-2...1e2).contains(factor.magnitude) { return .cannotBeSaid }
    let offset = side / gone.coefficient
    let row = Int(classes[goneIndex].row)
    if row >= 0 {
      if row != classes[keptIndex].row { return .cannotBeSaid }
      if !mergeShares(keptIndex, goneIndex, factor, offset) { return .cannotBeSaid }
    }
    let other = classes[goneIndex].range.shifted(by: -offset).scaled(by: 1 / factor)
    var range = range(of: keptIndex)
    let margin = tolerance(max(offset.magnitude, min(range.low.magnitude, range.high.magnitude)))
    if other.low > range.high + margin || other.high < range.low - margin { return .cannotHold }
    range.serve(other)
    narrow(keptIndex, to: range)
    classes[goneIndex].parent = kept.unknown
    classes[goneIndex].factor = factor
    classes[goneIndex].offset = offset
    return row < 0 || canHold(row) ? .holds : .cannotHold
  }

  /// Writes a row without a class that is `factor · kept + offset` from now on: `a · kept + b · gone + rest = side` becomes
  /// `(a + b · factor) · kept + rest = side − b · offset`.
  ///
  /// - Returns: false if digits would be lost.
  private mutating func mergeShares(
    _ kept: Int,
    _ gone: Int,
    _ factor: Double,
    _ offset: Double
  ) -> Bool {
    let row = Int(classes[kept].row)
    let (own, other) = (classes[kept].coefficient, classes[gone].coefficient * factor)
    let sum = Double.sum(own, other)
    if sum != 0 && sum.magnitude < 1e-2 * max(own.magnitude, other.magnitude) { return false }
    rows[row].side = Double.sum(rows[row].side, -classes[gone].coefficient * offset)
    for index in [kept, gone] {
      rows[row].least.exchange(classes[index].share.low, for: 0)
      rows[row].greatest.exchange(classes[index].share.high, for: 0)
    }
    classes[gone].row = -1
    classes[kept].coefficient = sum
    if sum == 0 {
      classes[kept].row = -1
    } else {
      rows[row].least.exchange(0, for: classes[kept].share.low)
      rows[row].greatest.exchange(0, for: classes[kept].share.high)
    }
    return true
  }

  /// Makes a row of which two classes are open a tie of those.
  ///
  /// - Returns: whether it was one.
  mutating func loosen(_ row: Int) -> Bool {
    var open: [Int32] = []
    for member in rows[row].members
    where classes[Int(member)].row == Int32(row) && !range(of: Int(member)).isPoint {
      open.append(member)
      if open.count > 2 { return false }
    }
    if open.count != 2 { return false }
    let entries = open.map {
      BoxSystem.Entry(unknown: $0, coefficient: classes[Int($0)].coefficient)
    }
    let factor = entries[0].coefficient / entries[1].coefficient
    if !(1e-2...1e2).contains(factor.magnitude) { return false }
    var side = rows[row].side
    for member in rows[row].members where classes[Int(member)].row == Int32(row) {
      let index = Int(member)
      if !open.contains(member) {
        let value = range(of: index).low
        narrow(index, to: Interval(low: value, high: value))
        side = Double.sum(side, -classes[index].coefficient * value)
      }
    }
    for member in rows[row].members where classes[Int(member)].row == Int32(row) {
      classes[Int(member)].row = -1
    }
    rows[row].members.removeAll()
    return join(entries[0], entries[1], side) == .holds
  }

  /// Where a sum of two classes may be.
  enum Reach {
    /// It can be where it is wanted.
    case holds
    /// It is as near as it can be; both classes are where that is so.
    case nearest
    case cannotBeSaid
  }

  /// Brings `Σ coefficient · class` as near to a side as it can be, if it cannot be there.
  ///
  /// The best points are those of a linear function over the ranges of two classes and, if they are in one row, the strip that
  /// the row's others leave them: one corner, unless the function runs along the strip.
  mutating func approach(
    _ a: BoxSystem.Entry,
    _ b: BoxSystem.Entry,
    _ relation: Relation,
    _ side: Double
  ) -> Reach {
    let margin = tolerance(side.magnitude)
    if relation != .lessThanOrEqual, let highest = highest(a, b), highest.value < side - margin {
      return settle(a, b, highest)
    }
    if relation != .greaterThanOrEqual {
      let (c, d) = (a.mirrored, b.mirrored)
      if let highest = highest(c, d), highest.value < -side - margin {
        return settle(c, d, highest)
      }
    }
    return .holds
  }

  /// The greatest value of a sum of two classes, where it is, and whether others of a row have to give way for it.
  private struct Corner {
    var value: Double
    var points: (Double, Double)
    /// Whether all others of the row are at the ends where they take the least, or the most, of it.
    var pressed: Pressed
    /// Whether other points are as good.
    var isOpen = false

    enum Pressed {
      case no
      case toLeast
      case toGreatest
    }
  }

  /// - Returns: nil if there is none.
  private func highest(_ a: BoxSystem.Entry, _ b: BoxSystem.Entry) -> Corner? {
    let (first, second) = (classes[Int(a.unknown)], classes[Int(b.unknown)])
    let isShared = first.row >= 0 && first.row == second.row
    let ranges =
      isShared
      ? (first.range, second.range) : (range(of: Int(a.unknown)), range(of: Int(b.unknown)))
    var points = (
      a.coefficient > 0 ? ranges.0.high : ranges.0.low,
      b.coefficient > 0 ? ranges.1.high : ranges.1.low
    )
    func value() -> Double { a.coefficient * points.0 + b.coefficient * points.1 }
    if !isShared {
      return value().isFinite ? Corner(value: value(), points: points, pressed: .no) : nil
    }

    let row = rows[Int(first.row)]
    var (least, greatest) = (row.least, row.greatest)
    for share in [first.share, second.share] {
      least.exchange(share.low, for: 0)
      greatest.exchange(share.high, for: 0)
    }
    let strip = Interval(low: row.side - greatest.value, high: row.side - least.value)
    if !points.0.isFinite || !points.1.isFinite { return nil }
    let total = first.coefficient * points.0 + second.coefficient * points.1
    let excess = total > strip.high ? total - strip.high : min(0, total - strip.low)
    if excess == 0 { return Corner(value: value(), points: points, pressed: .no) }

    // The classes that bring the total back when they leave their best ends, the cheaper first.
    var corner = Corner(value: 0, points: points, pressed: excess > 0 ? .toLeast : .toGreatest)
    let costs = (a.coefficient / first.coefficient, b.coefficient / second.coefficient)
    let areHelpful = ((costs.0 > 0) == (excess > 0), (costs.1 > 0) == (excess > 0))
    if areHelpful.0 && areHelpful.1 {
      let difference = (costs.0 - costs.1).magnitude
      corner.isOpen = difference <= Tolerance.coefficient * costs.0.magnitude
    }
    var rest = excess
    func give(_ own: Class, _ range: Interval, _ point: inout Double) {
      let wanted = point - rest / own.coefficient
      let reached = min(max(wanted, range.low), range.high)
      rest -= own.coefficient * (point - reached)
      point = reached
      if reached == wanted { rest = 0 }
    }
    let isFirstCheaper = costs.0.magnitude <= costs.1.magnitude
    if areHelpful.0 && (isFirstCheaper || !areHelpful.1) { give(first, ranges.0, &points.0) }
    if areHelpful.1 && rest != 0 { give(second, ranges.1, &points.1) }
    if areHelpful.0 && rest != 0 { give(first, ranges.0, &points.0) }
    if rest.magnitude > tolerance(row.side.magnitude) { return nil }
    corner.points = points
    corner.value = value()
    return corner
  }

  private mutating func settle(
    _ a: BoxSystem.Entry,
    _ b: BoxSystem.Entry,
    _ corner: Corner
  ) -> Reach {
    if corner.isOpen { return .cannotBeSaid }
    let row = classes[Int(a.unknown)].row
    narrow(Int(a.unknown), to: Interval(low: corner.points.0, high: corner.points.0))
    narrow(Int(b.unknown), to: Interval(low: corner.points.1, high: corner.points.1))
    if corner.pressed == .no { return .nearest }
    for member in rows[Int(row)].members
    where classes[Int(member)].row == row && member != a.unknown && member != b.unknown {
      let share = classes[Int(member)].share
      let end = corner.pressed == .toLeast ? share.low : share.high
      let value = end / classes[Int(member)].coefficient
      narrow(Int(member), to: Interval(low: value, high: value))
    }
    return .nearest
  }
}

extension BoxSystem.Entry {
  fileprivate var mirrored: Self { Self(unknown: unknown, coefficient: -coefficient) }
}
