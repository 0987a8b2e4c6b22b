public import AutoLayout

/// Runs a closure in its own layout environment, and collects the reported issues instead of printing them.
///
/// - Parameters:
///   - direction: the reading direction of views that do not force one.
///   - measurer: the text measurer; nil for the default.
///   - body: the code that makes and lays out views.
/// - Returns: the result of the closure, and the issues in the order of the reports.
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

/// Runs a closure as ``collectingIssues(direction:measurer:_:)`` does, and throws if an issue is reported: a conflict, a warning or a
/// mistake.
///
/// - Parameters:
///   - direction: the reading direction of views that do not force one.
///   - measurer: the text measurer; nil for the default.
///   - includingAmbiguity: whether an ambiguous layout is reported too. A view or controller that the closure returns is laid out then.
///   - body: the code that makes and lays out views.
/// - Throws: ``ReportedIssues``, or the error that the closure throws.
public func throwingIssues<Result>(
  direction: UIUserInterfaceLayoutDirection = .leftToRight,
  measurer: (any TextMeasuring)? = nil,
  includingAmbiguity: Bool = false,
  _ body: () throws -> Result
) throws -> Result {
  let (result, issues) = try collectingIssues(direction: direction, measurer: measurer) {
    try LayoutEnvironment.current.with {
      $0.reportsAmbiguousLayout = includingAmbiguity
    } run: {
      let result = try body()
      if includingAmbiguity {
        ((result as? UIView) ?? (result as? UIViewController)?.view)?.layoutIfNeeded()
      }
      return result
    }
  }
  if !issues.isEmpty { throw ReportedIssues(issues: issues) }
  return result
}

/// The error that ``throwingIssues(direction:measurer:includingAmbiguity:_:)`` throws if issues are reported.
public struct ReportedIssues: Error, CustomStringConvertible {
  /// The issues, in the order of the reports.
  public let issues: [LayoutIssue]

  /// The descriptions of the issues, each on its own line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
