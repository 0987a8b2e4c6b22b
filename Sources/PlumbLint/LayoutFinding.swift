public import AutoLayout

/// A place in a laid-out tree that a rule of ``LayoutLint`` objects to.
nonisolated public struct LayoutFinding {
  /// The rule.
  public var rule: LayoutRule
  /// The view concerned; nil once it is deallocated.
  public internal(set) weak var view: UIView?
  /// The name of the view in reports.
  public var viewName: String
  /// The defect in one sentence, with the names of views and the numbers.
  public var message: String
  /// A change that removes the finding, in one sentence.
  public var remedy: String
  /// The source location of the constraint to blame; nil if there is none, or if it has no known
  /// location.
  public var location: SourceLocation?
}

extension LayoutFinding {
  init(
    _ rule: LayoutRule,
    _ view: UIView,
    _ message: String,
    remedy: String,
    blame constraint: NSLayoutConstraint? = nil
  ) {
    self.init(
      rule: rule,
      view: view,
      viewName: view.layoutName,
      message: message,
      remedy: remedy,
      location: constraint?.statement
    )
  }
}

nonisolated extension LayoutFinding: CustomStringConvertible {
  /// The finding in one line: `Card.swift:12: message Remedy. [rule-id]`.
  public var description: String {
    "\(location.map { "\($0): " } ?? "")\(message) \(remedy) [\(rule.rawValue)]"
  }
}
