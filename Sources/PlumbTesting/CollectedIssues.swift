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
