/// How a sentence calls views and guides.
struct ConflictNames {
  /// Who is just "it".
  var main: LayoutItem?

  /// Something was told of these: the main item is "it" as long as it is the only one that was named.
  mutating func note(_ items: [LayoutItem]) {
    if items.contains(where: { $0 !== main }) { main = nil }
  }

  func callAsFunction(_ item: LayoutItem) -> String {
    item === main ? "it" : item.spokenName
  }

  /// `its left edge`, or `the left edge of `a``.
  func part(_ part: String, of item: LayoutItem) -> String {
    item === main ? "its \(part)" : "the \(part) of \(item.spokenName)"
  }
}

extension LayoutItem {
  /// `` `avatar` ``, or `` the safe area of `card` ``.
  var spokenName: String {
    guard case .guide(let guide)? = kind else { return "`\(layoutName)`" }
    if let label = guide.layoutLabel { return "`\(label)`" }
    if let kind = guide.kindInWords {
      return "\(kind) of \(owner.map { "`\($0.layoutName)`" } ?? "a view that is gone")"
    }
    return "`\(guide.identifier.isEmpty ? guide.layoutName : guide.identifier)`"
  }
}

extension UILayoutGuide {
  /// What the runtime has made the guide for; nil for all others.
  package var kindInWords: String? {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "the safe area"
    case "UIViewLayoutMarginsGuide": "the margins"
    case "UIViewReadableContentGuide": "the readable width"
    case "UIViewKeyboardLayoutGuide": "the room above the keyboard"
    case "UIScrollViewContentLayoutGuide": "the content"
    case "UIScrollViewFrameLayoutGuide": "the frame"
    default: nil
    }
  }
}
