import PlumbLint

/// A rule by which findings are named: one of `LayoutLint`, or what layout and tests report themselves.
public struct FindingRule: Hashable, Sendable {
  /// The id in reports and options.
  public var id: String
  /// What the rule finds, in one sentence.
  public var summary: String

  /// Required constraints contradict each other.
  public static let conflict = FindingRule(
    "conflict",
    "Required constraints contradict each other."
  )
  /// A mistake that layout reports.
  public static let issue = FindingRule("issue", "A statement has a mistake or is doubtful.")
  /// An expectation of a test.
  public static let expectation = FindingRule(
    "expectation",
    "An expectation of a test does not hold."
  )

  /// All rules, ordered by their ids.
  public static let all: [FindingRule] =
    ([conflict, issue, expectation]
    + LayoutRule.allCases.map { FindingRule($0.rawValue, $0.summary) })
    .sorted { $0.id < $1.id }

  /// The rule with an id; an unknown id stands for itself.
  static func withID(_ id: String) -> FindingRule {
    all.first { $0.id == id } ?? FindingRule(id, id)
  }

  private init(_ id: String, _ summary: String) { (self.id, self.summary) = (id, summary) }
}

extension LayoutRule {
  /// An error if a user of the app sees the defect at once.
  var level: Finding.Level {
    switch self {
    case .ambiguousLayout, .clippedText, .emptyView, .overlappingSiblings: .error
    default: .warning
    }
  }
}
