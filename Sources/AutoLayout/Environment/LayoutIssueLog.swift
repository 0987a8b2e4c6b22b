/// A list of the issues that an environment reports, for tests and tools that examine them
/// afterwards.
///
/// ```swift
/// let log = LayoutIssueLog()
/// LayoutEnvironment.current.with { $0.report = log.append } run: { … }
/// ```
///
/// - Note: `@unchecked Sendable` holds because the list is accessed only under the lock.
nonisolated public final class LayoutIssueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [LayoutIssue] = []

  /// Creates an empty list.
  public init() {}

  /// Adds an issue to the list. May be called on any thread.
  @Sendable public func append(_ issue: LayoutIssue) {
    lock.lock()
    defer { lock.unlock() }
    list.append(issue)
  }

  /// The issues reported so far, in the order of their reports.
  public var issues: [LayoutIssue] {
    lock.lock()
    defer { lock.unlock() }
    return list
  }
}
