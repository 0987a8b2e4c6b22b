/// Infinitesimal parts of values and bounds, by which a simplex leaves degenerate vertices.
///
/// Each bound is moved by ε times a number of its own, for an ε below all numbers. So two bounds are never met at once, each step lowers the
/// cost by a real or infinitesimal amount, and no basis comes twice. Since ε has no size, nothing has to be taken back: a basis
/// that is optimal with it is optimal without (Wolfe, *A technique for resolving degeneracy in linear programming*, 1963).
struct Perturbation {
  enum Kind: UInt8, CaseIterable {
    case lower
    case upper
    case softLower
    case softUpper
  }

  private(set) var isActive = false
  /// The infinitesimal part of each column's value.
  var tiny: [Double] = []
  /// By column, one for each kind of bound.
  private var offsets: [Double] = []
  private let count: Int
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(count: Int) { self.count = count }

  mutating func begin() {
    isActive = true
    tiny = [Double](repeating: 0, count: count)
    offsets = []
    offsets.reserveCapacity(4 * count)
    for _ in 0..<count {
      offsets.append(-next())
      offsets.append(next())
      offsets.append(next() - 1)
      offsets.append(next() - 1)
    }
  }

  mutating func end() { isActive = false }

  /// A number from 0.5 to 1.5 (xorshift, so that each run does the same).
  private mutating func next() -> Double {
    state ^= state &<< 13
    state ^= state &>> 7
    state ^= state &<< 17
    return 0.5 + Double(state &>> 11) * 0x1p-53
  }

  mutating func offset(_ column: Int, _ kind: Kind) -> Double {
    offsets[4 * column + Int(kind.rawValue)]
  }

  mutating func setOffset(_ column: Int, _ kind: Kind, _ offset: Double) {
    offsets[4 * column + Int(kind.rawValue)] = offset
  }

  /// How far a value is above a bound if they differ by less than any number.
  @inline(__always)
  mutating func excess(_ column: Int, _ kind: Kind) -> Double {
    let difference = tiny[column] - offset(column, kind)
    return difference.magnitude <= 1e-9 ? 0 : difference
  }

  /// Puts a value on a bound.
  mutating func meet(_ column: Int, _ kind: Kind) { tiny[column] = offset(column, kind) }
}
