import AutoLayout
import Boxes
import Expectations
import Foundation
import PlumbTesting
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Random and mutated formats: none traps or hangs, every issue gives its position, and every layout has finite frames.
///
/// `make fuzz-vfl SECONDS=600 SEED=1` runs for that time, and prints the case that traps or takes more than 10 seconds.
@Suite struct VisualFormatFuzzTests {
  @Test func `every text gives constraints or an issue with a position`() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) else {
      var valid = 0
      for number in 0..<1500 where try run(VisualFormatCase(seed: 1, number: number)) {
        valid += 1
      }
      expectTrue(300...1200 ~= valid, "\(valid)")
      return
    }
    let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let end = Date() + seconds
    var (number, valid) = (0, 0)
    while Date() < end {
      let fuzzed = VisualFormatCase(seed: seed, number: number)
      if let file = environment["FUZZ_CASE"] {
        let note = Data("seed \(seed) case \(number): \(fuzzed)\n".utf8)
        try note.write(to: URL(fileURLWithPath: file))
      }
      #if canImport(Glibc)
        alarm(10)
      #endif
      if try run(fuzzed) { valid += 1 }
      number += 1
    }
    #if canImport(Glibc)
      alarm(0)
    #endif
    print("seed \(seed): \(number) formats, \(valid) of them valid.")
  }

  @Test func `every prefix of a format is valid or gives an issue with a position inside it`()
    throws
  {
    let format = "V:|-(>=20@m,<=40)-[a(>=10,==b@500)]-m@2-[b]-[c(-3.5)][_g1]-|"
    for length in 0...format.count {
      try run(VisualFormatCase(format: String(format.prefix(length)), metrics: ["m": 3]))
    }
  }

  /// - Returns: whether the format could be read.
  @discardableResult
  private func run(_ fuzzed: VisualFormatCase) throws -> Bool {
    let log = LayoutIssueLog()
    return try LayoutEnvironment().with {
      $0.report = log.append
      $0.userInterfaceLayoutDirection = fuzzed.direction
    } run: {
      let root = rootBox()
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: fuzzed.format,
        options: fuzzed.options,
        metrics: fuzzed.metrics,
        views: [
          "a": box("a", in: root), "b": box("b", in: root), "c": UILabel(), "_g1": guide,
          "é": box("é", in: root), "free": UIView(), "wrong": "wrong",
        ]
      )
      if let issue = log.issues.first {
        expectTrue(made.isEmpty && log.issues.count == 1, "\(fuzzed)")
        expectEqual(issue.kind, .malformedFormat, "\(fuzzed)")
        try checkPosition(in: issue, of: fuzzed)
        return false
      }
      NSLayoutConstraint.activate(made)
      root.layoutIfNeeded()
      for view in root.subviews {
        let frame = view.frame
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        expectTrue(isFinite, "\(fuzzed)")
      }
      return true
    }
  }

  private func checkPosition(in issue: LayoutIssue, of fuzzed: VisualFormatCase) throws {
    // A combining character would join the line break before the mark.
    let lines = issue.message.unicodeScalars.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    try #require(lines.count == 5, "\(fuzzed)")
    expectEqual(String(lines[0]), "Unable to parse constraint format: ")
    expectTrue(!lines[1].isEmpty)
    let mark = String(lines[3])
    expectTrue(mark.hasSuffix("^") && mark.dropLast().allSatisfy { $0 == " " }, "\(fuzzed)")
    expectTrue(mark.count - 1 <= fuzzed.format.count, "\(fuzzed)")
  }
}
