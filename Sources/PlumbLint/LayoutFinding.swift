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
  /// A text that is equal for one defect in several layouts, though the numbers, texts and memory
  /// addresses in its message differ.
  public internal(set) var cause: String
}

extension LayoutFinding {
  /// - Parameter subject: what identifies the defect in several layouts, if not the message.
  init(
    _ rule: LayoutRule,
    _ view: UIView,
    _ message: String,
    remedy: String,
    blame constraint: NSLayoutConstraint? = nil,
    subject: String? = nil
  ) {
    let location = constraint?.statement
    let place = "\(rule.rawValue) \(location.map { "\($0)" } ?? "")"
    let text = (subject ?? "\(message) \(remedy)").withoutMemoryAddresses.withoutNumbersAndTexts
    self.init(
      rule: rule,
      view: view,
      viewName: view.layoutName,
      message: message,
      remedy: remedy,
      location: location,
      cause: "\(place)|\(text)"
    )
  }
}

nonisolated extension LayoutFinding {
  /// The finding without the memory addresses of views that have no name, which differ in each run.
  public var reproducible: LayoutFinding {
    var finding = self
    finding.viewName = viewName.withoutMemoryAddresses
    finding.message = message.withoutMemoryAddresses
    finding.remedy = remedy.withoutMemoryAddresses
    return finding
  }
}

nonisolated extension LayoutFinding: CustomStringConvertible {
  /// The finding in one line: `Card.swift:12: message Remedy. [rule-id]`.
  public var description: String {
    "\(location.map { "\($0): " } ?? "")\(message) \(remedy) [\(rule.rawValue)]"
  }
}
