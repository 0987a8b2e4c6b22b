/// A view with wheels for choosing a value. The runtime provides its size and its
/// selection, but no wheels. (Rules
/// 3.07, 3.09.)
open class UIPickerView: UIView {
  /// Whether the middle row is marked. Stored without an effect here: it always is.
  open var showsSelectionIndicator = true
  /// The object that provides the numbers of columns and rows. It is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { counts = nil } }
  }
  /// The object that provides the content of the rows. It is not retained.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// The number of rows of each column; nil until the data source is asked.
  private var counts: [Int]?
  /// The selected row of each column.
  private var rows: [Int] = []

  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let columns = max(0, dataSource.numberOfComponents(in: self))
    let counts = (0..<columns).map { rowCount(ofColumn: $0) }
    self.counts = counts
    rows = counts.indices.map { row($0 < rows.count ? rows[$0] : 0, in: counts[$0]) }
    return counts
  }

  private func rowCount(ofColumn column: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: column) ?? 0)
  }

  /// The nearest row that exists; -1 if there is none.
  private func row(_ row: Int, in count: Int) -> Int { min(max(0, row), count - 1) }

  /// The number of columns.
  open var numberOfComponents: Int { knownCounts.count }

  /// Returns the number of rows of a column; 0 for a column that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    knownCounts.indices.contains(component) ? knownCounts[component] : 0
  }

  /// Returns the selected row of a column; -1 for a column without rows or that does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    knownCounts.indices.contains(component) ? rows[component] : -1
  }

  /// Selects the row of a column at once, whether animated or not, without notifying the delegate.
  /// The nearest row that exists is selected; a column that does not exist is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let counts = knownCounts
    guard counts.indices.contains(component) else { return }
    rows[component] = self.row(row, in: counts[component])
  }

  /// Asks the data source again for all columns.
  open func reloadAllComponents() { counts = nil }

  /// Asks the data source again for a column. A column that does not exist is ignored.
  open func reloadComponent(_ component: Int) {
    let known = knownCounts
    guard known.indices.contains(component) else { return }
    let count = rowCount(ofColumn: component)
    counts?[component] = count
    rows[component] = row(rows[component], in: count)
  }

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("dataSource") { (object: UIPickerView, value) in object.dataSource = value },
      Outlet("delegate") { (object: UIPickerView, value) in object.delegate = value }
    )
  }

  /// Creates a picker with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// Creates a picker; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// The fixed size of pickers, in points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.pickerSize }

  /// The fixed size of pickers, in points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.pickerSize }
}

/// An object that provides the numbers of columns and rows of a picker.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that provides the content of a picker's rows. The runtime shows no rows and calls none
/// of these methods, which all have default implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a column in points; 0 for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a column's rows in points; 0 for the default height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row. By default a label with the title.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after the user selected a row, but not after the app did.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Returns 0.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
