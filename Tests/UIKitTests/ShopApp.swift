import UIKit

// Typical layout code of an app that imports only UIKit. It must compile and lay out unchanged.

enum Palette {
  static let tint = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
  static let card = UIColor.white
  static let background = UIColor(white: 0.95, alpha: 1)
}

enum Spacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let large: CGFloat = 24
}

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }

  func pinToSafeArea(of other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    let guide = other.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

// MARK: Views

final class PriceTag: UIView {
  private let label = UILabel()

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = Palette.tint
    layer.cornerRadius = 6
    clipsToBounds = true
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 13)
    label.textAlignment = .center
    addSubview(label)
    label.pinEdges(to: self, insets: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}

final class BadgeView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

final class ProductCard: UIView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  let priceTag = PriceTag()
  private var imageHeight: NSLayoutConstraint!

  var isCompact = false {
    didSet {
      imageHeight.constant = isCompact ? 80 : 160
      detailLabel.isHidden = isCompact
    }
  }

  init(title: String, detail: String, price: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    detailLabel.text = detail
    priceTag.text = price
    setUpViews()
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUpViews() {
    backgroundColor = Palette.card
    layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.numberOfLines = 1
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.numberOfLines = 0
    detailLabel.textColor = .gray
    [imageView, titleLabel, detailLabel, priceTag].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
  }

  private func setUpConstraints() {
    imageHeight = imageView.heightAnchor.constraint(equalToConstant: 160)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: topAnchor),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      imageHeight,

      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: priceTag.leadingAnchor,
        constant: -Spacing.small
      ),
      titleLabel.heightAnchor.constraint(equalToConstant: 22),

      priceTag.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      priceTag.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      priceTag.heightAnchor.constraint(equalToConstant: 24),
      priceTag.widthAnchor.constraint(greaterThanOrEqualToConstant: 48),

      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      detailLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detailLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

// MARK: Login

final class LoginViewController: UIViewController {
  let scrollView = UIScrollView()
  let logo = BadgeView()
  let nameField = UITextField()
  let passwordField = UITextField()
  let rememberSwitch = UISwitch()
  let loginButton = UIButton(type: .system)
  private(set) var loginCount = 0

  private lazy var form: UIStackView = {
    let remember = UIStackView(arrangedSubviews: [label("Remember me"), rememberSwitch])
    remember.spacing = Spacing.small
    remember.alignment = .center
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, remember, loginButton])
    stack.axis = .vertical
    stack.spacing = Spacing.medium
    stack.setCustomSpacing(Spacing.large, after: remember)
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = Palette.background
    nameField.placeholder = "Name"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Sign in", for: .normal)
    loginButton.addAction(UIAction { [weak self] _ in self?.loginCount += 1 }, for: .touchUpInside)

    view.addSubview(scrollView)
    scrollView.pinToSafeArea(of: view)
    scrollView.addSubview(logo)
    scrollView.addSubview(form)
    logo.translatesAutoresizingMaskIntoConstraints = false
    form.translatesAutoresizingMaskIntoConstraints = false

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
      logo.centerXAnchor.constraint(equalTo: content.centerXAnchor),

      form.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 40),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Spacing.large),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Spacing.large),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.large),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),

      nameField.heightAnchor.constraint(equalToConstant: 44),
      passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

// MARK: Products

final class ProductsViewController: UIViewController {
  struct Product {
    var title: String
    var detail: String
    var price: String
  }

  var products: [Product] = [] { didSet { if isViewLoaded { reload() } } }
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let banner = UILabel()
  private(set) var cards: [ProductCard] = []
  private var bannerHeight: NSLayoutConstraint!
  private(set) var layoutCount = 0

  var isBannerShown = true {
    didSet {
      bannerHeight.constant = isBannerShown ? 32 : 0
      view.setNeedsLayout()
    }
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = Palette.background
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.text = "Free delivery today"
    banner.textAlignment = .center
    banner.backgroundColor = Palette.tint
    banner.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    view.addSubview(scrollView)

    stack.axis = .vertical
    stack.spacing = Spacing.medium
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    scrollView.addSubview(stack)
    stack.pinEdges(to: scrollView)

    bannerHeight = banner.heightAnchor.constraint(equalToConstant: 32)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bannerHeight,
      scrollView.topAnchor.constraint(equalTo: banner.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    reload()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutCount += 1
  }

  private func reload() {
    cards.forEach { $0.removeFromSuperview() }
    cards = products.map { ProductCard(title: $0.title, detail: $0.detail, price: $0.price) }
    cards.forEach(stack.addArrangedSubview)
  }
}

// MARK: Detail

final class DetailViewController: UIViewController {
  let header = UIView()
  let buyButton = UIButton()
  let shareButton = UIButton()
  private var wideConstraints: [NSLayoutConstraint] = []
  private var narrowConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let spacer = UILayoutGuide()
    view.addLayoutGuide(spacer)
    [header, buyButton, shareButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    buyButton.setTitle("Buy", for: .normal)
    shareButton.setTitle("Share", for: .normal)

    NSLayoutConstraint(
      item: header,
      attribute: .height,
      relatedBy: .equal,
      toItem: header,
      attribute: .width,
      multiplier: 0.5,
      constant: 0
    ).withPriority(.defaultHigh).isActive = true
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(lessThanOrEqualToConstant: 240),
      spacer.topAnchor.constraint(equalTo: header.bottomAnchor),
      spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      buyButton.heightAnchor.constraint(equalToConstant: 48),
      shareButton.heightAnchor.constraint(equalTo: buyButton.heightAnchor),
    ])
    wideConstraints = [
      buyButton.centerXAnchor.constraint(equalTo: spacer.centerXAnchor),
      buyButton.widthAnchor.constraint(equalToConstant: 200),
      buyButton.centerYAnchor.constraint(equalTo: spacer.centerYAnchor),
      shareButton.leadingAnchor.constraint(equalTo: spacer.trailingAnchor, constant: 20),
      shareButton.widthAnchor.constraint(equalTo: buyButton.widthAnchor),
      shareButton.centerYAnchor.constraint(equalTo: buyButton.centerYAnchor),
    ]
    narrowConstraints = [
      buyButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      buyButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      buyButton.topAnchor.constraint(equalTo: spacer.topAnchor, constant: 20),
      shareButton.leadingAnchor.constraint(equalTo: buyButton.leadingAnchor),
      shareButton.trailingAnchor.constraint(equalTo: buyButton.trailingAnchor),
      shareButton.topAnchor.constraint(equalTo: buyButton.bottomAnchor, constant: 12),
    ]
  }

  override func updateViewConstraints() {
    let isWide = view.bounds.width > 500
    NSLayoutConstraint.deactivate(isWide ? narrowConstraints : wideConstraints)
    NSLayoutConstraint.activate(isWide ? wideConstraints : narrowConstraints)
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    view.setNeedsUpdateConstraints()
  }
}
