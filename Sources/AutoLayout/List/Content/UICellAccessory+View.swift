#if MainActor
  @MainActor
#endif
extension UICellAccessory {
  /// Returns a view that shows the accessory, as large as its content.
  func makeView() -> UIView {
    let view: UIView
    switch accessoryType {
    case .customView(let own): view = own
    case .label: view = makeLabel()
    case .disclosureIndicator: view = image("chevron.forward", .tertiaryLabel)
    case .checkmark: view = image("checkmark", nil)
    case .reorder: view = image("line.3.horizontal", .tertiaryLabel)
    case .multiselect: view = image("circle", .tertiaryLabel)
    case .detail: view = AccessoryButton("info.circle", action)
    case .delete: view = AccessoryButton("minus.circle.fill", action)
    case .insert: view = AccessoryButton("plus.circle.fill", action)
    case .outlineDisclosure: view = AccessoryButton("chevron.forward", action, options.style)
    }
    if let tint = options.tintColor { view.tintColor = tint }
    return view
  }

  private func image(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    if let color { view.tintColor = color }
    view.sizeToFit()
    return view
  }

  private func makeLabel() -> UIView {
    let label = UILabel()
    label.text = text
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = options.tintColor ?? .secondaryLabel
    label.sizeToFit()
    return label
  }
}

/// An accessory that reacts to touches.
final class AccessoryButton: UIControl, UnnamedClass {
  var knownClassName: String { "UIButton" }

  private let image: UIImageView
  private let style: UICellAccessory.Options.Style

  init(
    _ name: String,
    _ action: (() -> Void)?,
    _ style: UICellAccessory.Options.Style = .automatic
  ) {
    image = UIImageView(image: UIImage(systemName: name))
    self.style = style
    image.sizeToFit()
    super.init(frame: image.bounds)
    addSubview(image)
    if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the arrow of an item whose children are shown or hidden.
  func showArrow(isExpanded: Bool) {
    image.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
  }

  /// Whether a touch meets the button; in the style of a header, whether it meets the cell.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard style == .header, let superview else { return super.point(inside: point, with: event) }
    return superview.bounds.contains(convert(point, to: superview))
  }
}
