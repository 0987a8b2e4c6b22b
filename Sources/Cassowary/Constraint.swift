/// How the two sides of a ``Constraint`` relate.
public enum Relation: Sendable, BitwiseCopyable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

extension Relation {
  /// The error of a constraint whose left side minus its right side is `residual`.
  func error(ofResidual residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}

/// A linear equality or inequality: `expression relation constant`.
///
/// Built from `==`, `<=` and `>=`: `left + width == 320`.
public struct Constraint: Sendable {
  public var expression: LinearExpression
  public var relation: Relation

  /// - Parameter constant: the right-hand side.
  public init(_ expression: LinearExpression, _ relation: Relation, _ constant: Double = 0) {
    self.expression = expression
    self.relation = relation
    self.expression.constant -= constant
  }

  /// The right-hand side, with all variables on the left.
  public var constant: Double { -expression.constant }

  /// A constraint that was added to a ``Solver``. Identities compare by the place in the solver, not by rank.
  public struct ID: Hashable, Comparable, Sendable {
    package let slot: UInt32
    let generation: UInt32

    public static func < (a: ID, b: ID) -> Bool {
      (a.slot, a.generation) < (b.slot, b.generation)
    }
  }
}

extension Constraint.ID: CustomStringConvertible {
  public var description: String { "c\(slot)" }
}

public func == (a: LinearExpression, b: LinearExpression) -> Constraint { .init(a - b, .equal) }
public func <= (a: LinearExpression, b: LinearExpression) -> Constraint {
  .init(a - b, .lessThanOrEqual)
}
public func >= (a: LinearExpression, b: LinearExpression) -> Constraint {
  .init(a - b, .greaterThanOrEqual)
}
public func == (a: LinearExpression, b: Double) -> Constraint { .init(a, .equal, b) }
public func <= (a: LinearExpression, b: Double) -> Constraint { .init(a, .lessThanOrEqual, b) }
public func >= (a: LinearExpression, b: Double) -> Constraint { .init(a, .greaterThanOrEqual, b) }
public func == (a: LinearExpression, b: Variable) -> Constraint { .init(a - b, .equal) }
public func <= (a: LinearExpression, b: Variable) -> Constraint { .init(a - b, .lessThanOrEqual) }
public func >= (a: LinearExpression, b: Variable) -> Constraint {
  .init(a - b, .greaterThanOrEqual)
}
public func == (a: Variable, b: LinearExpression) -> Constraint { .init(a - b, .equal) }
public func <= (a: Variable, b: LinearExpression) -> Constraint { .init(a - b, .lessThanOrEqual) }
public func >= (a: Variable, b: LinearExpression) -> Constraint {
  .init(a - b, .greaterThanOrEqual)
}
public func == (a: Variable, b: Double) -> Constraint { .init(LinearExpression(a), .equal, b) }
public func <= (a: Variable, b: Double) -> Constraint {
  .init(LinearExpression(a), .lessThanOrEqual, b)
}
public func >= (a: Variable, b: Double) -> Constraint {
  .init(LinearExpression(a), .greaterThanOrEqual, b)
}
public func == (a: Variable, b: Variable) -> Constraint { .init(a - b, .equal) }
public func <= (a: Variable, b: Variable) -> Constraint { .init(a - b, .lessThanOrEqual) }
public func >= (a: Variable, b: Variable) -> Constraint { .init(a - b, .greaterThanOrEqual) }
