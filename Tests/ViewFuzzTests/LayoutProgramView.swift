@testable import AutoLayout
import Foundation
import Plumb

/// The kinds of the views of a program, by number. Only wide programs have more than ten views.
enum LayoutProgramView {
  case plain, label, button, stack, scroll, image, window, controlled, table, updating

  init(number: Int) {
    let kinds: [Self] = [
      .plain, .plain, .plain, .plain, .label, .plain, .stack, .scroll, .button, .scroll, .image,
      .window, .controlled, .table, .updating,
    ]
    self = kinds[number % kinds.count]
  }

  var source: String {
    switch self {
    case .plain: "UIView()"
    case .label: "UILabel()"
    case .button: "UIButton(type: .system)"
    case .stack: "UIStackView()"
    case .scroll: "UIScrollView()"
    case .image: "UIImageView()"
    case .window: "UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))"
    case .controlled: "ControlledView.make()"
    case .table: "RowTable()"
    case .updating: "UpdatingView()"
    }
  }

  func make() -> UIView {
    switch self {
    case .plain: UIView()
    case .label: UILabel()
    case .button: UIButton(type: .system)
    case .stack: UIStackView()
    case .scroll: UIScrollView()
    case .image: UIImageView()
    case .window: UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    case .controlled: ControlledView.make()
    case .table: RowTable()
    case .updating: UpdatingView()
    }
  }
}

/// A view that retains its controller.
final class ControlledView: UIView {
  private final class Controller: UIViewController {
    override func loadView() { view = ControlledView() }
  }

  private(set) var kept: UIViewController?

  static func make() -> ControlledView {
    let controller = Controller()
    guard let view = controller.view as? ControlledView else { return ControlledView() }
    view.kept = controller
    return view
  }

  /// Ends the cycle of view and controller.
  func release() { kept = nil }
}

/// A view that changes a constraint of its own in `updateConstraints`, and that asks for a layout of the whole tree inside its own.
final class UpdatingView: UIView {
  var wanted: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }
  var reenters = false
  private(set) var width: NSLayoutConstraint?

  override func updateConstraints() {
    if width == nil && wanted > 0 {
      width = widthAnchor.constraint(equalToConstant: wanted)
      width?.priority = UILayoutPriority(600)
      width?.isActive = true
    }
    width?.constant = wanted
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if reenters { root.layoutIfNeeded() }
  }
}

/// A table of texts, whose rows are as high as their texts.
final class RowTable: UITableView {
  final class Source: NSObject, UITableViewDataSource {
    var rows: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      let label: UILabel
      if let made = cell.contentView.subviews.first as? UILabel {
        label = made
      } else {
        label = UILabel()
        label.numberOfLines = 0
        cell.contentView.addSubview(label)
        label.snp.makeConstraints { $0.edges.equalTo(cell.contentView.layoutMarginsGuide) }
      }
      label.text = rows[path.row]
      return cell
    }
  }

  private let source = Source()

  convenience init() { self.init(frame: .zero, style: .plain) }

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = source
  }

  required init?(coder: NSCoder) { nil }

  var rows: [String] {
    get { source.rows }
    set { source.rows = newValue }
  }

  func insertRow(_ text: String, at index: Int) {
    let index = min(index, rows.count)
    rows.insert(text, at: index)
    insertRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  func deleteRow(at index: Int) {
    if !rows.indices.contains(index) { return }
    rows.remove(at: index)
    deleteRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }
}
