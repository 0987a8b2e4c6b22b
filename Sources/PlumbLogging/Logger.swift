import Foundation

/// Writes messages of a part of an app.
///
/// There is no unified log on this platform: errors and faults go to standard error with their category, and all other messages
/// are dropped without being put together.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of the app as a whole.
  public init() { log = .default }

  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger with the subsystem and category of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default type.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .default) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message, level)
  }
  /// Drops a message.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .debug) }
  /// Drops a message.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .debug) }
  /// Drops a message.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .info) }
  /// Drops a message.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .default) }
  /// Writes a message about an error.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .error) }
  /// Writes a message about an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .error) }
  /// Writes a message about a fault.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .fault) }
  /// Writes a message about a fault.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message, .fault) }
}
