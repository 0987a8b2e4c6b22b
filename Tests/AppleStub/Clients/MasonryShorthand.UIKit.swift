import MasonryShorthand

// A source as an app has it, in which nothing says that it is checked elsewhere.

final class RowView: UIView {
  private let icon = UIView()
  private let title = UIView()

  func build() {
    addSubview(icon)
    addSubview(title)
    icon.makeConstraints { make in
      make.left.top.equalTo(safeAreaLayoutGuideLeft).offset(8)
      make.size.equalTo(24)
    }
    [title].makeConstraints { $0.left.equalTo(icon.right).offset(8) }
    icon.updateConstraints { $0.left.equalTo(safeAreaLayoutGuideLeft).offset(16) }
    title.remakeConstraints { $0.centerY.equalTo(icon.attribute(.centerY)) }
  }
}
