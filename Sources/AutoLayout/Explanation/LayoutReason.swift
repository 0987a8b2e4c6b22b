/// Why an edge, a centre or a length of a view or layout guide has its value.
///
/// Values are those of the alignment rectangle in the superview's coordinates, in points, before the
/// rounding to pixels.
nonisolated public struct LayoutReason: Sendable {
  /// A part of the value.
  nonisolated public struct Step: Sendable {
    /// The constraint that contributes; nil for a value that no constraint determines.
    public var constraint: ConstraintSummary?
    /// The constraint or value as text.
    public var text: String
    /// How much it adds to the value, in points.
    public var amount: CGFloat
    /// How much the value changes with each point of the constraint's constant.
    public var factor: CGFloat
  }

  /// A constraint with a lower priority that would have another value.
  nonisolated public struct Pressure: Sendable {
    /// The constraint.
    public var constraint: ConstraintSummary
    /// Its priority.
    public var priority: UILayoutPriority
    /// How far it is from being satisfied, in points.
    public var error: CGFloat
  }

  /// The name of the value in reports: `title.width`.
  public var name: String
  /// The value, in points.
  public var value: CGFloat
  /// The chain from the view to the root: the constraints that give the value, nearest first. Their
  /// amounts add up to ``value``.
  public var steps: [Step]
  /// The constraints that would have another value, and are not satisfied because of ``steps`` or of
  /// each other.
  public var pressing: [Pressure]
  /// The constants that change the value, one at a time, as verified by trial: `the 16 in Card.swift:12`. One that moves the value in
  /// one direction only says so.
  public var changes: [String]
}

nonisolated extension LayoutReason: CustomStringConvertible {
  /// The value, one line for each step, their sum, what presses against the value, and what would
  /// change it.
  public var description: String {
    if steps.isEmpty {
      return "\(name) is \(ConstraintText.number(value)). No constraint is involved."
    }
    var lines = ["\(name) is \(ConstraintText.number(value)):"]
    for step in steps {
      let place = step.constraint?.location.map { "\($0): " } ?? ""
      lines.append("  \(place)\(step.text)\(step.amountText)")
    }
    if let sum { lines.append("  \(sum)") }
    if !pressing.isEmpty {
      lines.append("Not satisfied because of these:")
      for pressure in pressing {
        let place = pressure.constraint.location.map { "\($0): " } ?? ""
        let error = ConstraintText.number(pressure.error)
        let priority = ConstraintText.number(Double(pressure.priority.rawValue))
        lines.append(
          "  \(place)\(pressure.constraint.text) at priority \(priority), by \(error)"
        )
      }
    }
    if !changes.isEmpty {
      lines.append("For another value, change \(changes.joined(separator: ", or ")).")
    }
    return lines.joined(separator: "\n")
  }

  /// The amounts that are not 0, as a sum; nil if there are fewer than two.
  private var sum: String? {
    let amounts = steps.map(\.amount).filter { $0 != 0 }
    if amounts.count < 2 { return nil }
    var text = ConstraintText.number(amounts[0])
    for amount in amounts.dropFirst() {
      text += " \(amount < 0 ? "-" : "+") \(ConstraintText.number(amount.magnitude))"
    }
    return "\(text) = \(ConstraintText.number(value))"
  }
}

nonisolated extension LayoutReason.Step {
  fileprivate var amountText: String {
    if amount == 0 { return "" }
    return " (\(amount < 0 ? "-" : "+")\(ConstraintText.number(amount.magnitude)))"
  }
}
