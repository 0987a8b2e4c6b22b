import Expectations
import Testing

@testable import PlumbLogging

@Suite struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `a message writes its values in full, whatever their privacy and format`() {
    let (name, missing): (String?, Int?) = ("card", nil)
    expectEqual(text("plain"), "plain")
    expectEqual(
      text("\(name, privacy: .private) of \(3, format: .hex, privacy: .public): \(missing)"),
      "card of 3: nil"
    )
    expectEqual(
      text("\(1.5, align: .left(columns: 8)) and \([1, 2], privacy: .private(mask: .hash))"),
      "1.5 and [1, 2]"
    )
  }

  @Test func `a message that is dropped is not put together`() {
    func message() -> String {
      Issue.record("a message of a dropped type was put together")
      return ""
    }
    let logger = Logger(subsystem: "org.example.cards", category: "cards")
    logger.debug("\(message())")
    logger.log(level: .info, "\(message())")
    Logger(OSLog.disabled).fault("\(message())")
  }

  @Test func `errors and faults are written, other types are not`() {
    let log = OSLog(subsystem: "org.example.cards", category: "cards")
    expectTrue(log.isEnabled(type: .error) && log.isEnabled(type: .fault))
    expectTrue(
      !log.isEnabled(type: .debug) && !log.isEnabled(type: .info) && !log.isEnabled(type: .default)
    )
    expectTrue(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `a lock gives its state to one thread at a time`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    expectEqual(lock.withLock { $0 }, 8000)
    let empty = OSAllocatedUnfairLock()
    expectTrue(empty.lockIfAvailable())
    expectTrue(!empty.lockIfAvailable())
    empty.unlock()
  }
}
