extension ViewBuilder {
  func configure(_ view: UILabel, _ element: Element) {
    let attributed = element.child("attributedString", key: "attributedText")
    view.text = attributed?.joinedText ?? element.text("text")
    let run = attributed.flatMap(firstRun)
    view.font = run?.font ?? font(of: element) ?? scaled(17)
    view.textColor = run?.color ?? color(element, "textColor") ?? .label
    view.numberOfLines = lines(element)
    view.textAlignment = alignment(run?.alignment ?? element["textAlignment"])
    view.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
  }

  func configure(_ view: UITextField, _ element: Element) {
    view.text = element.text("text")
    view.placeholder = element["placeholder"]
    view.font = font(of: element) ?? scaled(14)
    view.textColor = color(element, "textColor") ?? .label
    view.textAlignment = alignment(element["textAlignment"])
    switch element["borderStyle"] {
    case "roundedRect": view.borderStyle = .roundedRect
    case "line": view.borderStyle = .line
    case "bezel": view.borderStyle = .bezel
    default: break
    }
    view.isSecureTextEntry =
      element.child("textInputTraits", key: "textInputTraits")?.isYes("secureTextEntry") ?? false
  }

  func configure(_ view: UITextView, _ element: Element) {
    let attributed = element.child("attributedString", key: "attributedText")
    let run = attributed.flatMap(firstRun)
    view.text = attributed?.joinedText ?? element.text("text") ?? ""
    view.font = run?.font ?? font(of: element) ?? scaled(14)
    view.textColor = run?.color ?? color(element, "textColor") ?? .label
    view.textAlignment = alignment(run?.alignment ?? element["textAlignment"])
    view.isScrollEnabled = !element.isNo("scrollEnabled")
    view.isEditable = !element.isNo("editable")
  }

  private func lines(_ element: Element) -> Int {
    guard let text = element["numberOfLines"] else { return 1 }
    if let lines = Int(text), (0...10_000).contains(lines) { return lines }
    note(.badNumber, "numberOfLines is not a valid number ('\(text)'); 1 is used.", element)
    return 1
  }

  func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    case "justified": .justified
    default: .natural
    }
  }

  // MARK: Fonts

  func scaled(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size * textScale) }

  /// The font that a `fontDescription` describes; nil if there is none.
  ///
  /// - Parameter role: the key of the description.
  func font(of element: Element, _ role: String = "fontDescription") -> UIFont? {
    guard let description = element.child("fontDescription", key: role) else { return nil }
    if let style = description["style"] {
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      return font.withSize(font.pointSize * textScale)
    }
    let size = size(description, "pointSize")
    if description["type"] == "boldSystem" { return .boldSystemFont(ofSize: size) }
    let name = description["name"]?.lowercased() ?? ""
    return .systemFont(
      ofSize: size,
      weight: Self.weights[description["weight"] ?? ""]
        ?? (name.contains("bold") ? .bold : .regular)
    )
  }

  /// The attributes at the beginning of an attributed text.
  struct Run {
    var font: UIFont?
    var color: UIColor?
    var alignment: String?
  }

  /// The attributes of an attributed text. Only its first run counts, because texts have one style here.
  func firstRun(of text: Element) -> Run? {
    let fragments = text.children.filter { $0.name == "fragment" }
    if fragments.count > 1 {
      note(.notDrawn, "A text with several styles is drawn with the first one.", text)
    }
    guard let attributes = fragments.first?.child("attributes") else { return nil }
    var run = Run()
    run.color = color(attributes, "NSColor")
    run.alignment = attributes.child("paragraphStyle", key: "NSParagraphStyle")?["alignment"]
    if let font = attributes.child("font", key: "NSFont") {
      let name = (font["name"] ?? font["metaFont"])?.lowercased() ?? ""
      let size = size(font, "size")
      run.font = name.contains("bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
    return run
  }

  /// The size of a font in points. A size that is not positive or larger than a screen is reported.
  private func size(_ element: Element, _ attribute: String) -> CGFloat {
    guard let text = element[attribute] else { return FontData.size * textScale }
    let size = Element.number(text)
    if let size, size > 0, size <= 1000 { return size * textScale }
    if size == 0 { return FontData.sizeOfZero * textScale }
    note(
      .badNumber,
      "A font has the invalid size '\(text.shown)'; \(Int(FontData.size)) points are used.",
      element
    )
    return FontData.size * textScale
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension Element {
  /// The text of an attribute, or of a `string` child, which Interface Builder writes for texts with line breaks.
  func text(_ role: String) -> String? {
    self[role]
      ?? children.first { $0.key == role && $0.name.lowercased().hasSuffix("string") }?.text
  }

  /// The text of an `attributedString`.
  var joinedText: String {
    children.filter { $0.name == "fragment" }
      .map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }
      .joined()
  }
}
