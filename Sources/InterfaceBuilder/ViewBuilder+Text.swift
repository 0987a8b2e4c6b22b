extension ViewBuilder {
  func label(_ element: Element) -> UIView {
    let view = UILabel()
    let attributed = element.child("attributedString", key: "attributedText")
    view.text = attributed?.joinedText ?? element.text("text")
    view.font = font(of: element) ?? attributed.flatMap(fontOfFirstRun) ?? scaled(17)
    view.textColor = color(element, "textColor") ?? .label
    view.numberOfLines = lines(element)
    view.textAlignment = alignment(element["textAlignment"])
    view.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    return view
  }

  func button(_ element: Element) -> UIView {
    let view = UIButton(
      type: ["system", "roundedRect"].contains(element["buttonType"] ?? "") ? .system : .custom
    )
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration", key: "configuration")
    let title =
      state?["title"] ?? state?.child("attributedString", key: "attributedTitle")?.joinedText
      ?? state?.text("title") ?? configuration?["title"]
    if let title, !title.isEmpty { view.setTitle(title, for: .normal) }
    if let font = font(of: element) {
      view.titleLabel?.font = font
    } else if textScale != 1, let font = view.titleLabel?.font {
      view.titleLabel?.font = font.withSize(font.pointSize * textScale)
    }
    if let color = state.flatMap({ color($0, "titleColor") }) {
      view.setTitleColor(color, for: .normal)
    }
    if let image = image(state?["image"]) { view.setImage(image, for: .normal) }
    if let insets = element.child("inset", key: "contentEdgeInsets") {
      view.contentEdgeInsets = UIEdgeInsets(
        top: insets.number("minY") ?? 0,
        left: insets.number("minX") ?? 0,
        bottom: insets.number("maxY") ?? 0,
        right: insets.number("maxX") ?? 0
      )
    }
    switch element["contentHorizontalAlignment"] {
    case "left": view.contentHorizontalAlignment = .left
    case "right": view.contentHorizontalAlignment = .right
    case "leading": view.contentHorizontalAlignment = .leading
    case "trailing": view.contentHorizontalAlignment = .trailing
    case "fill": view.contentHorizontalAlignment = .fill
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": view.contentVerticalAlignment = .top
    case "bottom": view.contentVerticalAlignment = .bottom
    default: break
    }
    return view
  }

  func textField(_ element: Element) -> UIView {
    let view = UITextField()
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
    return view
  }

  func textView(_ element: Element) -> UIView {
    let view = UITextView()
    view.text =
      element.child("attributedString", key: "attributedText")?.joinedText
      ?? element.text("text") ?? ""
    view.font = font(of: element) ?? scaled(14)
    view.textColor = color(element, "textColor") ?? .label
    view.textAlignment = alignment(element["textAlignment"])
    view.isScrollEnabled = !element.denies("scrollEnabled")
    return view
  }

  private func lines(_ element: Element) -> Int {
    guard let text = element["numberOfLines"] else { return 1 }
    if let lines = Int(text), (0...10_000).contains(lines) { return lines }
    note(.badNumber, "numberOfLines is no count ('\(text)'); 1 is taken.", element)
    return 1
  }

  private func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    case "justified": .justified
    default: .natural
    }
  }

  // MARK: Fonts

  private func scaled(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size * textScale) }

  private func font(of element: Element) -> UIFont? {
    guard let description = element.child("fontDescription", key: "fontDescription") else {
      return nil
    }
    if let style = description["style"] {
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      return font.withSize(font.pointSize * textScale)
    }
    let size = size(description.number("pointSize"))
    if description["type"] == "boldSystem" { return .boldSystemFont(ofSize: size) }
    let name = description["name"]?.lowercased() ?? ""
    return .systemFont(
      ofSize: size,
      weight: Self.weights[description["weight"] ?? ""]
        ?? (name.contains("bold") ? .bold : .regular)
    )
  }

  private func fontOfFirstRun(of text: Element) -> UIFont? {
    let attributes = text.child("fragment")?.child("attributes")
    guard let font = attributes?.child("font", key: "NSFont") else { return nil }
    let isBold = font["name"]?.lowercased().contains("bold") ?? false
    let size = size(font.number("size"))
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// What a font may measure: a size that is not positive, or larger than any screen, is a mistake.
  private func size(_ number: CGFloat?) -> CGFloat {
    let size = number ?? 17
    return (size > 0 && size <= 1000 ? size : 17) * textScale
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension Element {
  /// A text that stands in an attribute, or in a `string` where it has line breaks.
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
