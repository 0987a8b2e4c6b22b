/// The priority of a constraint or of a content size: 1000 is required, all values between 0 and
/// 1000 are optional.
///
/// Priorities are strictly ordered: an error at one priority outweighs all errors at lower ones.
/// Fractions are distinct priorities.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number. The range is checked where the priority is used.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number. The range is checked where the priority is used.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance of content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: for a drag that may resize the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: for a drag that must not resize the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target in a computation of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the priority is in the range 0 < p <= 1000.
  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

/// Arithmetic on priorities, as in `.required - 1`.
nonisolated extension UILayoutPriority: Comparable {
  /// Returns whether the first priority is lower than the second.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// Returns a priority raised by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority lowered by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
  }
}
