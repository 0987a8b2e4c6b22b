extension Simplex {
  /// Where a column that moves meets a bound.
  struct Breakpoint {
    var length: Double
    /// The infinitesimal part of the length.
    var tiny: Double
    /// The place that meets it, or -1 for the entering column itself.
    var place: Int32
    var kind: Perturbation.Kind
    /// By how much the cost's slope rises there; infinite where the bound always holds.
    var rise: Double
    var pivot: Double

    /// Ends of equal length in the order of places, so that each run does the same.
    @inline(__always)
    func isBefore(_ other: Breakpoint) -> Bool {
      if length != other.length { return length < other.length }
      if tiny != other.tiny { return tiny < other.tiny }
      return (place, kind.rawValue) < (other.place, other.kind.rawValue)
    }
  }

  struct Step {
    var length: Double
    var tiny: Double
    var place: Int
    var kind: Perturbation.Kind
  }

  /// How far the entering column goes: over breakpoints of the cost as long as it falls, and up to the first bound that always holds.
  mutating func ratioTest(_ entering: Entering) -> Step? {
    breakpoints.removeAll(keepingCapacity: true)
    addBreakpoints(of: entering.column, rate: entering.isRising ? 1 : -1, place: -1)
    for place in pivotColumn.indices {
      let entry = pivotColumn[Int(place)]
      if entry.magnitude <= leastPivot { continue }
      let rate = entering.isRising ? -entry : entry
      addBreakpoints(of: Int(basis[Int(place)]), rate: rate, place: place)
    }
    if breakpoints.isEmpty { return nil }
    // The first few are asked for: a heap, whose least elements move to the end of the array one after another.
    heapify()
    var gain = entering.gain
    var next = breakpoints.count
    repeat {
      if next == 0 { return nil }
      next = popLeast(of: next)
      gain -= breakpoints[next].rise
    } while gain > max(optimality, Self.cancellation * entering.gain)
    // Of those that are met at the same length, within what bounds tolerate, the one with the largest pivot.
    let (length, tiny) = (breakpoints[next].length, breakpoints[next].tiny)
    let needsBetter = breakpoints[next].pivot < 1e-5
    func isNear(_ point: Breakpoint) -> Bool {
      (point.length - length).magnitude <= Self.feasibility
        && (needsBetter || (point.tiny - tiny).magnitude <= Self.feasibility)
    }
    var chosen = next
    func choose(_ index: Int) {
      if breakpoints[index].pivot > breakpoints[chosen].pivot { chosen = index }
    }
    var before = next + 1
    while before < breakpoints.count && isNear(breakpoints[before]) {
      choose(before)
      before += 1
    }
    while next > 0 && isNear(breakpoints[0]) {
      next = popLeast(of: next)
      choose(next)
    }
    let point = breakpoints[chosen]
    return Step(length: point.length, tiny: point.tiny, place: Int(point.place), kind: point.kind)
  }

  mutating func heapify() {
    for index in stride(from: breakpoints.count / 2 - 1, through: 0, by: -1) {
      siftDown(index, breakpoints.count)
    }
  }

  /// Moves the least of the first so many breakpoints, which are a heap, behind the others.
  ///
  /// - Returns: where it is.
  mutating func popLeast(of count: Int) -> Int {
    breakpoints.swapAt(0, count - 1)
    siftDown(0, count - 1)
    return count - 1
  }

  mutating func siftDown(_ start: Int, _ count: Int) {
    breakpoints.withUnsafeMutableBufferPointer { heap in
      var index = start
      while 2 * index + 1 < count {
        var child = 2 * index + 1
        if child + 1 < count && heap[child + 1].isBefore(heap[child]) { child += 1 }
        if !heap[child].isBefore(heap[index]) { return }
        heap.swapAt(child, index)
        index = child
      }
    }
  }

  @inline(__always)
  mutating func addBreakpoints(of column: Int, rate: Double, place: Int32) {
    if rate > 0 {
      if columns[column].upper < .infinity {
        add(.upper, columns[column].upper, column, rate, place, .infinity)
      }
      if columns[column].softUpper < .infinity {
        add(.softUpper, columns[column].softUpper, column, rate, place, rate)
      }
      if columns[column].softLower > -.infinity {
        add(.softLower, columns[column].softLower, column, rate, place, rate)
      }
    } else {
      if columns[column].lower > -.infinity {
        add(.lower, columns[column].lower, column, rate, place, .infinity)
      }
      if columns[column].softLower > -.infinity {
        add(.softLower, columns[column].softLower, column, rate, place, -rate)
      }
      if columns[column].softUpper < .infinity {
        add(.softUpper, columns[column].softUpper, column, rate, place, -rate)
      }
    }
  }

  /// Adds the breakpoint at a bound if the column moves towards it.
  @inline(__always)
  mutating func add(
    _ kind: Perturbation.Kind,
    _ bound: Double,
    _ column: Int,
    _ rate: Double,
    _ place: Int32,
    _ rise: Double
  ) {
    if bound.magnitude == .infinity { return }
    let difference = bound - columns[column].value
    var length = difference / rate
    var tiny = 0.0
    let isMet = difference.magnitude <= Self.margin(bound)
    if perturbation.isActive { tiny = -perturbation.excess(column, kind) / rate }
    if isMet {
      length = 0
      if rise < .infinity {
        // The slope of a column at a breakpoint counts as that inside the range: only leaving the range changes it.
        if tiny < 0 || (tiny == 0 && (place < 0 || kind == (rate > 0 ? .softLower : .softUpper))) {
          return
        }
      } else {
        tiny = max(0, tiny)
      }
    } else if length < 0 {
      if rise < .infinity { return }
      (length, tiny) = (0, 0)
    }
    breakpoints.append(
      Breakpoint(
        length: length,
        tiny: tiny,
        place: place,
        kind: kind,
        rise: rise,
        pivot: rate.magnitude
      )
    )
  }
}
