/// What each reduction of the solver saves: how many times as long a system takes without it, or how many times as many instructions.
///
/// A round measures a system with all reductions and without each in turn, so that what slows the machine slows both sides of a ratio. All
/// answers are checked.
package struct Ablation {
  /// How often each system is timed with and without each reduction.
  package var rounds = 5
  /// How many random screens there are, and of how many views.
  package var randomScreens = 300
  package var viewsOfRandomScreens = 60
  /// The systems beside the random screens: all scenarios at the solver, and those that only a simplex solves.
  package var systems: [(scenario: String, family: String?, size: Int?)] = Self.systems

  /// What is compared.
  package var cost: Cost = Self.milliseconds

  package init() {}

  /// Measures a scenario without some reductions.
  ///
  /// - Returns: what each measurement of the scenario costs, and what was wrong with answers.
  package typealias Cost = (BenchScenario, BenchOptions, _ off: [String]) throws -> (
    costs: [(name: String, cost: Double)], failures: [String]
  )

  private static func milliseconds(
    _ scenario: BenchScenario,
    _ options: BenchOptions,
    without off: [String]
  ) throws -> (costs: [(name: String, cost: Double)], failures: [String]) {
    let measurements = try Reductions.$off.withValue(off) {
      try scenario.run(options, at: .solver)
    }
    let costs = measurements.filter { $0.engine == "plumb" && !$0.scenario.hasSuffix("-fresh") }
      .map { ($0.scenario, $0.samples.sorted()[$0.samples.count / 2]) }
    let failures = measurements.flatMap { measurement in
      measurement.check.failures.map { "\(measurement.scenario) without \(off): \($0)" }
    }
    return (costs, failures)
  }

  /// A line of the table: the ratios of a system by the reduction that is off, or of all random screens.
  package struct Line {
    package var name: String
    package var ratios: [String: [Double]] = [:]

    package init(name: String) { self.name = name }

    /// The median of the ratios without a reduction.
    package func median(_ reduction: String) -> Double {
      let sorted = ratios[reduction, default: []].sorted()
      return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }

    package func worst(_ reduction: String) -> Double {
      ratios[reduction, default: []].max() ?? .nan
    }
  }

  private static var systems: [(scenario: String, family: String?, size: Int?)] {
    let scenarios = BenchScenario.all.filter {
      $0.levels.contains(.solver) && !["coupled", "random"].contains($0.name)
    }
    let coupled = [
      ("chain", 200), ("grow", 400), ("equalrows", 200), ("tree", 256), ("random", 60),
      ("baselines", 100),
    ]
    return scenarios.map { ($0.name, nil, nil) } + coupled.map { ("coupled", $0.0, $0.1) }
  }

  /// Measures all systems.
  ///
  /// - Parameter progress: called with the name of each scenario before it is measured.
  /// - Returns: the lines, and what was wrong with answers.
  package func run(progress: (String) -> Void) throws -> (lines: [Line], failures: [String]) {
    var lines: [Line] = []
    var failures: [String] = []

    func costs(
      _ scenario: BenchScenario,
      _ options: BenchOptions,
      without off: [String]
    ) throws -> [(name: String, cost: Double)] {
      let measured = try cost(scenario, options, off)
      failures += measured.failures
      return measured.costs
    }

    func round(
      _ scenario: BenchScenario,
      _ options: BenchOptions,
      _ note: (_ name: String, _ reduction: String, _ ratio: Double) -> Void
    ) throws {
      let all = try costs(scenario, options, without: [])
      for reduction in Reductions.names {
        let without = try costs(scenario, options, without: [reduction])
        for (base, other) in zip(all, without) {
          note(base.name, reduction, other.cost / base.cost)
        }
      }
    }

    for system in systems {
      guard let scenario = BenchScenario.all.first(where: { $0.name == system.scenario }) else {
        continue
      }
      var options = BenchOptions(size: system.size ?? scenario.defaultSize)
      options.family = system.family
      options.repeats = 3
      // S8 and S11 take that many changes.
      options.operations = scenario.name == "S11" ? 1000 : 100
      progress([system.scenario, system.family].compactMap { $0 }.joined(separator: " "))
      var found: [Line] = []
      for _ in 0..<rounds {
        try round(scenario, options) { name, reduction, ratio in
          if !found.contains(where: { $0.name == name }) { found.append(Line(name: name)) }
          for index in found.indices where found[index].name == name {
            found[index].ratios[reduction, default: []].append(ratio)
          }
        }
      }
      lines += found
    }

    if let random = BenchScenario.all.first(where: { $0.name == "random" }) {
      progress("\(randomScreens) random screens")
      var line = Line(name: "random")
      for seed in 0..<randomScreens {
        var options = BenchOptions(size: viewsOfRandomScreens)
        options.seed = seed
        options.repeats = 5
        try round(random, options) { line.ratios[$1, default: []].append($2) }
      }
      lines.append(line)
    }
    return (lines, failures)
  }

  /// The table as Markdown: the medians, and the worst of the random screens; then how many lines each reduction speeds up by a tenth.
  package static func table(_ lines: [Line]) -> String {
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    let names = Reductions.names
    var text = row(["family"] + names) + "|---\(String(repeating: "|---", count: names.count))|\n"
    for line in lines {
      text += row([line.name] + names.map { line.median($0).twoDigits })
      if line.name == "random" {
        text += row(["random, worst"] + names.map { line.worst($0).twoDigits })
      }
    }
    text += row(
      ["**a tenth or more**"]
        + names.map { name in "\(lines.count { $0.median(name) >= 1.1 }) of \(lines.count)" }
    )
    return text
  }
}

extension Double {
  fileprivate var twoDigits: String {
    if !isFinite { return "–" }
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
