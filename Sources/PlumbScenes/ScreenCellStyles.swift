import Plumb

extension Scene {
  static let cellStyles: Scene = Scene(
    "cell-styles",
    "The four styles of a table's cells, with images and accessories, and with texts that do not fit."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let view = CellStylesView()
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

/// A table with a section for each style.
private final class CellStylesView: UIView, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .grouped)
  private let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
    ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
  ]

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "styles"
    table.accessibilityIdentifier = "table"
    addSubview(table)
    table.separatorStyle = .none
    table.dataSource = self
    table.snp.makeConstraints { make in
      make.edges.equalTo(safeAreaLayoutGuide)
    }
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int { styles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    styles[section].name
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (name, style) = styles[indexPath.section]
    let cell = UITableViewCell(style: style, reuseIdentifier: name)
    cell.accessibilityIdentifier = "\(name) \(indexPath.row)"
    cell.backgroundColor = .secondarySystemBackground
    cell.textLabel?.text = indexPath.row == 0 ? "Title" : "A title that is longer than the row is"
    cell.detailTextLabel?.text = indexPath.row == 0 ? "Details" : "Longer details"
    if indexPath.row == 0 {
      cell.imageView?.image = UIImage(systemName: "star")
    } else if style == .value1 {
      let toggle = UISwitch()
      toggle.isOn = true
      cell.accessoryView = toggle
    } else {
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}
