import Plumb

extension Scene {
  static let settings: Scene = Scene(
    "settings",
    "Grouped rows: aligned icons, titles that are truncated before values, a switch at the end."
  ) { root, _ in
    root.backgroundColor = .systemGroupedBackground
    let title = UILabel.named("title", "Settings", .boldSystemFont(ofSize: 34))
    root.addSubview(title)
    title.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(16)
      make.leading.equalToSuperview().offset(20)
    }

    let groups: [(name: String, rows: [SettingsRow])] = [
      (
        "account",
        [
          SettingsRow("profile", "Ada Lovelace", .systemGray, .value("Profile"))
        ]
      ),
      (
        "network",
        [
          SettingsRow("airplane", "Airplane Mode", .systemOrange, .toggle(false)),
          SettingsRow("wifi", "Wi-Fi", .systemBlue, .value("Analytical Engine 5 GHz")),
          SettingsRow("bluetooth", "Bluetooth", .systemBlue, .value("On")),
        ]
      ),
      (
        "general",
        [
          SettingsRow("notifications", "Notifications", .systemRed, .value("")),
          SettingsRow("sounds", "Sounds and what else makes a noise", .systemPink, .value("Loud")),
          SettingsRow("focus", "Focus", .systemIndigo, .toggle(true)),
          SettingsRow("screenTime", "Screen Time", .systemIndigo, .value("4 h 12 min")),
        ]
      ),
    ]
    var previous: UIView = title
    for group in groups {
      let card = SettingsGroup(name: group.name, rows: group.rows)
      root.addSubview(card)
      card.snp.makeConstraints { make in
        make.top.equalTo(previous.snp.bottom).offset(20)
        make.directionalHorizontalEdges.equalToSuperview().inset(16)
      }
      previous = card
    }
  }
}

/// A group of rows in a rounded rectangle.
final class SettingsGroup: UIView {
  init(name: String, rows: [SettingsRow]) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemBackground
    layer.cornerRadius = 10
    clipsToBounds = true
    var previous: SettingsRow?
    for row in rows {
      addSubview(row)
      row.snp.makeConstraints { make in
        make.directionalHorizontalEdges.equalToSuperview()
        if let previous {
          make.top.equalTo(previous.snp.bottom)
        } else {
          make.top.equalToSuperview()
        }
      }
      previous = row
    }
    previous?.separator.isHidden = true
    previous?.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A row with an icon, a title, and a value or a switch.
final class SettingsRow: UIView {
  enum Accessory {
    case value(String)
    case toggle(Bool)
  }

  let separator: UIView

  init(_ name: String, _ text: String, _ color: UIColor, _ accessory: Accessory) {
    separator = .box("\(name)Separator", .separator)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    let icon = UIView.box("\(name)Icon", color)
    icon.layer.cornerRadius = 7
    let title = UILabel.named("\(name)Title", text)
    for view in [icon, title, separator] { addSubview(view) }

    snp.makeConstraints { make in
      make.height.greaterThanOrEqualTo(44)
      make.height.equalTo(44).priority(.low)
    }
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(29)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(icon.snp.trailing).offset(16)
      make.centerY.equalToSuperview()
      make.top.greaterThanOrEqualToSuperview().offset(11)
    }
    separator.snp.makeConstraints { make in
      make.leading.equalTo(title)
      make.trailing.bottom.equalToSuperview()
      make.height.equalTo(0.5)
    }
    switch accessory {
    case .value(let text): addValue(text, name, after: title)
    case .toggle(let isOn): addToggle(isOn, name, after: title)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addValue(_ text: String, _ name: String, after title: UILabel) {
    let value = UILabel.named("\(name)Value", text, .systemFont(ofSize: 17), .secondaryLabel)
    let chevron = UILabel.named("\(name)Chevron", "›", .boldSystemFont(ofSize: 17), .tertiaryLabel)
    addSubview(value)
    addSubview(chevron)
    value.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(title.snp.trailing).offset(8)
      make.firstBaseline.equalTo(title)
      make.trailing.equalTo(chevron.snp.leading).offset(-8)
    }
    chevron.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-16)
      make.firstBaseline.equalTo(title)
    }
    value.snp.contentCompressionResistanceHorizontalPriority = 751
  }

  private func addToggle(_ isOn: Bool, _ name: String, after title: UILabel) {
    let track = UIView.box("\(name)Switch", isOn ? .systemGreen : .systemGray4)
    track.layer.cornerRadius = 15.5
    let knob = UIView.box("\(name)Knob", .white)
    knob.layer.cornerRadius = 13.5
    addSubview(track)
    track.addSubview(knob)
    track.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(title.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 51, height: 31))
    }
    knob.snp.makeConstraints { make in
      make.size.equalTo(27)
      make.centerY.equalToSuperview()
      if isOn {
        make.trailing.equalToSuperview().offset(-2)
      } else {
        make.leading.equalToSuperview().offset(2)
      }
    }
  }
}
