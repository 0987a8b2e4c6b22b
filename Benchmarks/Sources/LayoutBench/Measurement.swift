/// One line of the table: what was timed, how long it took, and whether the answers were right.
package struct Measurement {
  package var engine: String
  package var scenario: String
  package var size: Int
  /// Milliseconds, one for each repeat.
  package var samples: [Double]
  package var check: Check

  package static let csvHeader =
    "engine,scenario,n,median_ms,min_ms,repeats,check,max_abs_err"

  package var csvLine: String {
    let sorted = samples.sorted()
    let median = sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    let columns = [
      engine, scenario, "\(size)", "\(median)", "\(sorted.first ?? .nan)", "\(samples.count)",
      check.isOK ? "ok" : "FAIL", "\(check.largestError)",
    ]
    return columns.joined(separator: ",")
  }
}

/// Compares answers with what they have to be, and remembers the worst.
package struct Check {
  package private(set) var largestError = 0.0
  /// What was wrong, in words; the first few.
  package private(set) var failures: [String] = []
  /// How many numbers were compared.
  package private(set) var count = 0
  private let spoils: Bool

  /// - Parameter spoils: every comparison is against a wrong expectation, to show that the check can fail.
  package init(spoils: Bool) { self.spoils = spoils }

  /// Whether everything was right; nothing compared is not right.
  package var isOK: Bool { failures.isEmpty && count > 0 }

  package static let tolerance = 1e-6

  /// Every number has to agree to 1e-6, relative to 1 and to the number.
  package mutating func compare(
    _ actual: [Double],
    _ expected: [Double],
    _ what: @autoclosure () -> String
  ) {
    count += expected.count
    if actual.count != expected.count {
      return fail("\(what()): \(actual.count) numbers instead of \(expected.count)")
    }
    var wrong: (index: Int, wanted: Double)?
    for index in expected.indices {
      let wanted = spoils && index == expected.count - 1 ? expected[index] + 1 : expected[index]
      let error = (actual[index] - wanted).magnitude
      // Written so that NaN is an error.
      if !(error <= largestError) { largestError = error }
      if !(error <= Self.tolerance * max(1, wanted.magnitude)), wrong == nil {
        wrong = (index, wanted)
      }
    }
    if let (index, wanted) = wrong {
      fail("\(what()): number \(index) is \(actual[index]) instead of \(wanted)")
    }
  }

  package mutating func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    count += 1
    if !condition { fail(what()) }
  }

  private mutating func fail(_ text: String) {
    if failures.count < 5 { failures.append(text) }
  }
}

/// How a scenario runs.
package struct BenchOptions {
  package var size: Int
  package var seed = 1
  /// Which of the coupled systems; nil for all.
  package var family: String?
  /// nil: as many as fit into 1.5 s, from 3 to 41.
  package var repeats: Int?
  package var warmups = 1
  package var order = FeedingOrder.natural
  /// How many changes S8 and S11 take; nil: all that they name, as far as half a minute reaches.
  package var operations: Int?
  package var spoils = false

  package init(size: Int) { self.size = size }
}

/// Repeats a body that returns how many milliseconds its timed part took.
///
/// A body that takes longer than 4 s is not repeated unless `repeats` says so.
func samples(_ options: BenchOptions, _ body: () throws -> Double) rethrows -> [Double] {
  let clock = ContinuousClock()
  let start = clock.now
  for _ in 0..<options.warmups {
    let time = try body()
    if start.duration(to: clock.now) > .seconds(4) && options.repeats == nil { return [time] }
  }
  var result: [Double] = []
  let limit = options.repeats ?? 41
  while result.count < limit {
    result.append(try body())
    if options.repeats != nil || result.count < 3 { continue }
    if start.duration(to: clock.now) > .milliseconds(1500) { break }
  }
  return result
}

/// How long the body took.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .milliseconds(1)
}

/// Whether operations go on: until there are as many as wanted, or as many as half a minute took if that was left open.
struct OperationBudget {
  private let start = ContinuousClock.now
  private let limit: Int
  private let isTimed: Bool

  init(_ options: BenchOptions, from usual: Int) {
    limit = options.operations ?? usual
    isTimed = options.operations == nil
  }

  func allows(_ done: Int) -> Bool {
    done < limit && !(isTimed && done >= 10 && start.duration(to: .now) > .seconds(30))
  }
}
