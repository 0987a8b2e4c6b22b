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
  /// The mark in editing mode.
  var editingType = UITableViewCell.AccessoryType.none {
    didSet {
      if editingType == oldValue { return }
      editingMark = Self.mark(of: editingType)
      show()
    }
  }
  /// The app's view in editing mode. It comes before the mark of the type.
  var editingView: UIView? { didSet { show() } }
  private var editingMark: UIView?

  private var editing = CellEditing()
  private var control: UIView?
  private lazy var reorderControl = Self.symbol("line.3.horizontal", .tertiaryLabel)

  /// Shows the controls of editing mode.
  func show(_ new: CellEditing) {
    if new.symbol?.name != editing.symbol?.name {
      control = new.symbol.map { Self.symbol($0.name, $0.color) }
    }
    editing = new
    show()
  }

  private func show() {
    let view = editing.isOn ? editingView ?? editingMark : view ?? mark
    var items = view.map { [CellEdges.Item(view: $0)] } ?? []
    if editing.isOn && editing.moves && editing.showsReorderControl {
      items.append(CellEdges.Item(view: reorderControl))
    }
    edges.trailing = items
    edges.leading =
      (editing.symbol == nil ? nil : control).map {
        [CellEdges.Item(view: $0, width: CellEditing.widthOfControl)]
      } ?? []
    edges.covers = !editing.indents
  }

  private static func symbol(_ name: String, _ color: UIColor) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    view.sizeToFit()
    return view
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

/// What a table cell shows in editing mode.
struct CellEditing {
  var isOn = false
  /// The change of the row that the user can make.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the control selects the row, instead of changing it.
  var selects = false
  /// Whether the row can be moved.
  var moves = false
  /// Whether the content makes room for the control.
  var indents = true
  var showsReorderControl = false

  /// The width of the control in points. UIKit does not document it.
  static let widthOfControl: CGFloat = 22

  /// Whether a control is shown, or may be.
  var hasControls: Bool { isOn || style != .none || moves }

  /// The symbol of the control before the content; nil for none.
  var symbol: (name: String, color: UIColor)? {
    if !isOn { return nil }
    if selects { return ("circle", .tertiaryLabel) }
    return switch style {
    case .none: nil
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    }
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
