/// The view at the end of a table cell: the app's, or the mark of a type.
final class CellAccessory {
  var type = UITableViewCell.AccessoryType.none {
    didSet { if type != oldValue { mark = Self.mark(of: type) } }
  }
  /// The app's view. It comes before the mark of the type.
  var view: UIView?
  private var mark: UIView?
  private weak var shown: UIView?

  /// The width in points that the content leaves free at the end of the cell; 0 without a view.
  var room: CGFloat {
    guard let view = view ?? mark else { return 0 }
    return view.bounds.width + Self.margin
  }

  /// Shows the present view in the cell, and returns the rectangle of the content beside it.
  func place(in cell: UIView, _ size: CGSize) -> CGRect {
    let view = view ?? mark
    if shown !== view {
      if shown?.superview === cell { shown?.removeFromSuperview() }
      if let view { cell.addSubview(view) }
      shown = view
    }
    let width = max(0, size.width - room)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let view {
      let own = view.bounds.size
      let x = isMirrored ? Self.margin : width
      let frame = CGRect(
        x: x,
        y: (size.height - own.height) / 2,
        width: own.width,
        height: own.height
      )
      if view.frame != frame { view.frame = frame }
    }
    return CGRect(x: isMirrored ? size.width - width : 0, y: 0, width: width, height: size.height)
  }

  private static func mark(of type: UITableViewCell.AccessoryType) -> UIView? {
    let name: String
    switch type {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .detailDisclosureButton, .detailButton: name = "info.circle"
    case .checkmark: name = "checkmark"
    }
    let mark = UIImageView(image: UIImage(systemName: name))
    if type == .disclosureIndicator { mark.tintColor = .tertiaryLabel }
    mark.sizeToFit()
    return mark
  }

  /// The distance from the end of the cell in points.
  private static let margin: CGFloat = 16
}

/// The views behind the content of a cell, which are as large as the cell.
final class CellBackgrounds {
  var plain: UIView? { didSet { replace(oldValue, plain) } }
  /// The view of a selected cell, in front of the plain one.
  var selected: UIView? { didSet { replace(oldValue, selected) } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
  }

  /// Adds the views that the state asks for, and removes the other ones.
  func show(in cell: UIView, isSelected: Bool) {
    if !isSelected { selected?.removeFromSuperview() }
    for view in [isSelected ? selected : nil, plain] {
      guard let view, view.superview !== cell else { continue }
      view.frame = cell.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.insertSubview(view, at: view === plain || plain?.superview !== cell ? 0 : 1)
    }
  }
}
