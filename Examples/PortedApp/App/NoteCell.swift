import UIKit

@IBDesignable
class NoteCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var bodyLabel: UILabel!
  @IBOutlet private var pinViews: [UIView]!
  @IBInspectable var pinColor: UIColor = .systemGray

  override func awakeFromNib() {
    super.awakeFromNib()
    pinViews.forEach { $0.backgroundColor = pinColor }
  }

  func show(_ note: Note) {
    titleLabel.text = note.title
    bodyLabel.text = note.text
    pinViews.forEach { $0.isHidden = !note.isPinned }
  }
}

extension NoteCell {
  override func applyTheme() {
    super.applyTheme()
    titleLabel.textColor = .systemIndigo
  }
}
