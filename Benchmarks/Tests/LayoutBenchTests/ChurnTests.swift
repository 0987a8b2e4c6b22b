@testable import LayoutBench
import Testing

@Suite struct ChurnTests {
  @Test func `churn meets conflicts and proves their sets irreducible`() throws {
    var options = BenchOptions(size: 2)
    options.operations = 400
    var check = Check(spoils: false)
    let (churn, costs) = try Churn.exercise(options, &check)
    #expect(costs.count == 400)
    #expect(check.isOK, "\(check.failures)")
    #expect(churn.conflictsMet > 2)
    #expect(churn.setsProven > 2)
  }

  @Test func `churn may keep one statement of each kind out of order`() throws {
    var options = BenchOptions(size: 2)
    options.operations = 400
    var check = Check(spoils: false)
    let (churn, costs) = try Churn.exercise(options, &check, .oneOfEach)
    #expect(costs.count == 400)
    #expect(check.isOK, "\(check.failures)")
    #expect(churn.conflictsMet > 0)
  }
}
