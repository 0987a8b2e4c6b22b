import Plumb

extension Scene {
  /// How SnapKit works on top of NSLayoutConstraint.
  static let articleSnapKit: [Scene] = [fallback]

  static let fallback = Scene(
    "seed0-8",
    "Green hangs on blue; when blue goes, its weaker constraints to yellow take over.",
    variants: ["a", "b"]
  ) { root, variant in
    let yellow = UIView.box("yellow", .systemYellow)
    let blue = UIView.box("blue", .systemBlue)
    let green = UIView.box("green", .systemGreen)
    blue.tag = 666
    for view in [yellow, blue, green] { root.addSubview(view) }

    yellow.snp.makeConstraints { make in
      make.left.equalTo(30)
      make.top.equalTo(100)
      make.width.height.equalTo(100)
    }
    blue.snp.makeConstraints { make in
      make.left.equalTo(yellow.snp.right).offset(20)
      make.top.equalTo(yellow)
      make.size.equalTo(100)
    }
    green.snp.makeConstraints { make in
      make.left.equalTo(blue.snp.right).offset(20)
      make.top.equalTo(blue)
      make.left.equalTo(yellow.snp.right).offset(20).priority(.high)
      make.top.equalTo(yellow).priority(.high)
      make.size.equalTo(100)
    }

    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "button"
    button.setTitle("Remove blue", for: .normal)
    button.frame = CGRect(x: 100, y: 400, width: 200, height: 50)
    button.backgroundColor = .systemGray5
    button.layer.cornerRadius = 10
    button.addAction(
      UIAction { _ in root.viewWithTag(666)?.removeFromSuperview() },
      for: .touchUpInside
    )
    root.addSubview(button)

    if variant == "b" {
      root.layoutIfNeeded()
      button.sendActions(for: .touchUpInside)
    }
  }
}
