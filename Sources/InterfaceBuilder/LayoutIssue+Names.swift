import Foundation

/// What reports of layout call views and guides that the file does not name. Addresses differ from run to run.
struct ItemNames {
  private var names: [(address: String, name: String)] = []

  /// - Parameter root: the tree that the reports are about.
  init(_ root: UIView) { take(root, parent: nil) }

  private mutating func take(_ view: UIView, parent: String?) {
    var name = view.layoutName
    if name.contains("0x") {
      let kind = "\(type(of: view))"
      names.append((name, parent.map { "\(kind) in \($0)" } ?? kind))
      name = names[names.count - 1].name
    }
    for guide in view.layoutGuides {
      let text = guide.layoutName
      let kind = Self.kinds[guide.identifier] ?? "the guide '\(guide.identifier)'"
      names.append((text, "\(kind) of \(name)"))
    }
    for subview in view.subviews { take(subview, parent: name) }
  }

  private static let kinds = [
    "UIViewSafeAreaLayoutGuide": "the safe area",
    "UIViewLayoutMarginsGuide": "the margins",
    "UIViewReadableContentGuide": "the readable width",
    "UIViewKeyboardLayoutGuide": "the room above the keyboard",
    "UIScrollViewContentLayoutGuide": "the content",
    "UIScrollViewFrameLayoutGuide": "the frame",
  ]

  func spelled(_ issue: LayoutIssue) -> LayoutIssue {
    var issue = issue
    issue.message = spelled(issue.message)
    issue.remedy = spelled(issue.remedy)
    for index in issue.constraints.indices {
      issue.constraints[index].text = spelled(issue.constraints[index].text)
    }
    if let text = issue.leftOut?.text { issue.leftOut?.text = spelled(text) }
    return issue
  }

  private func spelled(_ text: String) -> String {
    if !text.contains("0x") { return text }
    var result = text
    for (address, name) in names { result = result.replacingOccurrences(of: address, with: name) }
    // What has no name, and is in no tree any more.
    while let start = result.range(of: ":0x")?.lowerBound {
      let digits = result[start...].dropFirst(3).prefix { $0.isHexDigit }
      result.removeSubrange(start..<digits.endIndex)
    }
    return result
  }
}
