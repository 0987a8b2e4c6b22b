/// The intervals of a ``BoxSystem``'s classes while they are narrowed, and the rows that tie them.
struct Boxes {
  struct Class {
    var range: Interval
    /// The row it is in, or -1, and its coefficient there.
    var row: Int32 = -1
    var coefficient = 0.0
    /// What it was joined to, or -1: `class = factor · parent + offset`.
    var parent: Int32 = -1
    var factor = 1.0
    var offset = 0.0

    /// The values of its part of the row.
    var share: Interval { range.scaled(by: coefficient) }
  }

  /// `Σ coefficient · class = side`.
  struct Row {
    var side: Double
    var members: [Int32] = []
    /// The sums of the least and the greatest values of all parts.
    var least = EndSum()
    var greatest = EndSum()
  }

  var classes: [Class]
  var rows: [Row] = []
  /// What tolerances are multiplied with.
  let leniency: Double

  init(count: Int, leniency: Double) {
    classes = Array(
      repeating: Class(range: Interval(low: -.infinity, high: .infinity)),
      count: count
    )
    self.leniency = leniency
  }

  mutating func makeClass(_ range: Interval) -> Int32 {
    classes.append(Class(range: range))
    return Int32(classes.count - 1)
  }

  func tolerance(_ scale: Double) -> Double {
    leniency * Tolerance.feasibility * max(1, scale)
  }

  /// A class as a multiple of one that is not joined to another.
  func found(_ index: Int) -> (index: Int, factor: Double, offset: Double) {
    var (index, factor, offset) = (index, 1.0, 0.0)
    while classes[index].parent >= 0 {
      offset += factor * classes[index].offset
      factor *= classes[index].factor
      index = Int(classes[index].parent)
    }
    return (index, factor, offset)
  }

  /// The values that a class may still have, given those of all others.
  func range(of index: Int) -> Interval {
    let own = classes[index]
    if own.row < 0 { return own.range }
    let row = rows[Int(own.row)]
    let share = own.share
    var left = Interval(
      low: row.side - row.greatest.without(share.high),
      high: row.side - row.least.without(share.low)
    )
    left = left.scaled(by: 1 / own.coefficient)
    var range = own.range
    range.serve(left)
    return range
  }

  /// - Precondition: no value of the interval is outside of the class's range.
  mutating func narrow(_ index: Int, to range: Interval) {
    let row = Int(classes[index].row)
    let old = classes[index].share
    classes[index].range = range
    if row < 0 { return }
    let new = classes[index].share
    rows[row].least.exchange(old.low, for: new.low)
    rows[row].greatest.exchange(old.high, for: new.high)
  }

  /// Narrows a class to what a requirement about it alone leaves.
  ///
  /// - Returns: whether it leaves anything.
  mutating func require(_ relation: Relation, at point: Double, of index: Int) -> Bool {
    var range = range(of: index)
    let margin = tolerance(point.magnitude)
    if relation != .lessThanOrEqual && point > range.high + margin { return false }
    if relation != .greaterThanOrEqual && point < range.low - margin { return false }
    range.serve(relation, at: point)
    narrow(index, to: range)
    return true
  }

  enum Outcome {
    case holds
    case cannotHold
    /// A class would be in two rows, or lose digits.
    case cannotBeSaid
  }

  /// Ties classes by an equation.
  ///
  /// - Parameter entries: classes that are not joined to others, each once.
  mutating func require(_ entries: [BoxSystem.Entry], equal side: Double) -> Outcome {
    switch entries.count {
    case 0: return side.magnitude <= tolerance(0) ? .holds : .cannotHold
    case 1:
      let entry = entries[0]
      let point = side / entry.coefficient
      return require(.equal, at: point, of: Int(entry.unknown)) ? .holds : .cannotHold
    case 2: return join(entries[0], entries[1], side)
    default:
      let isFree = entries.allSatisfy { classes[Int($0.unknown)].row < 0 }
      return isFree ? addRow(entries, side) : .cannotBeSaid
    }
  }

  func canHold(_ index: Int) -> Bool {
    let row = rows[index]
    let margin = tolerance(row.side.magnitude)
    return row.least.value <= row.side + margin && row.greatest.value >= row.side - margin
  }

  private mutating func addRow(_ entries: [BoxSystem.Entry], _ side: Double) -> Outcome {
    var row = Row(side: side)
    for entry in entries {
      let index = Int(entry.unknown)
      classes[index].row = Int32(rows.count)
      classes[index].coefficient = entry.coefficient
      row.members.append(entry.unknown)
      row.least.add(classes[index].share.low)
      row.greatest.add(classes[index].share.high)
    }
    rows.append(row)
    return canHold(rows.count - 1) ? .holds : .cannotHold
  }
}

/// A sum of numbers that come and go, some of them infinite: what is left when all have gone is 0 to the last bit but few.
struct EndSum {
  private var sum = 0.0
  /// What rounding took from the sum.
  private var rest = 0.0
  /// How many infinite numbers it has; all have one sign.
  private var infinities = 0
  private var infinity = 0.0

  var value: Double { infinities > 0 ? infinity : sum + rest }

  mutating func add(_ number: Double) {
    if number.isInfinite {
      infinities += 1
      infinity = number
    } else {
      addFinite(number)
    }
  }

  mutating func exchange(_ old: Double, for new: Double) {
    if old == new { return }
    if old.isInfinite { infinities -= 1 } else { addFinite(-old) }
    add(new)
  }

  /// The sum of all others.
  func without(_ number: Double) -> Double {
    var others = self
    others.exchange(number, for: 0)
    return others.value
  }

  /// Knuth's sum of two numbers and its error (The Art of Computer Programming 2, 4.2.2).
  private mutating func addFinite(_ number: Double) {
    let total = sum + number
    let part = total - sum
    rest += (sum - (total - part)) + (number - part)
    sum = total
  }
}

extension Interval {
  func scaled(by factor: Double) -> Interval {
    factor < 0
      ? Interval(low: factor * high, high: factor * low)
      : Interval(low: factor * low, high: factor * high)
  }

  func shifted(by offset: Double) -> Interval {
    Interval(low: low + offset, high: high + offset)
  }

  /// Whether it has one value, but for rounding.
  var isPoint: Bool {
    if low == high { return true }
    let width = high - low
    return width.isFinite && width <= Tolerance.cancellation * max(low.magnitude, high.magnitude)
  }
}
