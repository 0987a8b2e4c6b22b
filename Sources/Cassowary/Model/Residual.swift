/// What is left of a condition at some values, `Σ part − constant`, and how large its numbers are.
struct Residual {
  private var sum: Double
  private var scale: Double

  init(of constant: Double) {
    sum = -constant
    scale = max(1, constant.magnitude)
  }

  mutating func add(_ part: Double) {
    sum += part
    scale = max(scale, part.magnitude)
  }

  /// Whether it misses by nothing that counts.
  func meets(_ relation: Relation, _ leniency: Double) -> Bool {
    relation.error(ofResidual: sum) <= leniency * Tolerance.feasibility * scale
  }
}
