import LayoutBench
import Testing

@Suite struct BenchScenarioTests {
  /// Every scenario at a size that a debug build takes in stride.
  static let small: [String: Int] = [
    "S1": 5, "S2": 6, "S3": 3, "S4a": 4, "S4b": 2, "S5": 3, "S6": 4, "S7": 3, "S8": 12,
    "S9": 3, "S10": 6, "S11": 2, "buttons": 5, "conflicts": 6, "dsl": 3, "readable": 3,
    "screens": 7, "table": 30, "coupled": 12, "random": 40,
  ]

  static func options(_ scenario: BenchScenario) throws -> BenchOptions {
    var options = BenchOptions(size: try #require(small[scenario.name]))
    options.repeats = 1
    options.warmups = 0
    options.operations = 100
    return options
  }

  @Test(arguments: BenchScenario.all.map(\.name))
  func `every check of a scenario is ok`(name: String) throws {
    let scenario = try #require(BenchScenario.all.first { $0.name == name })
    let measurements = try scenario.run(Self.options(scenario))
    #expect(!measurements.isEmpty)
    for measurement in measurements {
      #expect(
        measurement.check.isOK,
        "\(measurement.engine) \(measurement.scenario): \(measurement.check.failures)"
      )
      #expect(!measurement.samples.isEmpty)
    }
  }

  @Test(arguments: BenchScenario.all.map(\.name))
  func `a wrong expectation fails every check`(name: String) throws {
    let scenario = try #require(BenchScenario.all.first { $0.name == name })
    var options = try Self.options(scenario)
    options.spoils = true
    for measurement in try scenario.run(options) {
      #expect(!measurement.check.isOK, "\(measurement.engine) \(measurement.scenario)")
      #expect(measurement.csvLine.contains(",FAIL,"))
    }
  }

  @Test(arguments: FeedingOrder.allCases)
  func `the order of feeding changes no answer`(order: FeedingOrder) throws {
    for scenario in BenchScenario.all where scenario.levels.contains(.solver) {
      var options = try Self.options(scenario)
      options.order = order
      for measurement in try scenario.run(options, at: .solver) {
        #expect(measurement.check.isOK, "\(scenario.name): \(measurement.check.failures)")
      }
    }
  }

  @Test(arguments: 1...12)
  func `random systems have the answer they were built around`(seed: Int) throws {
    let scenario = try #require(BenchScenario.all.first { $0.name == "random" })
    var options = try Self.options(scenario)
    options.seed = seed
    for measurement in try scenario.run(options) {
      #expect(measurement.check.isOK, "seed \(seed): \(measurement.check.failures)")
    }
  }

  @Test func `a random system of a thousand views has its answer, too`() throws {
    let scenario = try #require(BenchScenario.all.first { $0.name == "random" })
    var options = try Self.options(scenario)
    options.size = 1000
    let measurement = try #require(scenario.run(options).first)
    #expect(measurement.check.isOK, "\(measurement.check.failures)")
  }

  @Test func `a line of CSV has a value for each column of the header`() throws {
    let scenario = try #require(BenchScenario.all.first { $0.name == "S1" })
    let measurement = try #require(scenario.run(Self.options(scenario)).first)
    let columns = Measurement.csvHeader.split(separator: ",").count
    #expect(measurement.csvLine.split(separator: ",").count == columns)
    #expect(measurement.csvLine.hasPrefix("plumb,S1,5,"))
  }
}
