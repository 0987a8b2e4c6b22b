/// A sum of products in twice the digits of a double.
///
/// What rounding takes from each sum and product is added up apart (Ogita, Rump and Oishi, *Accurate sum and dot product*, SIAM Journal on
/// Scientific Computing 26, 2005). Magnitudes are from 1e-140 to 1e140, or 0.
struct CompensatedSum {
  private var sum = 0.0
  private var error = 0.0

  var value: Double { sum + error }

  mutating func add(_ a: Double, times b: Double) {
    let product = a * b
    let (x, y) = (Self.halves(of: a), Self.halves(of: b))
    error += ((x.high * y.high - product) + x.high * y.low + x.low * y.high) + x.low * y.low
    let former = sum
    sum += product
    let part = sum - former
    error += (former - (sum - part)) + (product - part)
  }

  /// Two numbers of 26 digits each that add up to one of 53. A fused multiplication would do without, and need the C library.
  private static func halves(of number: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
