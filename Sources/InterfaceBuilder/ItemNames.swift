import Foundation

/// Replaces memory addresses in reports by names of views and guides without a name in the file, because addresses differ in each
/// run.
struct ItemNames {
  /// The name with the address and its replacement, by address.
  private var names: [Substring: (old: String, new: String)] = [:]

  /// Collects the names of a view hierarchy.
  ///
  /// - Parameter root: the root of the hierarchy whose reports are changed.
  init(_ root: UIView) { take(root, parent: nil) }

  private mutating func take(_ view: UIView, parent: String?) {
    var name = view.layoutName
    if name.contains("0x") {
      let kind = view.shownClassName
      let new = parent.map { "\(kind) in \($0)" } ?? kind
      note(name, new)
      name = new
    }
    for guide in view.layoutGuides {
      let kind = guide.kindInWords ?? "the guide '\(guide.identifier)'"
      note(guide.layoutName, "\(kind) of \(name)")
    }
    for subview in view.subviews { take(subview, parent: name) }
  }

  private mutating func note(_ old: String, _ new: String) {
    guard let place = old.range(of: ":0x") else { return }
    names[Self.address(after: place.lowerBound, in: old)] = (old, new)
  }

  /// The address at a position, with the colon: `:0x55d0c0de`.
  private static func address(after start: String.Index, in text: String) -> Substring {
    let end = text[start...].dropFirst(3).firstIndex { !$0.isHexDigit } ?? text.endIndex
    return text[start..<end]
  }

  func spelled(_ issue: LayoutIssue) -> LayoutIssue {
    if let conflict = issue.conflict { return LayoutIssue(conflict.spelled(spelled)) }
    var issue = issue
    issue.message = spelled(issue.message)
    issue.remedy = spelled(issue.remedy)
    return issue
  }

  private func spelled(_ text: String) -> String {
    var result = text
    while let start = result.range(of: ":0x")?.lowerBound {
      let address = Self.address(after: start, in: result)
      if let (old, new) = names[address], result.contains(old), !new.contains(":0x") {
        result = result.replacingOccurrences(of: old, with: new)
      } else {
        // The view is no longer in the hierarchy, or its name in the file contains the address.
        result.removeSubrange(start..<address.endIndex)
      }
    }
    return result
  }
}
