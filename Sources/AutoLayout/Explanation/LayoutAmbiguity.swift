/// An edge or length of a view or layout guide that could have other values and satisfy all
/// constraints equally well.
nonisolated public struct LayoutAmbiguity: Sendable {
  /// The name of the value in reports: `title.width`.
  public var name: String
  /// Which value of the alignment rectangle it is, in the superview's coordinates: `left`, `top`,
  /// `width` or `height`.
  public var attribute: NSLayoutConstraint.Attribute
  /// The value that layout chose, in points.
  public var value: CGFloat
  /// The least value, in points; minus infinity if there is none.
  public var lower: CGFloat
  /// The largest value, in points; infinity if there is none.
  public var upper: CGFloat
  /// Constraints of equal priority that ask for different values: the choice between them is a tie.
  /// Empty if no constraint asks for a value.
  public var competing: [ConstraintSummary]
  /// One change that settles the value, as verified by solving again.
  public var remedy: String
}

nonisolated extension LayoutAmbiguity: CustomStringConvertible {
  /// The value, the interval, the reason and the remedy, in a few sentences.
  public var description: String { "\(message) \(remedy)" }

  /// The value, the interval and the reason.
  public var message: String {
    let interval: String
    switch (lower.isFinite, upper.isFinite) {
    case (true, true):
      interval = "any value from \(ConstraintText.number(lower)) to \(ConstraintText.number(upper))"
    case (true, false): interval = "any value of at least \(ConstraintText.number(lower))"
    case (false, true): interval = "any value of at most \(ConstraintText.number(upper))"
    case (false, false): interval = "any value"
    }
    let reason =
      competing.isEmpty
      ? "no constraint determines it"
      : "these constraints have the same priority and ask for different values: "
        + competing.map { "\($0.location.map { "\($0): " } ?? "")\($0.text)" }
        .joined(separator: "; ")
    return "\(name) is \(ConstraintText.number(value)), but could be \(interval): \(reason)."
  }
}
