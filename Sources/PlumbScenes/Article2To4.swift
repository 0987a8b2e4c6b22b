import Masonry
import Plumb

/// Article 2: the implementation of SnapKit.
extension Scene {
  static let articleInside: [Scene] = [halfWidth, below]

  static let halfWidth: Scene = Scene(
    "seed2-1",
    "Half as wide as the superview, by a constraint of priority 100."
  ) { root, _ in
    let aView = UIView.box("aView", .systemPurple)
    root.addSubview(aView)
    aView.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalToSuperview().dividedBy(2).priority(100)
    }
  }

  static let below: Scene = Scene("seed2-2", "One view 16 points below another.") { root, _ in
    let topView = UIView.box("topView", .systemBlue)
    let centerView = UIView.box("centerView", .systemRed)
    root.addSubview(topView)
    root.addSubview(centerView)
    topView.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 100, height: 50))
    }
    centerView.snp.makeConstraints { make in
      make.top.equalTo(topView.snp.bottom).offset(16)
      make.left.equalToSuperview()
      make.size.equalTo(CGSize(width: 60, height: 20))
    }
  }
}

/// Article 3: Auto Layout's pitfalls.
extension Scene {
  static let articlePitfalls: [Scene] = [thousandButtons, placedByMask]

  static let thousandButtons: Scene = Scene(
    "seed3-2",
    "1001 buttons, each as large as the root view and found by its tag."
  ) { root, _ in
    for index in 0...1000 {
      let button = UIButton()
      button.tag = 200 + index
      button.accessibilityIdentifier = "button\(index)"
      button.backgroundColor = UIColor(
        hue: CGFloat(index) / 1001,
        saturation: 0.5,
        brightness: 0.9,
        alpha: 0.01
      )
      root.addSubview(button)
    }
    for tag in 200...1200 {
      root.viewWithTag(tag)?.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.size.equalToSuperview()
      }
    }
  }

  static let placedByMask: Scene = Scene(
    "seed3-3",
    "A box with an autoresizing mask stays centred when the root view is resized; without a mask it does not.",
    variants: ["a", "b"]
  ) { root, variant in
    let size = root.bounds.size
    root.frame.size = Scene.portrait
    let box = UIView.box("box", .systemTeal)
    box.frame = CGRect(
      x: root.bounds.midX - 50,
      y: root.bounds.midY - 50,
      width: 100,
      height: 100
    )
    box.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    box.translatesAutoresizingMaskIntoConstraints = variant == "a"
    root.addSubview(box)
    root.layoutIfNeeded()
    root.frame.size = size
  }
}

/// Article 4: Masonry's source, with Masonry's methods.
extension Scene {
  static let articleSource: [Scene] = [updatedOnly]

  static let updatedOnly: Scene = Scene(
    "seed4-1",
    "A view, a button below it, and a label whose constraints are made by an update.",
    variants: ["a", "b"]
  ) { root, variant in
    let view = UIView.box("view", .systemYellow)
    let label = UILabel.named("label", "Label")
    let button = UIButton(type: .system)
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    label.backgroundColor = .systemGray5
    button.accessibilityIdentifier = "button"
    button.setTitle("Go", for: .normal)
    button.backgroundColor = .systemGray5
    for subview in [view, label, button] { root.addSubview(subview) }

    view.mas_makeConstraints { make in
      make.left.offset(0)
      make.top.offset(0)
      make.right.offset(0)
      make.height.offset(300)
    }
    button.mas_makeConstraints { make in
      make.top.equalTo(view.mas_bottom).offset(10)
      make.left.equalTo(view)
      make.size.mas_equalTo(CGSize(width: 50, height: 50))
    }
    if variant == "b" {
      root.layoutIfNeeded()
      label.mas_updateConstraints { make in
        make.top.offset(600)
        make.left.offset(100)
        make.size.mas_equalTo(CGSize(width: 80, height: 20))
      }
    }
  }
}
