@testable import Cassowary

extension Subsystem {
  /// Appends a condition, required if it has no level; later ones have higher orders.
  mutating func append(
    _ condition: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    level: Double? = nil
  ) {
    let start = terms.count
    terms += condition.map { .init(unknown: $0.0, coefficient: $0.1) }
    conditions.append(
      .init(
        slot: conditions.count,
        terms: start..<terms.count,
        relation: relation,
        constant: constant,
        strength: level.map { .level($0) } ?? .required,
        order: UInt64(conditions.count)
      )
    )
  }
}
