/// The views beside the content of a cell, at its leading and at its trailing edge.
final class CellEdges {
  /// A view, and the width in points that it takes; nil for that of its bounds.
  struct Item {
    let view: UIView
    var width: CGFloat?

    var length: CGFloat { width ?? view.bounds.width }
  }

  /// The views before the content, in reading order.
  var leading: [Item] = []
  /// The views after the content, in reading order.
  var trailing: [Item] = []
  /// The free room before the first view, in points.
  var indentation: CGFloat = 0
  private var shown: [UIView] = []

  /// The widths in points that the content leaves free.
  var room: (leading: CGFloat, trailing: CGFloat) {
    (indentation + Self.length(leading), Self.length(trailing))
  }

  private static func length(_ items: [Item]) -> CGFloat {
    if items.isEmpty { return 0 }
    return items.reduce(margin) { $0 + $1.length } + gap * CGFloat(items.count - 1)
  }

  /// Shows the views in a cell of a size, and returns the rectangle of the content between them.
  func place(in cell: UIView, _ size: CGSize) -> CGRect {
    let views = (leading + trailing).map(\.view)
    for view in shown where view.superview === cell && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where !shown.contains(where: { $0 === view }) { cell.addSubview(view) }
    shown = views
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ item: Item, _ start: CGFloat) {
      let own = item.view.bounds.size
      let middle = start + item.length / 2
      let frame = CGRect(
        x: (isMirrored ? size.width - middle : middle) - own.width / 2,
        y: (size.height - own.height) / 2,
        width: own.width,
        height: own.height
      )
      if item.view.frame != frame { item.view.frame = frame }
    }
    var start = indentation + Self.margin
    for item in leading {
      put(item, start)
      start += item.length + Self.gap
    }
    let room = room
    let width = max(0, size.width - room.leading - room.trailing)
    start = room.leading + width
    for item in trailing {
      put(item, start)
      start += item.length + Self.gap
    }
    let x = isMirrored ? size.width - room.leading - width : room.leading
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  /// The distance of the outermost views from the edges of the cell, in points.
  private static let margin: CGFloat = 16
  /// The distance between two views in points.
  private static let gap: CGFloat = 8
}

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
