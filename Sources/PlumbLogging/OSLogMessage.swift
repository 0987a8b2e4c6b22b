/// A message with values, of which each says how it is written. All values are written in full.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates the parts of a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }
  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value. Its format and privacy have no effect.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value())
  }

  /// Adds a number. Its format and privacy have no effect.
  public mutating func appendInterpolation<Number: Numeric>(
    _ number: @autoclosure () -> Number,
    format: OSLogNumberFormat,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(number())
  }

  private mutating func append(_ value: some Any) {
    // An optional is written as its value.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      text += mirror.children.first.map { "\($0.value)" } ?? "nil"
    } else {
      text += "\(value)"
    }
  }
}

/// Who may read a value in a message; all values are written in full here.
public struct OSLogPrivacy: Sendable {
  /// How a private value is told apart.
  public enum Mask: Sendable {
    /// By a hash of the value.
    case hash
    /// Not at all.
    case none
  }

  /// Everybody may read the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Only the owner may read the value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read the value.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Depends on the type of the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Only the owner may read the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The place of a value in its column; values are written without columns here.
public struct OSLogStringAlignment: Sendable {
  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// The form of a number in a message; numbers are written as Swift describes them here.
public struct OSLogNumberFormat: Sendable {
  /// A whole number.
  public static var decimal: OSLogNumberFormat { OSLogNumberFormat() }
  /// A number to the base 16.
  public static var hex: OSLogNumberFormat { OSLogNumberFormat() }
  /// A number with decimal places.
  public static var fixed: OSLogNumberFormat { OSLogNumberFormat() }
  /// A number with a given number of decimal places.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogNumberFormat {
    OSLogNumberFormat()
  }
}
