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
    breakpoints.sort { $0.isBefore($1) }
    var gain = entering.gain
    var last = -1
    repeat {
      last += 1
      if last == breakpoints.count { return nil }
      gain -= breakpoints[last].rise
    } while gain > max(optimality, Self.cancellation * entering.gain)
    // Of those that are met at the same length, within what bounds tolerate, the one with the largest pivot.
    let (length, tiny) = (breakpoints[last].length, breakpoints[last].tiny)
    let needsBetter = breakpoints[last].pivot < 1e-5
    func isNear(_ point: Breakpoint) -> Bool {
      (point.length - length).magnitude <= Self.feasibility
        && (needsBetter || (point.tiny - tiny).magnitude <= Self.feasibility)
    }
    var (start, end) = (last, last + 1)
    while start > 0 && isNear(breakpoints[start - 1]) { start -= 1 }
    while end < breakpoints.count && isNear(breakpoints[end]) { end += 1 }
    var point = breakpoints[last]
    for other in breakpoints[start..<end] where other.pivot > point.pivot { point = other }
    return Step(length: point.length, tiny: point.tiny, place: Int(point.place), kind: point.kind)
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
