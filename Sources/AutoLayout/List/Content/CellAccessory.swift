/// The view at the end of a table cell: the app's, or the mark of a type.
final class CellAccessory {
  /// The view beside the content.
  let edges = CellEdges()
  var type = UITableViewCell.AccessoryType.none {
    didSet {
      if type == oldValue { return }
      mark = Self.mark(of: type)
      show()
    }
  }
  /// The app's view. It comes before the mark of the type.
  var view: UIView? { didSet { show() } }
  private var mark: UIView?

  private func show() {
    edges.trailing = (view ?? mark).map { [CellEdges.Item(view: $0)] } ?? []
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
