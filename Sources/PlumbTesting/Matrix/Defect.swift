import AutoLayout
import PlumbLint

/// Something that is wrong with a layout.
struct Defect {
  /// What it is, in a sentence or two, without memory addresses.
  var text: String
  /// A text that is equal for one defect in several combinations, though their numbers and texts differ.
  var key: String

  /// - Parameter place: the places in the source that belong to the defect, whose numbers distinguish it.
  init(text: String, place: String = "") {
    self.text = text.withoutAddresses
    key = place + "|" + self.text.withoutNumbersAndTexts
  }

  init(_ issue: LayoutIssue) {
    if let conflict = issue.conflict {
      self.init(text: "\(conflict.explanation) \(conflict.remedy)")
      // The numbers in the sentence depend on the screen; the app's constraints do not.
      let members = conflict.members.filter { $0.source == .statement }
      key =
        members.map { "\($0.location?.description ?? "") \($0.text)" }.joined(separator: "|")
        .withoutAddresses.withoutNumbersAndTexts
      let places = members.compactMap { $0.location.map { "\($0)" } }
      key += "|" + places.joined(separator: "|")
    } else {
      self.init(text: issue.description, place: issue.location.map { "\($0)" } ?? "")
    }
  }

  init(_ finding: LayoutFinding) {
    self.init(
      text: finding.description,
      place: "\(finding.rule.rawValue) \(finding.location.map { "\($0)" } ?? "")"
    )
  }
}

extension String {
  /// The text without the addresses in names such as `UILabel:0x55d0c0de`, which differ in each run.
  var withoutAddresses: String {
    var result = ""
    var rest = self[...]
    while let colon = rest.firstRange(of: ":0x")?.lowerBound {
      result += rest[..<colon]
      rest = rest[colon...].dropFirst(3)
      rest = rest.drop { $0.isHexDigit }
    }
    return result + rest
  }

  /// The text with `#` in place of each number and of each text between apostrophes.
  fileprivate var withoutNumbersAndTexts: String {
    var result = ""
    var isInside = false
    for letter in self {
      if letter == "'" { isInside.toggle() }
      let isPart = isInside || letter.isNumber || letter == "."
      if !isPart { result.append(letter) } else if result.last != "#" { result.append("#") }
    }
    return result
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
