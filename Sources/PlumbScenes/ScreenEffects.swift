import Plumb

extension Scene {
  static let effectViews: Scene = Scene(
    "effect-views",
    "Panels of blur effects above coloured stripes; the text inside determines their heights."
  ) { root, _ in
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    let stripes = UIStackView(
      arrangedSubviews: colors.enumerated().map { UIView.box("stripe\($0.offset)", $0.element) }
    )
    stripes.accessibilityIdentifier = "stripes"
    stripes.distribution = .fillEqually
    root.addSubview(stripes)
    stripes.snp.makeConstraints { $0.edges.equalToSuperview() }
    let styles: [(String, UIBlurEffect.Style)] = [
      ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
      ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
      ("Dark", .systemMaterialDark),
    ]
    let panels = UIStackView(
      arrangedSubviews: styles.enumerated().map { index, entry in
        EffectPanel(entry.0, entry.1, "panel\(index)")
      }
    )
    panels.accessibilityIdentifier = "panels"
    panels.axis = .vertical
    panels.spacing = 12
    root.addSubview(panels)
    panels.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(16)
      make.directionalHorizontalEdges.equalToSuperview().inset(20)
    }
  }
}

/// A panel with a title and a line of text above a blur effect.
private final class EffectPanel: UIVisualEffectView {
  init(_ title: String, _ style: UIBlurEffect.Style, _ name: String) {
    super.init(effect: UIBlurEffect(style: style))
    accessibilityIdentifier = name
    contentView.accessibilityIdentifier = "\(name)Content"
    layer.cornerRadius = 14
    clipsToBounds = true
    let color: UIColor = style == .systemMaterialDark ? .white : .black
    let heading = UILabel.named(
      "\(name)Title",
      title,
      .preferredFont(forTextStyle: .headline),
      color
    )
    let text = UILabel.named(
      "\(name)Text",
      "The content view fills the effect view.",
      .preferredFont(forTextStyle: .footnote),
      color
    )
    text.numberOfLines = 0
    contentView.addSubview(heading)
    contentView.addSubview(text)
    heading.snp.makeConstraints { make in
      make.top.directionalHorizontalEdges.equalToSuperview().inset(12)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(2)
      make.bottom.directionalHorizontalEdges.equalToSuperview().inset(12)
    }
  }

  required init?(coder: NSCoder) { nil }
}
