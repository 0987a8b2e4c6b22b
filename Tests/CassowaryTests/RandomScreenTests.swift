import Cassowary
import Expectations
import Foundation
import TestLength
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Random screens under random changes, compared with a fresh solver without reductions.
///
/// `make fuzz-solver SECONDS=600 SEED=1` compares them for that time, and prints the seed that fails, traps or takes more than a minute.
@Suite struct RandomScreenTests {
  @Test(arguments: 1...LongTests.value(24, share: 8) as ClosedRange<UInt64>)
  func `a random screen has the answer of a fresh solver without reductions`(seed: UInt64) {
    Replay.expectFreshAnswers(to: RandomScreen.operations(seed: seed, views: 10, changes: 12))
  }

  @Test(
    arguments: [
      // A size was -3e-14.
      104_114
    ] as [UInt64]
  )
  func `screens that once failed in fuzzing have the answer of a fresh solver`(seed: UInt64) {
    expectFreshAnswers(seed: seed)
  }

  /// Required constraints of one subproblem need not be connected by required constraints.
  @Test(arguments: LongTests.value([30, 147], share: [30]) as [UInt64])
  func `a crowded screen with many conflicts violates no required constraint unreported`(
    seed: UInt64
  ) {
    let operations = RandomScreen.operations(seed: seed, views: 300, changes: 0, crowd: 20)
    var replay = Replay(comparingEvery: .max)
    for operation in operations { expectTrue(replay.perform(operation) == nil) }
    expectTrue(replay.conflicts.count > 30)
    expectTrue(replay.counters.admissions < 20_000)
  }

  @Test func `random screens are compared for the time in FUZZ_SECONDS`() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) else { return }
    let first = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let end = Date() + seconds
    var seed = first
    repeat {
      if let file = environment["FUZZ_CASE"] {
        try Data("seed \(seed)\n".utf8).write(to: URL(fileURLWithPath: file))
      }
      #if canImport(Glibc)
        alarm(60)
      #endif
      if !expectFreshAnswers(seed: seed) { break }
      seed += 1
    } while Date() < end
    #if canImport(Glibc)
      alarm(0)
    #endif
    print("seeds from \(first) on: \(seed - first) screens.")
  }

  /// Most screens are small, so that failures are easy to analyse.
  @discardableResult
  private func expectFreshAnswers(seed: UInt64) -> Bool {
    let isCrowded = seed % 8 == 7
    let operations = RandomScreen.operations(
      seed: seed,
      views: isCrowded ? 80 : [6, 10, 14, 24][Int(seed % 4)],
      changes: 30,
      crowd: isCrowded ? 8 : 1
    )
    return Replay.expectFreshAnswers(to: operations, "seed \(seed)")
  }
}
