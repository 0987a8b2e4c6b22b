/// An object that provides the heights, headers and footers of a table, and that is notified of its
/// events. All methods have default implementations.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row in points; by default the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a row in points; by default the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header in points; by default the table's
  /// `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer in points; by default the table's
  /// `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the header of a section. By default nil: the table then shows the data source's title,
  /// if there is one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the footer of a section. By default nil: the table then shows the data source's title,
  /// if there is one.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called before a cell is shown, when its height is known.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called before a header is shown, when its height is known.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )

  /// Called before a footer is shown, when its height is known.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )

  /// Called when a cell is no longer shown.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called after the user selected a row, but not after the app did.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called after the user deselected a row, but not after the app did.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns the actions of a swipe from the edge at which lines begin; by default nil.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions of a swipe from the edge at which lines end; by default nil.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the context menu of a row; by default nil.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the change that the user can make in editing mode; by default deleting.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
}

extension UITableViewDelegate {
  /// Returns the table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Returns the table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// Returns the table's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the table's `sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns nil.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns nil.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns `delete`.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
}
