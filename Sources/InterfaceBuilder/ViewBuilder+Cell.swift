/// Table view and collection view cells.
extension ViewBuilder {
  /// Fills the content view that the cell has created.
  func fillContent(_ content: UIView, _ cell: Element, margins: (UIView) -> Void) {
    guard let element = cell.child(key: "contentView") else { return }
    margins(content)
    fill(content, as: .view, from: element, isRoot: true)
    // The mask in the file is empty, because the cell sizes its content view. An accessory beside it keeps its width.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if cell.name == "tableViewCell", content.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      let width = cell.frame?.width
    {
      content.frame.origin.x = max(0, width - content.frame.maxX)
    }
    if let configuration = cell.child("listContentConfiguration", key: "contentConfiguration"),
      element.children(of: "subviews").isEmpty
    {
      addTexts(of: configuration, to: content)
    }
    if loader == nil && content.accessibilityIdentifier == nil {
      content.accessibilityIdentifier = cell.id.map { "the content of \($0)" }
    }
  }

  /// Adds the accessory's symbol as a label beside the content view.
  func addAccessory(to cell: UITableViewCell, _ element: Element) {
    guard let text = element.accessory, let frame = element.frame else { return }
    let content = cell.contentView.frame
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = isMirrored ? content.minX : frame.width - content.maxX
    if room < 8 { return }
    let sign = UILabel()
    sign.text = text
    sign.textColor = .tertiaryLabel
    sign.textAlignment = .center
    sign.accessibilityIdentifier = element.id.map { "the accessory of \($0)" }
    sign.frame = CGRect(x: isMirrored ? 0 : content.maxX, y: 0, width: room, height: frame.height)
    sign.autoresizingMask = [
      isMirrored ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleHeight,
    ]
    cell.addSubview(sign)
  }

  /// Adds labels for the texts of a list content configuration, in a vertically centred column.
  private func addTexts(of configuration: Element, to content: UIView) {
    let rows = [("text", ListData.textFont), ("secondaryText", ListData.secondaryFont)]
    let labels = rows.compactMap { attribute, size -> UILabel? in
      guard let text = configuration[attribute], !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = scaled(size)
      label.textColor = attribute == "text" ? .label : .secondaryLabel
      return label
    }
    let room = content.bounds.inset(by: content.layoutMargins)
    var y = content.bounds.midY - labels.reduce(0) { $0 + $1.font.lineHeight } / 2
    for label in labels {
      label.frame = CGRect(x: room.minX, y: y, width: room.width, height: label.font.lineHeight)
      label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
      content.addSubview(label)
      y = label.frame.maxY
    }
  }
}
