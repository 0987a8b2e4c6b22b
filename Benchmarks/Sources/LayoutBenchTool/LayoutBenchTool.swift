import Foundation
import LayoutBench

/// `layout-bench S3 100`: runs one scenario and prints what it took as CSV.
@main
struct LayoutBenchTool {
  static func main() {
    do {
      let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
      switch invocation.action {
      case .help: print(Self.help)
      case .csvHeader: print(Measurement.csvHeader)
      case .list:
        for scenario in BenchScenario.all {
          let levels = scenario.levels.map(\.rawValue).joined(separator: ", ")
          print("\(scenario.name) \(scenario.defaultSize) [\(levels)]: \(scenario.summary)")
        }
      case .ablation:
        keepFreedMemory()
        let (lines, failures) = try invocation.ablation.run { complain($0) }
        print(Ablation.table(lines), terminator: "")
        failures.forEach(complain)
        if !failures.isEmpty { exit(1) }
      case .run(let scenario) where invocation.printsSystem:
        guard let model = scenario.model(invocation.options) else {
          throw Misuse("--print goes with coupled KIND and random.")
        }
        print(model.text, terminator: "")
      case .run(let scenario):
        try Reductions.$off.withValue(invocation.reductionsOff) { try run(scenario, invocation) }
      }
    } catch let error as Misuse {
      complain(error.text)
      exit(64)
    } catch {
      complain("\(error)")
      exit(70)
    }
  }

  private static func run(_ scenario: BenchScenario, _ invocation: Invocation) throws {
    if !invocation.printsMemory { keepFreedMemory() }
    if invocation.printsHeader { print(Measurement.csvHeader) }
    var isOK = true
    for measurement in try scenario.run(invocation.options, at: invocation.level) {
      print(measurement.csvLine)
      for failure in measurement.check.failures {
        complain("\(measurement.engine) \(measurement.scenario): \(failure)")
      }
      if !measurement.check.isOK { isOK = false }
    }
    if invocation.printsMemory {
      complain(peakMemory.map { "peak memory \($0) KiB" } ?? "peak memory is not known here")
    }
    if !isOK { exit(1) }
  }

  /// What is freed at the end of its heap glibc gives back to the system, and whether a table lies there is chance: a build of
  /// S3 1000 would be timed with or without fetching 700 pages again.
  private static func keepFreedMemory() {
    // Swift's import of glibc has no `mallopt`; other libraries have none at all.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
    let (trimThreshold, mostMapped): (CInt, CInt) = (-1, -4)
    _ = mallopt(mostMapped, 0)
    _ = mallopt(trimThreshold, .max)
  }

  /// The largest resident size so far. The kernel's resource usage would count what the parent held before it started this
  /// process; this does not.
  private static var peakMemory: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().compactMap { Int($0) }.first
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("layout-bench: \(text)\n".utf8))
  }

  static let help = """
    usage: layout-bench SCENARIO [n] [options]
           layout-bench random SEED [n] [options]
           layout-bench coupled [KIND] [n] [options]
           layout-bench ablation [SCENARIO…] [--instructions] [--rounds k] [--screens k]
           layout-bench --list | --csv-header | --help

    Times one scenario, checks every number of the answer, and prints CSV:
      \(Measurement.csvHeader)
    Engines: plumb at the solver, plumb-remove-add for the second S5, plumb-view for trees of
    views. A scenario may print several lines; --list says what they are. The status is 1 if a
    check is not ok.

    ablation prints, as a table in Markdown, how many times as long the named scenarios, or all at
    the solver and each coupled system, and random screens take without each reduction: medians of
    k rounds (default 5), and of k random screens of 60 views (default 300) also the worst. With
    --instructions it counts what solve() executes, under valgrind: the whole of a scenario, and
    in one round, since that repeats.

      --repeats k      samples to take (default: as many as fit into 1.5 s, 3 to 41)
      --warmups k      runs before the first sample (default 1)
      --level l        solver, view or both (default both)
      --order o        natural, reverse or shuffled: in which order statements reach the solver
      --operations k   how many changes S8 and S11 take (default 100 and 10000, as far as 30 s go)
      --memory         print the process's peak memory to standard error, where /proc tells it
      --header         print the header line first
      --without a,b    turn off reductions of the solver, or all
      --print          write the system of coupled or random as text for other solvers
      --spoil          compare with wrong expectations: the check has to fail
    """
}

struct Misuse: Error {
  var text: String

  init(_ text: String) { self.text = text + " See layout-bench --help." }
}

/// What the command line says.
struct Invocation {
  enum Action {
    case help
    case csvHeader
    case list
    case ablation
    case run(BenchScenario)
  }

  var action = Action.help
  var options = BenchOptions(size: 1)
  var ablation = Ablation()
  var level = BenchScenario.Level.both
  var printsHeader = false
  var printsMemory = false
  var reductionsOff: [String] = []
  var printsSystem = false

  init(_ arguments: [String]) throws {
    var words: [String] = []
    var rest = arguments[...]

    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Misuse("\(option) needs a value.") }
      return value
    }
    func number(_ text: String, _ what: String, atLeast least: Int) throws -> Int {
      guard let number = Int(text), number >= least else {
        throw Misuse("\(what) is a whole number from \(least), not '\(text)'.")
      }
      return number
    }
    func choice<Choice: RawRepresentable & CaseIterable>(
      _ option: String
    ) throws -> Choice where Choice.RawValue == String {
      let text = try value(of: option)
      guard let choice = Choice(rawValue: text) else {
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw Misuse("\(option) is one of \(all), not '\(text)'.")
      }
      return choice
    }

    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return
      case "--list":
        action = .list
        return
      case "--csv-header":
        action = .csvHeader
        return
      case "--repeats":
        options.repeats = try number(value(of: argument), argument, atLeast: 1)
      case "--warmups":
        options.warmups = try number(value(of: argument), argument, atLeast: 0)
      case "--instructions":
        guard let benchmark = Bundle.main.executablePath else {
          throw Misuse("--instructions needs to know where the benchmark is.")
        }
        ablation.countInstructions(of: benchmark)
      case "--rounds":
        ablation.rounds = try number(value(of: argument), argument, atLeast: 1)
      case "--screens":
        ablation.randomScreens = try number(value(of: argument), argument, atLeast: 0)
      case "--operations":
        options.operations = try number(value(of: argument), argument, atLeast: 1)
      case "--level": level = try choice(argument)
      case "--order": options.order = try choice(argument)
      case "--header": printsHeader = true
      case "--memory": printsMemory = true
      case "--spoil": options.spoils = true
      case "--print": printsSystem = true
      case "--without":
        reductionsOff = try value(of: argument).split(separator: ",").map(String.init)
        if reductionsOff == ["all"] { reductionsOff = Reductions.names }
        if let name = reductionsOff.first(where: { !Reductions.names.contains($0) }) {
          let all = Reductions.names.joined(separator: ", ")
          throw Misuse("--without takes all, or some of \(all), not '\(name)'.")
        }
      case _ where argument.hasPrefix("-") && Int(argument) == nil:
        throw Misuse("There is no option \(argument).")
      default: words.append(argument)
      }
    }

    guard let name = words.first else { throw Misuse("Name a scenario.") }
    if name == "ablation" {
      let named = words.dropFirst()
      if let unknown = named.first(where: { name in
        !ablation.systems.contains { $0.scenario == name }
      }) {
        throw Misuse("An ablation has no scenario '\(unknown)'.")
      }
      if !named.isEmpty { ablation.systems.removeAll { !named.contains($0.scenario) } }
      action = .ablation
      return
    }
    let named = BenchScenario.all.first { $0.name.lowercased() == name.lowercased() }
    guard let scenario = named else {
      let all = BenchScenario.all.map(\.name).joined(separator: ", ")
      throw Misuse("There is no scenario '\(name)'; there are \(all).")
    }
    words.removeFirst()
    if scenario.name == "random" {
      if words.isEmpty { throw Misuse("random needs a seed.") }
      options.seed = try number(words.removeFirst(), "The seed", atLeast: 0)
    }
    if scenario.name == "coupled", let family = words.first, Int(family) == nil {
      if !BenchScenario.coupledFamilies.contains(family) {
        let all = BenchScenario.coupledFamilies.joined(separator: ", ")
        throw Misuse("coupled has the systems \(all), not '\(family)'.")
      }
      options.family = words.removeFirst()
    }
    options.size = scenario.defaultSize
    if let size = words.first {
      options.size = try number(size, "n of \(scenario.name)", atLeast: scenario.smallestSize)
      words.removeFirst()
    }
    if let surplus = words.first { throw Misuse("'\(surplus)' is one word too many.") }
    if level != .both && !scenario.levels.contains(level) {
      throw Misuse("\(scenario.name) does not run at the level \(level.rawValue).")
    }
    action = .run(scenario)
  }
}
