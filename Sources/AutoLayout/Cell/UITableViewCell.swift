/// A row of a list, whose content fills it. There are no lists yet: a cell is laid out where it is put, and
/// ``UIView/systemLayoutSizeFitting(_:)`` says how high it would like to be.
open class UITableViewCell: UIView {
  /// Which labels a cell has by itself: none here, whatever is said.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public let contentView = UIView()
  open private(set) var reuseIdentifier: String?
  /// No effect here.
  open var isSelected = false
  /// No effect here.
  open var isHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Called by a list before a cell is used again. There is none here.
  open func prepareForReuse() {}
}
