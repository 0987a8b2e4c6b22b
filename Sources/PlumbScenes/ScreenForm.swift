import Plumb

extension Scene {
  static let form: Scene = Scene(
    "form",
    "A form of nested stack views: equal columns, custom spacing, rows aligned by baselines, and every control."
  ) { root, _ in
    root.backgroundColor = .systemGroupedBackground
    let title = UILabel.named("title", "New booking", .boldSystemFont(ofSize: 28))
    let column = UIStackView(arrangedSubviews: [title])
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(24, after: title)
    root.addSubview(column)
    column.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(16)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(480)
      make.width.equalToSuperview().offset(-40).priority(999)
    }

    let fields = [("name", "Name", "Ada Lovelace"), ("mail", "Mail", "")].map { name, text, value in
      let field = UITextField()
      field.accessibilityIdentifier = "\(name)Field"
      field.borderStyle = .roundedRect
      field.placeholder = "Required"
      field.text = value
      let caption = UILabel.named("\(name)Caption", text)
      caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      return FormRow("\(name)Row", [caption, field], .firstBaseline)
    }
    for row in fields { column.addArrangedSubview(row) }
    // Captions of equal width, so that the leading edges of the fields are aligned.
    fields[1].arrangedSubviews[0].snp.makeConstraints { make in
      make.width.equalTo(fields[0].arrangedSubviews[0])
    }

    let room = UISegmentedControl(items: ["Library", "Garden", "Observatory"])
    room.accessibilityIdentifier = "room"
    room.selectedSegmentIndex = 1
    column.addArrangedSubview(room)
    column.setCustomSpacing(24, after: room)

    let stepper = UIStepper()
    stepper.accessibilityIdentifier = "guests"
    column.addArrangedSubview(
      FormRow("guestsRow", [UILabel.named("guestsTitle", "Guests: 4"), stepper])
    )
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "tea"
    toggle.isOn = true
    column.addArrangedSubview(FormRow("teaRow", [UILabel.named("teaTitle", "With tea"), toggle]))
    let slider = UISlider()
    slider.accessibilityIdentifier = "warmth"
    slider.value = 0.7
    let warmth = UILabel.named("warmthTitle", "Warmth")
    warmth.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    column.addArrangedSubview(FormRow("warmthRow", [warmth, slider]))

    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.accessibilityIdentifier = "busy"
    indicator.startAnimating()
    let progress = UIProgressView(progressViewStyle: .default)
    progress.accessibilityIdentifier = "progress"
    progress.progress = 0.4
    let last = FormRow("progressRow", [indicator, progress])
    column.addArrangedSubview(last)
    column.setCustomSpacing(24, after: last)

    let buttons = ["Cancel", "Book"].map { title in
      let button = UIButton(type: .custom)
      button.accessibilityIdentifier = title.lowercased()
      button.setTitle(title, for: .normal)
      button.backgroundColor = title == "Book" ? .systemBlue : .systemGray
      button.layer.cornerRadius = 10
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      return button
    }
    let footer = FormRow("buttons", buttons)
    footer.distribution = .fillEqually
    column.addArrangedSubview(footer)
    let pages = UIPageControl()
    pages.accessibilityIdentifier = "pages"
    pages.numberOfPages = 3
    column.addArrangedSubview(pages)
  } then: { root in
    // Hides the temperature row together with the tea. The stack view lays itself out inside the animation block.
    let rows = (root.subviews.first as? UIStackView)?.arrangedSubviews ?? []
    UIView.animate(withDuration: 0.4) {
      for row in rows where row.accessibilityIdentifier == "warmthRow" { row.isHidden = true }
      for case let toggle as UISwitch in rows.flatMap(\.subviews) { toggle.isOn = false }
    }
  }
}

/// A row of views.
private final class FormRow: UIStackView {
  init(_ name: String, _ views: [UIView], _ alignment: Alignment = .center) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    self.alignment = alignment
    spacing = 12
    for view in views { addArrangedSubview(view) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
