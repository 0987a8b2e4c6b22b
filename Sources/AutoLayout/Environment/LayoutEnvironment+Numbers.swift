extension LayoutEnvironment {
  /// Whether layout can go on with up to four numbers that somebody sets. If one is not finite it is reported, and the
  /// caller keeps what it has, or does what the remedy says.
  func accepts(
    _ what: @autoclosure () -> String,
    of name: @autoclosure () -> String,
    _ first: CGFloat,
    _ others: (CGFloat, CGFloat, CGFloat) = (0, 0, 0),
    remedy: @autoclosure () -> String? = nil
  ) -> Bool {
    // NaN and infinity times 0 are NaN.
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

  func accepts(
    _ what: String,
    of name: @autoclosure () -> String,
    _ insets: UIEdgeInsets
  ) -> Bool {
    accepts(what, of: name(), insets.top, (insets.left, insets.bottom, insets.right))
  }
}
