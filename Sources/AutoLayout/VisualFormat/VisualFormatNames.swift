/// The values of the names in a visual format.
struct VisualFormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  /// Returns the view or layout guide of a name. (Rule 9.14.)
  func item(named name: String, at position: Int) throws(VisualFormatError) -> LayoutItem {
    guard let value = views[name] else {
      throw VisualFormatError(
        explanation: "\(name) is not a key in the views dictionary.",
        position: position,
        remedy: "Its keys: \(Self.list(views.keys))."
      )
    }
    guard let item = NSLayoutConstraint.item(value) else {
      throw VisualFormatError(
        explanation:
          "Constraint items must each be a view or layout guide, and \(name) is neither.",
        position: position,
        remedy: "Its value in the views dictionary is \(Self.kind(of: value))."
      )
    }
    return item
  }

  /// Returns the number of a name; nil if there is none.
  func metric(named name: String, at position: Int) throws(VisualFormatError) -> CGFloat? {
    guard let value = metrics[name] else { return nil }
    guard let number = Self.number(value) else {
      throw VisualFormatError(
        explanation: "Encountered metric with name \"\(name)\", but its value is not a number.",
        position: position,
        remedy: "Its value in the metrics dictionary is \(Self.kind(of: value))."
      )
    }
    if number.magnitude <= 1e12 { return number }
    throw VisualFormatError(
      explanation:
        "Encountered metric with name \"\(name)\", but its value \(number) is not finite, or too large.",
      position: position,
      remedy: "Use a finite number of points."
    )
  }

  func missingMetric(_ name: String, at position: Int, orView: Bool) -> VisualFormatError {
    VisualFormatError(
      explanation: "Encountered metric with name \"\(name)\", but value was not specified in "
        + (orView ? "metrics or views dictionaries." : "metrics dictionary."),
      position: position,
      remedy: "The metrics dictionary has \(Self.list(metrics.keys))"
        + (orView ? ", the views dictionary \(Self.list(views.keys))." : ".")
    )
  }

  /// Converts a number of any type; returns nil for a value that is not a number. (Rule 9.12.)
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Decimal: CGFloat(NSDecimalNumber(decimal: number).doubleValue)
    case let isSet as Bool: isSet ? 1 : 0
    default: nil
    }
  }

  private static func kind(of value: Any) -> String {
    if case Optional<Any>.none = value as Any? { return "nil" }
    return "of type \(type(of: value))"
  }

  private static func list(_ names: Dictionary<String, Any>.Keys) -> String {
    names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
  }
}
