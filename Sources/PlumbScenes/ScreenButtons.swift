import Plumb

extension Scene {
  static let buttonInsets: Scene = Scene(
    "button-insets",
    "The same buttons by edge insets and by configurations, and the looks and sizes of configurations."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: insetRows + styleRows)
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    root.addSubview(column)
    column.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(16)
      make.leading.equalToSuperview().inset(20)
      make.trailing.lessThanOrEqualToSuperview().inset(20)
    }
  }

  private static func row(_ name: String, _ buttons: [UIButton]) -> UIView {
    for (index, button) in buttons.enumerated() {
      button.accessibilityIdentifier = "\(name)\(index)"
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.accessibilityIdentifier = name
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private static var insetRows: [UIView] {
    let star = UIImage(systemName: "star.fill")
    let old = UIButton(type: .custom)
    old.setTitle("Insets", for: .normal)
    old.setImage(star, for: .normal)
    old.titleLabel?.font = .preferredFont(forTextStyle: .body)
    old.backgroundColor = .systemIndigo
    old.tintColor = .white
    old.layer.cornerRadius = 6
    // The distance of 8 points between image and title: the title moves, and the content grows.
    old.contentEdgeInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 20)
    old.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configured"
    configuration.image = star
    configuration.imagePadding = 8
    configuration.baseBackgroundColor = .systemIndigo
    let stretched = UIButton(type: .custom)
    stretched.setTitle("Background image", for: .normal)
    stretched.setTitleColor(.black, for: .normal)
    stretched.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    stretched.setBackgroundImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    return [
      row("insets", [old, UIButton(configuration: configuration)]),
      row("background", [stretched]),
    ]
  }

  private static var styleRows: [UIView] {
    typealias Configuration = UIButton.Configuration
    func button(_ configuration: Configuration, _ change: (inout Configuration) -> Void) -> UIButton
    {
      var changed = configuration
      change(&changed)
      return UIButton(configuration: changed)
    }
    let styles: [(String, Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    let sizes: [(String, Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    let places: [(String, NSDirectionalRectEdge)] = [
      ("Top", .top), ("Leading", .leading), ("Trailing", .trailing),
    ]
    let off = button(.filled()) { $0.title = "Disabled" }
    off.isEnabled = false
    return [
      row("styles", styles.map { name, style in button(style) { $0.title = name } }),
      row(
        "sizes",
        sizes.map { name, size in
          button(.tinted()) { ($0.title, $0.buttonSize, $0.cornerStyle) = (name, size, .capsule) }
        }
      ),
      row(
        "places",
        places.map { name, edge in
          button(.gray()) {
            ($0.title, $0.image) = (name, UIImage(systemName: "heart"))
            ($0.imagePlacement, $0.imagePadding) = (edge, 6)
          }
        }
      ),
      row(
        "subtitles",
        [
          button(.filled()) {
            ($0.title, $0.subtitle) = ("Subscribe", "7 days free")
            ($0.titleAlignment, $0.buttonSize) = (.center, .large)
          },
          button(.gray()) {
            ($0.title, $0.showsActivityIndicator, $0.imagePadding) = ("Loading", true, 8)
          },
        ]
      ),
      row(
        "borders",
        [
          button(.plain()) {
            $0.title = "Outline"
            $0.background.strokeColor = .systemBlue
            $0.background.strokeWidth = 1
            $0.cornerStyle = .large
          }, off,
        ]
      ),
    ]
  }
}
