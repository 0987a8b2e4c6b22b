import Masonry

// Sources as an app has them, in which nothing says that they are checked elsewhere.

final class ProfileViewController: UIViewController {
  private let avatar = UIImageView()
  private let name = UILabel()
  private var gap: MASConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [avatar, name] { view.addSubview(child) }
    MASAttachKeys(["avatar": avatar, "name": name])
    avatar.mas_makeConstraints { make in
      make.top.equalTo(view.mas_safeAreaLayoutGuideTop).with.offset(16)
      make.left.mas_equalTo(16).priorityHigh()
      make.size.mas_equalTo(CGSize(width: 48, height: 48)).key("avatar size")
    }
    let made = name.mas_makeConstraints { make in
      gap = make.left.equalTo(avatar.mas_right).offset(8)
      make.right.lessThanOrEqualTo([view, view.mas_rightMargin]).priority(.defaultHigh)
      make.centerY.equalTo(avatar).priority(MASLayoutPriorityDefaultMedium)
      make.height.offset(20)
      make.group { make.attributes([.width, .height]).greaterThanOrEqualTo(10) }
    }
    for constraint in made where constraint.isActive { constraint.uninstall() }
    [avatar, name].mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedSpacing: 8,
      leadSpacing: 16,
      tailSpacing: 16
    )
  }

  override func updateViewConstraints() {
    gap?.offset(12)
    gap?.valueOffset(NSNumber(value: 16))
    print(gap.map(\.description) ?? "")
    avatar.mas_updateConstraints { $0.size.equalTo(64) }
    name.mas_remakeConstraints { make in
      make.edges.equalTo(view).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    super.updateViewConstraints()
  }
}
