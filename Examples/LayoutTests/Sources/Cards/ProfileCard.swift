public import Plumb

/// A card with an avatar, a name, a text and a button.
public final class ProfileCard: UIView {
  public let avatar = UIView()
  public let nameLabel = UILabel()
  public let bioLabel = UILabel()
  public let followButton = UIButton()

  public init(name: String, bio: String) {
    super.init(frame: .zero)
    for view in [avatar, nameLabel, bioLabel, followButton] { addSubview(view) }

    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    bioLabel.text = bio
    bioLabel.font = .preferredFont(forTextStyle: .body)
    for label in [nameLabel, bioLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    followButton.setTitle("Follow", for: .normal)
    followButton.snp.contentHuggingHorizontalPriority = 751

    avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(48)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatar)
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
    }
    bioLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(4)
      make.leading.trailing.equalTo(nameLabel)
    }
    followButton.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(bioLabel.snp.bottom).offset(12)
      make.top.greaterThanOrEqualTo(avatar.snp.bottom).offset(12)
      make.trailing.bottom.equalToSuperview().inset(16)
      make.height.equalTo(44)
    }
  }

  public required init?(coder: NSCoder) { nil }
}
