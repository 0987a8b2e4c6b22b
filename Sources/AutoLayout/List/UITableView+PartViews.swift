/// The views of a table's parts: how they are made, measured and used again.
extension UITableView {
  /// The view of a part, measured; nil for a header or footer that there is none of.
  func makeView(_ index: Int) -> UIView? {
    let kind = parts.kind(at: index)
    switch kind {
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      loose.removeAll { $0 === cell }
      if cell.superview !== self {
        insertSubview(cell, at: 0)
        // Made outside of the table, whose traits it has from now on.
        cell.adjustFontsInside()
      }
      cell.isSelected = selection.contains(path)
      measure(cell, index)
      return cell
    case .header, .footer:
      let height = wantedHeight(kind)
      guard height != 0, let view = edgeView(kind) else {
        storedParts?.heights[index] = height > 0 ? Double(height) : 0
        storedParts?.isMeasured[index] = true
        return nil
      }
      if view.superview !== self { addSubview(view) }
      measure(view, index)
      return view
    }
  }

  /// The delegate's header or footer, or one with the data source's title.
  private func edgeView(_ kind: TableParts.Kind) -> UIView? {
    let title: String?
    switch kind {
    case .header(let section):
      if let view = listDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
      title = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      if let view = listDelegate?.tableView(self, viewForFooterInSection: section) { return view }
      title = dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: title = nil
    }
    guard let title else { return nil }
    // Not an identifier that an app would have.
    let identifier = "UITableView-title"
    if headersAndFooters.type(for: identifier) == nil {
      headersAndFooters.register(UITableViewHeaderFooterView.self, for: identifier)
    }
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    view?.textLabel?.text = title
    if style == .plain { view?.backgroundColor = .systemBackground }
    return view
  }

  /// Finds out how high a view wants to be that is about to be shown.
  func measure(_ view: UIView, _ index: Int) {
    let kind = parts.kind(at: index)
    var height = wantedHeight(kind)
    if height < 0 {
      let width = frame(ofPart: index).width
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      if case .row = kind, height <= 0,
        (view as? UITableViewCell)?.contentView.isConstrainedInside == true
      {
        height = UITableViewCell.standardHeight
        if !reportedClasses.contains(where: { $0 === type(of: view) }) {
          reportedClasses.append(type(of: view))
          reportOpenSize(of: view, "height", instead: height)
        }
      }
    }
    storedParts?.heights[index] = height.isFinite ? Double(max(0, height)) : 0
    storedParts?.isMeasured[index] = true
  }

  /// Keeps a view for another part, if it has an identifier.
  func recycle(_ view: UIView, _ index: Int, wasShown: Bool) {
    switch view {
    case let cell as UITableViewCell:
      if wasShown, let storedParts, index < storedParts.count,
        case .row(let path) = storedParts.kind(at: index)
      {
        listDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      cells.put(cell, cell.reuseIdentifier)
    case let view as UITableViewHeaderFooterView: headersAndFooters.put(view, view.reuseIdentifier)
    default: view.removeFromSuperview()
    }
  }

  func recycleAll() {
    for (index, view) in shown { recycle(view, index, wasShown: true) }
    shown = []
  }

  func placeSeparator(of cell: UITableViewCell) {
    guard separatorStyle == .singleLine else {
      cell.separator?.removeFromSuperview()
      cell.separator = nil
      return
    }
    let line = cell.separator ?? UIView()
    if cell.separator == nil {
      line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      cell.addSubview(line)
      cell.separator = line
    }
    line.backgroundColor = separatorColor
    let thickness = 1 / (root.environment.displayScale ?? 2)
    let inset = separatorInset
    let frame = CGRect(
      x: inset.left,
      y: cell.bounds.height - thickness,
      width: cell.bounds.width - inset.left - inset.right,
      height: thickness
    )
    if line.frame != frame { line.frame = frame }
  }
}
