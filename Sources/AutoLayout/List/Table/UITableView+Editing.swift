/// The editing mode of a table.
extension UITableView {
  /// Whether a touch selects a row at present.
  var selectsTouchedRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected at present.
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Updates the controls of the visible cells. Their content has another width then, so that all
  /// heights become estimates.
  func updateEditing(animated: Bool = false) {
    for (index, view) in shown {
      if let cell = view as? UITableViewCell, let path = path(at: index) {
        updateEditing(of: cell, path, animated)
      }
    }
    unmeasure()
    askForLayout()
  }

  /// Tells a cell which controls it shows in editing mode.
  func updateEditing(of cell: UITableViewCell, _ path: IndexPath, _ animated: Bool) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
    let canMove = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
    let style =
      canEdit ? listDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    let indents = listDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.takeEditing(
      style,
      selects: canEdit && allowsMultipleSelectionDuringEditing,
      indents: indents && canEdit,
      moves: canMove
    )
    if cell.isEditing != (canEdit || canMove) {
      cell.setEditing(canEdit || canMove, animated: animated)
    }
  }

  /// Gives a cell the level that the delegate returns for its row.
  func updateIndentation(of cell: UITableViewCell, _ path: IndexPath) {
    let level = listDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    // A delegate without the method returns 0, and the cell keeps the level that the app gave it.
    if level == cell.levelOfTable { return }
    cell.levelOfTable = level
    cell.indentationLevel = level
  }
}

/// An object that loads the data of rows before they are visible. The table does not call it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called to load the data of rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when the data of rows are no longer wanted.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
