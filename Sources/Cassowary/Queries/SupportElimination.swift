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
  struct Source {
    var member: Member
    var factor: Double
  }

  private struct Row {
    /// What is left of the row after the earlier ones.
    var vector: SparseVector
    var pivot: Int
    var member: Member
    /// How much of which earlier rows was taken off.
    var taken: [(row: Int, factor: Double)]
  }

  private var rows: [Row] = []
  /// For each variable the row of which it is the pivot, or -1.
  private var rowOfPivot: [Int]

  init(variableCount: Int) { rowOfPivot = Array(repeating: -1, count: variableCount) }

  mutating func add(_ vector: SparseVector, for member: Member) {
    let (rest, taken) = reduced(vector)
    guard let pivot = rest.largest else { return }
    rowOfPivot[pivot] = rows.count
    rows.append(Row(vector: rest, pivot: pivot, member: member, taken: taken))
  }

  /// What the vector is a sum of.
  func sources(of vector: SparseVector) -> [Source] {
    let taken = reduced(vector).taken
    guard let last = taken.map(\.row).max() else { return [] }
    var factors = [Double](repeating: 0, count: last + 1)
    for (row, factor) in taken { factors[row] += factor }
    var result: [Source] = []
    // row = original − Σ factor · earlier row, so what a row counts for counts against the earlier ones.
    for index in stride(from: last, through: 0, by: -1) where factors[index].magnitude > 1e-9 {
      for (row, factor) in rows[index].taken { factors[row] -= factor * factors[index] }
      result.append(Source(member: rows[index].member, factor: factors[index]))
    }
    return result
  }

  /// Takes rows off, earlier ones first, until no pivot is left.
  private func reduced(
    _ vector: SparseVector
  ) -> (rest: SparseVector, taken: [(row: Int, factor: Double)]) {
    var rest = vector
    var taken: [(row: Int, factor: Double)] = []
    while true {
      var next = -1
      var coefficient = 0.0
      for entry in rest.entries {
        let row = rowOfPivot[entry.slot]
        if row >= 0 && (next < 0 || row < next) { (next, coefficient) = (row, entry.coefficient) }
      }
      if next < 0 { return (rest, taken) }
      let factor = coefficient / rows[next].vector.coefficient(of: rows[next].pivot)
      rest.add(rows[next].vector, times: -factor, without: rows[next].pivot)
      taken.append((next, factor))
    }
  }
}

/// Coefficients by slot, ascending, none of them 0.
struct SparseVector {
  private(set) var entries: [(slot: Int, coefficient: Double)]

  init(_ entries: [(slot: Int, coefficient: Double)]) {
    self.entries = entries.filter { $0.coefficient != 0 }.sorted { $0.slot < $1.slot }
  }

  init(unit slot: Int) { entries = [(slot, 1)] }

  func coefficient(of slot: Int) -> Double {
    entries.first { $0.slot == slot }?.coefficient ?? 0
  }

  /// The slot with the largest coefficient, the first of equals.
  var largest: Int? {
    var result: (slot: Int, coefficient: Double)?
    for entry in entries where entry.coefficient.magnitude > (result?.coefficient ?? 0) {
      result = (entry.slot, entry.coefficient.magnitude)
    }
    return result?.slot
  }

  mutating func add(_ other: SparseVector, times factor: Double, without gone: Int? = nil) {
    var sum: [(slot: Int, coefficient: Double)] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var (i, j) = (0, 0)
    while i < entries.count || j < other.entries.count {
      let mine = i < entries.count ? entries[i].slot : Int.max
      let its = j < other.entries.count ? other.entries[j].slot : Int.max
      let slot = min(mine, its)
      var value = 0.0
      var scale = 0.0
      if mine == slot {
        value = entries[i].coefficient
        scale = value.magnitude
        i += 1
      }
      if its == slot {
        let part = factor * other.entries[j].coefficient
        value += part
        scale = max(scale, part.magnitude)
        j += 1
      }
      if slot != gone && value.magnitude > 1e-10 * max(1, scale) { sum.append((slot, value)) }
    }
    entries = sum
  }
}
