public import AutoLayout

nonisolated extension LayoutIssue {
  /// The report without the memory addresses of views that have no name, which differ in each run.
  public var reproducible: LayoutIssue {
    var issue = self
    issue.message = message.withoutMemoryAddresses
    issue.remedy = remedy.withoutMemoryAddresses
    issue.conflict?.explanation = conflict?.explanation.withoutMemoryAddresses ?? ""
    issue.conflict?.remedy = issue.remedy
    return issue
  }
}

nonisolated extension String {
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
