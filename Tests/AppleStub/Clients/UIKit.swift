import Plumb

// Sources as an app has them, in which nothing says that they are checked elsewhere.

final class ProfileViewController: UIViewController {
  private let avatar = UIImageView()
  private let name = UILabel()
  private let stack = UIStackView()
  private let column = UILayoutGuide()
  private var gap: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for child in [avatar, name, stack] { view.addSubview(child) }
    view.addLayoutGuide(column)
    avatar.snp.setLabel("avatar")
    avatar.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.leading.equalToSuperview { $0.layoutMarginsGuide }
      make.size.equalTo(CGSize(width: 48, height: 48)).labeled("avatar size")
    }
    name.snp.contentHuggingHorizontalPriority = 251
    name.snp.makeConstraints { make in
      gap = make.leading.equalTo(avatar.snp.trailing).offset(8).constraint
      make.trailing.lessThanOrEqualTo(view.snp.trailingMargin).priority(.high)
      make.firstBaseline.equalTo(avatar.snp.bottom).priority(UILayoutPriority.defaultHigh)
    }
    column.snp.makeConstraints { make in
      make.width.equalToSuperview().multipliedBy(0.5).priority(.high.advanced(by: 1))
      make.directionalEdges.equalTo(view.snp.directionalMargins).inset(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      )
    }
    stack.snp.makeConstraints { make in
      make.top.equalTo(name.snp.bottom).spacing(12)
      make.horizontalEdges.equalToSuperview().inset(
        UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
      )
    }
  }

  override func updateViewConstraints() {
    avatar.snp.updateConstraints { $0.size.equalTo(64) }
    avatar.snp.updateConstraints(.strict) { $0.size.equalTo(64) }
    name.snp.remakeConstraints { $0.edges.equalToSuperview() }
    gap?.update(offset: 12).update(priority: .low).update(inset: UIEdgeInsets.zero)
    gap?.isActive.toggle()
    super.updateViewConstraints()
  }

  func relate(to support: any UILayoutSupport) {
    stack.snp.prepareConstraints { $0.bottom.equalTo(support.snp.top) }.forEach { $0.activate() }
    stack.snp.removeConstraints()
  }
}

final class MessageCell: UITableViewCell {
  private let message = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(message)
    message.numberOfLines = 0
    message.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }
  }

  required init?(coder: NSCoder) { fatalError("no archive") }
}

final class Bar: UIView {
  private let fill = UIView()
  private var made: [Constraint] = []

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    fill.snp.remakeConstraints { make in
      make.leading.verticalEdges.equalToSuperview()
      make.width.equalToSuperview().dividedBy(3)
    }
    made = fill.snp.prepareConstraints { $0.center.equalTo(self) }
    super.updateConstraints()
  }
}

final class Toolbar: UIView {
  private let buttons = [UIView(), UIView(), UILabel()]
  private var row: ConstraintDistribution?
  private var frameOfFirst: ConstraintGroup?

  func arrange() {
    let row = buttons.snp.distribute(along: .horizontal, length: 44, gaps: .around)
    row.start?.update(offset: 8)
    self.row = row
    buttons.snp.align(.centerY)
    buttons.snp.equalHeights()
    buttons.snp.updateConstraints { make, index, previous in
      make.top.greaterThanOrEqualTo([previous?.snp.top ?? snp.top, safeAreaLayoutGuide])
      make.height.within(20...44)
      make.width.equalTo((10 * index)%).priority(.low)
    }
    frameOfFirst = buttons[0].snp.remakeConstraints { make in
      make.edges(excluding: .bottom).equalToSafeArea()
      make.aspectRatio(16.0 / 9)
      make.width.lessThanOrEqualToSelf(\.height).multipliedBy(150%)
      make.bottom.equalTo(snp.safeArea.bottom).systemSpacing(2)
    }
    Constraint.transaction {
      buttons[1].snp.remakeConstraints { $0.edges.equalToSuperview() }
      frameOfFirst?.top?.update(offset: 4)
      buttons[2].snp.constraint(labeled: "x")?.deactivate()
    }
    if frameOfFirst?.isActive == true {
      return buttons[0].snp.makeConstraints { $0.size.equalTo(4) }
    }
    for constraint in buttons.snp.constraints { constraint.update(priority: .high) }
  }
}

// What is declared to belong to no actor asks for descriptions, too.
func describe(_ constraint: LayoutConstraint) -> String { constraint.description }

final class VisualRow: UIView {
  private let icon = UIView()
  private let gap = UILayoutGuide()
  private let title = UIView()

  func arrange() {
    let row = snp.visual(
      "H:|-[icon(24)][gap][title]-m-|",
      ["icon": icon, "gap": gap, "title": title],
      options: .alignAllCenterY,
      metrics: ["m": 16]
    )
    row.width?.update(offset: 32)
    snp.visual("V:|[title]|", ["title": title])
  }
}
