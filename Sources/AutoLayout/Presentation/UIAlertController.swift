public import Foundation

/// An action of an alert: its title, its style and its handler.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAlertAction: NSObject {
  /// The styles of actions.
  nonisolated public enum Style: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// Leaves everything as it is. It is the last action.
    case cancel = 1
    /// Deletes or changes data.
    case destructive = 2
  }

  #if !canImport(ObjectiveC)
    /// Nil: no private part of an action has a name here.
    open func value(forKey key: String) -> Any? { nil }
    /// Has no effect: no private part of an action has a name here.
    open func setValue(_ value: Any?, forKey key: String) {}
  #endif

  /// The title of the action.
  open var title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action can be chosen. By default true.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates an action. The handler is called after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A message with actions: an alert in the middle of the window, or a list of actions at its bottom.
///
/// It is laid out as a controller like any other. A test presses an action by ``press(_:)``, or by a
/// touch of its button. Apple does not document the sizes; here an alert is 270 points wide, a list is
/// as wide as the window less 8 points at each side, and buttons are 44 and 57 points high.
open class UIAlertController: UIViewController {
  /// The styles of alerts.
  nonisolated public enum Style: Int, Sendable {
    /// A list of actions at the bottom of the window.
    case actionSheet = 0
    /// An alert in the middle of the window.
    case alert = 1
  }

  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { didSet { fill() } }
  /// The title of the alert.
  open override var title: String? { didSet { fill() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that is emphasised; nil for none.
  open var preferredAction: UIAlertAction?
  /// The text fields of an alert; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  private let panel = UIView()
  private let content = UIStackView()

  /// Creates an alert or a list of actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    fill()
  }

  /// Adds a text field to an alert, and calls the closure with it. In a list of actions there are no
  /// text fields: the call is reported and ignored.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      environment.raise(
        LayoutIssue(
          .illegalItem,
          "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.",
          remedy: "The field is not added. Create the controller with preferredStyle: .alert.",
          exceptionName: "NSInternalInconsistencyException"
        )
      )
      return
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    fields.append(field)
    configurationHandler?(field)
    fill()
  }

  /// Presses an action: the alert is dismissed, and the handler is called. An action that is disabled,
  /// or of another alert, is ignored.
  public func press(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    if presentationOfSelf == nil {
      action.handler?(action)
      return
    }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  /// Makes the view: a dimmed background with the message and the actions.
  open override func loadView() {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 14
    panel.clipsToBounds = true
    content.translatesAutoresizingMaskIntoConstraints = false
    content.axis = .vertical
    panel.addSubview(content)
    view.addSubview(panel)
    let guide = view.safeAreaLayoutGuide
    let place =
      preferredStyle == .alert
      ? [
        panel.widthAnchor.constraint(equalToConstant: 270),
        panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        panel.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ]
      : [
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        panel.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
      ]
    let height = panel.heightAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, constant: -16)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      place + [
        height,
        content.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        content.topAnchor.constraint(equalTo: panel.topAnchor),
        content.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      ]
    )
    self.view = view
    fill()
  }

  /// Makes the rows of the panel.
  private func fill() {
    if !isViewLoaded { return }
    for row in content.arrangedSubviews { row.removeFromSuperview() }
    let isAlert = preferredStyle == .alert
    let head = UIStackView()
    head.axis = .vertical
    head.spacing = 4
    head.isLayoutMarginsRelativeArrangement = true
    head.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: isAlert ? 19 : 14,
      leading: 16,
      bottom: isAlert ? 19 : 14,
      trailing: 16
    )
    let texts: [(String?, UIFont)] = [
      (title, .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)),
      (message, .systemFont(ofSize: 13)),
    ]
    for (text, font) in texts where text?.isEmpty == false {
      let label = UILabel()
      (label.text, label.font, label.numberOfLines, label.textAlignment) = (text, font, 0, .center)
      if !isAlert { label.textColor = .secondaryLabel }
      head.addArrangedSubview(label)
    }
    for field in fields { head.addArrangedSubview(field) }
    if !head.arrangedSubviews.isEmpty { content.addArrangedSubview(head) }
    addButtons(isAlert)
  }

  private func addButtons(_ isAlert: Bool) {
    let height: CGFloat = isAlert ? 44 : 57
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    let buttons = ordered.map { button(for: $0, height) }
    // Two short titles are side by side, the cancelling one first.
    let isRow =
      isAlert && buttons.count == 2
      && buttons.allSatisfy { $0.intrinsicContentSize.width <= 270 / 2 - 8 }
    let rows = UIStackView(arrangedSubviews: isRow ? buttons.reversed() : buttons)
    if isRow && actions.allSatisfy({ $0.style != .cancel }) {
      for button in buttons { rows.addArrangedSubview(button) }
    }
    rows.axis = isRow ? .horizontal : .vertical
    rows.distribution = .fillEqually
    if !buttons.isEmpty { content.addArrangedSubview(rows) }
  }

  private func button(for action: UIAlertAction, _ height: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    let isBold = action === preferredAction || preferredAction == nil && action.style == .cancel
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    button.isEnabled = action.isEnabled
    button.accessibilityIdentifier = action.title
    button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.press(action) }
      },
      for: .touchUpInside
    )
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    action.button = button
    return button
  }
}
