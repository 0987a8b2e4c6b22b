public import Foundation

/// The type of a message: which of them are written.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The number of the type; types with larger ones are more severe.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// A message that is always kept on Apple's platforms.
  public static let `default` = OSLogType(0)
  /// A message that may help.
  public static let info = OSLogType(1)
  /// A message for development.
  public static let debug = OSLogType(2)
  /// A message about an error.
  public static let error = OSLogType(16)
  /// A message about a mistake in the program.
  public static let fault = OSLogType(17)
}

/// The subsystem and category of messages.
public final class OSLog: NSObject, Sendable {
  /// A log without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are all dropped.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Creates a log for a part of an app. Messages begin with the category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Returns whether messages of a type are written: errors and faults.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && type.rawValue >= OSLogType.error.rawValue
  }

  func write(_ message: () -> OSLogMessage, _ type: OSLogType) {
    if isEnabled(type: type) { write(message().text) }
  }

  func write(_ text: String) {
    let line = category.isEmpty ? text : "\(category): \(text)"
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Writes a message with values in the places of a format such as `%{public}@`, as Foundation formats it.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  let format = "\(message)".replacingOccurrences(
    of: "%\\{[^}]*\\}",
    with: "%",
    options: .regularExpression
  )
  log.write(String(format: format, arguments: arguments))
}

/// Writes a message with values in the places of a format such as `%{public}@`, as Foundation formats it.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  let format = "\(message)".replacingOccurrences(
    of: "%\\{[^}]*\\}",
    with: "%",
    options: .regularExpression
  )
  log.write(String(format: format, arguments: arguments))
}

/// Writes a message.
public func os_log(
  _ type: OSLogType = .default,
  log: OSLog = .default,
  _ message: @autoclosure () -> OSLogMessage
) {
  log.write(message, type)
}
