import Foundation
import Shrinking
import TestLength
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Random programs of views: frames depend on the state of a tree, and not on its history.
///
/// `make fuzz-views SECONDS=600 SEED=1` runs them for that time, and prints the shortest program that fails as Swift source.
@Suite struct ViewFuzzTests {
  @Test func `frames of random programs do not depend on their history`() {
    for seed in 1...LongTests.value(5000, share: 6) as ClosedRange<UInt64> {
      if !expectNoFault(seed: seed) { return }
    }
  }

  @Test func `random programs run for the time in FUZZ_SECONDS`() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) else { return }
    let first = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let most = environment["FUZZ_FAULTS"].flatMap(Int.init) ?? 1
    let limit = environment["FUZZ_LIMIT"].flatMap(Int.init) ?? 1
    let end = Date() + seconds
    var (seed, faults) = (first, 0)
    repeat {
      if let file = environment["FUZZ_CASE"] {
        try Data("seed \(seed)\n".utf8).write(to: URL(fileURLWithPath: file))
      }
      #if canImport(Glibc)
        alarm(60 * UInt32(limit))
      #endif
      if !expectNoFault(seed: seed, within: .seconds(limit)) { faults += 1 }
      seed += 1
    } while Date() < end && faults < most
    #if canImport(Glibc)
      alarm(0)
    #endif
    print("\(seed - first) seeds from \(first) on.")
  }

  @discardableResult
  private func expectNoFault(seed: UInt64, within limit: Duration? = nil) -> Bool {
    let kinds: [LayoutProgram.Kind] = [.narrow, .wide]
    return kinds.allSatisfy { kind in
      let program = LayoutProgram(seed: seed, kind: kind)
      guard LayoutJudge.verdict(on: program, within: limit) != nil else { return true }
      let steps = shrink(program.steps) {
        LayoutJudge.verdict(on: LayoutProgram(kind: kind, steps: $0), within: limit) != nil
      }
      let shortest = LayoutProgram(kind: kind, steps: steps)
      let fault = LayoutJudge.verdict(on: shortest, within: limit) ?? "no fault"
      Issue.record("seed \(seed), \(kind): \(fault)\n\(shortest.source)")
      return false
    }
  }
}
