import Plumb

extension Scene {
  static let signIn: Scene = Scene(
    "sign-in",
    "A readable form: centred, at most 360 points wide, with space for the texts."
  ) { root, _ in
    let view = SignInView()
    view.accessibilityIdentifier = "signIn"
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.edges.equalTo(root.safeAreaLayoutGuide)
    }
  }
}

/// The sign-in form of an app.
final class SignInView: UIView {
  private let logo = UIImageView(image: UIImage(size: CGSize(width: 72, height: 72), name: "logo"))
  private let title = UILabel.named("title", "Welcome back", .boldSystemFont(ofSize: 28))
  private let hint = UILabel.named(
    "hint",
    "Sign in to see what your team has been up to since yesterday.",
    .systemFont(ofSize: 15),
    .secondaryLabel
  )
  private let email = FieldView(name: "email", caption: "Email", value: "ada@example.com")
  private let password = FieldView(name: "password", caption: "Password", value: "••••••••••")
  private let forgot = UIButton(type: .system)
  private let submit = UIButton(type: .system)
  private let terms = UILabel.named(
    "terms",
    "By signing in you agree to the terms of use and the privacy notice.",
    .systemFont(ofSize: 12),
    .tertiaryLabel
  )
  private let form = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    makeConstraints()
  }

  required init?(coder: NSCoder) { nil }

  private func addViews() {
    form.accessibilityIdentifier = "form"
    logo.accessibilityIdentifier = "logo"
    forgot.accessibilityIdentifier = "forgot"
    forgot.setTitle("Forgot password?", for: .normal)
    submit.accessibilityIdentifier = "submit"
    submit.setTitle("Sign in", for: .normal)
    submit.setTitleColor(.white, for: .normal)
    submit.titleLabel?.font = .boldSystemFont(ofSize: 17)
    submit.backgroundColor = .systemBlue
    submit.layer.cornerRadius = 12
    for label in [hint, terms] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    title.textAlignment = .center

    addSubview(form)
    addSubview(terms)
    for view in [logo, title, hint, email, password, forgot, submit] { form.addSubview(view) }
  }

  private func makeConstraints() {
    form.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().priority(.medium)
      make.top.greaterThanOrEqualToSuperview().offset(8)
      make.width.lessThanOrEqualTo(360)
      make.leading.greaterThanOrEqualToSuperview().offset(24)
      make.width.equalToSuperview().offset(-48).priority(.high)
    }
    // If the height is too small, the space between the texts shrinks first, then the logo.
    logo.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
      make.width.equalTo(logo.snp.height)
    }
    logo.snp.contentCompressionResistanceVerticalPriority = 600
    logo.snp.contentCompressionResistanceHorizontalPriority = 600
    title.snp.makeConstraints { make in
      make.top.equalTo(logo.snp.bottom).offset(20).priority(.low)
      make.top.greaterThanOrEqualTo(logo.snp.bottom).offset(4)
      make.directionalHorizontalEdges.equalToSuperview()
    }
    hint.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.directionalHorizontalEdges.equalToSuperview().inset(16)
    }
    email.snp.makeConstraints { make in
      make.top.equalTo(hint.snp.bottom).offset(28).priority(.low)
      make.top.greaterThanOrEqualTo(hint.snp.bottom).offset(12)
      make.directionalHorizontalEdges.equalToSuperview()
      make.height.equalTo(56)
    }
    password.snp.makeConstraints { make in
      make.top.equalTo(email.snp.bottom).offset(12)
      make.directionalHorizontalEdges.height.equalTo(email)
    }
    forgot.snp.makeConstraints { make in
      make.top.equalTo(password.snp.bottom).offset(4)
      make.trailing.equalToSuperview()
    }
    submit.snp.makeConstraints { make in
      make.top.equalTo(forgot.snp.bottom).offset(16)
      make.directionalHorizontalEdges.equalToSuperview()
      make.height.equalTo(50)
      make.bottom.equalToSuperview()
    }
    terms.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(form.snp.bottom).offset(8)
      make.bottom.equalToSuperview().inset(12)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(form)
    }
  }
}

/// A text field: a caption above a value, in a rounded border.
final class FieldView: UIView {
  init(name: String, caption: String, value: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray4.cgColor
    let captionLabel = UILabel.named(
      "\(name)Caption",
      caption,
      .systemFont(ofSize: 12),
      .secondaryLabel
    )
    let valueLabel = UILabel.named("\(name)Value", value)
    addSubview(captionLabel)
    addSubview(valueLabel)
    captionLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.leading.equalToSuperview().offset(14)
      make.trailing.lessThanOrEqualToSuperview().offset(-14)
    }
    valueLabel.snp.makeConstraints { make in
      make.leading.equalTo(captionLabel)
      make.trailing.lessThanOrEqualToSuperview().offset(-14)
      make.bottom.equalToSuperview().inset(8)
    }
  }

  required init?(coder: NSCoder) { nil }
}
