import UIKit

// A typical settings screen: a base controller, views that override UIKit's methods, a child controller and a custom control. It
// imports only UIKit.

class BaseViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentStack = UIStackView()
  private(set) var safeAreaChanges = 0

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpConstraints()
  }

  func setUpViews() {
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    contentStack.axis = .vertical
    contentStack.spacing = 16
    contentStack.isLayoutMarginsRelativeArrangement = true
    contentStack.insetsLayoutMarginsFromSafeArea = false
    scrollView.addSubview(contentStack)
    applyTraits()
  }

  func setUpConstraints() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentStack.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      contentStack.topAnchor.constraint(equalTo: content.topAnchor),
      contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreaChanges += 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      applyTraits()
    }
  }

  private func applyTraits() {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 80 : 16
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20,
      leading: side,
      bottom: 20,
      trailing: side
    )
  }

  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

// MARK: Views

final class Separator: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1)
  }
}

/// A card with insets around its content, and a shadow below that is outside of its alignment rectangle.
class CardView: UIView {
  let rows = UIStackView()
  private var edges: [NSLayoutConstraint] = []
  private(set) var radiusChanges = 0

  var contentInsets: UIEdgeInsets = .zero { didSet { setNeedsUpdateConstraints() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(rows)
    backgroundColor = .white
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func addSubview(_ view: UIView) { rows.addArrangedSubview(view) }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  }

  override var bounds: CGRect {
    didSet {
      if bounds.size == oldValue.size { return }
      radiusChanges += 1
      layer.cornerRadius = min(12, bounds.height / 4)
    }
  }

  override var backgroundColor: UIColor? {
    didSet { layer.masksToBounds = backgroundColor != nil }
  }

  override func updateConstraints() {
    if edges.isEmpty {
      edges = [
        rows.topAnchor.constraint(equalTo: topAnchor),
        rows.leftAnchor.constraint(equalTo: leftAnchor),
        bottomAnchor.constraint(equalTo: rows.bottomAnchor),
        rightAnchor.constraint(equalTo: rows.rightAnchor),
      ]
      NSLayoutConstraint.activate(edges)
    }
    let insets = [
      contentInsets.top, contentInsets.left, contentInsets.bottom, contentInsets.right,
    ]
    for (edge, constant) in zip(edges, insets) { edge.constant = constant }
    super.updateConstraints()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.borderColor = tintColor.cgColor
  }
}

final class SettingRow: UIControl {
  let titleLabel = UILabel()
  let toggle = UISwitch()

  init(_ title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.isUserInteractionEnabled = false
    for view in [titleLabel, toggle] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    // Optional, because a stack view gives hidden views a height of 0.
    let height = heightAnchor.constraint(equalToConstant: 44)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height,
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: toggle.leadingAnchor,
        constant: -8
      ),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { titleLabel }
  override var forLastBaselineLayout: UIView { titleLabel }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isEnabled: Bool { didSet { toggle.isEnabled = isEnabled } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -8).contains(point)
  }
}

/// A control with minus, a value and plus, which lays out its subviews itself and has an intrinsic content size.
final class ValueControl: UIControl {
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  let label = UILabel()

  var value = 0 {
    didSet {
      label.text = "\(value)"
      if value != oldValue { sendActions(for: .valueChanged) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    minus.setTitle("−", for: .normal)
    plus.setTitle("+", for: .normal)
    minus.addAction(UIAction { [weak self] _ in self?.value -= 1 }, for: .touchUpInside)
    plus.addAction(UIAction { [weak self] _ in self?.value += 1 }, for: .touchUpInside)
    label.textAlignment = .center
    [minus, label, plus].forEach(addSubview)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 148, height: 40) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for view in isMirrored ? [plus, label, minus] : [minus, label, plus] {
      let width: CGFloat = view === label ? bounds.width - 88 : 44
      view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  func tapPlus() { plus.sendActions(for: .touchUpInside) }
  var plusFrame: CGRect { plus.frame }
}

// MARK: Controllers

final class ProfileViewController: UIViewController {
  let avatar = UIImageView()
  private(set) var appearances: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 0, height: 120)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    avatar.contentMode = .scaleAspectFill
    view.addSubview(avatar)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 64),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avatar.layer.cornerRadius = avatar.bounds.width / 2
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearances.append("is")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.append("did")
  }
}

final class SettingsViewController: BaseViewController {
  let profile = ProfileViewController()
  let header = UIView()
  let notifications = CardView()
  let advanced = CardView()
  let rows = ["Sounds", "Badges", "Previews"].map(SettingRow.init)
  let fontSize = ValueControl()
  let footer = UILabel()
  private let details = UIView()
  private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: 0)
  private lazy var detailsHeight = details.heightAnchor.constraint(equalToConstant: 0)
  private(set) var lastValue: Int?
  private(set) var transitions: [CGSize] = []

  override func setUpViews() {
    super.setUpViews()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.isExpanded = false }
    )
    embed(profile, in: header)
    for (index, row) in rows.enumerated() {
      if index > 0 { notifications.addSubview(Separator()) }
      notifications.addSubview(row)
    }
    advanced.addSubview(SettingRow("Advanced"))
    advanced.addSubview(details)
    let line = UIStackView(arrangedSubviews: [UILabel(), fontSize])
    line.alignment = .center
    fontSize.addAction(
      UIAction { [weak self] action in
        self?.lastValue = (action.sender as? ValueControl)?.value
      },
      for: .valueChanged
    )
    footer.text = NSLocalizedString("version", comment: "below all settings")
    [header, notifications, advanced, line, footer].forEach(contentStack.addArrangedSubview)
    view.tintColor = .orange
  }

  override func setUpConstraints() {
    super.setUpConstraints()
    NSLayoutConstraint.activate([
      headerHeight, detailsHeight, footer.heightAnchor.constraint(equalToConstant: 30),
    ])
    headerHeight.constant = profile.preferredContentSize.height
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    headerHeight.constant = container.preferredContentSize.height
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [scrollView] _ in scrollView.contentOffset = .zero })
    transitions.append(size)
  }

  /// Opens or closes the view; can be called in an animation block.
  var isExpanded = false {
    didSet {
      if isExpanded == oldValue { return }
      detailsHeight.constant = isExpanded ? 88 : 0
      view.layoutIfNeeded()
    }
  }

  func showRows(_ isShown: Bool) {
    for view in notifications.rows.arrangedSubviews.dropFirst() { view.isHidden = !isShown }
  }
}
