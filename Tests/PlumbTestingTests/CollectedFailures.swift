import Foundation

@testable import PlumbTesting

/// Runs a closure, and returns the messages of the failures that it records, without the folder of the pictures.
func failures(_ body: () throws -> Void) rethrows -> [String] {
  let log = MessageLog()
  try FailureReceiver.$current.withValue(FailureReceiver { log.append($0.message) }) { try body() }
  return log.messages.map {
    $0.replacingOccurrences(of: PictureFolder.current.path, with: "PICTURES")
  }
}

/// - Note: `@unchecked Sendable` holds because the list is accessed only under the lock.
private final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  func append(_ message: String) { lock.withLock { list.append(message) } }

  var messages: [String] { lock.withLock { list } }
}
