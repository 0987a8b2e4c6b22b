/// Properties of texts, fields and scroll views that only an app sets when it loads a nib: how a text that is too long is cut, the keyboard, and
/// what scrolling does. The canvas shows none of them.
extension ViewBuilder {
  func setTextAndScrolling(of view: UIView, _ element: Element) {
    switch view {
    case let label as UILabel:
      if let mode = Self.lineBreakMode(element["lineBreakMode"]) { label.lineBreakMode = mode }
      if element.isYes("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = true }
      if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    case let button as UIButton:
      // The number of lines stays 1 for a mode that truncates; one that wraps frees it.
      if let mode = Self.lineBreakMode(element["lineBreakMode"]), button.currentTitle != nil {
        button.titleLabel?.lineBreakMode = mode
      }
    case let field as UITextField:
      setTraits(of: field, element)
      if element.isYes("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = true }
      if let mode = Self.viewModes[element["clearButtonMode"] ?? ""] {
        field.clearButtonMode = mode
      }
    case let bar as UISearchBar: setTraits(of: bar, element)
    case let text as UITextView:
      setTraits(of: text, element)
      if element.isNo("selectable") { text.isSelectable = false }
      setScrolling(of: text, element)
    case let scroll as UIScrollView: setScrolling(of: scroll, element)
    default: break
    }
  }

  private func setTraits(of input: any UITextInputTraits, _ element: Element) {
    guard let traits = element.child("textInputTraits", key: "textInputTraits") else { return }
    if let type = Self.keyboards[traits["keyboardType"] ?? ""] { input.keyboardType = type }
    if let type = Self.returnKeys[traits["returnKeyType"] ?? ""] { input.returnKeyType = type }
    switch traits["autocapitalizationType"] {
    case "words": input.autocapitalizationType = .words
    case "sentences": input.autocapitalizationType = .sentences
    case "allCharacters": input.autocapitalizationType = .allCharacters
    // Without the attribute, the nib sets none.
    default: input.autocapitalizationType = .none
    }
    func isOn(_ name: String) -> Bool? { traits[name].map { $0 == "yes" } }
    if let on = isOn("autocorrectionType") { input.autocorrectionType = on ? .yes : .no }
    if let on = isOn("spellCheckingType") { input.spellCheckingType = on ? .yes : .no }
    if let on = isOn("smartQuotesType") { input.smartQuotesType = on ? .yes : .no }
    if let on = isOn("smartDashesType") { input.smartDashesType = on ? .yes : .no }
    if let on = isOn("smartInsertDeleteType") { input.smartInsertDeleteType = on ? .yes : .no }
    if traits["keyboardAppearance"] == "light" { input.keyboardAppearance = .light }
    if ["dark", "alert"].contains(traits["keyboardAppearance"]) {
      input.keyboardAppearance = .dark
    }
    if traits.isYes("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = true }
    if traits.isYes("secureTextEntry") { input.isSecureTextEntry = true }
    if let type = traits["textContentType"] {
      input.textContentType = UITextContentType(rawValue: type)
    }
  }

  private func setScrolling(of view: UIScrollView, _ element: Element) {
    if element.isNo("scrollEnabled") { view.isScrollEnabled = false }
    if element.isYes("pagingEnabled") { view.isPagingEnabled = true }
    if element.isNo("bounces") { view.bounces = false }
    if element.isYes("alwaysBounceVertical") { view.alwaysBounceVertical = true }
    if element.isYes("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = true }
    if element.isNo("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = false }
    if element.isNo("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = false
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
  }

  private static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
