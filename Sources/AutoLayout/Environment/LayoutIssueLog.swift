/// Keeps what an environment reports, for tests and tools that look at it afterwards.
///
/// ```swift
/// let log = LayoutIssueLog()
/// LayoutEnvironment.current.with { $0.report = log.append } run: { … }
/// ```
///
/// - Note: `@unchecked Sendable` holds because the list is touched under the lock alone.
public final class LayoutIssueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [LayoutIssue] = []

  public init() {}

  @Sendable public func append(_ issue: LayoutIssue) {
    lock.lock()
    defer { lock.unlock() }
    list.append(issue)
  }

  /// What was reported so far, in order.
  public var issues: [LayoutIssue] {
    lock.lock()
    defer { lock.unlock() }
    return list
  }
}
