/// A sum of variables times coefficients, and a constant: `2·x − y + 8`.
///
/// The operators are true algebra: `8 - x` is `−1·x + 8`, `x / 2` is `0.5·x`.
public struct LinearExpression: Sendable {
  /// One product of a sum.
  public struct Term: Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The products, in no particular order. A variable may stand in several; a solver adds them up.
  public var terms: [Term]
  public var constant: Double

  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }
}

extension LinearExpression {
  public static func + (a: Self, b: Self) -> Self {
    Self(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static prefix func - (a: Self) -> Self { -1 * a }

  public static func - (a: Self, b: Self) -> Self { a + -b }

  public static func * (factor: Double, a: Self) -> Self {
    Self(
      terms: a.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * a.constant
    )
  }

  public static func * (a: Self, factor: Double) -> Self { factor * a }
  public static func / (a: Self, divisor: Double) -> Self { (1 / divisor) * a }
  public static func + (a: Self, constant: Double) -> Self {
    Self(terms: a.terms, constant: a.constant + constant)
  }
  public static func - (a: Self, constant: Double) -> Self { a + -constant }
  public static func + (constant: Double, a: Self) -> Self { a + constant }
  public static func - (constant: Double, a: Self) -> Self { -a + constant }
  public static func + (a: Self, b: Variable) -> Self { a + Self(b) }
  public static func - (a: Self, b: Variable) -> Self { a - Self(b) }
  public static func + (a: Variable, b: Self) -> Self { Self(a) + b }
  public static func - (a: Variable, b: Self) -> Self { Self(a) - b }
}

extension Variable {
  public static func * (factor: Double, a: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a, factor)])
  }
  public static func * (a: Variable, factor: Double) -> LinearExpression { factor * a }
  public static func / (a: Variable, divisor: Double) -> LinearExpression { (1 / divisor) * a }
  public static prefix func - (a: Variable) -> LinearExpression { -1 * a }
  public static func + (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a), .init(b)])
  }
  public static func - (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a), .init(b, -1)])
  }
  public static func + (a: Variable, constant: Double) -> LinearExpression {
    LinearExpression(terms: [.init(a)], constant: constant)
  }
  public static func - (a: Variable, constant: Double) -> LinearExpression { a + -constant }
  public static func + (constant: Double, a: Variable) -> LinearExpression { a + constant }
  public static func - (constant: Double, a: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a, -1)], constant: constant)
  }
}
