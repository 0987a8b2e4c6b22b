import Plumb

extension Scene {
  static let message: Scene = Scene(
    "message",
    "A form whose bar is above the keyboard, before and after the keyboard appears.",
    variants: ["before", "keyboard"],
    isInWindow: true
  ) { root, variant in
    root.backgroundColor = .systemGroupedBackground
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    let bar = UIView.box("bar", .systemBackground)
    root.addSubview(scroll)
    root.addSubview(bar)

    let send = UIButton(type: .system)
    send.accessibilityIdentifier = "send"
    send.setTitle("Send", for: .normal)
    let hint = UILabel.named(
      "hint",
      "Nobody else sees it.",
      .systemFont(ofSize: 13),
      .secondaryLabel
    )
    bar.addSubview(hint)
    bar.addSubview(send)
    send.snp.makeConstraints { make in
      make.directionalVerticalEdges.equalToSuperview().inset(8)
      make.trailing.equalToSuperview().inset(16)
    }
    hint.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(16)
      make.centerY.equalTo(send)
      make.trailing.lessThanOrEqualTo(send.snp.leading).offset(-8)
    }
    bar.snp.makeConstraints { make in
      make.directionalHorizontalEdges.equalToSuperview()
      make.bottom.equalTo(root.keyboardLayoutGuide.snp.top)
    }
    scroll.snp.makeConstraints { make in
      make.top.directionalHorizontalEdges.equalToSuperview()
      make.bottom.equalTo(bar.snp.top)
    }

    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 12
    scroll.addSubview(column)
    column.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.width.equalToSuperview().offset(-32)
    }
    for (name, title) in [("to", "To"), ("subject", "Subject"), ("place", "Place"), ("day", "Day")]
    {
      let caption = UILabel.named("\(name)Caption", title, .systemFont(ofSize: 13), .secondaryLabel)
      let field = UITextField()
      field.accessibilityIdentifier = "\(name)Field"
      field.borderStyle = .roundedRect
      column.addArrangedSubview(caption)
      column.setCustomSpacing(4, after: caption)
      column.addArrangedSubview(field)
    }
    let text = UILabel.named(
      "text",
      "We can only see a short distance ahead, but we can see plenty there that needs to be done.",
      .systemFont(ofSize: 17)
    )
    text.numberOfLines = 0
    column.addArrangedSubview(text)

    if variant == "keyboard", let window = root as? UIWindow {
      let height = min(336, (window.bounds.height * 0.55).rounded())
      window.keyboardFrame = CGRect(
        x: 0,
        y: window.bounds.height - height,
        width: window.bounds.width,
        height: height
      )
      // A grey box represents the keyboard, which the system draws.
      let keyboard = UIView.box("keyboard", .systemGray4)
      keyboard.frame = window.keyboardFrame ?? .zero
      root.addSubview(keyboard)
    }
  }
}
