nonisolated extension LayoutEnvironment {
  /// Returns whether up to four numbers that the caller sets are finite. Reports an issue if one of
  /// them is not; the caller then keeps its old value.
  func accepts(
    _ what: @autoclosure () -> String,
    of name: @autoclosure () -> String,
    _ first: CGFloat,
    _ others: (CGFloat, CGFloat, CGFloat) = (0, 0, 0),
    remedy: @autoclosure () -> String? = nil
  ) -> Bool {
    // Multiplying by 0 yields NaN for NaN and for infinity.
    if first * 0 + others.0 * 0 + others.1 * 0 + others.2 * 0 == 0 { return true }
    raise(
      LayoutIssue(
        .unusableNumber,
        "The \(what()) of \(name()) contains NaN or infinity.",
        remedy: remedy() ?? "It keeps the \(what()) that it has.",
        exceptionName: "CALayerInvalidGeometry"
      )
    )
    return false
  }

  /// Returns whether a distance can be the constant of a constraint. Reports an issue if it cannot;
  /// the caller then keeps its old value.
  func acceptsDistance(
    _ what: @autoclosure () -> String,
    of name: @autoclosure () -> String,
    _ distance: CGFloat
  ) -> Bool {
    if !accepts(what(), of: name(), distance) { return false }
    if distance.magnitude <= 1e12 { return true }
    reportTooLarge(distance, what(), of: name())
    return false
  }

  private func reportTooLarge(_ distance: CGFloat, _ what: String, of name: String) {
    raise(
      LayoutIssue(
        .unusableNumber,
        "The \(what) of \(name) is too large: \(distance).",
        remedy: "Use at most 1e12 points. It keeps the \(what) that it has."
      )
    )
  }

  /// Returns whether insets can be constants of constraints. Reports an issue if one cannot; the caller
  /// then keeps its old value.
  func accepts(
    _ what: String,
    of name: @autoclosure () -> String,
    _ insets: UIEdgeInsets
  ) -> Bool {
    let (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
    if !accepts(what, of: name(), top, (left, bottom, right)) { return false }
    let largest = max(top.magnitude, left.magnitude, bottom.magnitude, right.magnitude)
    if largest <= 1e12 { return true }
    reportTooLarge(largest, what, of: name())
    return false
  }
}
