import AutoLayout

/// Returns a length in points with at most one decimal, as findings write it.
func number(_ value: CGFloat) -> String {
  let rounded = (value * 10).rounded() / 10
  return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}
