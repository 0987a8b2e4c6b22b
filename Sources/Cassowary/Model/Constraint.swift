/// How the two sides of a ``Constraint`` relate.
public enum Relation: Sendable, BitwiseCopyable {
  /// The two sides are equal.
  case equal
  /// The left side is less than or equal to the right side.
  case lessThanOrEqual
  /// The left side is greater than or equal to the right side.
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
  /// The left-hand side minus the right-hand side.
  public var expression: LinearExpression
  /// The relation of ``expression`` to 0.
  public var relation: Relation

  /// Creates the constraint `expression relation constant`.
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

/// The constraint that both sides are equal.
public func == (a: LinearExpression, b: LinearExpression) -> Constraint { .init(a - b, .equal) }
/// The constraint that the left side is less than or equal to the right side.
public func <= (a: LinearExpression, b: LinearExpression) -> Constraint {
  .init(a - b, .lessThanOrEqual)
}
/// The constraint that the left side is greater than or equal to the right side.
public func >= (a: LinearExpression, b: LinearExpression) -> Constraint {
  .init(a - b, .greaterThanOrEqual)
}
/// The constraint that both sides are equal.
public func == (a: LinearExpression, b: Double) -> Constraint { .init(a, .equal, b) }
/// The constraint that the left side is less than or equal to the right side.
public func <= (a: LinearExpression, b: Double) -> Constraint { .init(a, .lessThanOrEqual, b) }
/// The constraint that the left side is greater than or equal to the right side.
public func >= (a: LinearExpression, b: Double) -> Constraint { .init(a, .greaterThanOrEqual, b) }
/// The constraint that both sides are equal.
public func == (a: LinearExpression, b: Variable) -> Constraint { .init(a - b, .equal) }
/// The constraint that the left side is less than or equal to the right side.
public func <= (a: LinearExpression, b: Variable) -> Constraint { .init(a - b, .lessThanOrEqual) }
/// The constraint that the left side is greater than or equal to the right side.
public func >= (a: LinearExpression, b: Variable) -> Constraint {
  .init(a - b, .greaterThanOrEqual)
}
/// The constraint that both sides are equal.
public func == (a: Variable, b: LinearExpression) -> Constraint { .init(a - b, .equal) }
/// The constraint that the left side is less than or equal to the right side.
public func <= (a: Variable, b: LinearExpression) -> Constraint { .init(a - b, .lessThanOrEqual) }
/// The constraint that the left side is greater than or equal to the right side.
public func >= (a: Variable, b: LinearExpression) -> Constraint {
  .init(a - b, .greaterThanOrEqual)
}
/// The constraint that both sides are equal.
public func == (a: Variable, b: Double) -> Constraint { .init(LinearExpression(a), .equal, b) }
/// The constraint that the left side is less than or equal to the right side.
public func <= (a: Variable, b: Double) -> Constraint {
  .init(LinearExpression(a), .lessThanOrEqual, b)
}
/// The constraint that the left side is greater than or equal to the right side.
public func >= (a: Variable, b: Double) -> Constraint {
  .init(LinearExpression(a), .greaterThanOrEqual, b)
}
/// The constraint that both sides are equal.
public func == (a: Variable, b: Variable) -> Constraint { .init(a - b, .equal) }
/// The constraint that the left side is less than or equal to the right side.
public func <= (a: Variable, b: Variable) -> Constraint { .init(a - b, .lessThanOrEqual) }
/// The constraint that the left side is greater than or equal to the right side.
public func >= (a: Variable, b: Variable) -> Constraint { .init(a - b, .greaterThanOrEqual) }

extension Relation {
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
