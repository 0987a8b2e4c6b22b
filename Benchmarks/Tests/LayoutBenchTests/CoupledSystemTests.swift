import Cassowary
import Testing

@testable import LayoutBench

@Suite struct CoupledSystemTests {
  /// HiGHS knows nothing of this solver, and reads the systems as text.
  @Test func `the error of each level is that of HiGHS`() throws {
    var comparedCount = 0
    for (name, expected) in HighsErrors.all.sorted(by: { $0.key < $1.key }) {
      let words = name.split(separator: " ").map(String.init)
      let size = try #require(Int(words[2]))
      // Larger ones take long without optimisation; `layout-bench coupled` compares those.
      if size > 60 || expected.isEmpty { continue }
      let model: Model
      if words[0] == "coupled" {
        model = try #require(CoupledSystem(rawValue: words[1])).model(size)
      } else {
        model = RandomSystem(seed: try #require(Int(words[1])), size: size).model
      }
      var system = try SolverSystem(model)
      system.solve()
      var values: [Double] = []
      system.read(into: &values)
      var check = Check(spoils: false)
      check.compare(model.errors(of: values), expected, name)
      #expect(check.isOK, "\(check.failures)")
      comparedCount += 1
    }
    #expect(comparedCount > 300)
  }

  @Test func `the text of a system has its kinds, relations and terms`() {
    var model = Model()
    let (x, y) = (model.makeVariable(.free), model.makeVariable(.nonNegative))
    model.state([(x, 1), (y, -2)], .lessThanOrEqual, 5)
    model.state([(y, 1)], .equal, 0.5, .level(250))
    #expect(model.text == "2|01\n0|<=|5.0|0:1.0,1:-2.0\n250.0|==|0.5|1:1.0\n")
    #expect(model.errors(of: [0, 3]) == [2.5])
  }
}
