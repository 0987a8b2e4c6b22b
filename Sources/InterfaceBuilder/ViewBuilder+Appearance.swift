extension ViewBuilder {
  /// Sets the properties of every view that affect its appearance.
  func setAppearance(of view: UIView, _ viewClass: ViewClass, _ element: Element) {
    if let background = color(element, "backgroundColor") {
      view.backgroundColor = background
    } else if viewClass.isDrawnByOthers && loader == nil {
      view.backgroundColor = .secondarySystemFill
    }
    view.alpha = element.number("alpha").map { min(1, max(0, $0)) } ?? 1
    view.clipsToBounds = element.isYes("clipsSubviews") || view is UIScrollView
    view.contentMode = Self.contentModes[element["contentMode"] ?? ""] ?? view.contentMode
    if let tag = element["tag"].flatMap(Int.init) { view.tag = tag }
    if let tint = color(element, "tintColor") { view.tintColor = tint }
    switch element["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
    if loader != nil { return setInteraction(of: view, element) }
    for attribute in element.children(of: "userDefinedRuntimeAttributes") {
      guard attribute["keyPath"] == "layer.cornerRadius", let value = attribute.child(key: "value")
      else { continue }
      view.layer.cornerRadius = max(0, value.number("value") ?? 0)
    }
  }

  /// The image with the name in an element, with its size in the file.
  func image(of element: Element?) -> UIImage? {
    guard let element,
      let name = element["image"] ?? element.child("imageReference", key: "image")?["image"]
    else { return nil }
    if loader != nil, let image = imageAtRunTime(name, element) { return image }
    if let size = document.imageSizes[name] { return UIImage(size: size, name: name) }
    note(
      .missingResource,
      "The file does not contain the size of the image '\(name.shown)'; 24 by 24 points are used.",
      element
    )
    return UIImage(size: CGSize(width: 24, height: 24), name: name)
  }

  func color(_ element: Element, _ role: String) -> UIColor? {
    guard let color = element.child("color", key: role) else { return nil }
    let alpha = color.number("alpha") ?? 1
    if let name = color["name"] {
      if loader != nil, document.namedColors[name] == nil { return UIColor(named: name) }
      return document.namedColors[name].flatMap(Self.color) ?? .gray
    }
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] {
      return Self.systemColors[name] ?? document.systemColors[name].flatMap(Self.color) ?? .gray
    }
    return Self.color(color)?.withAlphaComponent(alpha)
  }

  private static func color(_ element: Element) -> UIColor? {
    func channel(_ name: String) -> CGFloat? { element.number(name).map { min(1, max(0, $0)) } }
    let alpha = channel("alpha") ?? 1
    if let white = channel("white") { return UIColor(white: white, alpha: alpha) }
    if let red = channel("red"), let green = channel("green"), let blue = channel("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return nil
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let systemColors: [String: UIColor] = [
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "labelColor": .label, "darkTextColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "systemRedColor": .systemRed,
    "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "tintColor": .tintColor,
    "whiteColor": .white, "blackColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "scrollViewTexturedBackgroundColor": .systemGray, "viewFlipsideBackgroundColor": .darkGray,
  ]
}
