import Foundation

/// Ends the process when a case takes too long.
///
/// - Note: `@unchecked Sendable` is sound because variables are accessed only while the lock is held.
final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Duration
  private var began = ContinuousClock.now
  private var name = ""

  init(limit: Duration) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.25)
        check()
      }
    }
  }

  func begin(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    began = .now
    self.name = name
  }

  private func check() {
    lock.lock()
    defer { lock.unlock() }
    if name.isEmpty || ContinuousClock.now - began < limit { return }
    print("HANG \(name)")
    fflush(nil)
    _exit(70)
  }
}
