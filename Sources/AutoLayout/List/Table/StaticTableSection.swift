/// A section of a table whose rows are in a storyboard.
package struct StaticTableSection {
  /// The title above the rows.
  package var header: String?
  /// The title below the rows.
  package var footer: String?
  /// The rows, each with its height in points if the storyboard sets one.
  package var cells: [(cell: UITableViewCell, height: CGFloat?)] = []

  package init(header: String?, footer: String?) { (self.header, self.footer) = (header, footer) }

  func cell(_ row: Int) -> UITableViewCell? { cells.indices.contains(row) ? cells[row].cell : nil }
  func height(_ row: Int) -> CGFloat? { cells.indices.contains(row) ? cells[row].height : nil }
}
