/// What a ``Tableau`` computes with: `Double`, or ``DoubleDouble`` where that has too few digits.
protocol TableauNumber: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(_ value: Double)

  /// The nearest double.
  var approximation: Double { get }
  var magnitude: Self { get }

  static prefix func - (a: Self) -> Self
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self

  /// A sum whose parts cancel up to this share of their size is 0.
  static var cancellation: Self { get }
  /// A coefficient or reduced cost smaller than this does not count.
  static var leastCoefficient: Self { get }
}

extension TableauNumber {
  /// `a + b`, and 0 where they cancel but for rounding.
  static func sum(_ a: Self, _ b: Self) -> Self {
    let sum = a + b
    return sum.magnitude <= cancellation * max(a.magnitude, b.magnitude) ? 0 : sum
  }
}

extension Double: TableauNumber {
  var approximation: Double { self }
  static var cancellation: Double { 1e-12 }
  static var leastCoefficient: Double { 1e-9 }
}
