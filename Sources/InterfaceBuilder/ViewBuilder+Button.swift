extension ViewBuilder {
  func configure(_ view: UIButton, _ element: Element) {
    let isSystem = ["system", "roundedRect"].contains(element["buttonType"] ?? "")
    view.buttonType = isSystem ? .system : .custom
    if let type = element["buttonType"], ButtonData.drawnByOthers.contains(type) {
      note(.notDrawn, "The system symbol of a button of the type '\(type)' is not drawn.", element)
    }
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration", key: "configuration")
    let attributed =
      configuration?.child("attributedString", key: "attributedTitle")
      ?? state?.child("attributedString", key: "attributedTitle")
    let run = attributed.flatMap(firstRun)
    let title =
      configuration?.text("title") ?? attributed?.joinedText ?? state?.text("title")
    if let title, !title.isEmpty { view.setTitle(title, for: .normal) }
    let given =
      run?.font ?? configuration.flatMap { font(of: $0, "titleFontDescription") }
      ?? configuration.flatMap { font(of: $0) } ?? font(of: element)
    if let font = given {
      view.titleLabel?.font = font
    } else if configuration != nil {
      view.titleLabel?.font = scaled(ButtonData.configuredFont)
    } else if textScale != 1, let font = view.titleLabel?.font {
      view.titleLabel?.font = font.withSize(font.pointSize * textScale)
    }
    if let image = image(of: configuration) ?? image(of: state) {
      view.setImage(image, for: .normal)
    }
    let tint = color(element, "tintColor")
    let titleColor =
      run?.color ?? configuration.flatMap { color($0, "baseForegroundColor") }
      ?? state.flatMap { color($0, "titleColor") }
    if let titleColor = titleColor ?? (isSystem ? tint : nil) {
      view.setTitleColor(titleColor, for: .normal)
    }
    if let configuration {
      configure(view, configuration, tint: tint, hasTitleColor: titleColor != nil)
    } else {
      if let insets = element.child("inset", key: "contentEdgeInsets") {
        view.contentEdgeInsets = insets.insets
      }
      if let insets = element.child("inset", key: "titleEdgeInsets") {
        view.titleEdgeInsets = insets.insets
      }
      if let insets = element.child("inset", key: "imageEdgeInsets") {
        view.imageEdgeInsets = insets.insets
      }
    }
    align(view, element)
  }

  /// Applies the insets and the background of a button configuration.
  private func configure(
    _ view: UIButton,
    _ configuration: Element,
    tint: UIColor?,
    hasTitleColor: Bool
  ) {
    var insets = ButtonData.configuredInsets
    if let written = configuration.child("directionalEdgeInsets", key: "contentInsets") {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (leading, trailing) = (written.number("leading") ?? 0, written.number("trailing") ?? 0)
      insets = UIEdgeInsets(
        top: written.number("top") ?? 0,
        left: isMirrored ? trailing : leading,
        bottom: written.number("bottom") ?? 0,
        right: isMirrored ? leading : trailing
      )
    }
    if view.currentImage != nil && view.currentTitle != nil {
      insets.right += max(0, configuration.number("imagePadding") ?? 0)
    }
    view.contentEdgeInsets = insets
    let base = color(configuration, "baseBackgroundColor")
    let style = configuration["style"] ?? ""
    let background: UIColor? =
      switch style {
      case "filled", "borderedProminent", "prominentGlass": base ?? tint ?? .systemBlue
      case "tinted", "borderedTinted": (base ?? tint ?? .systemBlue).withAlphaComponent(0.2)
      case "gray", "bordered", "glass", "clearGlass": base ?? .secondarySystemFill
      default: base
      }
    if let background {
      view.backgroundColor = background
      view.layer.cornerRadius = ButtonData.configuredCorner
    }
    let isFilled = ["filled", "borderedProminent", "prominentGlass"].contains(style)
    if isFilled && !hasTitleColor { view.setTitleColor(.white, for: .normal) }
  }

  private func align(_ view: UIButton, _ element: Element) {
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
  }
}
