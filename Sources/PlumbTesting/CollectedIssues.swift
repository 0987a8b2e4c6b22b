public import AutoLayout

/// Runs `body` in an environment of its own and keeps what is reported instead of printing it.
///
/// - Parameter direction: the reading direction of views that do not force one.
public func collectingIssues<Result>(
  direction: UIUserInterfaceLayoutDirection = .leftToRight,
  measurer: (any TextMeasuring)? = nil,
  _ body: () throws -> Result
) rethrows -> (result: Result, issues: [LayoutIssue]) {
  let log = LayoutIssueLog()
  let result = try LayoutEnvironment().with {
    $0.report = log.append
    $0.userInterfaceLayoutDirection = direction
    if let measurer { $0.textMeasurer = measurer }
  } run: {
    try body()
  }
  return (result, log.issues)
}

/// Runs `body` as ``collectingIssues(direction:measurer:_:)`` does, and throws what was reported if anything was: conflicts and
/// doubts as well as mistakes.
///
/// - Throws: ``ReportedIssues``, or what `body` throws.
public func throwingIssues<Result>(
  direction: UIUserInterfaceLayoutDirection = .leftToRight,
  measurer: (any TextMeasuring)? = nil,
  _ body: () throws -> Result
) throws -> Result {
  let (result, issues) = try collectingIssues(direction: direction, measurer: measurer, body)
  if !issues.isEmpty { throw ReportedIssues(issues: issues) }
  return result
}

/// What was reported where nothing was to be reported.
public struct ReportedIssues: Error, CustomStringConvertible {
  /// At least one, in the order of the reports.
  public let issues: [LayoutIssue]

  /// An issue a line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
