import Foundation

extension Ablation {
  /// Counts instructions instead of milliseconds.
  ///
  /// Callgrind runs the benchmark in a process of its own for each system and reduction, and counts what `Solver.solve()` executes: in all
  /// builds, changes and checks of a scenario together. That repeats on a busy machine, and takes fifty times as long.
  ///
  /// - Parameter benchmark: the path of the benchmark's executable.
  package mutating func countInstructions(of benchmark: String) {
    rounds = 1
    cost = { scenario, options, off in
      let count = try Self.instructions(of: benchmark, Self.arguments(scenario, options, off))
      let name = [scenario.name, options.family].compactMap { $0 }.joined(separator: "-")
      return ([(name, Double(count))], [])
    }
  }

  private static func arguments(
    _ scenario: BenchScenario,
    _ options: BenchOptions,
    _ off: [String]
  ) -> [String] {
    var words = [scenario.name]
    if scenario.name == "random" { words.append("\(options.seed)") }
    if let family = options.family { words.append(family) }
    words += ["\(options.size)", "--level", "solver", "--repeats", "1", "--warmups", "0"]
    // Without propagation an operation of S11 takes seconds under callgrind.
    words += ["--operations", "20"]
    return off.isEmpty ? words : words + ["--without", off.joined(separator: ",")]
  }

  private static func instructions(of benchmark: String, _ arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
        "--toggle-collect=$s9Cassowary6SolverV5solveAA7ChangesVyF", benchmark,
      ] + arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(bytes: data, encoding: .utf8) ?? ""
    let line = output.split(separator: "\n").first { $0.contains("Collected :") }
    guard process.terminationStatus == 0,
      let count = line?.split(separator: " ").last.flatMap({ Int($0) })
    else { throw NoInstructions(arguments: arguments, output: String(output.suffix(600))) }
    return count
  }

  /// Valgrind is not there, or a check of the benchmark failed under it.
  package struct NoInstructions: Error, CustomStringConvertible {
    var arguments: [String]
    var output: String

    package var description: String {
      "counting instructions of '\(arguments.joined(separator: " "))' needs valgrind, and failed:\n\(output)"
    }
  }
}
