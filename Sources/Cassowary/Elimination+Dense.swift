extension Elimination {
  /// For a handful of unknowns a square of numbers is the fastest, with a set of bits for each row that is not 0.
  mutating func eliminateDense(
    _ entries: [Entry],
    _ ends: [Int],
    _ unknownCount: Int
  ) -> Bool {
    let rowCount = ends.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowCount) { filled in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: rowCount * unknownCount) { square in
        square.initialize(repeating: 0)
        filled.initialize(repeating: 0)
        var start = 0
        for row in 0..<rowCount {
          for place in start..<ends[row] {
            square[row * unknownCount + Int(entries[place].unknown)] = entries[place].coefficient
            filled[row] |= 1 << entries[place].unknown
          }
          start = ends[row]
        }
        return eliminate(square, filled, unknownCount)
      }
    }
  }

  private mutating func eliminate(
    _ square: UnsafeMutableBufferPointer<Double>,
    _ filled: UnsafeMutableBufferPointer<UInt8>,
    _ unknownCount: Int
  ) -> Bool {
    var isUsed: UInt32 = 0
    while pivotCount < unknownCount {
      guard let (row, unknown) = Self.pivot(square, filled, unknownCount, isUsed) else {
        return false
      }
      isUsed |= 1 << row
      let own = row * unknownCount
      let coefficient = square[own + unknown]
      let others = filled[row] & ~(1 << unknown)
      forEachBit(of: others) { other in
        note(input: Entry(unknown: Int32(other), coefficient: square[own + other]))
      }
      note(pivot: Entry(unknown: Int32(unknown), coefficient: coefficient), of: row)
      for target in filled.indices
      where isUsed >> target & 1 == 0 && filled[target] >> unknown & 1 == 1 {
        let place = target * unknownCount
        let factor = square[place + unknown] / coefficient
        note(step: factor, from: Int32(row), to: Int32(target))
        filled[target] = filled[target] & ~(1 << unknown) | others
        forEachBit(of: others) { other in
          let sum = Double.sum(square[place + other], -factor * square[own + other])
          square[place + other] = sum
          if sum == 0 { filled[target] &= ~(1 << other) }
        }
      }
    }
    unused = filled.indices.filter { isUsed >> $0 & 1 == 0 }
    return true
  }

  private static func pivot(
    _ square: UnsafeMutableBufferPointer<Double>,
    _ filled: UnsafeMutableBufferPointer<UInt8>,
    _ unknownCount: Int,
    _ isUsed: UInt32
  ) -> (row: Int, unknown: Int)? {
    var row = -1
    for candidate in filled.indices where isUsed >> candidate & 1 == 0 && filled[candidate] != 0 {
      if row < 0 || filled[candidate].nonzeroBitCount < filled[row].nonzeroBitCount {
        row = candidate
      }
    }
    if row < 0 { return nil }
    var largest = 0.0
    forEachBit(of: filled[row]) {
      largest = max(largest, square[row * unknownCount + $0].magnitude)
    }
    var best = (unknown: -1, count: Int.max)
    forEachBit(of: filled[row]) { unknown in
      if square[row * unknownCount + unknown].magnitude < fairness * largest { return }
      var count = 0
      for other in filled.indices where isUsed >> other & 1 == 0 {
        count += Int(filled[other] >> unknown & 1)
      }
      if count < best.count { best = (unknown, count) }
    }
    return (row, best.unknown)
  }
}

@inline(__always)
private func forEachBit(of bits: UInt8, _ body: (Int) -> Void) {
  var bits = bits
  while bits != 0 {
    body(bits.trailingZeroBitCount)
    bits &= bits - 1
  }
}
