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
  /// Whether the views before the content lie over it, so that it takes their width too.
  var covers = false
  private var shown: [UIView] = []

  /// The widths in points that the content leaves free.
  var room: (leading: CGFloat, trailing: CGFloat) {
    (indentation + (covers ? 0 : Self.length(leading)), Self.length(trailing))
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
