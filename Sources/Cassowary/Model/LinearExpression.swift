/// A sum of variables times coefficients, and a constant: `2·x − y + 8`.
///
/// The operators are true algebra: `8 - x` is `−1·x + 8`, `x / 2` is `0.5·x`.
public struct LinearExpression: Sendable {
  /// One product of a sum.
  public struct Term: Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates the product of a variable and a coefficient.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The products, in no particular order. A variable may stand in several; a solver adds them up.
  public var terms: [Term]
  /// The summand without a variable.
  public var constant: Double

  /// Creates the sum of products and a constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates the expression `1·variable`.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }
}

extension LinearExpression {
  /// The sum of two expressions.
  public static func + (a: Self, b: Self) -> Self {
    Self(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The expression with the opposite sign.
  public static prefix func - (a: Self) -> Self { -1 * a }

  /// The difference of two expressions.
  public static func - (a: Self, b: Self) -> Self { a + -b }

  /// The product of a factor and an expression.
  public static func * (factor: Double, a: Self) -> Self {
    Self(
      terms: a.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * a.constant
    )
  }

  /// The product of an expression and a factor.
  public static func * (a: Self, factor: Double) -> Self { factor * a }
  /// The quotient of an expression and a divisor other than 0.
  public static func / (a: Self, divisor: Double) -> Self { (1 / divisor) * a }
  /// The sum of an expression and a constant.
  public static func + (a: Self, constant: Double) -> Self {
    Self(terms: a.terms, constant: a.constant + constant)
  }
  /// The difference of an expression and a constant.
  public static func - (a: Self, constant: Double) -> Self { a + -constant }
  /// The sum of a constant and an expression.
  public static func + (constant: Double, a: Self) -> Self { a + constant }
  /// The difference of a constant and an expression.
  public static func - (constant: Double, a: Self) -> Self { -a + constant }
  /// The sum of an expression and a variable.
  public static func + (a: Self, b: Variable) -> Self { a + Self(b) }
  /// The difference of an expression and a variable.
  public static func - (a: Self, b: Variable) -> Self { a - Self(b) }
  /// The sum of a variable and an expression.
  public static func + (a: Variable, b: Self) -> Self { Self(a) + b }
  /// The difference of a variable and an expression.
  public static func - (a: Variable, b: Self) -> Self { Self(a) - b }
}

extension Variable {
  /// The product of a factor and a variable.
  public static func * (factor: Double, a: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a, factor)])
  }
  /// The product of a variable and a factor.
  public static func * (a: Variable, factor: Double) -> LinearExpression { factor * a }
  /// The quotient of a variable and a divisor other than 0.
  public static func / (a: Variable, divisor: Double) -> LinearExpression { (1 / divisor) * a }
  /// The variable with the opposite sign.
  public static prefix func - (a: Variable) -> LinearExpression { -1 * a }
  /// The sum of two variables.
  public static func + (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a), .init(b)])
  }
  /// The difference of two variables.
  public static func - (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a), .init(b, -1)])
  }
  /// The sum of a variable and a constant.
  public static func + (a: Variable, constant: Double) -> LinearExpression {
    LinearExpression(terms: [.init(a)], constant: constant)
  }
  /// The difference of a variable and a constant.
  public static func - (a: Variable, constant: Double) -> LinearExpression { a + -constant }
  /// The sum of a constant and a variable.
  public static func + (constant: Double, a: Variable) -> LinearExpression { a + constant }
  /// The difference of a constant and a variable.
  public static func - (constant: Double, a: Variable) -> LinearExpression {
    LinearExpression(terms: [.init(a, -1)], constant: constant)
  }
}
