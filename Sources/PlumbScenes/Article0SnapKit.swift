import Plumb

/// Article 0: how SnapKit works on top of NSLayoutConstraint.
extension Scene {
  static let articleSnapKit: [Scene] = [
    alignedViews, visualFormat, wrappingLabel, threeBottoms, twoWidths, fallback, longLabels,
    readingDirection,
    updates, madeTwice, titleAndContent,
  ]

  static let alignedViews: Scene = Scene(
    "seed0-1",
    "view1 has view2's vertical centre and height, and its left edge is 12 points further right."
  ) { root, _ in
    let view1 = UIView.box("view1", .systemOrange)
    let view2 = UIView.box("view2", .systemTeal)
    root.addSubview(view2)
    root.addSubview(view1)

    view2.snp.makeConstraints { make in
      make.left.equalTo(120)
      make.top.equalTo(300)
      make.size.equalTo(CGSize(width: 150, height: 60))
    }
    view1.snp.makeConstraints { make in
      make.centerY.height.equalTo(view2)
      make.left.equalTo(view2).offset(12)
      make.width.equalTo(40)
    }
  }

  static let visualFormat: Scene = Scene(
    "seed0-2",
    "Visual formats: full height without insets, and full width with insets.",
    variants: ["a", "b"]
  ) { root, variant in
    let title = UIView.box("title", .systemTeal)
    root.addSubview(title)

    if variant == "a" {
      title.translatesAutoresizingMaskIntoConstraints = false
      for format in ["V:|-0-[title]-0-|", "H:[title(100)]"] {
        root.addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: format,
            metrics: nil,
            views: ["title": title]
          )
        )
      }
    } else {
      root.snp.visual("H:|-20-[title]-30-|", ["title": title])
      root.snp.visual("V:[title(40@500)]", ["title": title])
    }
  }

  static let wrappingLabel: Scene = Scene(
    "seed0-3",
    "A label of at most 200 points wraps; its frame is the same with addConstraint, activate and makeConstraints.",
    variants: ["a", "b", "c"]
  ) { root, variant in
    let label = UILabel.named(
      "label",
      "Auto Layout computes the size and position of all the views in a tree from the "
        + "constraints that are placed on them.",
      .systemFont(ofSize: 17),
      .systemRed
    )
    label.numberOfLines = 0
    root.addSubview(label)

    switch variant {
    case "a":
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addConstraint(
        NSLayoutConstraint(
          item: label,
          attribute: .top,
          relatedBy: .equal,
          toItem: root,
          attribute: .top,
          multiplier: 1,
          constant: 100
        )
      )
      root.addConstraint(
        NSLayoutConstraint(
          item: label,
          attribute: .left,
          relatedBy: .equal,
          toItem: root,
          attribute: .left,
          multiplier: 1,
          constant: 30
        )
      )
      root.addConstraint(
        NSLayoutConstraint(
          item: label,
          attribute: .width,
          relatedBy: .lessThanOrEqual,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 200
        )
      )
    case "b":
      label.translatesAutoresizingMaskIntoConstraints = false
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    default:
      label.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(100)
        make.left.equalToSuperview().offset(30)
        make.width.lessThanOrEqualTo(200)
      }
    }
  }

  static let threeBottoms: Scene = Scene(
    "seed0-6",
    "The tops of three boxes are bound to a label's bottom, its baseline and its bottom margin."
  ) { root, _ in
    let label = UILabel.named("label", "Typography")
    let yellow = UIView.box("yellow", .systemYellow)
    let blue = UIView.box("blue", .systemBlue)
    let green = UIView.box("green", .systemGreen)
    for view in [label, yellow, blue, green] { root.addSubview(view) }

    label.snp.makeConstraints { make in
      make.left.equalTo(30)
      make.top.equalTo(100)
    }
    yellow.snp.makeConstraints { make in
      make.top.equalTo(label.snp.bottom)
      make.left.equalTo(30)
      make.size.equalTo(60)
    }
    blue.snp.makeConstraints { make in
      make.top.equalTo(label.snp.lastBaseline)
      make.left.equalTo(130)
      make.size.equalTo(60)
    }
    green.snp.makeConstraints { make in
      make.top.equalTo(label.snp.bottomMargin)
      make.left.equalTo(230)
      make.size.equalTo(60)
    }
  }

  static let twoWidths: Scene = Scene(
    "seed0-7",
    "Two widths: a conflict if both are required, a fallback if one is optional.",
    variants: ["a", "b", "c"]
  ) { root, variant in
    let box = UIView.box("box", .systemIndigo)
    root.addSubview(box)

    var first: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.equalTo(20)
      make.height.equalTo(40)
      first = make.width.equalTo(100).labeled("narrow").constraint
      make.width.equalTo(200).priority(variant == "a" ? .required : .high).labeled("wide")
    }
    if variant == "c" {
      root.layoutIfNeeded()
      first?.deactivate()
    }
  }

  static let fallback: Scene = Scene(
    "seed0-8",
    "Green is bound to blue; when blue is removed, green's optional constraints to yellow apply.",
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
      UIAction { [unowned root] _ in
        root.viewWithTag(666)?.removeFromSuperview()
        UIView.animate(withDuration: 0.5) { root.layoutIfNeeded() }
      },
      for: .touchUpInside
    )
    root.addSubview(button)

    if variant == "b" {
      root.layoutIfNeeded()
      button.sendActions(for: .touchUpInside)
    }
  } then: { root in
    for case let button as UIButton in root.subviews { button.sendActions(for: .touchUpInside) }
  }

  static let longLabels: Scene = Scene(
    "seed0-9",
    "Two labels that do not fit: the one with required compression resistance keeps its full width.",
    variants: ["a", "b"]
  ) { root, variant in
    let title = UILabel.named("title", "A title that wants about three hundred")
    let content = UILabel.named("content", "Contents that want about three hundred")
    title.backgroundColor = .systemYellow
    content.backgroundColor = .systemGray5
    root.addSubview(title)
    root.addSubview(content)

    title.snp.makeConstraints { make in
      make.left.equalTo(10)
      make.top.equalTo(150)
    }
    content.snp.makeConstraints { make in
      make.left.equalTo(title.snp.right).offset(10)
      make.right.equalTo(-10)
      make.top.equalTo(title)
    }
    let whole = variant == "a" ? content : title
    whole.snp.contentCompressionResistanceHorizontalPriority = 1000
  }

  static let readingDirection: Scene = Scene(
    "seed0-10",
    "Leading and trailing swap sides with the reading direction; left and right do not.",
    variants: ["a", "b"]
  ) { root, variant in
    let title = UILabel.named("title", "Title")
    let value = UILabel.named("value", "Value", .systemFont(ofSize: 17), .secondaryLabel)
    title.backgroundColor = .systemGray5
    value.backgroundColor = .systemGray6
    root.addSubview(title)
    root.addSubview(value)

    title.snp.makeConstraints { make in
      if variant == "a" { make.leading.equalTo(16) } else { make.left.equalTo(16) }
      make.top.equalTo(100)
      make.width.equalTo(100)
    }
    value.snp.makeConstraints { make in
      if variant == "a" { make.trailing.equalTo(-16) } else { make.right.equalTo(-16) }
      make.top.equalTo(100)
      make.width.equalTo(100)
    }
  }

  static let updates: Scene = Scene(
    "seed0-11",
    "Updates: the first one makes constraints; later ones change a constant, a target and a multiplier.",
    variants: ["a", "b", "c", "d"]
  ) { root, variant in
    let blue = UIView.box("blue", .systemBlue)
    let other = UIView.box("other", .systemGray)
    root.addSubview(blue)
    root.addSubview(other)
    other.snp.makeConstraints { make in
      make.left.equalTo(20)
      make.top.equalTo(400)
      make.size.equalTo(CGSize(width: 80, height: 40))
    }

    blue.snp.updateConstraints { make in
      make.leading.equalTo(100)
      make.top.equalTo(200)
      make.width.equalTo(other).multipliedBy(0.625)
      make.height.equalTo(50)
    }
    root.layoutIfNeeded()

    blue.snp.updateConstraints { make in
      switch variant {
      case "b": make.leading.equalTo(200)
      case "c": make.top.equalTo(other.snp.bottom)
      case "d": make.width.equalTo(other).multipliedBy(1.25)
      default: break
      }
    }
  }

  static let madeTwice: Scene = Scene(
    "seed0-12",
    "Constraints made twice: equal ones are compatible, different ones conflict and are reported.",
    variants: ["a", "b"]
  ) { root, variant in
    let box = UIView.box("box", .systemPink)
    root.addSubview(box)
    box.snp.makeConstraints { make in
      make.left.equalTo(10)
      make.top.equalTo(0)
      make.size.equalTo(40)
    }
    box.snp.makeConstraints { make in
      make.left.equalTo(variant == "a" ? 10 : 30)
    }
  }

  static let titleAndContent: Scene = Scene(
    "seed0-13",
    "A title of at most 200 points, and content after it: as in the article, and filling the remaining width.",
    variants: ["a", "b"]
  ) { root, variant in
    /// Adds a row. The views of the first row have names.
    let add = { (text: String, names: (title: String, content: String)?, top: CGFloat) in
      let title = UILabel()
      let content = UILabel()
      title.accessibilityIdentifier = names?.title
      content.accessibilityIdentifier = names?.content
      title.text = text
      content.text = "Content"
      title.backgroundColor = .systemYellow
      content.backgroundColor = .systemGray5
      root.addSubview(title)
      root.addSubview(content)

      title.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        make.top.equalToSuperview().offset(top)
        make.width.lessThanOrEqualTo(200)
      }
      content.snp.makeConstraints { make in
        make.leading.equalTo(title.snp.trailing)
        make.top.equalTo(title)
        if variant == "b" { make.trailing.equalToSuperview() }
      }
      title.snp.contentHuggingHorizontalPriority = 251
    }
    add(
      "A long title that wants far more than it may have",
      ("title", "content"),
      0
    )
    add("A short title", nil, 40)
  }
}
