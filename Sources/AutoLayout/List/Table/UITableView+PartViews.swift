/// The creation, measurement and reuse of the views of a table's parts.
extension UITableView {
  /// Returns the measured view of a part; nil for a header or footer that does not exist.
  func makeView(_ index: Int) -> UIView? {
    let kind = parts.kind(at: index)
    switch kind {
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      loose.removeAll { $0 === cell }
      if cell.superview !== self {
        insertSubview(cell, at: 0)
        // The cell was created outside of the table, and takes on the table's traits now.
        cell.adjustFontsInside()
      }
      cell.takeBackground(of: style)
      cell.setSelected(selection.contains(path), animated: false)
      if isEditing || cell.isEditing { updateEditing(of: cell, path, false) }
      updateIndentation(of: cell, path)
      cell.updateConfigurationIfNeeded()
      measure(cell, index)
      return cell
    case .header, .footer:
      let height = wantedHeight(kind)
      guard height != 0, let view = edgeView(kind) else {
        // In a plain table the heights of the properties are those of views that exist.
        let isOfTable = style == .plain && height == ownHeight(kind)
        let room = height > 0 && !isOfTable ? height : 0
        storedParts?.heights[index] = Double(room + padding(kind, room))
        storedParts?.isMeasured[index] = true
        return nil
      }
      if view.superview !== self { addSubview(view) }
      measure(view, index)
      return view
    }
  }

  /// The height that the table itself gives to the headers or footers.
  private func ownHeight(_ kind: TableParts.Kind) -> CGFloat {
    if case .header = kind { sectionHeaderHeight } else { sectionFooterHeight }
  }

  /// The identifier of headers and footers with a title of the data source. It differs from any that an app would use.
  private static let titleIdentifier = "UITableView-title"

  /// Returns the delegate's header or footer, or a view with the data source's title.
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
    let identifier = Self.titleIdentifier
    if headersAndFooters.maker(for: identifier) == nil {
      headersAndFooters.register(
        { UITableViewHeaderFooterView(reuseIdentifier: identifier) },
        for: identifier
      )
    }
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    view?.textLabel?.text = title
    view?.textLabel?.numberOfLines = 0
    let isPlainHeader = if case .header = kind { style == .plain } else { false }
    view?.textLabel?.font = .systemFont(ofSize: 13, weight: isPlainHeader ? .semibold : .regular)
    if style == .plain { view?.backgroundColor = .systemBackground }
    return view
  }

  /// Measures a view that is about to be shown, and stores the height of its part.
  func measure(_ view: UIView, _ index: Int) {
    let kind = parts.kind(at: index)
    var height = wantedHeight(kind)
    let hasOwnHeight = height >= 0
    if !hasOwnHeight || mayOutgrow(height, view, kind) {
      let width = frame(ofPart: index).width
      let fitting =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      height = hasOwnHeight ? max(height, fitting) : fitting
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
    height = height.isFinite ? max(0, height) : 0
    storedParts?.heights[index] = Double(height + padding(kind, height))
    storedParts?.isMeasured[index] = true
  }

  /// Returns whether a header or footer is as tall as its text if that is taller than the table's `sectionHeaderHeight` or
  /// `sectionFooterHeight`: in a grouped table that of a title. Interface Builder sets 18 points there, and its files store the room of the
  /// whole title.
  private func mayOutgrow(_ height: CGFloat, _ view: UIView, _ kind: TableParts.Kind) -> Bool {
    style != .plain && height == ownHeight(kind)
      && (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.titleIdentifier
  }

  /// The free room above a header of a height, in points.
  func padding(_ kind: TableParts.Kind, _ height: CGFloat) -> CGFloat {
    if case .header = kind, height > 0 { max(0, sectionHeaderTopPadding) } else { 0 }
  }

  /// Puts a view into the pool for reuse if it has an identifier.
  func recycle(_ view: UIView, _ index: Int, wasShown: Bool) {
    switch view {
    case let cell as UITableViewCell:
      if wasShown, let storedParts, index < storedParts.count,
        case .row(let path) = storedParts.kind(at: index)
      {
        listDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      cells.put(cell, cell.reuseIdentifier)
    case let view as UITableViewHeaderFooterView:
      tellEnd(of: view, index, wasShown)
      headersAndFooters.put(view, view.reuseIdentifier)
    default:
      tellEnd(of: view, index, wasShown)
      view.removeFromSuperview()
    }
  }

  /// Tells the delegate that a header or footer is no longer shown.
  private func tellEnd(of view: UIView, _ index: Int, _ wasShown: Bool) {
    guard wasShown, let storedParts, index < storedParts.count else { return }
    switch storedParts.kind(at: index) {
    case .row: break
    case .header(let section):
      listDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      listDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func recycleAll() {
    for (index, view) in shown { recycle(view, index, wasShown: true) }
    shown = []
  }

  /// Rounds the outer corners of a section's first and last row, with the cell's own radius if it has one. Below the last row there is no
  /// line.
  func round(_ cell: UITableViewCell, at path: IndexPath) {
    let (isFirst, isLast) = (path.row == 0, path.row == parts.rowCounts[path.section] - 1)
    if cell.layer.cornerRadius == 0 { cell.layer.cornerRadius = Self.cornerRadius }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.masksToBounds = true
    cell.separator?.isHidden = isLast
  }

  /// The radius of the corners of an inset section in points, in iOS 13 to 18.
  private static let cornerRadius: CGFloat = 10

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
    let inset = cell.ownSeparatorInset ?? separatorInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? inset.right : inset.left,
      y: cell.bounds.height - thickness,
      width: max(0, cell.bounds.width - inset.left - inset.right),
      height: thickness
    )
    if line.frame != frame { line.frame = frame }
  }
}
