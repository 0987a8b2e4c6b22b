import AutoLayout
import PlumbLint

/// The rules that `plumb lint` applies: those of `LayoutLint`, and what layout itself reports.
public struct LintSelection: Sendable {
  /// The ids that ``init(except:)`` takes.
  public static let ids: [String] =
    ([FindingRule.conflict.id, FindingRule.issue.id] + LayoutRule.allCases.map(\.rawValue)).sorted()

  private let ids: Set<String>

  /// Selects all rules but some.
  ///
  /// - Parameter ids: the ids of rules that are not applied; unknown ones are ignored.
  public init(except ids: [String] = []) { self.ids = Set(Self.ids).subtracting(ids) }

  /// The rules of `LayoutLint`.
  var layoutRules: Set<LayoutRule> { Set(LayoutRule.allCases.filter { ids.contains($0.rawValue) }) }

  /// The conflicts and mistakes that layout has reported.
  ///
  /// - Parameter place: the place of reports without a location.
  func findings(
    in issues: [LayoutIssue],
    at place: (file: String, line: Int),
    _ screens: [Finding.Screen]
  ) -> [Finding] {
    let findings = issues.map(\.reproducible).map { issue in
      let rule: FindingRule = issue.kind == .conflict ? .conflict : .issue
      return Finding(
        rule: rule.id,
        level: issue.kind == .doubtfulStatement ? .warning : .error,
        message: issue.conflict?.explanation ?? issue.message,
        remedy: issue.remedy,
        file: issue.location?.file ?? place.file,
        line: issue.location.map { Int($0.line) } ?? place.line,
        screens: screens
      )
    }
    return applied(to: findings)
  }

  /// The findings of the selected rules.
  func applied(to findings: [Finding]) -> [Finding] { findings.filter { ids.contains($0.rule) } }
}

extension Finding {
  init(_ finding: LayoutFinding, at place: (file: String, line: Int), _ screens: [Screen]) {
    self.init(
      rule: finding.rule.rawValue,
      level: finding.rule.level,
      message: finding.message,
      remedy: finding.remedy,
      file: place.file,
      line: place.line,
      screens: screens
    )
  }
}
