/// The sum of two doubles, the second no more than half a unit in the last place of the first: about 31 digits.
///
/// The operations are Dekker's and Knuth's (T. J. Dekker, A floating-point technique for extending the available precision,
/// 1971, doi:10.1007/BF01397083; The Art of Computer Programming 2, 4.2.2). Relative errors are a few times 2⁻¹⁰⁴. Numbers
/// keep to the range in which no product of two overflows or loses its low half: magnitudes from 1e-140 to 1e140, or 0.
struct DoubleDouble: TableauNumber {
  private var high: Double
  private var low: Double

  init(_ value: Double) { (high, low) = (value, 0) }
  init(floatLiteral value: Double) { self.init(value) }
  init(integerLiteral value: Int) { self.init(Double(value)) }

  /// - Precondition: `|low| <= |high|`, or `high` is 0.
  private init(_ high: Double, _ low: Double) {
    let sum = high + low
    self.high = sum
    self.low = low - (sum - high)
  }

  var approximation: Double { high }
  var magnitude: DoubleDouble { high < 0 ? -self : self }

  static var cancellation: DoubleDouble { 1e-27 }
  static var leastCoefficient: DoubleDouble { 1e-20 }

  static prefix func - (a: Self) -> Self {
    var result = a
    result.high.negate()
    result.low.negate()
    return result
  }

  static func + (a: Self, b: Self) -> Self {
    let (high, error) = sum(a.high, b.high)
    let (low, rest) = sum(a.low, b.low)
    let first = Self(high, error + low)
    return Self(first.high, first.low + rest)
  }

  static func * (a: Self, b: Self) -> Self {
    let (product, error) = product(a.high, b.high)
    return Self(product, error + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = a + -(b * Self(first))
    let second = rest.high / b.high
    let last = rest + -(b * Self(second))
    return Self(first, second) + Self(last.high / b.high)
  }

  static func < (a: Self, b: Self) -> Bool { a.high == b.high ? a.low < b.low : a.high < b.high }

  /// The sum, and exactly what rounding took from it.
  private static func sum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// The product, and exactly what rounding took from it. A fused multiplication would do it at once, and need the C library.
  private static func product(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
    let product = a * b
    let (x, y) = (halves(of: a), halves(of: b))
    let error = (x.high * y.high - product) + x.high * y.low + x.low * y.high
    return (product, error + x.low * y.low)
  }

  /// Two numbers of 26 digits each that add up to one of 53.
  private static func halves(of number: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
