import Expectations
import Testing

@testable import Cassowary

@Suite struct AdmissionTests {
  private func system(
    _ domains: [Domain],
    _ conditions: [(terms: [(Int, Double)], relation: Relation, constant: Double)]
  ) -> Subsystem {
    var system = Subsystem()
    for domain in domains {
      system.unknowns.append(.init(slot: system.unknowns.count, domain: domain))
    }
    for condition in conditions {
      system.append(condition.terms, condition.relation, condition.constant)
    }
    return system
  }

  @Test func `a condition that cannot hold names what holds it back, and nothing else`() {
    var admission = Admission(
      system(
        [.free, .free],
        [
          ([(0, 1)], .lessThanOrEqual, 10), ([(1, 1)], .equal, 7),
          ([(0, 1)], .greaterThanOrEqual, 20),
        ]
      )
    )
    expectTrue(admission.admit(0) == nil)
    expectTrue(admission.admit(1) == nil)
    expectEqual(admission.admit(2), .init(conditions: [0, 2], domains: []))
    expectEqual(admission.distance(2), 10)
    expectEqual(admission.isAdmitted, [true, true, false])
  }

  @Test func `the domain of a size that would have to be negative is part of the proof`() {
    var admission = Admission(
      system([.nonNegative, .nonNegative], [([(0, 1), (1, 1)], .equal, -8)])
    )
    expectEqual(admission.admit(0), .init(conditions: [0], domains: [0, 1]))
  }

  @Test func `once what is in the way is released, a condition is admitted`() {
    var admission = Admission(
      system([.free], [([(0, 1)], .equal, 10), ([(0, 2)], .equal, 40)])
    )
    expectTrue(admission.admit(0) == nil)
    expectEqual(admission.admit(1), .init(conditions: [0, 1], domains: []))
    admission.release(0)
    expectTrue(admission.admit(1) == nil)
    expectEqual(admission.distance(1), 0)
    expectEqual(admission.distance(0), 10)
  }

  @Test func `what an equality says again is admitted, and named when it stays alone`() {
    var admission = Admission(
      system(
        [.free],
        [([(0, 1)], .equal, 10), ([(0, 3)], .equal, 30), ([(0, 1)], .equal, 12)]
      )
    )
    expectTrue(admission.admit(0) == nil)
    expectTrue(admission.admit(1) == nil)
    admission.release(0)
    expectEqual(admission.admit(2), .init(conditions: [1, 2], domains: []))
  }

  @Test func `coefficients a factor of a billion apart are told from nothing`() {
    let far = system(
      [.free, .nonNegative],
      [([(0, 1e-6), (1, 1e3)], .equal, 1e3), ([(1, 1)], .equal, 0.5), ([(0, 1)], .equal, 4e8)]
    )
    var admission = Admission(far.scaled())
    expectTrue(admission.admit(0) == nil)
    expectTrue(admission.admit(1) == nil)
    expectEqual(admission.admit(2), .init(conditions: [0, 1, 2], domains: []))
  }
}
