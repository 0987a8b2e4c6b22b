import LayoutBench
import Testing

@Suite struct AblationTests {
  @Test func `the table has a line for each measurement and a column for each reduction`() throws {
    var ablation = Ablation()
    ablation.rounds = 1
    ablation.systems = [("S10", nil, 6)]
    ablation.randomScreens = 2
    ablation.viewsOfRandomScreens = 20
    var names: [String] = []
    let (lines, failures) = try ablation.run { names.append($0) }
    #expect(names == ["S10", "2 random screens"])
    #expect(lines.map(\.name) == ["S10", "S10-step", "random"])
    for line in lines {
      #expect(Reductions.names.allSatisfy { line.ratios[$0]?.allSatisfy { $0 > 0 } ?? false })
    }
    #expect(lines[2].ratios["blocks"]?.count == 2)
    #expect(failures.isEmpty)
  }

  @Test
  func
    `another cost than time is compared, and measured with each reduction off`()
    throws
  {
    var ablation = Ablation()
    ablation.rounds = 1
    ablation.systems = [("S10", nil, 6)]
    ablation.randomScreens = 0
    ablation.cost = { scenario, _, off in
      ([(scenario.name, off == ["blocks"] ? 30 : 20)], off.isEmpty ? ["wrong"] : [])
    }
    let (lines, failures) = try ablation.run { _ in }
    #expect(lines[0].ratios["blocks"] == [1.5])
    #expect(lines[0].ratios["bridges"] == [1])
    #expect(failures == ["wrong"])
  }

  @Test func `the instructions of a benchmark that is not there are not counted`() {
    var ablation = Ablation()
    ablation.systems = [("S10", nil, 6)]
    ablation.countInstructions(of: "/no/benchmark")
    #expect(throws: Ablation.NoInstructions.self) { _ = try ablation.run { _ in } }
  }

  @Test func `lines show medians, and the worst of random screens`() {
    var fast = Ablation.Line(name: "fast")
    var random = Ablation.Line(name: "random")
    for name in Reductions.names {
      fast.ratios[name] = [0.9, 1.25, 1.3]
      random.ratios[name] = [2, 1.006, 0.5]
    }
    let count = Reductions.names.count
    func row(_ name: String, _ cell: String) -> String {
      "| \(name)\(String(repeating: " | \(cell)", count: count)) |"
    }
    let table = Ablation.table([fast, random]).split(separator: "\n").map(String.init)
    #expect(table[0] == "| family | \(Reductions.names.joined(separator: " | ")) |")
    #expect(
      table[2...] == [
        row("fast", "1.25"), row("random", "1.01"), row("random, worst", "2.00"),
        row("**a tenth or more**", "1 of 2"),
      ]
    )
  }
}
