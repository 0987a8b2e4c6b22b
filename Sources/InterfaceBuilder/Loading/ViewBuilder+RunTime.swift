/// Properties that only an app sets when it loads a nib: behaviour, lists and bars. The canvas shows none of them.
extension ViewBuilder {
  /// The raw value of the style that a view has from the beginning.
  func style(of viewClass: ViewClass?, _ element: Element) -> Int? {
    if loader == nil { return nil }
    return switch (viewClass, element["style"]) {
    case (.tableView, "grouped"): UITableView.Style.grouped.rawValue
    case (.tableView, "insetGrouped"): UITableView.Style.insetGrouped.rawValue
    case (.tableViewCell, "IBUITableViewCellStyleValue1"): UITableViewCell.CellStyle.value1.rawValue
    case (.tableViewCell, "IBUITableViewCellStyleValue2"): UITableViewCell.CellStyle.value2.rawValue
    case (.tableViewCell, "IBUITableViewCellStyleSubtitle"):
      UITableViewCell.CellStyle.subtitle.rawValue
    default: nil
    }
  }

  /// Sets the properties of every view that affect its behaviour, and the user-defined runtime attributes.
  func setInteraction(of view: UIView, _ element: Element) {
    if element.isNo("userInteractionEnabled") { view.isUserInteractionEnabled = false }
    if let control = view as? UIControl {
      if element.isNo("enabled") { control.isEnabled = false }
      if element.isYes("selected") { control.isSelected = true }
    }
    if let access = element.child("accessibility", key: "accessibilityConfiguration") {
      view.accessibilityIdentifier =
        access["identifier"] ?? access.child("accessibilityIdentifier")?.text
      if let label = access["label"] { view.accessibilityLabel = label }
    }
    loader?.setAttributes(of: view, element, self)
  }

  func configureAtRunTime(_ view: UIView, _ element: Element) {
    switch view {
    case let table as UITableView: configure(table, element)
    case let collection as UICollectionView: configure(collection, element)
    case let bar as UISearchBar:
      bar.placeholder = element["placeholder"]
      bar.text = element["text"]
    case let bar as UIToolbar:
      bar.items = loader?.barItems(element.children(of: "items"), self)
    default: break
    }
  }

  private func configure(_ table: UITableView, _ element: Element) {
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = height("rowHeight") { table.rowHeight = height }
    if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = height("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = height("sectionFooterHeight") { table.sectionFooterHeight = height }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if element.isNo("allowsSelection") { table.allowsSelection = false }
    if element.isYes("allowsMultipleSelection") { table.allowsMultipleSelection = true }
    if let header = element.child(key: "tableHeaderView") {
      table.tableHeaderView = makeView(header)
    }
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = makeView(footer)
    }
    for prototype in element.children(of: "prototypes") {
      guard let identifier = prototype["reuseIdentifier"], let loader else { continue }
      table.registerCells(identifier) {
        loader.listItem(prototype, standard: UITableViewCell.self)
      }
    }
    if element["dataMode"] == "static" {
      loader?.staticSections = element.children(of: "sections").map { section in
        var made = StaticTableSection(
          header: section.text("headerTitle"),
          footer: section.text("footerTitle")
        )
        for cell in section.children(of: "cells") {
          guard let view = makeView(cell) as? UITableViewCell else { continue }
          made.cells.append((view, cell.number("rowHeight")))
        }
        return made
      }
    }
  }

  private func configure(_ collection: UICollectionView, _ element: Element) {
    if let layout = element.child("collectionViewFlowLayout", key: "collectionViewLayout") {
      collection.collectionViewLayout = flowLayout(layout)
    }
    if element.isNo("allowsSelection") { collection.allowsSelection = false }
    if element.isYes("allowsMultipleSelection") { collection.allowsMultipleSelection = true }
    for prototype in element.children(of: "cells") {
      guard let identifier = prototype["reuseIdentifier"], let loader else { continue }
      collection.registerViews(identifier) {
        loader.listItem(prototype, standard: UICollectionViewCell.self)
      }
    }
    for prototype in element.children where prototype.name == "collectionReusableView" {
      guard let identifier = prototype["reuseIdentifier"], let loader else { continue }
      let kind =
        prototype.key == "sectionFooterView"
        ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
      collection.registerViews(UICollectionView.key(kind, identifier)) {
        loader.listItem(prototype, standard: UICollectionReusableView.self)
      }
    }
  }

  private func flowLayout(_ element: Element) -> UICollectionViewFlowLayout {
    let type = loader?.type(of: element, UICollectionViewFlowLayout.self)
    let layout = type?.init(coder: NibCoder { _ in }) ?? UICollectionViewFlowLayout()
    func size(_ key: String) -> CGSize? {
      element.child("size", key: key).map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = size("itemSize") { layout.itemSize = size }
    if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
    if element["estimatedItemSize"] == nil, size("estimatedItemSize") == nil,
      element["automaticEstimatedItemSize"] == "YES"
    {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = size("estimatedItemSize") {
      layout.estimatedItemSize = size
    }
    if let insets = element.child("inset", key: "sectionInset") {
      layout.sectionInset = insets.insets
    }
    return layout
  }

  /// Fills the content view of a cell. The labels of a standard style are those that the cell has.
  func fillCellAtRunTime(_ cell: UITableViewCell, _ element: Element) {
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    default: break
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    guard var content = element.child(key: "contentView") else { return }
    for part in content.children(of: "subviews") {
      guard let id = part.id else { continue }
      let own: UIView? =
        switch id {
        case element["textLabel"]: cell.textLabel
        case element["detailTextLabel"]: cell.detailTextLabel
        case element["imageView"]: cell.imageView
        default: nil
        }
      guard let own else { continue }
      configure(own, as: own is UILabel ? .label : .imageView, part)
      loader?.register(own, part)
      for index in content.children.indices where content.children[index].name == "subviews" {
        content.children[index].children.removeAll { $0.id == id }
      }
    }
    var rest = element
    rest.children.removeAll { $0.key == "contentView" }
    rest.children.append(content)
    fillContent(cell.contentView, rest) {
      margins.apply(toContent: $0, of: element, cellWidth: cell.frame.width)
    }
  }

  /// The image of the app's resources; nil if there are none.
  func imageAtRunTime(_ name: String, _ element: Element) -> UIImage? {
    let reference = element.child("imageReference", key: "image")
    if element["catalog"] == "system" || reference?["catalog"] == "system" {
      return UIImage(systemName: name)
    }
    return UIImage(named: name)
  }
}
