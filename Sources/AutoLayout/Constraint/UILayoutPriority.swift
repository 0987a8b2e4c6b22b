/// How much a constraint or a content size matters: 1000 is required, everything between 0 and 1000 is a wish.
///
/// Any error at a priority is worse than every error below it; fractions are priorities of their own.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether 0 < p <= 1000.
  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

/// Apple's arithmetic: `.required - 1`.
extension UILayoutPriority: Comparable {
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
  }
}
