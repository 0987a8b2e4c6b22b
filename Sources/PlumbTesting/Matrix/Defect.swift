import AutoLayout
import PlumbLint

/// Something that is wrong with a layout.
struct Defect {
  /// What it is, in a sentence or two for the failure of a test, without memory addresses.
  var text: String
  /// A text that is equal for one defect in several combinations, though their numbers and texts differ.
  var key: String
  /// The check that finds it; nil for expectations and errors of the test.
  var check: LayoutCheck?
  /// The text without its place, rule and remedy.
  var message: String
  /// A change that removes it; empty if none is known.
  var remedy = ""
  /// The file and line of the constraint, statement or expectation; nil if none is known.
  var place: (file: String, line: UInt)?

  /// A defect that has no place but the call.
  init(_ message: String, remedy: String = "", check: LayoutCheck? = nil) {
    text = (remedy.isEmpty ? message : "\(message) \(remedy)").withoutMemoryAddresses
    key = "|" + text.withoutNumbersAndTexts
    (self.message, self.remedy) = (message.withoutMemoryAddresses, remedy.withoutMemoryAddresses)
    self.check = check
    if check != nil { text += " [\(rule)]" }
  }

  /// A failure of an expectation.
  init(_ failure: Failure) {
    self.init(failure.message)
    key = "\(failure.site.line):\(failure.site.column)" + key
    place = ("\(failure.site.filePath)", failure.site.line)
  }

  init(_ issue: LayoutIssue) {
    let issue = issue.reproducible
    guard let conflict = issue.conflict else {
      self.init(issue.message, remedy: issue.remedy, check: .issue)
      text = "\(issue) [issue]"
      key = (issue.location.map { "\($0)" } ?? "") + "|" + text.withoutNumbersAndTexts
      place = issue.location.map { ($0.file, $0.line) }
      return
    }
    self.init(conflict.explanation, remedy: conflict.remedy, check: .conflict)
    // The numbers in the sentence depend on the screen; the app's constraints do not.
    let members = conflict.members.filter { $0.source == .statement }
    let texts = members.map { "\($0.location?.description ?? "") \($0.text)" }
    let places = members.compactMap { $0.location.map { "\($0)" } }
    key = texts.joined(separator: "|").withoutMemoryAddresses.withoutNumbersAndTexts
    key += "|" + places.joined(separator: "|")
    place = (issue.location ?? members.lazy.compactMap(\.location).first).map { ($0.file, $0.line) }
  }

  init(_ finding: LayoutFinding) {
    let finding = finding.reproducible
    self.init(finding.message, remedy: finding.remedy, check: .lint(finding.rule))
    text = finding.description
    key = finding.cause
    place = finding.location.map { ($0.file, $0.line) }
  }

  /// The id of the rule in reports.
  var rule: String {
    switch check {
    case .lint(let rule): rule.rawValue
    case .conflict: "conflict"
    case .issue: "issue"
    case nil: "expectation"
    }
  }
}

/// The defects of the layouts of a matrix, each with its combinations, in the order in which they were found.
struct DefectList {
  struct Entry {
    var defect: Defect
    var combinations: [LayoutMatrix.Combination]
    /// The picture of the first combination; nil if there was nothing to draw.
    var picture: String?
  }

  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Whether a defect of a check was found in all of the first combinations; true for none of them.
  func contains(_ check: LayoutCheck, inAllOf count: Int) -> Bool {
    count == 0 || entries.contains { $0.defect.check == check && $0.combinations.count == count }
  }

  /// Adds a defect in a combination.
  ///
  /// - Parameter picture: draws the layout. It is called for a new defect only.
  mutating func add(
    _ defect: Defect,
    in combination: LayoutMatrix.Combination,
    picture: () -> String?
  ) {
    if let place = places[defect.key] {
      if entries[place].combinations.last != combination {
        entries[place].combinations.append(combination)
      }
      return
    }
    places[defect.key] = entries.count
    entries.append(Entry(defect: defect, combinations: [combination], picture: picture()))
  }
}
