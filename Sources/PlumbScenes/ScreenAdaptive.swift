import Plumb

extension Scene {
  static let adaptive: Scene = Scene(
    "adaptive",
    "A card with two states and a badge that can be gone; on wide screens the picture is beside the text.",
    variants: ["collapsed", "expanded", "without-badge"]
  ) { root, variant in
    root.backgroundColor = .systemGroupedBackground
    let card = AdaptiveCard()
    root.addSubview(card)
    card.snp.makeConstraints { make in
      make.top.directionalHorizontalEdges.equalTo(root.safeAreaLayoutGuide).inset(16)
    }
    card.show(variant == "collapsed" ? .collapsed : .expanded)
    card.badge.snp.setGone(variant == "without-badge")
  } then: { root in
    for case let card as AdaptiveCard in root.subviews {
      UIView.animate(
        withDuration: 0.6,
        delay: 0,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0
      ) {
        card.show(.expanded)
        card.badge.snp.setGone(true)
        root.layoutIfNeeded()
      }
    }
  }
}

private final class AdaptiveCard: UIView {
  enum Look { case collapsed, expanded }

  let badge = UILabel.named("badge", "NEW", .boldSystemFont(ofSize: 13), .systemRed)
  private let picture = UIView.box("picture", .systemTeal)
  private let title = UILabel.named("title", "Observatory at night", .boldSystemFont(ofSize: 20))
  private let text = UILabel.named(
    "text",
    "We can only see a short distance ahead, but we can see plenty there that needs to be done.",
    .systemFont(ofSize: 15)
  )
  private let looks = ConstraintStates<Look>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "card"
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    picture.layer.cornerRadius = 8
    text.numberOfLines = 0
    for view in [picture, badge, title, text] { addSubview(view) }

    picture.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
    }
    badge.snp.makeConstraints { make in
      make.leading.equalTo(title)
      make.trailing.lessThanOrEqualToSuperview().offset(-16)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(badge.snp.bottom).offset(4)
      make.trailing.equalToSuperview().offset(-16)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.leading.trailing.equalTo(title)
    }
    placeByWidth()
    title.snp.makeConstraints(in: .collapsed, of: looks) { make in
      make.bottom.lessThanOrEqualToSuperview().offset(-16)
      // Lower than the hugging priority of labels.
      make.bottom.equalToSuperview().offset(-16).priority(240)
    }
    text.snp.makeConstraints(in: .expanded, of: looks) { make in
      make.bottom.lessThanOrEqualToSuperview().offset(-16)
      // Lower than the hugging priority of labels.
      make.bottom.equalToSuperview().offset(-16).priority(240)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func placeByWidth() {
    picture.snp.makeConstraints(when: .width(..<600)) { make in
      make.trailing.equalToSuperview().offset(-16)
      make.height.equalTo(picture.snp.width).multipliedBy(0.5)
    }
    badge.snp.makeConstraints(when: .width(..<600)) { make in
      make.top.equalTo(picture.snp.bottom).offset(12)
    }
    title.snp.makeConstraints(when: .width(..<600)) { make in
      make.leading.equalTo(picture)
    }
    picture.snp.makeConstraints(when: .width(600...)) { make in
      make.size.equalTo(CGSize(width: 240, height: 160))
      make.bottom.lessThanOrEqualToSuperview().offset(-16)
    }
    badge.snp.makeConstraints(when: .width(600...)) { make in
      make.top.equalTo(picture)
    }
    title.snp.makeConstraints(when: .width(600...)) { make in
      make.leading.equalTo(picture.snp.trailing).offset(16)
    }
  }

  func show(_ look: Look) {
    looks.current = look
    text.alpha = look == .collapsed ? 0 : 1
  }
}
