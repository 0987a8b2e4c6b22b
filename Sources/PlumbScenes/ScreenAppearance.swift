import Plumb

extension Scene {
  static let appearance: Scene = Scene(
    "appearance",
    "A list in light and in dark appearance: the symbols follow the text size, and the colours follow the traits."
  ) { root, _ in
    let (light, dark) = (ThemePanel("light"), ThemePanel("dark"))
    light.overrideUserInterfaceStyle = .light
    dark.overrideUserInterfaceStyle = .dark
    root.addSubview(light)
    root.addSubview(dark)
    light.snp.makeConstraints { make in
      make.top.directionalHorizontalEdges.equalToSuperview()
    }
    dark.snp.makeConstraints { make in
      make.top.equalTo(light.snp.bottom)
      make.bottom.directionalHorizontalEdges.equalToSuperview()
      make.height.equalTo(light)
    }
  }
}

/// A title and rows with a symbol each.
private final class ThemePanel: UIView {
  private let rows: [(symbol: String, text: String, color: UIColor, style: UIFont.TextStyle)] = [
    ("bell.fill", "Notifications", .systemRed, .body),
    ("moon.fill", "Focus", .systemIndigo, .headline),
    ("hourglass", "Screen Time", .systemMint, .footnote),
  ]

  init(_ name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemGroupedBackground
    let title = UILabel.named("title", name.capitalized, .preferredFont(forTextStyle: .title2))
    let card = UIStackView(
      arrangedSubviews: rows.map { row in
        let icon = UIImageView(image: UIImage(systemName: row.symbol))
        icon.accessibilityIdentifier = row.symbol
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: row.style)
        icon.tintColor = row.color
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let font = UIFont.preferredFont(forTextStyle: row.style)
        let line = UIStackView(arrangedSubviews: [icon, UILabel.named("text", row.text, font)])
        line.spacing = 12
        line.alignment = .center
        return line
      }
    )
    card.accessibilityIdentifier = "card"
    card.axis = .vertical
    card.spacing = 10
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14,
      leading: 16,
      bottom: 14,
      trailing: 16
    )
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    addSubview(title)
    addSubview(card)
    title.snp.makeConstraints { make in
      make.top.equalTo(safeAreaLayoutGuide).offset(20)
      make.leading.equalToSuperview().offset(32)
    }
    card.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(10)
      make.directionalHorizontalEdges.equalToSuperview().inset(16)
    }
  }

  required init?(coder: NSCoder) { nil }
}
