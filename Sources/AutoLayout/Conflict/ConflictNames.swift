/// The names of views and layout guides in the sentence about a conflict.
struct ConflictNames {
  /// The item that is called "it".
  var main: LayoutItem?

  /// Records that items were named. The main item is called "it" only until another item is named.
  mutating func note(_ items: [LayoutItem]) {
    if items.contains(where: { $0 !== main }) { main = nil }
  }

  func callAsFunction(_ item: LayoutItem) -> String {
    item === main ? "it" : item.spokenName
  }

  /// Returns the name of a part of an item: `its left edge`, or
  /// `` the left edge of `a` ``.
  func part(_ part: String, of item: LayoutItem) -> String {
    item === main ? "its \(part)" : "the \(part) of \(item.spokenName)"
  }
}

extension LayoutItem {
  /// The name of the item in a sentence: `` `avatar` ``, or `` the safe area of `card` ``.
  var spokenName: String {
    guard case .guide(let guide)? = kind else { return "`\(layoutName)`" }
    if let label = guide.layoutLabel { return "`\(label)`" }
    if let kind = guide.kindInWords {
      return "\(kind) of \(owner.map { "`\($0.layoutName)`" } ?? "a deallocated view")"
    }
    return "`\(guide.identifier.isEmpty ? guide.layoutName : guide.identifier)`"
  }
}

extension UILayoutGuide {
  /// The purpose for which the runtime created the guide, in words; nil for other guides.
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
