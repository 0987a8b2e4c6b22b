import Plumb

extension Scene {
  static let profileCard: Scene = Scene(
    "profile-card",
    "A card: the name is truncated before the badge, the biography wraps, three figures share the width."
  ) { root, _ in
    root.backgroundColor = .systemGroupedBackground
    let card = ProfileCard()
    root.addSubview(card)
    card.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(24)
      make.directionalHorizontalEdges.equalToSuperview().inset(16).priority(999)
      make.width.lessThanOrEqualTo(500)
      make.centerX.equalToSuperview()
    }
  }
}

/// A card with a person's picture, name, biography and figures.
final class ProfileCard: UIView {
  private let cover = UIView.box("cover", .systemIndigo)
  private let avatar = UIImageView(image: UIImage(size: CGSize(width: 88, height: 88), name: "ada"))
  private let name = UILabel.named(
    "name",
    "Augusta Ada King, Countess of Lovelace",
    .boldSystemFont(ofSize: 20)
  )
  private let badge = UIView.box("badge", .systemOrange)
  private let badgeText = UILabel.named("badgeText", "PRO", .boldSystemFont(ofSize: 11), .white)
  private let handle = UILabel.named(
    "handle",
    "@lovelace",
    .systemFont(ofSize: 15),
    .secondaryLabel
  )
  private let bio = UILabel.named(
    "bio",
    "Mathematician. Wrote the first published program, for a machine that was never built. "
      + "Notes longer than the paper they annotate.",
    .systemFont(ofSize: 15)
  )
  private let follow = UIButton(type: .system)
  private let figures = [
    FigureView(name: "posts", value: "1,843", caption: "Posts"),
    FigureView(name: "followers", value: "12.4k", caption: "Followers"),
    FigureView(name: "following", value: "97", caption: "Following"),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "card"
    backgroundColor = .systemBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    addViews()
    makeConstraints()
  }

  required init?(coder: NSCoder) { nil }

  private func addViews() {
    avatar.accessibilityIdentifier = "avatar"
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 44
    avatar.layer.borderWidth = 4
    avatar.layer.borderColor = UIColor.systemBackground.cgColor
    badge.layer.cornerRadius = 4
    bio.numberOfLines = 0
    follow.accessibilityIdentifier = "follow"
    follow.setTitle("Follow", for: .normal)
    follow.setTitleColor(.white, for: .normal)
    follow.backgroundColor = .systemBlue
    follow.layer.cornerRadius = 16
    follow.contentEdgeInsets = UIEdgeInsets(top: 7, left: 18, bottom: 7, right: 18)
    for view in [cover, avatar, name, badge, handle, bio, follow] { addSubview(view) }
    badge.addSubview(badgeText)
    for figure in figures { addSubview(figure) }
  }

  private func makeConstraints() {
    cover.snp.makeConstraints { make in
      make.top.directionalHorizontalEdges.equalToSuperview()
      make.height.equalTo(cover.snp.width).multipliedBy(0.28).priority(.high)
      make.height.lessThanOrEqualTo(110)
    }
    avatar.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalTo(cover.snp.bottom)
    }
    follow.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-16)
      make.top.equalTo(cover.snp.bottom).offset(12)
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(avatar.snp.bottom).offset(12)
      make.leading.equalTo(avatar)
    }
    badge.snp.makeConstraints { make in
      make.leading.equalTo(name.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualToSuperview().offset(-16)
    }
    badgeText.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 5, bottom: 1, right: 5))
      make.firstBaseline.equalTo(name)
    }
    badgeText.snp.contentCompressionResistanceHorizontalPriority = 1000
    badgeText.snp.contentHuggingHorizontalPriority = 751
    name.snp.contentHuggingHorizontalPriority = 251
    handle.snp.makeConstraints { make in
      make.top.equalTo(name.snp.bottom).offset(2)
      make.leading.equalTo(name)
    }
    bio.snp.makeConstraints { make in
      make.top.equalTo(handle.snp.bottom).offset(12)
      make.directionalHorizontalEdges.equalToSuperview().inset(16)
    }
    for (index, figure) in figures.enumerated() {
      figure.snp.makeConstraints { make in
        make.top.equalTo(bio.snp.bottom).offset(16)
        make.bottom.equalToSuperview().offset(-16)
        if index == 0 {
          make.leading.equalToSuperview().offset(16)
        } else {
          make.leading.equalTo(figures[index - 1].snp.trailing).offset(8)
          make.width.equalTo(figures[0])
        }
        if index == figures.count - 1 { make.trailing.equalToSuperview().offset(-16) }
      }
    }
  }
}

/// A number with a caption below it.
final class FigureView: UIView {
  init(name: String, value: String, caption: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemGray6
    layer.cornerRadius = 10
    let valueLabel = UILabel.named("\(name)Value", value, .boldSystemFont(ofSize: 18))
    let captionLabel = UILabel.named(
      "\(name)Caption",
      caption,
      .systemFont(ofSize: 12),
      .secondaryLabel
    )
    addSubview(valueLabel)
    addSubview(captionLabel)
    valueLabel.snp.makeConstraints { make in
      make.top.equalTo(10)
      make.centerX.equalToSuperview()
    }
    captionLabel.snp.makeConstraints { make in
      make.top.equalTo(valueLabel.snp.bottom).offset(2)
      make.centerX.equalToSuperview()
      make.bottom.equalTo(-10)
    }
  }

  required init?(coder: NSCoder) { nil }
}
