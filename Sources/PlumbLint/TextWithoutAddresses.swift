public import AutoLayout

nonisolated extension LayoutIssue {
  /// The report without the memory addresses of views that have no name, which differ in each run.
  public var reproducible: LayoutIssue {
    var issue = self
    issue.message = message.withoutAddresses
    issue.remedy = remedy.withoutAddresses
    issue.conflict?.explanation = conflict?.explanation.withoutAddresses ?? ""
    issue.conflict?.remedy = issue.remedy
    return issue
  }
}

nonisolated extension String {
  /// The text without the addresses in names such as `UILabel:0x55d0c0de`, which differ in each run.
  package var withoutAddresses: String {
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
  package var withoutNumbersAndTexts: String {
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
