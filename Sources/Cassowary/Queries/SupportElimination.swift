/// Rows that were added one after another, as far as each says something new, and how others follow from them.
struct SupportElimination {
  enum Member: Hashable {
    case constraint(Int)
    /// The variable is 0, and cannot be less.
    case domain(Int)
    /// The rules for open values gave the variable its value.
    case choice(Int)

    var isChoice: Bool { if case .choice = self { true } else { false } }
  }

  /// A part of a sum.
  struct Part {
    var member: Member
    var factor: Double
  }

  /// Slots with coefficients other than 0.
  typealias Entries = [(slot: Int, coefficient: Double)]

  private struct Row {
    /// What is left of the row after the earlier ones, ascending by slot.
    var entries: Entries
    var pivot: (slot: Int, coefficient: Double)
    var member: Member
    /// How much of which earlier rows was taken off.
    var taken: [(row: Int, factor: Double)]
  }

  private var rows: [Row] = []
  /// For each variable the row of which it is the pivot, or -1.
  private var rowOfPivot: [Int]
  /// By slot; 0 between calls.
  private var coefficients: [Double]

  init(variableCount: Int) {
    rowOfPivot = Array(repeating: -1, count: variableCount)
    coefficients = Array(repeating: 0, count: variableCount)
  }

  mutating func add(_ entries: Entries, for member: Member) {
    let (rest, taken) = reduced(entries)
    // The first of equals.
    let pivot = rest.max {
      ($0.coefficient.magnitude, -$0.slot) < ($1.coefficient.magnitude, -$1.slot)
    }
    guard let pivot else { return }
    rowOfPivot[pivot.slot] = rows.count
    rows.append(Row(entries: rest, pivot: pivot, member: member, taken: taken))
  }

  /// What the entries are a sum of.
  mutating func sources(of entries: Entries) -> [Part] {
    let taken = reduced(entries).taken
    guard let last = taken.map(\.row).max() else { return [] }
    var factors = [Double](repeating: 0, count: last + 1)
    for (row, factor) in taken { factors[row] += factor }
    var result: [Part] = []
    // row = original − Σ factor · earlier row, so what a row counts for counts against the earlier ones.
    for index in stride(from: last, through: 0, by: -1) where factors[index].magnitude > 1e-9 {
      for (row, factor) in rows[index].taken { factors[row] -= factor * factors[index] }
      result.append(Part(member: rows[index].member, factor: factors[index]))
    }
    return result
  }

  /// Takes rows off, earlier ones first, until no pivot is left.
  private mutating func reduced(
    _ entries: Entries
  ) -> (rest: Entries, taken: [(row: Int, factor: Double)]) {
    var slots: [Int] = []
    var taken: [(row: Int, factor: Double)] = []
    for (slot, coefficient) in entries {
      coefficients[slot] += coefficient
      slots.append(slot)
    }
    while true {
      var next = Int.max
      for slot in slots where coefficients[slot] != 0 && rowOfPivot[slot] >= 0 {
        next = min(next, rowOfPivot[slot])
      }
      if next == .max { break }
      let pivot = rows[next].pivot
      let factor = coefficients[pivot.slot] / pivot.coefficient
      for (slot, coefficient) in rows[next].entries {
        let (own, part) = (coefficients[slot], -factor * coefficient)
        if own == 0 { slots.append(slot) }
        let isNothing = (own + part).magnitude <= 1e-10 * max(1, own.magnitude, part.magnitude)
        coefficients[slot] = isNothing ? 0 : own + part
      }
      coefficients[pivot.slot] = 0
      taken.append((next, factor))
    }
    var rest: Entries = []
    for slot in slots where coefficients[slot] != 0 {
      rest.append((slot, coefficients[slot]))
      coefficients[slot] = 0
    }
    rest.sort { $0.slot < $1.slot }
    return (rest, taken)
  }
}
